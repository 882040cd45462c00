/** A field of work: how to name it, its role titles and further words of its everyday work. */
export type Trade = { id: string; label: string; roles: readonly string[]; words: readonly string[] };

const list = (text: string) => text.split(/,\s*/);

/** The fields of work that Cortex knows. The skills of each are in vocabulary.ts. */
export const TRADES: readonly Trade[] = [
  {
    id: 'software',
    label: 'software development',
    roles: list(
      'software engineer, software developer, backend engineer, back end developer, backend developer, frontend developer, frontend engineer, front end developer, full stack developer, full stack engineer, web developer, java developer, python developer, .net developer, mobile developer, ios developer, android developer, application developer, programmer, programmer analyst, software architect, tech lead, devops engineer, platform engineer, qa engineer, test engineer, game developer',
    ),
    words: list(
      'code, coding, programming, api, apis, framework, refactoring, debugging, code review, code reviews, deployment, algorithms, open source, latency, scalable, repository, sdk, frameworks, libraries, software, sdlc, developer, developers',
    ),
  },
  {
    id: 'java',
    label: 'Java development',
    roles: list(
      'java developer, java engineer, j2ee developer, java programmer, java full stack developer, java backend developer, core java developer, java architect',
    ),
    words: list(
      'java, core java, j2ee, java ee, jsp, servlet, servlets, spring, spring boot, spring mvc, struts, hibernate, jdbc, jpa, ejb, tomcat, weblogic, jboss, websphere, maven, gradle, junit, log4j, eclipse, intellij, jvm, multithreading, collections framework, jsf, ant',
    ),
  },
  {
    id: 'python',
    label: 'Python development',
    roles: list(
      'python developer, python engineer, python programmer, django developer, python backend developer, python web developer',
    ),
    words: list(
      'python, django, flask, fastapi, celery, sqlalchemy, pycharm, pandas, numpy, scrapy, web scraping, beautiful soup, jupyter, pytest, tkinter, orm, pip, python scripts, django rest framework',
    ),
  },
  {
    id: 'dotnet',
    label: '.NET development',
    roles: list(
      '.net developer, dot net developer, c# developer, asp.net developer, .net engineer, dotnet developer, .net programmer, .net architect, full stack .net developer',
    ),
    words: list(
      '.net, c#, asp.net, asp.net mvc, ado.net, entity framework, linq, wcf, wpf, web api, visual studio, vb.net, iis, razor, winforms, windows forms, crystal reports, tfs, .net core, .net framework, blazor, telerik, stored procedures',
    ),
  },
  {
    id: 'web',
    label: 'web design and frontend development',
    roles: list(
      'web designer, frontend developer, front end developer, frontend engineer, ui developer, wordpress developer, react developer, angular developer, php developer, javascript developer, front end engineer, web master',
    ),
    words: list(
      'html, css, javascript, jquery, bootstrap, ajax, angular, react, vue, responsive, responsive design, web pages, web page, website design, php, wordpress, joomla, magento, dreamweaver, sass, landing page, psd to html, typescript, browser, browsers, cross browser, web design, codeigniter, json',
    ),
  },
  {
    id: 'testing',
    label: 'software testing',
    roles: list(
      'test engineer, software tester, qa engineer, manual tester, quality analyst, qa analyst, test analyst, software test engineer, qa tester, test lead, quality assurance engineer, testing engineer, senior tester',
    ),
    words: list(
      'manual testing, test cases, test case, test plan, test plans, test scenarios, regression testing, regression, functional testing, integration testing, smoke testing, sanity testing, system testing, defects, defect, defect tracking, bug, bugs, bug reports, bug report, stlc, black box, quality center, hp alm, bugzilla, test data, test execution, traceability matrix, user acceptance testing, gui testing, usability testing, software testing, istqb, mantis, test summary',
    ),
  },
  {
    id: 'automation',
    label: 'test automation',
    roles: list(
      'automation tester, test automation engineer, automation engineer, automation test engineer, sdet, qa automation engineer, selenium tester, automation testing engineer, software engineer in test',
    ),
    words: list(
      'selenium, webdriver, selenium webdriver, testng, cucumber, appium, uft, qtp, jmeter, soapui, robot framework, page object model, data driven framework, hybrid framework, keyword driven, automation framework, automation scripts, test scripts, bdd, gherkin, automated tests, automation testing, test automation, cypress, playwright, load testing, extent reports, cross browser testing, rest assured, protractor, regression suite',
    ),
  },
  {
    id: 'devops',
    label: 'DevOps and cloud operations',
    roles: list(
      'devops engineer, build and release engineer, site reliability engineer, cloud engineer, release engineer, platform engineer, infrastructure engineer, aws engineer, devops consultant, cloud architect',
    ),
    words: list(
      'devops, jenkins, docker, kubernetes, ansible, terraform, chef recipes, puppet, ci cd, continuous integration, continuous delivery, aws, azure, ec2, cloudformation, cloudwatch, nagios, prometheus, grafana, build and release, releases, deployments, git, svn, sonarqube, nexus, artifactory, linux, shell scripting, provisioning, helm, pipelines, containers, configuration management, auto scaling, load balancer, elb, iam, vpc, incident response, monitoring',
    ),
  },
  {
    id: 'database',
    label: 'database administration',
    roles: list(
      'database administrator, oracle dba, sql server dba, dba, database engineer, database developer, mysql dba, senior dba, sql developer, pl sql developer, oracle developer, database manager, database analyst',
    ),
    words: list(
      'database, databases, rman, data guard, dataguard, rac, asm, tablespace, tablespaces, goldengate, golden gate, log shipping, always on, replication, mirroring, backup and recovery, backups, restore, database backup, indexes, index, query tuning, performance tuning, stored procedures, triggers, views, pl sql, t sql, oracle, oracle 11g, oracle 12c, mysql, sql server, mongodb, postgresql, export import, data pump, datapump, cloning, patches, schema, partitioning, clusters, ssms, db2, database migration, high availability, failover',
    ),
  },
  {
    id: 'big_data',
    label: 'big data engineering',
    roles: list(
      'hadoop developer, big data engineer, big data developer, hadoop administrator, spark developer, hadoop engineer, big data architect, hadoop consultant',
    ),
    words: list(
      'hadoop, hdfs, hive, pig, sqoop, flume, oozie, hbase, mapreduce, map reduce, yarn, spark, pyspark, kafka, cloudera, hortonworks, impala, zookeeper, ambari, big data, data lake, data ingestion, emr, scala, storm, hiveql, hadoop cluster, partitions, bucketing, rdd, spark sql, parquet, nifi',
    ),
  },
  {
    id: 'etl',
    label: 'ETL and data warehousing',
    roles: list(
      'etl developer, informatica developer, data warehouse developer, etl engineer, bi developer, datastage developer, ssis developer, etl consultant, etl lead, talend developer, data integration developer',
    ),
    words: list(
      'etl, informatica, powercenter, power center, datastage, ssis, talend, ab initio, data warehouse, data warehousing, mappings, mapping, mapplets, workflows, sessions, transformations, star schema, snowflake schema, fact tables, dimension tables, slowly changing dimensions, source to target, staging, teradata, data marts, data mart, lookup, aggregator, source systems, unix scripts, scd, incremental load, data loading, extraction, flat files, olap, obiee, cognos, business objects',
    ),
  },
  {
    id: 'sap',
    label: 'SAP',
    roles: list(
      'sap consultant, sap developer, abap developer, sap abap developer, sap abap consultant, sap functional consultant, sap technical consultant, sap fico consultant, sap basis administrator, sap mm consultant, sap sd consultant, sap analyst',
    ),
    words: list(
      'sap, abap, sap abap, fico, sap fico, sap mm, sap sd, sap hana, s 4 hana, s4 hana, s4hana, idoc, idocs, ale, bapi, bapis, badi, badis, smartforms, smart forms, sapscript, sap scripts, web dynpro, webdynpro, fiori, ui5, sap bw, netweaver, rfc, bdc, lsmw, user exits, data dictionary, alv, alv reports, module pool, ricef, sap ecc, ecc, basis, transport, hybris, enhancements, sap implementation',
    ),
  },
  {
    id: 'blockchain',
    label: 'blockchain development',
    roles: list(
      'blockchain developer, blockchain engineer, smart contract developer, solidity developer, blockchain architect, ethereum developer, web3 developer',
    ),
    words: list(
      'blockchain, ethereum, solidity, smart contract, smart contracts, hyperledger, hyperledger fabric, bitcoin, cryptocurrency, crypto, truffle, web3, web3.js, dapp, dapps, ipfs, consensus, ganache, metamask, distributed ledger, chaincode, tokens, erc20, ico, wallet, decentralized, composer, remix, multichain, cryptography',
    ),
  },
  {
    id: 'security',
    label: 'network and information security',
    roles: list(
      'network security engineer, security engineer, information security analyst, security analyst, soc analyst, cyber security analyst, network engineer, security consultant, penetration tester, security administrator, security operations analyst, information security engineer, firewall engineer',
    ),
    words: list(
      'firewall, firewalls, checkpoint, check point, palo alto, fortinet, fortigate, cisco asa, asa, juniper, srx, ids, ips, siem, splunk, qradar, arcsight, vpn, ipsec, site to site vpn, vulnerability, vulnerabilities, vulnerability assessment, penetration testing, nessus, wireshark, nmap, f5, load balancers, proxy, bluecoat, antivirus, malware, threat, threats, intrusion, security policies, access lists, acl, acls, nat, bgp, ospf, eigrp, routing, switching, vlan, vlans, stp, ccna, ccnp, ccie, cissp, ceh, iso 27001, security operations, incident response, network security, information security, cyber security, dlp, hardening, wan, mpls',
    ),
  },
  {
    id: 'business_analysis',
    label: 'business analysis',
    roles: list(
      'business analyst, senior business analyst, it business analyst, junior business analyst, business systems analyst, functional analyst, requirements analyst, product owner, business process analyst',
    ),
    words: list(
      'business analysis, requirements, requirement gathering, requirements gathering, requirement analysis, brd, frd, frs, srs, use case, use cases, user stories, user story, acceptance criteria, gap analysis, process flows, process flow, flow diagrams, business process, uat, stakeholders, functional specifications, functional requirements, business requirements, change requests, visio, wireframes, mockups, balsamiq, axure, backlog, product backlog, sprint planning, feasibility, elicitation, as is, to be, subject matter experts, scope document, uml, traceability, client requirements',
    ),
  },
  {
    id: 'project_management',
    label: 'project management',
    roles: list(
      'project manager, pmo, pmo analyst, pmo lead, pmo manager, program manager, project coordinator, project lead, project management officer, pmo consultant, delivery manager, scrum master, project director, pmo executive, pmo specialist, project management consultant, program coordinator',
    ),
    words: list(
      'pmo, project management, project management office, pmp, prince2, governance, project governance, status reports, status reporting, steering committee, risk register, raid log, risks and issues, milestones, project plan, project plans, project planning, resource allocation, resource planning, resource management, utilization, project schedule, project budget, ms project, portfolio, programme, programs, project delivery, project closure, deliverables, project tracking, change control, weekly status, sow, timesheets, clarity, dashboards, project charter, sprint, scrum, agile, kick off, lessons learned, projects',
    ),
  },
  {
    id: 'operations',
    label: 'operations management',
    roles: list(
      'operations manager, operations director, operations executive, operations supervisor, operations analyst, director of operations, operations head, general manager, chief operating officer, plant manager, assistant operations manager, operations coordinator, service delivery manager, operations lead, business operations manager, branch operations manager',
    ),
    words: list(
      'operations management, day to day operations, daily operations, standard operating procedures, sop, sops, operational excellence, process improvement, cost reduction, productivity, kpi, kpis, sla, turnaround time, tat, manpower, manpower planning, shift, shifts, rosters, vendor management, capacity planning, service delivery, escalations, mis, mis reports, logistics, supply chain, inventory, dispatch, operating costs, efficiency, six sigma, lean, warehouse, store operations, floor, budgets, headcount, workflow, facility, facilities, fleet, safety, quality, p&l, client satisfaction, profitability',
    ),
  },
  {
    id: 'electrical',
    label: 'electrical and electronics engineering',
    roles: list(
      'electrical engineer, electronics engineer, electrical design engineer, electrical maintenance engineer, power engineer, controls engineer, instrumentation engineer, electrical supervisor, electrical technician, electrical project engineer, electrical site engineer, hardware engineer, electrical engineering intern',
    ),
    words: list(
      'electrical engineering, electrical, electronics, power system, power systems, substation, substations, transformer, transformers, switchgear, circuit breaker, circuit breakers, panel, panels, control panels, ht, lt, dg, dg sets, cable, cables, cabling, wiring, earthing, relays, relay, motors, generators, voltage, high voltage, single line diagram, load calculation, plc, scada, vfd, vfds, drives, hmi, lighting, illumination, capacitor, etap, electrical drawings, electrical maintenance, electrical installations, power distribution, transmission lines, ups, kv, kva, mcc, testing and commissioning, commissioning, energy, electrical equipment, circuits, pcb, microcontroller, embedded',
    ),
  },
  {
    id: 'civil',
    label: 'civil and structural engineering',
    roles: list(
      'civil engineer, structural engineer, site engineer, civil site engineer, geotechnical engineer, highway engineer, quantity surveyor, planning engineer, civil supervisor, bridge engineer, resident engineer, civil engineering intern, transportation engineer, surveyor, billing engineer, design engineer civil',
    ),
    words: list(
      'civil engineering, civil works, civil, concrete, rcc, reinforcement, reinforced concrete, rebar, bar bending schedule, bbs, formwork, shuttering, slab, beam, columns, footing, foundation, foundations, excavation, brickwork, plaster, plastering, masonry, staad pro, staad, etabs, autocad civil, total station, levelling, surveying, survey, quantity estimation, estimation, bill of quantities, boq, rate analysis, contractor bills, subcontractor bills, site supervision, site inspection, site execution, roads, road, highway, highways, pavement, bridge, bridges, drainage, water supply, sewage, soil test, structural drawings, structural, buildings, cement, aggregate, steel, revit, primavera, construction site, residential building, quality of work, contractors',
    ),
  },
  {
    id: 'data',
    label: 'data and analytics',
    roles: list(
      'data scientist, data engineer, data analyst, bi analyst, machine learning engineer, statistician, analytics engineer, business intelligence analyst, database administrator, bi developer',
    ),
    words: list(
      'dashboards, dataset, datasets, regression, models, queries, a b testing, hypothesis, predictive, big data, business intelligence, data quality, data visualization, data science',
    ),
  },
  {
    id: 'it',
    label: 'information technology',
    roles: list(
      'it specialist, information technology specialist, it manager, information technology manager, systems administrator, system administrator, network administrator, network engineer, help desk technician, it technician, support technician, desktop support technician, it support specialist, systems engineer, information security analyst, security engineer, it director, cio, it analyst, systems analyst, cloud engineer, technical support specialist, computer technician, it project manager',
    ),
    words: list(
      'information technology, servers, server, routers, switches, workstations, desktops, laptops, printers, tickets, ticketing, patches, patching, virtualization, troubleshoot, troubleshooting, hardware, software installation, network, networks, lan, wan, backups, it infrastructure, infrastructure, operating systems, telecommunications, user accounts, windows, firewall, remote support, data center, it systems, it department, information systems, comptia, mcse',
    ),
  },
  {
    id: 'design',
    label: 'design',
    roles: list(
      'graphic designer, designer, ux designer, ui designer, product designer, interior designer, web designer, art director, creative director, visual designer, senior designer, design director, interaction designer, industrial designer',
    ),
    words: list(
      'mockups, mockup, brand guidelines, logos, logo, brochures, brochure, flyers, posters, packaging, visual, color palettes, concepts, concept development, design concepts, layout, infographics, print, icons, adobe, aesthetic, renderings, design projects, furniture, materials and finishes, creative brief, style guide, style guides, banners, signage',
    ),
  },
  {
    id: 'digital_media',
    label: 'digital media and marketing',
    roles: list(
      'digital marketing manager, digital marketing specialist, social media manager, content manager, digital media manager, digital media specialist, seo specialist, marketing manager, marketing coordinator, content strategist, content creator, web producer, digital producer, media planner, multimedia producer, video producer, video editor, marketing assistant, marketing specialist, digital strategist, community manager, online editor',
    ),
    words: list(
      'digital, digital media, multimedia, online content, web content, engagement rate, impressions, click through, followers, conversion rate, conversion rates, landing pages, traffic, web traffic, website traffic, google, youtube, campaigns, campaign, paid media, video, videos, streaming, audience, audiences, websites, marketing, online presence, target audience, analytics, html emails, advertisers, ad campaigns, metrics, influencers, kpis',
    ),
  },
  {
    id: 'public_relations',
    label: 'public relations',
    roles: list(
      'public relations manager, public relations specialist, pr manager, communications manager, communications director, public relations officer, pr specialist, publicist, communications specialist, public affairs officer, public affairs specialist, press officer, public relations coordinator, communications coordinator, public information officer, pr account executive, public relations assistant, media relations specialist, director of communications, public relations intern, communications officer, public relations director',
    ),
    words: list(
      'press, media coverage, media kits, press kits, press kit, media lists, media list, pitches, pitched, pitching, pitch stories, media pitches, news stories, op eds, press clippings, editorial, reputation, publicity campaigns, communications strategy, communications plan, communication strategies, public affairs, external communications, feature stories, news media, earned media, key messages, messaging, media monitoring, community events, media, communications, campaign, press materials, public image, public relations campaigns, magazine, television interviews, stakeholder communications',
    ),
  },
  {
    id: 'sales',
    label: 'sales',
    roles: list(
      'sales representative, sales manager, sales associate, sales executive, account executive, sales director, regional sales manager, inside sales representative, outside sales representative, sales consultant, salesperson, sales engineer, territory manager, sales specialist, sales assistant, sales coordinator, sales supervisor, district sales manager, sales lead, director of sales, vice president of sales, sales agent, sales professional',
    ),
    words: list(
      'quota attainment, sell, sold, prospects, prospective customers, potential customers, buyers, sales calls, sales presentations, sales volume, monthly sales, annual sales, sales team, sales territory, product knowledge, customer base, commission, top performer, sales growth, sales revenue, exceeded sales, sales figures, sales force, sales reports, sales strategies, purchases, showroom, new customers, referrals, discounts',
    ),
  },
  {
    id: 'business_development',
    label: 'business development',
    roles: list(
      'business development manager, business development director, business development executive, business development representative, director of business development, vice president of business development, partnerships manager, business developer, business development associate, business development specialist, business development consultant, growth manager, business development officer, business development analyst, business development coordinator',
    ),
    words: list(
      'new opportunities, business opportunities, business plans, business plan, growth strategy, growth strategies, strategic accounts, prospects, prospective clients, potential clients, deal, deals, c level, decision makers, go to market, revenue, market share, new clients, client acquisition, client base, pitch, strategic planning, competitive analysis, competitor analysis, business strategy, value proposition, start up, startup, entrepreneur, sales and marketing, networking, expansion, acquisitions, p&l',
    ),
  },
  {
    id: 'retail',
    label: 'retail',
    roles: list(
      'store manager, assistant store manager, retail manager, cashier, shop assistant, store associate, retail sales associate, key holder, department manager, stock clerk, shift leader, merchandiser',
    ),
    words: list(
      'store, stores, shoppers, displays, registers, stock, sales floor, stockroom, planograms, returns and exchanges, customers, refunds',
    ),
  },
  {
    id: 'bpo',
    label: 'customer support and BPO',
    roles: list(
      'customer service representative, call center agent, call centre agent, customer service associate, customer support representative, call center representative, customer care representative, customer service manager, customer care executive, team leader operations, process associate, process executive, bpo executive, call center manager, call center supervisor, technical support representative, customer service supervisor, customer service agent, customer care associate, customer support executive, operations team leader, back office executive, customer service specialist',
    ),
    words: list(
      'calls, inbound, outbound, phone calls, telephone, callers, caller, escalation, tickets, first call, adherence, kpi, kpis, sla, quality scores, call quality, process training, shrinkage, attrition, queues, queue, transactions, backlog, turnaround time, offshore, process, clients process, chat support, email support, headset, scripts, operations',
    ),
  },
  {
    id: 'hr',
    label: 'human resources',
    roles: list(
      'hr manager, hr generalist, human resources manager, human resources generalist, hr assistant, human resources assistant, recruiter, hr coordinator, human resources coordinator, hr director, human resources director, hr specialist, human resources specialist, hr administrator, hr business partner, talent acquisition specialist, technical recruiter, hr representative, human resources representative, hr executive, director of human resources, vice president of human resources, personnel manager, benefits administrator, hr intern, payroll specialist, human resources consultant, hr officer',
    ),
    words: list(
      'employee, employees, new hires, new hire, personnel, personnel files, employee files, terminations, termination, turnover, retention, hiring managers, hiring, job descriptions, job postings, background checks, background check, open enrollment, workers compensation, employee handbook, handbook, staffing, exit interviews, unemployment claims, applicants, candidates, hr policies, workforce, 401k, leave of absence, headcount, culture, union, engagement survey, personnel records, employment',
    ),
  },
  {
    id: 'accounting',
    label: 'accounting',
    roles: list(
      'accountant, staff accountant, senior accountant, accounting manager, accounts payable clerk, accounts receivable clerk, accounting clerk, bookkeeper, controller, auditor, tax accountant, accounts payable specialist, accounting assistant, cost accountant, accounting specialist, general accountant, junior accountant, assistant controller, chartered accountant, project accountant, accounting supervisor, audit associate, accounts executive, accounting intern, property accountant',
    ),
    words: list(
      'journal, ledgers, reconcile, reconciled, reconciling, subsidiary ledgers, closing, month end close, bank statements, expense reports, expenses, 1099, w 2, payments, vouchers, posting, prepaid, accounts, chart of accounts, vendor invoices, aging, balances, bank deposits, tax filings, checks, credit memos, fiscal, disbursements, entries, discrepancies',
    ),
  },
  {
    id: 'finance',
    label: 'finance',
    roles: list(
      'financial analyst, finance manager, financial advisor, finance director, cfo, chief financial officer, investment analyst, senior financial analyst, portfolio manager, financial controller, treasury analyst, equity analyst, investment banking analyst, finance analyst, financial consultant, budget analyst, fp&a analyst, fp&a manager, financial planner, director of finance, finance officer, finance assistant, vice president of finance, finance intern, wealth manager, risk analyst',
    ),
    words: list(
      'financial, finance, forecast, forecasts, ebitda, roi, capital, fp&a, hyperion, bloomberg, hedge, bonds, stocks, equity, equities, derivatives, fund, funds, asset management, assets, monthly forecasts, profitability, p&l, financial planning and analysis, cost savings, budget, budgets, quarterly, earnings, financial data, kpi, essbase, variance',
    ),
  },
  {
    id: 'banking',
    label: 'banking',
    roles: list(
      'bank teller, teller, personal banker, branch manager, loan officer, mortgage loan officer, credit analyst, relationship manager, relationship banker, head teller, lead teller, bank manager, banker, loan processor, mortgage underwriter, assistant branch manager, banking officer, credit officer, assistant manager bank, banking specialist, customer service banker, universal banker, commercial banker, operations officer bank, financial services representative, bank officer',
    ),
    words: list(
      'branch, branches, bank, banks, financial institution, credit union, checking, savings, withdrawals, deposits, atm, drawer, interest rates, credit cards, credit card, home equity, refinance, borrowers, borrower, collateral, closing documents, wire transfers, money orders, safe deposit, federal reserve, fdic, wells fargo, cross selling, loan documents, bank products, banking products, financial products, currency, cash, counterfeit, overdraft, cds, ach, wires, lines of credit, commercial loans',
    ),
  },
  {
    id: 'healthcare',
    label: 'healthcare',
    roles: list(
      'registered nurse, nurse, staff nurse, charge nurse, nurse practitioner, medical assistant, physician, physician assistant, certified nursing assistant, licensed practical nurse, healthcare administrator, caregiver, home health aide, physical therapist, pharmacist, pharmacy technician, dental assistant, dentist, paramedic, medical technologist, surgeon, nurse manager, clinic manager, patient care technician, occupational therapist, radiologic technologist, health care assistant, director of nursing, nursing supervisor, medical receptionist, phlebotomist, clinical manager, case manager rn, health educator',
    ),
    words: list(
      'patient, patients, medical, clinical, clinic, hospital, physicians, physician, doctors, nurses, healthcare, health care, diagnosis, diagnoses, surgery, surgical, treatment, charting, specimens, injections, ekg, vital, symptoms, admissions, discharge, discharge planning, medicare, medicaid, residents, long term care, acute care, bedside, oncology, pediatric, geriatric, cardiac, telemetry, medical staff, illness, disease, home health, hospice, joint commission, health services, primary care, dental, oxygen',
    ),
  },
  {
    id: 'fitness',
    label: 'fitness and sport',
    roles: list(
      'personal trainer, fitness trainer, fitness instructor, fitness manager, group fitness instructor, strength coach, fitness director, yoga instructor, wellness coach, athletic trainer, fitness coach, gym manager, sports coach, head coach, assistant coach, fitness specialist, exercise physiologist, health and fitness specialist, health coach, wellness coordinator, fitness consultant, fitness coordinator, athletic director, swim instructor, recreation coordinator, lifeguard',
    ),
    words: list(
      'fitness, gym, gyms, wellness, exercise, exercises, workout, training sessions, training session, sports, sport, athletic, athletics, health club, weight loss, personal training sessions, fitness goals, fitness center, fitness equipment, cardio, cardiovascular, body, flexibility, endurance, injury prevention, physical activity, physical fitness, physical education, recreation, swimming, boot camp, fitness floor, one on one training, healthy lifestyle, wellness programs, recreational, club, ymca',
    ),
  },
  {
    id: 'teaching',
    label: 'teaching',
    roles: list(
      'teacher, elementary teacher, math teacher, english teacher, science teacher, substitute teacher, special education teacher, preschool teacher, lead teacher, teacher assistant, teaching assistant, kindergarten teacher, high school teacher, professor, lecturer, adjunct instructor, assistant teacher, primary school teacher, student teacher, tutor, paraprofessional, instructional coach, head teacher, school principal, teacher aide, secondary school teacher, adjunct professor, classroom teacher, spanish teacher, history teacher, music teacher, middle school teacher',
    ),
    words: list(
      'students, student, pupils, pupil, lessons, lesson, teaching, class, classes, grade, grades, school, schools, learners, instruction, instructional, academic, homework, common core, standardized tests, literacy, reading, mathematics, phonics, parents, parent, faculty, classroom, education, learning styles, state standards, field trips, school district, elementary, children, instructional strategies, behavior management, course, courses, syllabus',
    ),
  },
  {
    id: 'law',
    label: 'law',
    roles: list(
      'lawyer, attorney, advocate, paralegal, legal assistant, legal counsel, associate attorney, law clerk, legal advisor, legal officer, solicitor, barrister, legal intern, legal associate, staff attorney, general counsel, corporate counsel, legal secretary, prosecutor, public defender, legal consultant, victim advocate, judge, judicial clerk, legal manager, court clerk, litigation attorney, legal executive, patient advocate',
    ),
    words: list(
      'legal, law, court, courts, clients case, litigation, plaintiff, plaintiffs, defendant, defendants, counsel, judge, judges, juris doctor, jd, llb, ll b, llm, bar council, state bar, bar association, bar admission, law firm, law office, law school, statutes, jurisdiction, settlement, settlements, hearing, complaints filed, appeals, appeal, moot court, subpoenas, evidence, civil, criminal, high court, district court, supreme court, tribunal, legal matters, legal services, bankruptcy, immigration, victims, victim, domestic violence, contracts, legislation',
    ),
  },
  {
    id: 'culinary',
    label: 'cooking',
    roles: list(
      'chef, executive chef, sous chef, head chef, line cook, cook, prep cook, pastry chef, chef de partie, kitchen manager, baker, private chef, personal chef, banquet chef, head cook, commis chef, lead cook, assistant cook, grill cook, sushi chef, restaurant manager, catering manager, food service manager, food service worker, kitchen helper, dishwasher, executive sous chef',
    ),
    words: list(
      'food, meals, meal, ingredients, recipe, menu items, culinary, culinary arts, dinner, lunch, breakfast, buffet, sauces, soups, salads, meats, meat, seafood, vegetables, italian, french cuisine, garnish, dining, dining room, kitchen equipment, food quality, food production, foods, entrees, cuts, portions, portion, restaurant, kitchens, hot line, chefs, cooks, cuisines, food service, foodservice, guests, catering, grilling, roasting, sauteing',
    ),
  },
  {
    id: 'hospitality',
    label: 'hospitality',
    roles: list(
      'hotel manager, front desk agent, concierge, waiter, waitress, server restaurant, guest service agent, host, hostess, housekeeper, bartender, night auditor, event coordinator, travel agent',
    ),
    words: list(
      'guest, guests, reservations, check in, rooms, occupancy, tables, beverage, beverages, tourism, travel',
    ),
  },
  {
    id: 'agriculture',
    label: 'agriculture',
    roles: list(
      'agronomist, farm manager, farmer, agricultural technician, agricultural officer, agriculture teacher, farm worker, field technician, agricultural engineer, crop consultant, agricultural inspector, ranch manager, greenhouse manager, farm hand, horticulturist, herd manager, agricultural specialist, crop advisor, agricultural scientist, agriculture specialist, field agronomist, farm supervisor, landscaper, research technician, animal scientist, extension officer, park ranger',
    ),
    words: list(
      'agriculture, agricultural, farm, field trials, seed, seeds, yield, yields, grain, corn, wheat, soybean, vegetables crops, fruit, orchard, vineyard, growers, grower, plant, plants, plant science, weeds, weed, insects, cows, cattle, pigs, goats, sheep, horses, animal, animals, feed, feeding, breeding, ranch, fields, rural, usda, ffa, 4 h, land, environmental, water, drip irrigation, biology, ecology, sustainable, ecosystem, plant pathology, botany, veterinary, fisheries, aquaculture, biodiversity, watershed, sprayer, agricultural products',
    ),
  },
  {
    id: 'aviation',
    label: 'aviation',
    roles: list(
      'pilot, aircraft mechanic, aviation mechanic, flight attendant, aircraft technician, airline pilot, air traffic controller, avionics technician, flight engineer, crew chief, aircraft maintenance engineer, aviation manager, aviation technician, flight instructor, first officer, captain, ramp agent, aviation safety officer, flight operations manager, aircraft maintenance technician, aviation supervisor, aircraft dispatcher, flight dispatcher, aviation maintenance technician, aircraft inspector, flight nurse, avionics specialist, airport operations manager, aviation electronics technician',
    ),
    words: list(
      'aircraft, aviation, flight, flights, airline, airport, airports, air force, squadron, naval aviation, hangar, jet, jets, turbine, hydraulic, airworthiness, boeing, airbus, cessna, f 16, c 130, sorties, sortie, fuel, airfield, air station, flight deck, crew, aircrew, crew members, takeoff, landing gear, instrument rating, technical orders, propulsion, aeronautical, aeronautics, embry riddle, maintenance logs, airspace, navy, tower, passengers, passenger, cabin, uh 60, helicopter, ground support, preflight, flight schedules, mission',
    ),
  },
  {
    id: 'automobile',
    label: 'vehicles',
    roles: list(
      'automotive technician, auto mechanic, automobile mechanic, service advisor, service manager automotive, mechanic, car salesman, auto sales consultant, diesel mechanic, automotive service manager, auto technician, automotive sales manager, parts manager, automotive engineer, automobile sales consultant, auto body technician, service technician, automotive sales consultant, automotive mechanic, vehicle technician, finance and insurance manager, lube technician, fleet manager, internet sales manager, automobile technician',
    ),
    words: list(
      'vehicle, vehicles, car, cars, auto, automotive, automobile, automobiles, dealership, dealerships, dealer, ford, toyota, honda, chevrolet, nissan, bmw, mercedes, chrysler, gm, general motors, hyundai, warranty, repair orders, repair order, test drive, test drives, engine, engines, mechanical repairs, diagnose, repairs, parts, garage, workshop, trade ins, f&i, auto repair, truck, trucks, motor, motors, shop, lot, service department, customers vehicles, windshield, detailing, tires, motorcycle, inspections, drivers, fuel systems, exhaust, auto insurance',
    ),
  },
  {
    id: 'engineering',
    label: 'mechanical and manufacturing engineering',
    roles: list(
      'mechanical engineer, electrical engineer, civil engineer, structural engineer, process engineer, manufacturing engineer, design engineer, project engineer, chemical engineer, industrial engineer, quality engineer, engineer, engineering manager, engineering technician, field engineer, production engineer, electronics engineer, controls engineer, maintenance engineer, engineering intern, senior engineer, test engineer, product engineer, engineering director, chief engineer, reliability engineer, environmental engineer, hardware engineer, research engineer, graduate engineer, plant engineer, application engineer',
    ),
    words: list(
      'engineering, engineers, mechanical, electrical, prototype testing, specifications, bom, tooling, machinery, mechanisms, calculations, simulation, simulations, sensors, power systems, voltage, motors, pumps, valves, hydraulics, pneumatics, turbines, stress analysis, asme, ansi, iso, design reviews, pressure, drawings, injection molding, sheet metal, production, manufacturing, plant, electronics, validation, instrumentation, transformers, control systems, pro e, solid modeling, cad models, process control, energy, materials science, technical specifications, equipment',
    ),
  },
  {
    id: 'construction',
    label: 'construction',
    roles: list(
      'construction manager, construction superintendent, project superintendent, site manager, construction worker, foreman, general contractor, construction foreman, site engineer, construction project manager, carpenter, electrician, plumber, estimator, construction laborer, building inspector, quantity surveyor, construction supervisor, laborer, construction inspector, site supervisor, heavy equipment operator, superintendent, mason, welder, field superintendent, construction coordinator, construction engineer, painter, roofer, construction administrator, drywall installer',
    ),
    words: list(
      'construction, building, buildings, contractor, residential, commercial buildings, site, sites, job site, rfis, rfi, change orders, change order, submittals, punch list, bids, bid, bidding, concrete, steel, demolition, excavation, grading site, scaffolding, framing, inspections, blueprints, plans and specifications, general contractors, trades, site work, renovation, renovations, remodel, lumber, drywall, roofing, plumbing, electrical installations, construction schedule, crews, labor, tools and equipment, power tools, utilities, structures, home builders, procore, lead certified, homes, painting, installation, asphalt, paving, hvac',
    ),
  },
  {
    id: 'consulting',
    label: 'consulting',
    roles: list(
      'consultant, management consultant, business consultant, senior consultant, strategy consultant, business analyst, principal consultant, consulting manager, associate consultant, it consultant, independent consultant, technology consultant, hr consultant, engagement manager, lead consultant, consultant intern, senior manager consulting, project consultant, advisory consultant, functional consultant, sap consultant, implementation consultant',
    ),
    words: list(
      'consulting, consultancy, engagement, engagements, client site, deliverables, recommendations, assessments, strategy, implementation, stakeholder, transformation, deloitte, accenture, kpmg, pwc, ernst young, roadmap, as is, to be, best practices, use cases, user stories, uat, client requirements, project plan, project plans, solutions, business processes, process redesign, organizational design, subject matter expert, clients, business units',
    ),
  },
  {
    id: 'apparel',
    label: 'fashion and apparel',
    roles: list(
      'fashion designer, apparel designer, merchandiser, buyer, assistant buyer, technical designer, pattern maker, apparel associate, stylist, fashion stylist, seamstress, tailor, apparel manager, product developer, textile designer, visual merchandiser, assistant designer, fashion merchandiser, production coordinator apparel, apparel merchandiser, apparel sales associate, fashion consultant, clothing designer, apparel team leader, costume designer',
    ),
    words: list(
      'apparel, fashion, clothing, clothes, garments, fabric, womens, mens, womenswear, menswear, accessories, shoes, shoe, jewelry, collection, collections, season, seasonal, line sheets, fittings, fitting rooms, fit, fits, samples, sample, trims, silhouettes, embroidery, dresses, outerwear, sportswear, swimwear, activewear, handbags, cosmetics, boutique, macys, nordstrom, gap, style, styling, styles, wardrobe, factories, size, sizes, trend, trends, department store, visual displays, mannequins, product lines, lookbook, tailoring, leather',
    ),
  },
  {
    id: 'arts',
    label: 'the arts',
    roles: list(
      'artist, art teacher, curator, gallery assistant, museum educator, actor, musician, art director, dance instructor, music teacher, theatre director, art instructor, visual artist, performing arts director, arts administrator, painter artist, illustrator, sculptor, gallery manager, teaching artist, language arts teacher, photographer, arts coordinator, art handler, film director, stage manager, production assistant, exhibition coordinator, makeup artist, graphic artist, creative arts',
    ),
    words: list(
      'art, arts, artist, artists, artwork, fine arts, creative, gallery, museum, exhibit, exhibition, collections, studio, drawing, painting, sculpture, theatre, theater, drama, performance art, performing arts, music, musical, dance, film, concert, concerts, festival, festivals, production, productions, stage, costume, costumes, set design, bfa, mfa, visual, photography, cultural, culture, ceramics, mural, murals, aesthetics, language arts, literature, poetry, writing, acting, orchestra, choir, crafts, design, humanities, liberal arts',
    ),
  },
  {
    id: 'logistics',
    label: 'logistics and purchasing',
    roles: list(
      'logistics manager, supply chain manager, warehouse manager, warehouse associate, forklift operator, purchasing manager, procurement specialist, logistics coordinator, truck driver, delivery driver, material handler, inventory specialist, shipping clerk, dispatcher, buyer purchasing',
    ),
    words: list(
      'shipments, shipment, pallets, loading, carriers, freight, truckload, routes, deliveries, suppliers, lead times, dispatch, packing, cycle counts',
    ),
  },
  {
    id: 'admin',
    label: 'office administration',
    roles: list(
      'administrative assistant, executive assistant, office manager, receptionist, secretary, office assistant, administrative coordinator, office administrator, office clerk, personal assistant, data entry clerk',
    ),
    words: list(
      'correspondence, memos, minutes, calendars, filing, mail, faxes, copier, telephone calls, office supplies, visitors, front office, multi line phone',
    ),
  },
];
