import type { DemoCandidate } from '../demoCandidate.ts';

/** People of HR, accounting, finance, sales and communications among the demo candidates. */
export const officeCandidates: readonly DemoCandidate[] = [
  {
    name: 'Rosalind Achterberg',
    email: 'rosalind.achterberg@example.com',
    phone: '+1 614 555 0142',
    notes:
      'Handled a difficult reference case in the interview with great tact. Available from the first of the month.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Human resources generalist, PHR',
      location: 'Columbus, OH',
      summary:
        'HR generalist with 7 years of experience in manufacturing and logistics. I answer the phone, know the handbook, and keep what I am told to myself.',
      experience: [
        {
          title: 'Human Resources Generalist',
          place: 'Tallmadge Castings, Columbus',
          period: 'April 2020 - Present',
          points: [
            'Look after 310 employees at two plants: benefits administration, leave, FMLA cases and workers compensation.',
            'Run onboarding and new hire orientation every Monday; turnover in the first ninety days fell from 31 to 17 percent.',
            'Advise supervisors on employee relations and hold the investigations myself.',
            'Process payroll for 310 people in ADP every second week, with fewer than two corrections a month.',
          ],
        },
        {
          title: 'HR Assistant',
          place: 'Scioto Logistics, Dayton',
          period: 'June 2018 - March 2020',
          points: [
            'Kept personnel files and the HRIS, and prepared the EEO report.',
            'Posted jobs, screened applicants and arranged about twenty interviews a week.',
          ],
        },
      ],
      education: ['B.A. Psychology, Olentangy College, 2018', 'Professional in Human Resources (PHR), 2021'],
      skills: [
        'Employee relations',
        'Onboarding',
        'Benefits administration',
        'HRIS',
        'Payroll',
        'Employment law',
        'Recruitment',
        'ADP',
      ],
      additional: [
        'Treasurer of the local HR association. Trains supervisors twice a year in fair interviews and in writing reviews that help.',
      ],
    },
  },
  {
    name: 'Kwabena Mensah-Lowe',
    email: 'kwabena.mensahlowe@example.net',
    phone: '+44 121 555 0168',
    notes: 'Pure recruiter and a very good one. Would have to learn payroll and leave from us.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Talent acquisition specialist',
      location: 'Birmingham, UK',
      summary:
        'Recruiter with 5 years of experience, first at an agency and now in-house. I fill engineering and operations roles and tell candidates the truth about both.',
      experience: [
        {
          title: 'Talent Acquisition Specialist',
          place: 'Midland Rail Systems, Birmingham',
          period: 'January 2022 - Present',
          points: [
            'Hire for forty roles a year, from job description to signed offer, with a median of 33 days.',
            'Train hiring managers in structured interviews and keep the scorecards honest.',
            'Source candidates through referrals, universities and job boards; agency spending is down by 70 percent.',
            'Report on the stages of hiring every month and show where applicants drop out.',
          ],
        },
        {
          title: 'Recruitment Consultant',
          place: 'Harrow and Finch, Coventry',
          period: 'August 2020 - December 2021',
          points: [
            'Placed 64 technicians and engineers in eighteen months.',
            'Won nine new clients by phone and looked after them myself.',
          ],
        },
      ],
      education: ['BA Business Management, Arden Vale University, 2020', 'CIPD Level 3'],
      skills: ['Recruitment', 'Interviewing', 'Sourcing', 'Onboarding', 'LinkedIn Recruiter', 'Excel'],
      additional: [
        'Speaks at two universities each autumn about what recruiters read first. Languages: English, Twi. Wrote the guide to salary questions that all hiring managers of the company now use, and answers every applicant within five days.',
      ],
    },
  },
  {
    name: 'Marisol Etxeberria',
    email: 'marisol.etxeberria@example.org',
    phone: '+34 94 555 0117',
    notes: 'Office manager with a growing HR share. Warm, exact, and realistic about the size of the step.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Office manager',
      location: 'Bilbao, Spain',
      summary:
        'Office manager with 9 years of experience in an architecture practice and a law firm. Calendars, suppliers, travel and, more and more, everything that has to do with the people.',
      experience: [
        {
          title: 'Office Manager',
          place: 'Arkua Architects, Bilbao',
          period: 'February 2019 - Present',
          points: [
            'Run an office of 48 people: purchasing, travel arrangements, invoices and the reception.',
            'Prepare contracts and onboarding for new colleagues and keep their personnel files.',
            'Collect hours for payroll and check the figures of the external accountant.',
            'Organized the move to a new building over one weekend, with all desks working on Monday.',
          ],
        },
        {
          title: 'Executive Assistant',
          place: 'Ibarra Legal, Vitoria',
          period: 'May 2016 - January 2019',
          points: [
            'Managed the calendars of three partners and took minutes at board meetings.',
            'Translated letters between Spanish, Basque and English.',
          ],
        },
      ],
      education: ['Diploma in Business Administration, Escuela Nervión, 2016'],
      skills: [
        'Office management',
        'Calendar management',
        'Invoicing',
        'Onboarding',
        'Microsoft Office',
        'Spanish',
        'English',
      ],
      additional: [
        'Took a course in labour law at the chamber of commerce in 2024. Keeps the fire safety plan and leads the drill. Languages: Spanish and Basque, both native, and good English. Sings in a choir and books its tours, which is harder than payroll.',
      ],
    },
  },
  {
    name: 'Theodora Vance',
    email: 'theodora.vance@example.com',
    phone: '+1 414 555 0181',
    notes: 'Found the planted error in our test reconciliation within ten minutes. Two CPA sections passed.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Staff accountant',
      location: 'Milwaukee, WI',
      summary:
        'Staff accountant with 4 years of experience in manufacturing. I close on day four, keep support for every balance, and like a reconciliation that has been wrong for years.',
      experience: [
        {
          title: 'Staff Accountant',
          place: 'Lakefront Pump Works, Milwaukee',
          period: 'July 2021 - Present',
          points: [
            'Prepare month-end close for two entities: journal entries, accruals and the fixed asset schedule.',
            'Reconcile forty balance sheet accounts and eleven bank accounts; open items older than sixty days went from 212 to 6.',
            'Draft financial statements under US GAAP and the schedules for the external auditors.',
            'File sales tax returns in nine states and answer the notices.',
          ],
        },
        {
          title: 'Accounting Assistant',
          place: 'Brew City Supply, Milwaukee',
          period: 'May 2020 - June 2021',
          points: [
            'Posted accounts payable and accounts receivable in QuickBooks, about 900 invoices a month.',
            'Wrote an Excel model that matches payments to invoices.',
          ],
        },
      ],
      education: [
        'B.B.A. Accounting, Kinnickinnic University, 2020',
        'CPA candidate, two of four sections passed',
      ],
      skills: [
        'General ledger',
        'Month-end close',
        'Account reconciliation',
        'GAAP',
        'Journal entries',
        'Excel',
        'NetSuite',
        'QuickBooks',
      ],
      additional: [
        'Volunteer in a program that prepares tax returns for low-income families each spring. Built a checklist for the close that two sister companies took over.',
      ],
    },
  },
  {
    name: 'Anselm Okonkwo-Reid',
    email: 'anselm.okonkworeid@example.net',
    phone: '+1 215 555 0136',
    notes: 'From audit, wants to see one company from the inside. Expects 20 percent more than our range.',
    createdBy: 'casey.lindqvist',
    resume: {
      headline: 'Audit senior, CPA',
      location: 'Philadelphia, PA',
      summary:
        'Certified public accountant with 5 years in external audit of industrial and retail clients. I know where ledgers go wrong, and I would now like to keep one right.',
      experience: [
        {
          title: 'Audit Senior',
          place: 'Garrick Lowe LLP, Philadelphia',
          period: 'September 2022 - Present',
          points: [
            'Lead audits of companies with up to 200 million dollars of revenue, with teams of three to five.',
            'Test internal controls over purchasing and inventory, and write the letters to management.',
            'Review financial statements and notes under US GAAP, including two first-time lease adoptions.',
            'Teach the Excel course for new joiners.',
          ],
        },
        {
          title: 'Audit Associate',
          place: 'Garrick Lowe LLP, Philadelphia',
          period: 'August 2020 - August 2022',
          points: [
            'Tested journal entries, bank reconciliations and revenue cut-off at fourteen clients.',
            'Counted inventory in places from a cold store to a bookbindery.',
          ],
        },
      ],
      education: ['B.S. Accounting, Schuylkill University, 2020', 'CPA, Pennsylvania, 2022'],
      skills: [
        'Auditing',
        'GAAP',
        'Internal controls',
        'Financial statements',
        'Excel',
        'Account reconciliation',
      ],
      additional: [
        'Volunteer treasurer of a rowing club with 300 members. Wrote the firm’s short guide to testing revenue at subscription businesses, and presents it to each new group of associates in September and in January.',
      ],
    },
  },
  {
    name: 'Delphine Marchetti',
    email: 'delphine.marchetti@example.org',
    phone: '+1 857 555 0155',
    notes: 'Modelling is first class. The close would be new to her; she says so herself.',
    createdBy: 'admin',
    resume: {
      headline: 'Financial analyst',
      location: 'Boston, MA',
      summary:
        'Financial analyst with 6 years of experience in software and medical devices. I build models that can be changed in a meeting and explain a variance before I am asked.',
      experience: [
        {
          title: 'Senior Financial Analyst',
          place: 'Beacon Devices, Boston',
          period: 'October 2021 - Present',
          points: [
            'Own the revenue forecast of a 90 million dollar business; the last eight quarters were within three percent.',
            'Build financial models for new products, with cash flow and sensitivity to price and volume.',
            'Prepare the budget with seven department heads and report variance analysis every month.',
            'Moved planning from linked spreadsheets to Hyperion.',
          ],
        },
        {
          title: 'Financial Analyst',
          place: 'Larkspur Software, Cambridge',
          period: 'July 2019 - September 2021',
          points: [
            'Tracked recurring revenue, churn and cost of acquisition for the board pack.',
            'Wrote SQL queries to bring billing data into Excel every night.',
          ],
        },
      ],
      education: ['B.S. Finance, Fenway University, 2019', 'CFA Level II candidate'],
      skills: [
        'Financial modelling',
        'Forecasting',
        'Budgeting',
        'Variance analysis',
        'Excel',
        'SQL',
        'Hyperion',
      ],
      additional: [
        'Languages: English, French. Teaches a lunch course on building models that can be audited. Led the move of the yearly plan to a rolling forecast, with the sales and the operations teams at one table.',
      ],
    },
  },
  {
    name: 'Ottilie Braithwaite',
    email: 'ottilie.braithwaite@example.com',
    phone: '+1 602 555 0103',
    notes: 'Twelve years at the counter, knows every customer by name. Looking for office hours.',
    createdBy: 'casey.lindqvist',
    resume: {
      headline: 'Bank branch supervisor',
      location: 'Phoenix, AZ',
      summary:
        'Branch supervisor with 12 years in retail banking. I balance the vault, coach tellers, and help people with the kind of money question that they are shy to ask.',
      experience: [
        {
          title: 'Branch Operations Supervisor',
          place: 'Saguaro Community Bank, Phoenix',
          period: 'March 2018 - Present',
          points: [
            'Supervise six tellers and two personal bankers; the branch has passed nine audits in a row.',
            'Balance the vault and the ATM, and order currency for three branches.',
            'Open checking and savings accounts and take loan applications with complete KYC files.',
            'Spotted two cases of elder fraud and stopped both transfers in time.',
          ],
        },
        {
          title: 'Teller',
          place: 'Saguaro Community Bank, Tempe',
          period: 'June 2014 - February 2018',
          points: [
            'Served about 110 customers a day with a cash drawer difference of zero for fourteen months.',
            'Explained deposits, cards and online banking to new customers.',
          ],
        },
      ],
      education: ['Associate degree in Business, Copper Basin College, 2014'],
      skills: [
        'Teller operations',
        'Cash handling',
        'KYC',
        'Customer service',
        'Branch operations',
        'Loan applications',
      ],
      additional: [
        'Gives a free class on household budgets at the library every quarter. Languages: English, Spanish for everyday business. Notary public of the State of Arizona since 2019.',
      ],
    },
  },
  {
    name: 'Jasper Nakagawa',
    email: 'jasper.nakagawa@example.net',
    phone: '+1 415 555 0187',
    notes: 'Brought his own numbers and could explain the two bad quarters. Knows logistics buyers.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Account executive, logistics software',
      location: 'Oakland, CA',
      summary:
        'Account executive with 6 years of closing B2B software deals. I do my own prospecting, qualify hard, and keep a forecast that finance can use.',
      experience: [
        {
          title: 'Account Executive, Mid-Market',
          place: 'Dockside Systems, Oakland',
          period: 'February 2021 - Present',
          points: [
            'Sell warehouse software to companies of 200 to 1,500 people; 112 percent of an 850,000 dollar quota on average over four years.',
            'Build my own pipeline with cold calls and email, about 60 percent of what I close.',
            'Run product demonstrations for operations directors and negotiate with procurement and legal.',
            'Keep the Salesforce forecast within eight percent of the result.',
          ],
        },
        {
          title: 'Sales Development Representative',
          place: 'Quayline, San Jose',
          period: 'May 2019 - January 2021',
          points: [
            'Made sixty calls a day and booked 14 qualified meetings a month.',
            'Wrote the email sequences that the team of nine still uses.',
          ],
        },
      ],
      education: ['B.A. Communication, Redwood State University, 2019'],
      skills: [
        'B2B sales',
        'Prospecting',
        'Salesforce',
        'Product demonstrations',
        'Negotiation',
        'Pipeline management',
        'Sales forecasting',
      ],
      additional: [
        'President’s prize for the highest share of self-sourced revenue, 2023 and 2024. Mentors two development representatives, one of whom closed a first deal this spring.',
      ],
    },
  },
  {
    name: 'Simone Abernathy',
    email: 'simone.abernathy@example.com',
    phone: '+1 704 555 0147',
    notes:
      'Store manager with real numbers. No software sales so far but sells to trade customers every week.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Retail store manager',
      location: 'Charlotte, NC',
      summary:
        'Store manager with 11 years of experience in furniture and tools. I hire for attitude, know my margin by heart, and spend my afternoons on the floor.',
      experience: [
        {
          title: 'Store Manager',
          place: 'Oak and Anvil, Charlotte',
          period: 'January 2019 - Present',
          points: [
            'Manage a store with 26 staff and 7.4 million dollars of sales a year; sales rose four years in a row.',
            'Built a trade counter for carpenters and landlords that now brings 22 percent of revenue.',
            'Plan inventory and merchandising, and cut shrinkage from 2.1 to 0.8 percent.',
            'Interview, train and promote; three of my assistants now run stores.',
          ],
        },
        {
          title: 'Assistant Store Manager',
          place: 'Piedmont Home, Greensboro',
          period: 'May 2015 - December 2018',
          points: [
            'Led the sales floor and the cash office of a store with 18 associates.',
            'Handled complaints and returns, and won the region’s service prize twice.',
          ],
        },
      ],
      education: ['High school diploma, Greensboro, 2012'],
      skills: [
        'Retail',
        'Merchandising',
        'Inventory management',
        'Staff training',
        'Customer service',
        'Point of sale',
      ],
      additional: [
        'Chairs the shopkeepers’ association of the street and negotiated its shared parking. Trained in consultative selling by the parent company, 2022. Speaks some Spanish with contractors.',
      ],
    },
  },
  {
    name: 'Raúl Ferreira-Quint',
    email: 'raul.ferreiraquint@example.org',
    phone: '+1 305 555 0122',
    notes: 'Partnerships rather than quota. Good second choice if we open the channel role.',
    createdBy: 'admin',
    resume: {
      headline: 'Business development manager',
      location: 'Miami, FL',
      summary:
        'Business development manager with 8 years of experience between the United States and Latin America. I open markets, find the partner who has the customers, and write agreements that both sides keep.',
      experience: [
        {
          title: 'Business Development Manager',
          place: 'Caribe Freight Tech, Miami',
          period: 'August 2019 - Present',
          points: [
            'Signed 17 strategic partnerships with carriers and customs brokers in six countries.',
            'Opened the Colombian market, from the business case to 1.3 million dollars of revenue in its second year.',
            'Wrote proposals for public tenders and won four of eleven.',
            'Negotiated revenue shares with partners in Spanish, Portuguese and English.',
          ],
        },
        {
          title: 'Sales Executive',
          place: 'Puerto Cargo, Tampa',
          period: 'March 2017 - July 2019',
          points: [
            'Sold air freight to flower and fish importers and met quota in nine of ten quarters.',
            'Kept the CRM up to date and forecast volume by lane.',
          ],
        },
      ],
      education: ['B.A. International Business, Biscayne University, 2016'],
      skills: [
        'Business development',
        'Partnerships',
        'Negotiation',
        'Proposals',
        'CRM',
        'Spanish',
        'Portuguese',
      ],
      additional: [
        'Member of the board of the Pan-American logistics forum. Languages: Spanish and Portuguese, native; English, fluent. Writes a quarterly note on customs rules that about nine hundred freight forwarders read.',
      ],
    },
  },
  {
    name: 'Annika Delacroix-Holm',
    email: 'annika.dholm@example.com',
    phone: '+1 617 555 0194',
    notes:
      'Press background, would like to move to the company side for good. No opening for her at the moment.',
    createdBy: 'user1',
    resume: {
      headline: 'Communications manager',
      location: 'Boston, MA',
      summary:
        'Communications manager with 7 years of experience in public relations for universities and museums. I write fast, know the reporters of the region, and stay calm when the phone does not stop.',
      experience: [
        {
          title: 'Communications Manager',
          place: 'Harborlight Museum, Boston',
          period: 'June 2021 - Present',
          points: [
            'Write press releases and place stories; media coverage doubled in three years, with two national features.',
            'Act as spokesperson, and prepare the director for television and radio interviews.',
            'Led crisis communications after a flood in the archive, with a first statement in forty minutes.',
            'Plan the social media and newsletter calendar with a team of three.',
          ],
        },
        {
          title: 'Public Relations Specialist',
          place: 'Quincy Lane University, Worcester',
          period: 'September 2018 - May 2021',
          points: [
            'Pitched research stories to science journalists and kept the media list.',
            'Wrote speeches for the president and organized six press conferences a year.',
          ],
        },
      ],
      education: ['B.A. Journalism, Commonwealth College, 2018'],
      skills: [
        'Media relations',
        'Press releases',
        'Crisis communications',
        'Speechwriting',
        'Social media',
        'Event planning',
      ],
      additional: [
        'Languages: English, Swedish, French. Teaches a workshop on writing for the ear, for scientists who go on the radio. Prize of the regional press club for the best museum campaign, 2024.',
      ],
    },
  },
  {
    name: 'Ignatius Thorne',
    email: 'ignatius.thorne@example.net',
    phone: '+44 20 5550 0165',
    notes:
      'Contract lawyer who applied for the wrong role by mistake and was charming about it. Keep for legal.',
    createdBy: 'tomasz.okafor',
    resume: {
      headline: 'Commercial solicitor',
      location: 'London, UK',
      summary:
        'Commercial solicitor with 6 years of experience in technology and transport contracts. I draft short agreements, negotiate without theatre, and answer the business within a day.',
      experience: [
        {
          title: 'Legal Counsel',
          place: 'Thamesgate Transit, London',
          period: 'May 2022 - Present',
          points: [
            'Draft and negotiate supply, software and data protection agreements, about 140 a year.',
            'Advise the procurement team on tenders and the board on regulatory risk.',
            'Manage outside counsel in two disputes; one settled in mediation, one won at first hearing.',
            'Trained sixty managers in contract basics.',
          ],
        },
        {
          title: 'Associate Solicitor',
          place: 'Merriman Locke LLP, London',
          period: 'September 2019 - April 2022',
          points: [
            'Handled commercial litigation from pleadings to trial, including disclosure of 40,000 documents.',
            'Did legal research and wrote opinions on liability in carriage contracts.',
          ],
        },
      ],
      education: ['LLB Law, Severnside University, 2016', 'Legal Practice Course, 2017; admitted 2019'],
      skills: [
        'Contract drafting',
        'Negotiation',
        'Litigation',
        'Legal research',
        'Regulatory compliance',
        'Mediation',
      ],
      additional: [
        'Languages: English, Italian. Volunteer adviser at a free legal clinic on Thursday evenings, mostly on leases and consumer contracts. Wrote the two-page supply agreement that replaced a form of nineteen pages and has not yet been to court.',
      ],
    },
  },
];
