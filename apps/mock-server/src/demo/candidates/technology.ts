import type { DemoCandidate } from '../demoCandidate.ts';

/** Engineers, analysts and designers among the demo candidates. */
export const technologyCandidates: readonly DemoCandidate[] = [
  {
    name: 'Priya Raghunathan',
    email: 'priya.raghunathan@example.com',
    phone: '+1 206 555 0114',
    notes:
      'Spoke for forty minutes about ledger consistency and was precise throughout. Can start in six weeks.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Backend engineer, payments',
      location: 'Seattle, WA',
      summary:
        'Backend engineer with 8 years of experience in payment and billing systems. I like services whose failure modes are known before they happen, and teams that write things down.',
      experience: [
        {
          title: 'Senior Software Engineer',
          place: 'Fernhill Payments, Seattle',
          period: 'March 2021 - Present',
          points: [
            'Designed and built microservices in Go that settle 1.2 million card transactions a day, with PostgreSQL schemas that keep every posting balanced.',
            'Moved settlement events from nightly files to Kafka, which cut the delay for merchants from 26 hours to 4 minutes.',
            'Run eleven services on Kubernetes and share an on-call rota of seven; pages at night fell from nine to one a month after we rewrote the alerts.',
            'Mentor three engineers and lead the review of every change to the public REST API.',
          ],
        },
        {
          title: 'Software Engineer',
          place: 'Kestrel Billing, Portland',
          period: 'June 2017 - February 2021',
          points: [
            'Wrote the invoicing engine in Python and moved it from one database to sharded PostgreSQL without an outage.',
            'Introduced contract tests and a CI/CD pipeline in GitLab that deploys twenty times a day.',
            'Found and fixed a rounding fault that had cost customers 41,000 dollars over two years.',
          ],
        },
      ],
      education: ['B.Sc. Computer Science, Cascade State University, 2017'],
      skills: [
        'Go',
        'Python',
        'PostgreSQL',
        'Kafka',
        'Kubernetes',
        'gRPC',
        'REST APIs',
        'Terraform',
        'CI/CD',
      ],
      additional: [
        'Speaker at the Puget Sound Go meetup on idempotent payments, 2024. Languages: English, Tamil.',
      ],
    },
  },
  {
    name: 'Mateus Oliveira Prado',
    email: 'mateus.prado@example.org',
    phone: '+351 21 555 0177',
    notes:
      'Strong on Java, has read Go but not shipped it. Wants to stay hands-on and asks for four days a week.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Java backend developer',
      location: 'Lisbon, Portugal',
      summary:
        'Backend developer with 6 years in insurance and travel software. Comfortable in large Java code bases, careful with data migrations, and used to working with business analysts every day.',
      experience: [
        {
          title: 'Backend Developer',
          place: 'Marinha Seguros, Lisbon',
          period: 'September 2020 - Present',
          points: [
            'Develop the policy service in Java and Spring Boot, with Oracle for the old contracts and PostgreSQL for the new ones.',
            'Split a monolith of 600,000 lines into nine services that exchange events over RabbitMQ.',
            'Wrote integration tests with Testcontainers, so that a release no longer needs a manual test week.',
            'Tuned the slowest forty queries; the renewal batch now takes 50 minutes instead of seven hours.',
          ],
        },
        {
          title: 'Java Developer',
          place: 'Rota Sul Travel, Porto',
          period: 'July 2018 - August 2020',
          points: [
            'Built REST APIs for hotel availability that answered 900 requests a second in summer.',
            'Maintained the Jenkins pipelines and the Docker images of the booking team.',
          ],
        },
      ],
      education: ['Licenciatura (Bachelor) in Informatics Engineering, Instituto Atlântico, 2018'],
      skills: [
        'Java',
        'Spring Boot',
        'PostgreSQL',
        'Oracle Database',
        'RabbitMQ',
        'Docker',
        'Jenkins',
        'JUnit',
        'REST APIs',
      ],
      additional: [
        'Languages: Portuguese, English and Spanish. Volunteer teacher of programming at a public library on Saturday mornings since 2022.',
      ],
    },
  },
  {
    name: 'Wen-Li Haverkamp',
    email: 'wenli.haverkamp@example.net',
    phone: '+31 20 555 0139',
    notes:
      'Came through a referral by the platform team. Distributed systems background is deep; little mentoring so far.',
    createdBy: 'user1',
    resume: {
      headline: 'Distributed systems engineer',
      location: 'Utrecht, Netherlands',
      summary:
        'Engineer with 7 years of experience in storage and messaging. I have spent most of that time on correctness: replication, retries, idempotency, and the tests that show they hold.',
      experience: [
        {
          title: 'Software Engineer, Storage',
          place: 'Polder Cloud, Amsterdam',
          period: 'January 2020 - Present',
          points: [
            'Own the write path of an object store in Rust and Go that holds 14 petabytes for 300 customers.',
            'Built a fault injection harness that drops packets and kills nodes; it found eleven data loss bugs before release.',
            'Replaced a home-made queue with Kafka and documented the delivery guarantees of each topic.',
            'Run the service on Kubernetes in three regions, with Prometheus alerts tied to service level objectives.',
          ],
        },
        {
          title: 'Backend Engineer',
          place: 'Lantern Maps, Rotterdam',
          period: 'August 2017 - December 2019',
          points: [
            'Developed routing APIs in Go backed by PostgreSQL with PostGIS.',
            'Cut the 99th percentile latency from 800 to 120 milliseconds through caching in Redis and query optimization.',
          ],
        },
      ],
      education: ['M.Sc. Computer Science, Nordmark University of Technology, 2017'],
      skills: [
        'Go',
        'Rust',
        'Distributed systems',
        'Kafka',
        'PostgreSQL',
        'Redis',
        'Kubernetes',
        'Prometheus',
        'Linux',
      ],
      additional: [
        'Maintainer of a small open source library for retries with back-off. Languages: Dutch, English, Mandarin. Looks for a team that writes design documents before code.',
      ],
    },
  },
  {
    name: 'Deshawn Pruitt',
    email: 'deshawn.pruitt@example.com',
    phone: '+1 404 555 0162',
    notes:
      'Bootcamp graduate with two good years behind him. Too junior for the senior role, keep for next spring.',
    createdBy: 'user1',
    resume: {
      headline: 'Junior backend developer',
      location: 'Atlanta, GA',
      summary:
        'Developer with 2 years of experience in Node.js after nine years as a warehouse shift lead. I learn by reading production code, and I ask early when something is unclear.',
      experience: [
        {
          title: 'Backend Developer',
          place: 'Peachgrove Freight, Atlanta',
          period: 'May 2024 - Present',
          points: [
            'Build REST endpoints in Node.js and TypeScript for a shipment tracking portal with 3,000 daily users.',
            'Wrote the MySQL migrations that merged two customer tables without losing a record.',
            'Added Jest tests to the billing module, from 12 to 71 percent coverage.',
            'Answer tickets from the support team and fix about four bugs a week.',
          ],
        },
        {
          title: 'Warehouse Shift Lead',
          place: 'Peachgrove Freight, Atlanta',
          period: 'April 2015 - April 2024',
          points: [
            'Led a shift of fourteen people in shipping and receiving, and planned the loading of thirty trucks a night.',
            'Taught myself SQL to build the inventory report that the site still uses.',
          ],
        },
      ],
      education: [
        'Certificate in Web Development, Southline Code School, 2024',
        'High school diploma, Decatur, 2014',
      ],
      skills: ['Node.js', 'TypeScript', 'MySQL', 'Jest', 'Git', 'REST APIs', 'Docker'],
      additional: [
        'Built a scheduling app for a food bank with two friends from the course; forty volunteers use it every week. Studies distributed systems in the evenings.',
      ],
    },
  },
  {
    name: 'Ingrid Solheim',
    email: 'ingrid.solheim@example.org',
    phone: '+47 22 55 01 48',
    notes:
      'Showed us her keyboard navigation work and explained each choice. Prefers remote with two visits a quarter.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Frontend engineer and accessibility lead',
      location: 'Bergen, Norway',
      summary:
        'Frontend engineer with 6 years of React and TypeScript. I build interfaces that work with a keyboard, a screen reader and a bad connection, and I help teams to keep them that way.',
      experience: [
        {
          title: 'Senior Frontend Engineer',
          place: 'Havbris Ferries, Bergen',
          period: 'February 2021 - Present',
          points: [
            'Rebuilt the booking flow in React and TypeScript; it now passes WCAG 2.2 AA and loads in 1.4 seconds on a slow phone.',
            'Created a design system of 46 components with Storybook, used by five teams, with visual and accessibility tests on each change.',
            'Introduced a bundle budget in CI/CD that refuses a release which grows by more than five kilobytes.',
            'Trained twenty colleagues in testing with NVDA and VoiceOver.',
          ],
        },
        {
          title: 'Frontend Developer',
          place: 'Lyngen Media, Oslo',
          period: 'August 2019 - January 2021',
          points: [
            'Developed the reader app in React with a GraphQL API and server rendering in Next.js.',
            'Wrote end-to-end tests in Playwright for sign-in, search and payment.',
          ],
        },
      ],
      education: ['B.Sc. Informatics, Vestland University, 2019'],
      skills: [
        'React',
        'TypeScript',
        'CSS',
        'Accessibility',
        'Storybook',
        'Design systems',
        'Playwright',
        'Web performance',
        'GraphQL',
      ],
      additional: [
        'Member of the national working group on web accessibility. Languages: Norwegian, English, some German.',
      ],
    },
  },
  {
    name: 'Callum Fairweather',
    email: 'callum.fairweather@example.com',
    phone: '+44 161 555 0125',
    notes: 'Vue rather than React, but the fundamentals are there. Portfolio has two nice map projects.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Web developer',
      location: 'Manchester, UK',
      summary:
        'Web developer with 4 years of experience in agencies and public bodies. I build pages that are quick to load and easy to change, mostly in Vue, and I enjoy the last ten percent of a layout.',
      experience: [
        {
          title: 'Frontend Developer',
          place: 'Irwell Digital, Manchester',
          period: 'October 2022 - Present',
          points: [
            'Develop single-page applications in Vue.js and TypeScript for councils and museums.',
            'Wrote the CSS architecture for a theatre chain: one stylesheet, eleven brands, dark and light.',
            'Set up unit tests in Vitest and a visual check for each pull request.',
            'Reduced the home page of a museum from 4.1 to 0.9 megabytes.',
          ],
        },
        {
          title: 'Junior Web Developer',
          place: 'Brightwater Studio, Leeds',
          period: 'July 2021 - September 2022',
          points: [
            'Built WordPress themes and small JavaScript widgets for charities.',
            'Fixed accessibility faults that an audit had found on nine sites.',
          ],
        },
      ],
      education: ['BA Digital Media, Pennine University, 2021'],
      skills: ['Vue.js', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Vitest', 'WordPress', 'Figma'],
      additional: [
        'Draws maps for two walking clubs in his free time and publishes the tiles. Speaks at the Manchester CSS evening once a year. Learning React through a small side project about tide tables, with tests from the first day.',
      ],
    },
  },
  {
    name: 'Noor Al-Khatib',
    email: 'noor.alkhatib@example.net',
    phone: '+1 312 555 0183',
    notes:
      'Full-stack, leans to the interface. Talks well with designers; asked good questions about our component tests.',
    createdBy: 'user1',
    resume: {
      headline: 'Full-stack engineer',
      location: 'Chicago, IL',
      summary:
        'Full-stack engineer with 5 years in retail and restaurant software. I move between a React screen and the service behind it, and I keep the types honest on both sides.',
      experience: [
        {
          title: 'Software Engineer',
          place: 'Tablemint, Chicago',
          period: 'April 2022 - Present',
          points: [
            'Build the ordering tablet in React and TypeScript that 2,300 restaurants use, including an offline mode.',
            'Develop Node.js services with PostgreSQL for menus and prices.',
            'Wrote component tests with Testing Library and end-to-end tests in Cypress.',
            'Worked with two designers to move forty screens to one design system.',
          ],
        },
        {
          title: 'Web Developer',
          place: 'Northbank Retail, Milwaukee',
          period: 'June 2020 - March 2022',
          points: [
            'Maintained the store locator and gift card pages in React and Sass.',
            'Improved the largest contentful paint of the product page from 4.0 to 1.9 seconds.',
          ],
        },
      ],
      education: ['B.S. Computer Science, Lakeshore University, 2020'],
      skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'CSS', 'Cypress', 'Design systems', 'Docker'],
      additional: [
        'Languages: English and Arabic. Organizes a monthly evening on type safety in Chicago with about fifty guests. Wrote the internal guide on offline storage that new colleagues read first, and reviews about ten pull requests a week.',
      ],
    },
  },
  {
    name: 'Bogdan Ilic',
    email: 'bogdan.ilic@example.com',
    phone: '+381 11 555 0106',
    notes: 'Ran the incident simulation better than anyone this year. Notice period is three months.',
    createdBy: 'user1',
    resume: {
      headline: 'Site reliability engineer',
      location: 'Belgrade, Serbia',
      summary:
        'Site reliability engineer with 9 years of experience in hosting and online games. I believe in few alerts, boring deployments and incident reviews without blame.',
      experience: [
        {
          title: 'Site Reliability Engineer',
          place: 'Vidra Games, Belgrade',
          period: 'May 2019 - Present',
          points: [
            'Operate six Kubernetes clusters on AWS for games with 400,000 players at peak.',
            'Describe all infrastructure as code in Terraform; a new region is ready in three hours instead of two weeks.',
            'Set service level objectives with nine teams, and rebuilt monitoring on Prometheus and Grafana around them.',
            'Lead incident response and write the reviews; repeat incidents fell by two thirds in two years.',
          ],
        },
        {
          title: 'Linux Systems Administrator',
          place: 'Savanet Hosting, Novi Sad',
          period: 'March 2016 - April 2019',
          points: [
            'Administered 350 Linux servers, automated with Ansible and Bash.',
            'Planned and rehearsed disaster recovery for 1,200 customers; the yearly test came down to 48 minutes.',
          ],
        },
      ],
      education: ['B.Sc. Electrical Engineering and Computing, Danube Technical University, 2016'],
      skills: [
        'AWS',
        'Kubernetes',
        'Terraform',
        'Linux',
        'Prometheus',
        'Grafana',
        'Ansible',
        'Python',
        'Bash',
        'CI/CD',
      ],
      additional: [
        'On-call trainer for new colleagues: a week of simulated incidents with real dashboards. Languages: Serbian, English, Russian.',
      ],
    },
  },
  {
    name: 'Farah Quddus',
    email: 'farah.quddus@example.org',
    phone: '+1 613 555 0151',
    notes: 'Comes from support and it shows in a good way. Certified on Azure; our stack is AWS.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'DevOps engineer',
      location: 'Ottawa, Canada',
      summary:
        'DevOps engineer with 4 years in government projects, after three years at a service desk. I automate what hurts, and I write run books that someone else can follow at night.',
      experience: [
        {
          title: 'DevOps Engineer',
          place: 'Rideau Digital Services, Ottawa',
          period: 'November 2021 - Present',
          points: [
            'Maintain CI/CD pipelines in Azure DevOps and GitHub Actions for twenty-two applications.',
            'Moved eight applications to containers on Azure Kubernetes Service.',
            'Wrote Terraform modules for networks, secrets and databases that four departments share.',
            'Introduced log search with Elasticsearch, which halved the time to find a fault.',
          ],
        },
        {
          title: 'IT Support Technician',
          place: 'Rideau Digital Services, Ottawa',
          period: 'September 2018 - October 2021',
          points: [
            'Answered 30 tickets a day on Windows, Active Directory and printers for 900 staff.',
            'Scripted the set-up of new laptops in PowerShell, from three hours to twenty minutes.',
          ],
        },
      ],
      education: ['Diploma in Computer Systems Technology, Capital College, 2018'],
      skills: [
        'Azure',
        'Kubernetes',
        'Terraform',
        'GitHub Actions',
        'PowerShell',
        'Bash',
        'Docker',
        'Elasticsearch',
      ],
      additional: [
        'Certificates: Azure Administrator, Azure DevOps Engineer. Languages: English, French and Urdu. Mentor in a city program that brings women from support roles into engineering, two people a year.',
      ],
    },
  },
  {
    name: 'Gareth Penhaligon',
    email: 'gareth.penhaligon@example.com',
    phone: '+44 117 555 0190',
    notes: 'Service desk lead who wants to move into cloud work. Honest about what he has not done yet.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'IT support lead',
      location: 'Bristol, UK',
      summary:
        'IT support lead with 10 years of experience in schools and hospitals. I keep people working, keep an eye on the switch room, and translate between the two.',
      experience: [
        {
          title: 'Service Desk Lead',
          place: 'Avonside Hospitals Trust, Bristol',
          period: 'January 2019 - Present',
          points: [
            'Lead a service desk of seven that solves 1,900 tickets a month, 78 percent at first contact.',
            'Administer Active Directory, Microsoft 365 and VMware for 4,200 accounts.',
            'Replaced the network switches of two wards without a minute of downtime for clinical staff.',
            'Wrote PowerShell scripts that create, move and close accounts from the HR list.',
          ],
        },
        {
          title: 'IT Technician',
          place: 'Severn Academies, Gloucester',
          period: 'August 2015 - December 2018',
          points: [
            'Looked after 600 desktops, laptops and printers at five schools.',
            'Trained teachers in the use of interactive boards and online classrooms.',
          ],
        },
      ],
      education: [
        'Foundation degree in Network Computing, Westmoor College, 2015',
        'CompTIA Network+, ITIL Foundation',
      ],
      skills: [
        'Active Directory',
        'Windows Server',
        'VMware',
        'PowerShell',
        'Cisco',
        'ITIL',
        'Help desk',
        'Linux',
      ],
      additional: [
        'Studying for the AWS Cloud Practitioner certificate. Runs the sound desk at a community theatre, with the same liking for labelled cables.',
      ],
    },
  },
  {
    name: 'Beatriz Montalvo',
    email: 'beatriz.montalvo@example.net',
    phone: '+1 512 555 0128',
    notes:
      'Walked us through a test that failed and why she was glad of it. Wants to work with product teams.',
    createdBy: 'user1',
    resume: {
      headline: 'Data analyst',
      location: 'Austin, TX',
      summary:
        'Data analyst with 4 years in grocery and delivery. I write SQL that others can read, check the data before the chart, and say plainly what a number does not show.',
      experience: [
        {
          title: 'Data Analyst',
          place: 'Basketful, Austin',
          period: 'June 2022 - Present',
          points: [
            'Build Tableau dashboards for category managers; the weekly stock review now starts from one of them.',
            'Model orders and refunds in dbt on Snowflake, with tests that stop a bad load before it is published.',
            'Design and read A/B tests for the checkout page, eleven in the last year, with sample sizes set beforehand.',
            'Forecast regional demand in Python with an error of seven percent.',
          ],
        },
        {
          title: 'Junior Analyst',
          place: 'Hill Country Produce, San Antonio',
          period: 'July 2021 - May 2022',
          points: [
            'Automated twelve Excel reports with SQL and Python.',
            'Found a pricing error in the loyalty data that was worth 90,000 dollars a year.',
          ],
        },
      ],
      education: ['B.A. Economics, minor in Statistics, Pecan Valley University, 2021'],
      skills: [
        'SQL',
        'Python',
        'Tableau',
        'dbt',
        'Snowflake',
        'Statistics',
        'A/B testing',
        'Excel',
        'Data modelling',
      ],
      additional: [
        'Languages: English and Spanish. Writes a short monthly note on a metric that misled us, read by the whole product department.',
      ],
    },
  },
  {
    name: 'Henrik Aldersgate',
    email: 'henrik.aldersgate@example.com',
    phone: '+46 8 555 0133',
    notes: 'More researcher than analyst. Would be bored by dashboards, excellent on causal questions.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Data scientist',
      location: 'Uppsala, Sweden',
      summary:
        'Data scientist with 5 years of experience in energy and health. My interest is in what causes what: experiments where they are possible, careful statistics where they are not.',
      experience: [
        {
          title: 'Data Scientist',
          place: 'Norrsken Energi, Stockholm',
          period: 'March 2021 - Present',
          points: [
            'Developed machine learning models in Python that forecast the load of 300,000 heat pumps.',
            'Estimated the effect of a new tariff with a staggered roll-out; the result changed the company plan.',
            'Put models into production with Airflow and Docker, together with two engineers.',
            'Present results to managers each month in plain language.',
          ],
        },
        {
          title: 'Research Assistant in Biostatistics',
          place: 'Fyris University Hospital, Uppsala',
          period: 'September 2018 - February 2021',
          points: [
            'Analysed two clinical trials in R and wrote the statistics section of four papers.',
            'Taught regression to a class of forty medical students.',
          ],
        },
      ],
      education: ['Ph.D. Statistics, Mälar University, 2021', 'M.Sc. Mathematics, Mälar University, 2017'],
      skills: ['Python', 'R', 'Statistics', 'Machine learning', 'SQL', 'pandas', 'scikit-learn', 'Airflow'],
      additional: [
        'Languages: Swedish, English, Danish. Reviewer for a journal of applied statistics. Keeps a public notebook of examples in which a simple comparison and a careful one disagree, with the data attached.',
      ],
    },
  },
  {
    name: 'Yasmin Trevelyan',
    email: 'yasmin.trevelyan@example.org',
    phone: '+1 503 555 0175',
    notes: 'Portfolio shows the reasoning, not only the screens. Has designed for clinics before.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Product designer',
      location: 'Portland, OR',
      summary:
        'Product designer with 7 years of experience in health and scheduling software. I start with the person at the desk, sketch early, and test before anyone writes code.',
      experience: [
        {
          title: 'Senior Product Designer',
          place: 'Clearwait Health, Portland',
          period: 'August 2020 - Present',
          points: [
            'Designed the check-in product that 3,400 clinics use, from user research with receptionists to the final interface.',
            'Run usability testing every second week, with five people and a written result for the whole team.',
            'Maintain the Figma library and, with the engineers, a design system of sixty components.',
            'Cut the intake form from 54 to 21 fields after watching where patients stopped.',
          ],
        },
        {
          title: 'UX Designer',
          place: 'Rowan Calendar, Eugene',
          period: 'June 2018 - July 2020',
          points: [
            'Drew wireframes and built prototypes for a shared calendar on phone and desktop.',
            'Wrote the interface text and the contrast rules for dark mode.',
          ],
        },
      ],
      education: ['B.F.A. Interaction Design, Willamette College of Art, 2018'],
      skills: [
        'Figma',
        'User research',
        'Prototyping',
        'Wireframing',
        'Usability testing',
        'Design systems',
        'Interaction design',
        'Accessibility',
      ],
      additional: [
        'Teaches an evening course on form design at a community college. Languages: English, Farsi. Keeps a list of every assumption a test has disproved.',
      ],
    },
  },
  {
    name: 'Luca Brandvold',
    email: 'luca.brandvold@example.com',
    phone: '+1 718 555 0119',
    notes: 'Beautiful print work. Product thinking is still at the start; would need a strong lead.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Graphic designer',
      location: 'Brooklyn, NY',
      summary:
        'Graphic designer with 5 years of experience in publishing and music. I think in grids and typefaces, prepare files that printers thank me for, and am learning to design for screens.',
      experience: [
        {
          title: 'Graphic Designer',
          place: 'Gowanus Press, Brooklyn',
          period: 'May 2021 - Present',
          points: [
            'Design covers and page layouts for thirty books a year in InDesign and Illustrator.',
            'Created the brand identity of two festivals: logo, posters, signage and a small website.',
            'Retouch photographs in Photoshop and prepare colour for offset printing.',
            'Built a first prototype of a reading app in Figma with an engineer.',
          ],
        },
        {
          title: 'Junior Designer',
          place: 'Sidecar Records, Queens',
          period: 'September 2020 - April 2021',
          points: [
            'Designed record sleeves, flyers and banners, often two a week.',
            'Kept the photo archive and the brand guidelines in order.',
          ],
        },
      ],
      education: ['B.F.A. Graphic Design, Harbor School of Design, 2020'],
      skills: ['InDesign', 'Illustrator', 'Photoshop', 'Typography', 'Branding', 'Print production', 'Figma'],
      additional: [
        'Languages: English, Italian, Norwegian. Prints posters by hand at a shared letterpress studio. Took a course in interaction design in 2025 and is redesigning the website of a neighbourhood library, from the site map to the small print, without pay.',
      ],
    },
  },
];
