import type { DemoCandidate } from '../demoCandidate.ts';

/** Nurses, cooks, builders, teachers and others who work on their feet among the demo candidates. */
export const handsOnCandidates: readonly DemoCandidate[] = [
  {
    name: 'Grace Adeyemi-Stone',
    email: 'grace.adeyemistone@example.com',
    phone: '+1 713 555 0129',
    notes: 'Charge nurse experience and a calm voice. The unit manager wants to meet her this week.',
    createdBy: 'user2',
    resume: {
      headline: 'Registered nurse, medical-surgical',
      location: 'Houston, TX',
      summary:
        'Registered nurse with 8 years of acute care experience on medical-surgical and step-down units. I notice early, speak up, and teach while I work.',
      experience: [
        {
          title: 'Registered Nurse, Medical-Surgical',
          place: 'Bayou General Hospital, Houston',
          period: 'February 2020 - Present',
          points: [
            'Care for five to six adult patients per shift before and after surgery on a 36-bed unit.',
            'Administer medication, blood products and IV therapy, and manage wounds, drains and chest tubes.',
            'Act as charge nurse twice a week for nine nurses and four nursing assistants.',
            'Led a fall prevention project; falls went from 4.1 to 2.3 per thousand patient days.',
          ],
        },
        {
          title: 'Registered Nurse, Step-Down',
          place: 'Brazos Valley Medical Center, Bryan',
          period: 'July 2017 - January 2020',
          points: [
            'Monitored telemetry for cardiac patients and charted at the bedside in Epic.',
            'Taught patients and families wound care and insulin before discharge.',
          ],
        },
      ],
      education: ['B.S.N., Lone Star School of Nursing, 2017', 'RN license, Texas; BLS and ACLS current'],
      skills: [
        'Patient assessment',
        'Medication administration',
        'IV therapy',
        'Wound care',
        'Electronic health records',
        'BLS',
        'ACLS',
        'Infection control',
      ],
      additional: [
        'Preceptor for eleven new nurses. Member of the hospital’s infection control committee and of its nursing practice council.',
      ],
    },
  },
  {
    name: 'Emil Kastrup',
    email: 'emil.kastrup@example.org',
    phone: '+1 612 555 0171',
    notes: 'New graduate with a strong preceptor report. One year of acute care is missing.',
    createdBy: 'user2',
    resume: {
      headline: 'Graduate nurse',
      location: 'Minneapolis, MN',
      summary:
        'Nurse in the first year of practice, after five years as a nursing assistant in long-term care. I am quick with people, slow with medication, and glad of feedback.',
      experience: [
        {
          title: 'Registered Nurse',
          place: 'Minnehaha Care Center, Minneapolis',
          period: 'January 2026 - Present',
          points: [
            'Look after 24 residents in long-term care with one nursing assistant.',
            'Give medication, dress wounds and write care plans with the physician.',
            'Call families when something changes and explain the next steps.',
          ],
        },
        {
          title: 'Certified Nursing Assistant',
          place: 'Lakes Home for the Aged, Saint Paul',
          period: 'August 2019 - December 2025',
          points: [
            'Helped residents with washing, dressing, meals and walking, twelve people a shift.',
            'Took vital signs, reported changes and kept the infection control rules through two outbreaks.',
            'Trained eleven new assistants on the ward.',
          ],
        },
      ],
      education: [
        'Associate degree in Nursing, Northfield Community College, 2025',
        'RN license, Minnesota; BLS',
      ],
      skills: ['Patient care', 'Vital signs', 'Medication administration', 'Wound care', 'BLS', 'Care plans'],
      additional: [
        'Languages: English, Danish. Member of the student council that wrote the school’s guide for night shifts. Preceptor report: careful with medication, kind with families, asks for help in time.',
      ],
    },
  },
  {
    name: 'Halima Boateng',
    email: 'halima.boateng@example.net',
    phone: '+1 901 555 0109',
    notes: 'Medical assistant from a busy clinic. Studying for the RN in the evenings, two years to go.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Certified medical assistant',
      location: 'Memphis, TN',
      summary:
        'Certified medical assistant with 6 years of experience in family practice and urgent care. I keep rooms moving, draw blood on the first try, and speak with frightened children.',
      experience: [
        {
          title: 'Medical Assistant',
          place: 'Poplar Family Clinic, Memphis',
          period: 'March 2021 - Present',
          points: [
            'Room forty patients a day for three physicians: history, vital signs, EKG and injections.',
            'Draw blood, run rapid tests and prepare specimens for the laboratory.',
            'Enter orders and results in the electronic health record and call patients with instructions.',
            'Order supplies and check the emergency cart every week.',
          ],
        },
        {
          title: 'Medical Receptionist',
          place: 'Wolf River Urgent Care, Germantown',
          period: 'June 2019 - February 2021',
          points: [
            'Registered about sixty patients a day and checked their insurance.',
            'Scheduled appointments and answered a telephone with four lines.',
          ],
        },
      ],
      education: ['Certificate in Medical Assisting, Delta Technical College, 2019', 'CPR certified'],
      skills: [
        'Vital signs',
        'Phlebotomy',
        'Injections',
        'EKG',
        'Electronic health records',
        'Appointment scheduling',
        'Spanish',
      ],
      additional: [
        'Student in an evening program for registered nurses, second year of four. Languages: English, Spanish, Hausa. Organizes the yearly flu clinic in the parish hall, 260 injections in one Saturday.',
      ],
    },
  },
  {
    name: 'Florian Castellanos',
    email: 'florian.castellanos@example.com',
    phone: '+1 504 555 0153',
    notes: 'Cooked for us on Tuesday: clean station, good seasoning, kind to the dishwasher.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Sous chef',
      location: 'New Orleans, LA',
      summary:
        'Cook with 9 years of experience in fine dining, the last three as sous chef. I run a quiet line, waste little, and like a menu that follows the boats.',
      experience: [
        {
          title: 'Sous Chef',
          place: 'Maison Pelican, New Orleans',
          period: 'May 2022 - Present',
          points: [
            'Run the line for a hundred covers a night when the chef is away, and expedite service.',
            'Write recipes, prep lists and the weekly fish menu; food cost is 28 percent, down from 34.',
            'Break down whole fish and half pigs, and teach butchery to the younger cooks.',
            'Keep the HACCP records; the last three health inspections ended without a remark.',
          ],
        },
        {
          title: 'Line Cook, then Chef de Partie',
          place: 'Coquille, New Orleans',
          period: 'August 2017 - April 2022',
          points: [
            'Worked grill, sauté and garde manger in a kitchen of twelve.',
            'Trained five cooks on my station and wrote its prep book.',
          ],
        },
      ],
      education: [
        'Associate degree in Culinary Arts, Crescent Culinary Institute, 2017',
        'ServSafe Manager, 2024',
      ],
      skills: [
        'Line cooking',
        'Menu development',
        'Food safety',
        'Food cost control',
        'Butchery',
        'Kitchen management',
        'ServSafe',
      ],
      additional: [
        'Languages: English, Spanish, kitchen French. Two months at an oyster farm to understand what arrives in the crate.',
      ],
    },
  },
  {
    name: 'Mei-Hua Carmody',
    email: 'meihua.carmody@example.org',
    phone: '+1 808 555 0116',
    notes: 'Pastry above all. Would come for a sous chef role if pastry were part of it.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Pastry chef',
      location: 'Honolulu, HI',
      summary:
        'Pastry chef with 7 years of experience in hotels and a bakery of my own. I build dessert menus around local fruit and keep a bench that anyone can find their way around.',
      experience: [
        {
          title: 'Pastry Chef',
          place: 'Hale Moana Hotel, Honolulu',
          period: 'October 2020 - Present',
          points: [
            'Lead four bakers who make bread, breakfast pastry and desserts for two restaurants and banquets of up to 400.',
            'Develop a new dessert menu each season and cost every plate.',
            'Introduced rotation and allergen labels that the whole kitchen now uses.',
          ],
        },
        {
          title: 'Owner and Baker',
          place: 'Carmody Bakes, Kailua',
          period: 'June 2018 - September 2020',
          points: [
            'Baked and sold bread and cakes at three farmers markets a week.',
            'Bought ingredients, kept the books and trained two helpers.',
            'Sold the business to a former employee, who still bakes there today.',
          ],
        },
      ],
      education: ['Diploma in Baking and Pastry, Pacific Culinary School, 2018', 'Food handler certificate'],
      skills: [
        'Pastry',
        'Baking',
        'Menu development',
        'Food safety',
        'Banquets',
        'Food cost control',
        'Training',
      ],
      additional: [
        'Won the island bread prize in 2023 with a loaf of breadfruit flour. Teaches a class for home bakers twice a year. Languages: English, Cantonese.',
      ],
    },
  },
  {
    name: 'Dmitri Vasquez-Hale',
    email: 'dmitri.vasquezhale@example.com',
    phone: '+1 702 555 0138',
    notes: 'Front of house, strong with guests. Applied for the kitchen to see the other side.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Restaurant floor manager',
      location: 'Las Vegas, NV',
      summary:
        'Floor manager with 8 years of experience in restaurants and hotel bars. I remember names, read a room, and bring the kitchen the right news at the right time.',
      experience: [
        {
          title: 'Floor Manager',
          place: 'Desert Lantern, Las Vegas',
          period: 'April 2021 - Present',
          points: [
            'Lead thirty servers, hosts and bartenders in a restaurant of 220 seats.',
            'Plan shifts and keep labor cost under 24 percent of sales.',
            'Choose wine with the sommelier and hold the Monday tasting for staff.',
            'Answer guest complaints on the spot; reviews rose from 4.1 to 4.6 stars.',
          ],
        },
        {
          title: 'Bartender',
          place: 'Hotel Mirador, Henderson',
          period: 'May 2018 - March 2021',
          points: [
            'Mixed cocktails for up to 300 guests a night and balanced the register.',
            'Wrote a list of drinks without alcohol that became a tenth of bar sales.',
            'Trained six new bartenders and ordered stock for the bar every Thursday morning.',
          ],
        },
      ],
      education: ['Certificate in Hospitality Management, Mojave College, 2018'],
      skills: [
        'Hospitality',
        'Restaurant service',
        'Bartending',
        'Wine',
        'Staff scheduling',
        'Guest service',
      ],
      additional: [
        'Languages: English, Spanish, Russian. Certified sommelier, first level, 2023. Ran the staff kitchen during a strike for two weeks and would like to learn to cook properly.',
      ],
    },
  },
  {
    name: 'Saoirse Whitlock',
    email: 'saoirse.whitlock@example.net',
    phone: '+1 720 555 0199',
    notes: 'Delivered two schools of our size. References from both owners are excellent.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Construction project manager, PMP',
      location: 'Denver, CO',
      summary:
        'Construction project manager with 10 years of experience in schools, clinics and offices. I like a schedule that the foreman believes in and a meeting that ends early.',
      experience: [
        {
          title: 'Construction Project Manager',
          place: 'Front Range Builders, Denver',
          period: 'January 2019 - Present',
          points: [
            'Delivered four public buildings of 6 to 19 million dollars, three of them on or before the contract date.',
            'Estimate cost, buy out subcontractors and negotiate change orders; final cost within two percent of budget.',
            'Keep the schedule in Primavera P6, and RFIs and submittals in Procore.',
            'Walk the site each week with the superintendent; no lost-time accident in 410,000 hours.',
          ],
        },
        {
          title: 'Project Engineer',
          place: 'Aspen Ridge Contractors, Boulder',
          period: 'June 2016 - December 2018',
          points: [
            'Read structural and mechanical drawings and found clashes before they were built.',
            'Prepared permits, inspections and the closing documents of eleven projects.',
          ],
        },
      ],
      education: ['B.S. Civil Engineering, Foothills University, 2016', 'PMP, 2020; OSHA 30'],
      skills: [
        'Construction management',
        'Cost estimating',
        'Primavera P6',
        'Procore',
        'Subcontractor management',
        'Building codes',
        'OSHA 30',
      ],
      additional: [
        'Teaches scheduling at a trade school in the winter term. LEED Green Associate. Mentor of two project engineers who now run their own jobs.',
      ],
    },
  },
  {
    name: 'Ezekiel Drummond',
    email: 'ezekiel.drummond@example.com',
    phone: '+1 918 555 0144',
    notes:
      'Superintendent who wants to move to the office side because of his knees. Paperwork is the open question.',
    createdBy: 'morgan.reyes',
    resume: {
      headline: 'Construction superintendent',
      location: 'Tulsa, OK',
      summary:
        'Superintendent with 17 years on sites, the first six as a carpenter. I know what can be built in a day, and I tell people before it goes wrong rather than after.',
      experience: [
        {
          title: 'Superintendent',
          place: 'Osage Builders, Tulsa',
          period: 'April 2015 - Present',
          points: [
            'Supervise crews and up to fourteen subcontractors on clinics, stores and warehouses.',
            'Plan three weeks ahead with every foreman; concrete, steel and roofing are on site when they are needed.',
            'Hold the safety talk each morning and keep the OSHA records.',
            'Meet the building inspector and settle most findings the same day.',
          ],
        },
        {
          title: 'Carpenter',
          place: 'Ledbetter Framing, Tulsa',
          period: 'May 2009 - March 2015',
          points: [
            'Framed houses and hung doors, then led a crew of five.',
            'Read blueprints and ordered lumber for up to three sites at once.',
            'Taught four apprentices, two of whom now run crews of their own.',
          ],
        },
      ],
      education: ['Apprenticeship in Carpentry, Arkansas Valley Trades Council, 2009', 'OSHA 30, first aid'],
      skills: [
        'Site supervision',
        'Carpentry',
        'Concrete',
        'Blueprint reading',
        'OSHA',
        'Subcontractors',
        'Scheduling',
      ],
      additional: [
        'Takes a course in project scheduling at the community college, two evenings a week. Coach of a youth baseball team for nine seasons.',
      ],
    },
  },
  {
    name: 'Leocadia Byrne',
    email: 'leocadia.byrne@example.org',
    phone: '+353 1 555 0178',
    notes: 'Structural engineer, likes sites. Would need to learn American codes and contracts.',
    createdBy: 'user1',
    resume: {
      headline: 'Structural engineer',
      location: 'Dublin, Ireland',
      summary:
        'Structural engineer with 5 years of experience in concrete and timber buildings. I check by hand what the program says and enjoy the days in boots.',
      experience: [
        {
          title: 'Structural Engineer',
          place: 'Liffey Consult, Dublin',
          period: 'September 2021 - Present',
          points: [
            'Design concrete and timber structures of up to nine storeys, with finite element analysis and hand checks.',
            'Draw in Revit and agree openings with the mechanical engineers.',
            'Inspect reinforcement on site and write the reports for the contractor.',
            'Answer questions from site within a day, about 300 on the last project.',
          ],
        },
        {
          title: 'Graduate Engineer',
          place: 'Corrib Bridges, Galway',
          period: 'July 2020 - August 2021',
          points: [
            'Calculated loads and bearings for seven small bridges.',
            'Surveyed old masonry arches and proposed repairs.',
            'Prepared drawings in AutoCAD and quantities for the tender documents.',
          ],
        },
      ],
      education: ['B.E. Civil and Structural Engineering, Shannonside University, 2020'],
      skills: [
        'Structural design',
        'Revit',
        'AutoCAD',
        'Finite element analysis',
        'Concrete',
        'Timber',
        'Site inspection',
      ],
      additional: [
        'Languages: English, Irish, some German. Preparing for chartered membership with the institution of engineers, interview in May. Writes a column about failed structures for the graduates’ newsletter, because one learns more from those than from the ones that stand.',
      ],
    },
  },
  {
    name: 'Tamsin Oyelaran',
    email: 'tamsin.oyelaran@example.com',
    phone: '+1 919 555 0160',
    notes:
      'Her demonstration lesson on density had all twenty-two arguing politely. Would take the robotics club.',
    createdBy: 'admin',
    resume: {
      headline: 'Middle school science teacher',
      location: 'Raleigh, NC',
      summary:
        'Science teacher with 6 years in public middle schools. My students measure first and read afterwards, and they leave able to explain why.',
      experience: [
        {
          title: 'Science Teacher, Grades 6 to 8',
          place: 'Neuse River Middle School, Raleigh',
          period: 'August 2020 - Present',
          points: [
            'Teach life and physical science to five classes a day, 118 students, with a laboratory lesson every week.',
            'Plan the curriculum with my grade team against the state standards; pass rates rose from 61 to 78 percent.',
            'Adapt lessons and assessments for students with an IEP and for English learners.',
            'Lead the robotics club, which went to the state final twice.',
          ],
        },
        {
          title: 'Student Teacher',
          place: 'Crabtree Charter School, Cary',
          period: 'January 2020 - June 2020',
          points: [
            'Taught two seventh-grade classes under a mentor and moved them online within a week.',
            'Met parents every month and wrote progress reports.',
          ],
        },
      ],
      education: [
        'B.S. Biology Education, Piedmont Pines University, 2020',
        'North Carolina teaching license, grades 6 to 12',
      ],
      skills: [
        'Lesson planning',
        'Classroom management',
        'Curriculum development',
        'Student assessment',
        'Differentiated instruction',
        'Science laboratory',
      ],
      additional: [
        'Summer course in physics teaching at the state science museum, 2023. Sends a short letter home every Friday about what each class measured.',
      ],
    },
  },
  {
    name: 'Barnaby Lindgren',
    email: 'barnaby.lindgren@example.net',
    phone: '+1 505 555 0112',
    notes: 'Teaches English to adults. Very good with a class; the science would be a stretch.',
    createdBy: 'admin',
    resume: {
      headline: 'English language teacher',
      location: 'Albuquerque, NM',
      summary:
        'Language teacher with 9 years of experience with adults and teenagers in three countries. I plan backwards from what people need to say and laugh a good deal on the way.',
      experience: [
        {
          title: 'ESL Instructor',
          place: 'Sandia Adult Education, Albuquerque',
          period: 'August 2019 - Present',
          points: [
            'Teach four levels of English as a second language to classes of eighteen adults.',
            'Write lesson plans and assessments for the whole program and train new instructors.',
            'Help students to prepare for the citizenship test and for job interviews.',
            'Keep attendance and progress records for the state report.',
          ],
        },
        {
          title: 'English Teacher',
          place: 'Escuela del Puerto, Valparaíso',
          period: 'March 2016 - July 2019',
          points: [
            'Taught English to grades seven to twelve and directed the school play.',
            'Met parents twice a term, in Spanish.',
          ],
        },
      ],
      education: ['M.A. Applied Linguistics, Rio Grande University, 2015', 'TESOL certificate'],
      skills: [
        'Lesson planning',
        'Classroom management',
        'ESL',
        'Student assessment',
        'Curriculum development',
        'Spanish',
      ],
      additional: [
        'Languages: English, Spanish, Swedish. Plays the accordion in class when a lesson needs it. Took a summer course in teaching science through language in 2024, and tried its lessons with two beginner groups.',
      ],
    },
  },
  {
    name: 'Orla Zielinski',
    email: 'orla.zielinski@example.com',
    phone: '+1 503 555 0108',
    notes: 'Personal trainer, wants to teach at a school one day. No license yet.',
    createdBy: 'user1',
    resume: {
      headline: 'Personal trainer and group fitness instructor',
      location: 'Salem, OR',
      summary:
        'Personal trainer with 5 years of experience in gyms and a rehabilitation clinic. I work with people who think that they hate sport, and most of them stay.',
      experience: [
        {
          title: 'Personal Trainer',
          place: 'Cherry City Fitness, Salem',
          period: 'February 2022 - Present',
          points: [
            'Train 28 clients a week, one to one, with strength programs and regular fitness assessments.',
            'Teach six group fitness classes a week: yoga, spinning and a class for people over sixty.',
            'Write exercise programs with the physiotherapist for clients after knee surgery.',
            'Sell memberships and keep 82 percent of my clients for more than a year.',
          ],
        },
        {
          title: 'Fitness Instructor',
          place: 'Willamette YMCA, Eugene',
          period: 'June 2020 - January 2022',
          points: [
            'Showed new members the equipment and wrote their first workout plans.',
            'Taught swimming to children on Saturdays.',
          ],
        },
      ],
      education: [
        'B.S. Exercise Science, Cascadia College, 2020',
        'NASM certified personal trainer; CPR and AED',
      ],
      skills: [
        'Personal training',
        'Group fitness',
        'Strength training',
        'Fitness assessments',
        'Yoga',
        'Nutrition coaching',
        'CPR',
      ],
      additional: [
        'Languages: English, Polish. Runs with a group of beginners on Sunday mornings, up to thirty people between nineteen and seventy. Assistant coach of a school track team for two seasons.',
      ],
    },
  },
  {
    name: 'Wendell Achebe',
    email: 'wendell.achebe@example.org',
    phone: '+1 316 555 0173',
    notes: 'Aircraft mechanic with a spotless record. Applied on the chance of a facilities role.',
    createdBy: 'tomasz.okafor',
    resume: {
      headline: 'Aircraft maintenance technician, A&P',
      location: 'Wichita, KS',
      summary:
        'Aircraft technician with 13 years of experience on business jets and regional turboprops. I sign for what I have checked, and for nothing else.',
      experience: [
        {
          title: 'Aircraft Maintenance Technician',
          place: 'Prairie Jet Service, Wichita',
          period: 'August 2016 - Present',
          points: [
            'Inspect and repair airframes, engines and landing gear on six types of business jet.',
            'Find faults in hydraulic and avionics systems and return aircraft to service under FAA rules.',
            'Keep the maintenance records; no finding in five audits.',
            'Teach the night shift borescope inspection of turbine engines.',
          ],
        },
        {
          title: 'Line Mechanic',
          place: 'Flint Hills Airways, Salina',
          period: 'May 2013 - July 2016',
          points: [
            'Did line checks on turboprops between midnight and the first flight at five.',
            'Changed wheels, brakes and propellers outdoors, in every weather that Kansas has.',
            'Ordered spare parts and kept the tool room in order for a team of eight mechanics.',
          ],
        },
      ],
      education: ['Airframe and Powerplant license, Sunflower Aviation Institute, 2013'],
      skills: [
        'Aircraft maintenance',
        'Avionics',
        'Turbine engines',
        'Hydraulics',
        'FAA regulations',
        'Inspection',
      ],
      additional: [
        'Volunteer at an aviation museum, where he keeps a trainer of 1943 in running order. Trained in composite repair and in human factors, 2024.',
      ],
    },
  },
  {
    name: 'Clementine Rusk',
    email: 'clementine.rusk@example.com',
    phone: '+1 559 555 0186',
    notes: 'Farm manager with a head for figures. Asked whether we place people in food companies; we might.',
    createdBy: 'admin',
    resume: {
      headline: 'Farm manager and agronomist',
      location: 'Fresno, CA',
      summary:
        'Agronomist with 8 years of experience in almonds, tomatoes and cover crops. I measure soil and water first and argue about yield afterwards.',
      experience: [
        {
          title: 'Farm Manager',
          place: 'Two Rivers Orchards, Fresno',
          period: 'January 2020 - Present',
          points: [
            'Manage 640 acres of almonds and a crew of 22, from pruning to harvest.',
            'Changed irrigation to drip with soil sensors; water use is down by 27 percent at the same yield.',
            'Plan fertilizer and pest control with fewer sprays each year, and keep the pesticide records.',
            'Prepare the budget and buy tractors, feed and seed.',
          ],
        },
        {
          title: 'Field Agronomist',
          place: 'Valley Crop Advisors, Modesto',
          period: 'June 2018 - December 2019',
          points: [
            'Walked fields for thirty growers, took soil samples and wrote the recommendations.',
            'Ran variety trials in processing tomatoes.',
            'Held a field day for growers every spring, with about eighty visitors.',
          ],
        },
      ],
      education: ['B.S. Plant Science, San Joaquin Agricultural College, 2018', 'Certified crop adviser'],
      skills: [
        'Agronomy',
        'Irrigation',
        'Soil sampling',
        'Crop management',
        'Pest control',
        'Budgeting',
        'Farm machinery',
      ],
      additional: [
        'Languages: English, Spanish. Member of the county water board. Wrote the cost model for drip irrigation that six neighbouring farms have used.',
      ],
    },
  },
];
