export type DemoJob = { title: string; description: string; skills_required: string; createdBy: string };

/** The open jobs of the demo organization. `createdBy` is a username of demoPeople. */
export const demoJobs: readonly DemoJob[] = [
  {
    title: 'Backend Engineer, Payments',
    description:
      'Our payments group moves money for eight thousand merchants, and we need an engineer who is at home in the services behind it. You will design and build microservices in Go and Python, own their PostgreSQL schemas, and publish events over Kafka. You will run what you build on Kubernetes, with dashboards and alerts that let the team sleep. We review every change, write tests before we merge, and keep our APIs backward compatible. You mentor two younger engineers and take part in an on-call rota of one week in six. We expect 5+ years of backend development, experience with distributed systems under real load, and a degree in computer science or equivalent practice.',
    skills_required: 'Go, Python, PostgreSQL, Kafka, Kubernetes, REST APIs, CI/CD, Distributed systems',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Frontend Engineer',
    description:
      'You will build the screens that store managers use all day: orders, stock and staff rotas, on tablets with a poor connection. The work is React and TypeScript on top of a typed API client, with a design system that you help to grow. You care about accessibility as much as about speed, test with the keyboard and a screen reader, and measure bundle size before and after a change. You work closely with one designer and three backend engineers, and you present what you built every second Thursday. We ask for 3+ years of frontend development with a component framework, solid CSS, and automated tests in Vitest, Jest or Playwright. Experience with Storybook is welcome.',
    skills_required:
      'React, TypeScript, CSS, Accessibility, Design systems, Test automation, Web performance',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Site Reliability Engineer',
    description:
      'We run forty services on AWS for hospitals that cannot wait for a page to load. You will own our Kubernetes clusters, describe infrastructure as code in Terraform, and turn each incident into something that cannot happen again. You will set service level objectives with the product teams, tune Prometheus and Grafana until the alerts mean something, and rehearse disaster recovery twice a year. You script in Python or Bash and are comfortable deep in a Linux box. We expect 4+ years in DevOps or site reliability, experience with CI/CD pipelines in GitHub Actions or GitLab, and calm, written communication during an outage.',
    skills_required: 'AWS, Kubernetes, Terraform, Linux, Prometheus, CI/CD, Python, Incident response',
    createdBy: 'user1',
  },
  {
    title: 'Data Analyst',
    description:
      'The analytics team answers the questions that our category managers ask before they spend money. You will write SQL against Snowflake, model clean tables in dbt, and build dashboards in Tableau or Power BI that people really open. You will design and read A/B tests, forecast demand by region, and explain in two paragraphs what the numbers do and do not say. You check data quality before you publish, and you document each metric once. We are looking for 2+ years as an analyst, sound statistics, Python for the work that SQL cannot do, and a degree in economics, mathematics, statistics or a related field.',
    skills_required: 'SQL, Python, Tableau, Statistics, A/B testing, Data modelling, Excel',
    createdBy: 'user1',
  },
  {
    title: 'Product Designer',
    description:
      'You will design the booking product that forty thousand clinics use, from the first interview with a receptionist to the last pixel. The work spans user research, wireframes, prototypes in Figma and usability testing, and you stay with a feature after its release to see whether it helped. You maintain our design system with the frontend engineers, write interface text, and make sure that colour and contrast work for everyone. You present options with their costs and take criticism well. We expect 4+ years in product or UX design, a portfolio with the reasoning behind the work, and experience with complex, form-heavy software.',
    skills_required:
      'Figma, User research, Prototyping, Wireframing, Usability testing, Design systems, Interaction design',
    createdBy: 'user2',
  },
  {
    title: 'Human Resources Generalist',
    description:
      'As our second person in HR you look after two hundred and fifty employees at three sites. You will run onboarding and orientation, answer questions on benefits and leave, and keep personnel files and the HRIS accurate. You will support hiring managers with job descriptions and interviews, handle employee relations cases fairly, and prepare performance review rounds. You keep our handbook in line with employment law, including FMLA and EEO rules, and you run payroll together with finance twice a month. We ask for 3+ years in human resources, a bachelor’s degree in HR, business or psychology, and discretion. A SHRM or PHR certification is an advantage.',
    skills_required:
      'Employee relations, Onboarding, Benefits administration, Recruitment, HRIS, Payroll, Employment law',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Staff Accountant',
    description:
      'You will close the books of two manufacturing entities each month. That means journal entries and accruals, bank and balance sheet reconciliations, fixed asset schedules, and a variance analysis that the plant managers can act on. You will prepare financial statements under US GAAP, file sales tax returns, and be the contact for our external auditors. You will also review accounts payable postings and help to move us from spreadsheets to NetSuite. We need a bachelor’s degree in accounting, 2+ years of general ledger experience, advanced Excel, and the patience to find the last four dollars. Progress towards the CPA is welcome, and we pay for the exams.',
    skills_required:
      'General ledger, Month-end close, Account reconciliation, GAAP, Journal entries, Excel, Financial statements',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Registered Nurse, Medical-Surgical',
    description:
      'Our 32-bed medical-surgical unit cares for adults before and after surgery. You will assess patients, administer medication and IV therapy, look after wounds and drains, and notice the small change that matters. You write care plans with the physicians, chart in the electronic health record at the bedside, teach patients and families before discharge, and guide nursing assistants on your shift. Infection control is part of every task. You hold a current RN license and BLS certification, ACLS within six months of starting, and have at least one year of acute care experience. Shifts are twelve hours, three a week, with every third weekend.',
    skills_required:
      'RN license, Patient assessment, Medication administration, IV therapy, Wound care, Electronic health records, BLS, ACLS',
    createdBy: 'user2',
  },
  {
    title: 'Account Executive, Mid-Market',
    description:
      'You will sell our logistics software to companies of two hundred to two thousand people, from the first cold call to the signed contract. You will build your own pipeline in Salesforce, run product demonstrations for operations directors, and negotiate terms with procurement. Your quota is 900,000 dollars of new annual revenue, and your forecast should be right within ten percent. Marketing brings a third of your leads; prospecting brings the rest. You travel to customers about five days a month. We expect 3+ years of closing B2B software deals, a record of meeting quota, and clear writing.',
    skills_required:
      'B2B sales, Prospecting, Salesforce, Product demonstrations, Negotiation, Pipeline management, Sales forecasting',
    createdBy: 'admin',
  },
  {
    title: 'Sous Chef',
    description:
      'Our restaurant serves ninety covers a night from a menu that changes with the market. As sous chef you run the line when the head chef is away, expedite service, and train the cooks on every station. You will write recipes and prep lists, order from farmers and fishmongers, and hold food cost under thirty percent. You keep the kitchen to HACCP standards, rotate stock, and leave it clean every night. We look for 3+ years in a fine dining kitchen, sure knife skills, experience with butchery or fish, and a ServSafe certificate. You lead without shouting and you taste everything.',
    skills_required:
      'Line cooking, Menu development, Food safety, Food cost control, Butchery, Kitchen management, Training cooks',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Construction Project Manager',
    description:
      'You will take schools and clinics of five to twenty million dollars from bid to handover. You will estimate cost, write the schedule in Primavera P6 or MS Project, buy out subcontractors, and manage change orders, RFIs and submittals. You walk the site every week with the superintendent, watch safety and quality, and report progress and cash flow to the owner. You read structural and electrical drawings, know building codes and permits, and settle disputes before they reach a lawyer. We expect 5+ years of commercial construction, a degree in construction management or civil engineering, and OSHA 30. PMP is a plus.',
    skills_required:
      'Construction management, Cost estimating, Project scheduling, Subcontractor management, Building codes, OSHA 30, Procore',
    createdBy: 'morgan.reyes',
  },
  {
    title: 'Middle School Science Teacher',
    description:
      'You will teach life and physical science to grades six to eight in classes of twenty-four. You will plan lessons around experiments, write assessments that show what each student understood, and adapt your teaching for English learners and students with an IEP. You keep laboratory rules, keep parents informed, and meet weekly with your grade team to plan the curriculum against the state standards. Many of our teachers lead a club; ours for robotics needs a new adult. We require a state teaching license, a bachelor’s degree in a science or in education, and experience with classroom management in a public or charter school.',
    skills_required:
      'Teaching license, Lesson planning, Classroom management, Curriculum development, Student assessment, Differentiated instruction, Science laboratory',
    createdBy: 'admin',
  },
];
