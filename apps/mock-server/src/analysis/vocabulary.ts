/**
 * Skills, one a line: the name to show, then other ways to write it. A line with # names the trades (trades.ts) that the
 * skills below it tell of.
 */
const VOCABULARY = `
# software
JavaScript|js|java script|ecmascript|es6
TypeScript|ts
Java|jdk|j2ee|java ee|core java
Python|python3
C++|cpp|visual c++
C#|c sharp|csharp
F#|f sharp
.NET|dot net|dotnet|net core|.net core|.net framework
ASP.NET|asp net|asp.net mvc|asp.net core
Visual Basic|vb.net|vba|vb
Go|golang|go lang
R|r programming|rstudio|r studio|r shiny
C|ansi c|c programming|embedded c
Rust|rustlang
Ruby on Rails|rails|ror
Ruby
PHP|php5
Laravel
Symfony
Perl
Kotlin
Swift|swiftui
Objective-C|objective c|obj-c
Scala
Haskell
Elixir
Erlang
Clojure
MATLAB
COBOL
Fortran
Dart
Flutter
React|reactjs|react.js
React Native
Angular|angularjs|angular.js
Vue.js|vue|vuejs
Svelte|sveltekit
Next.js|nextjs
Node.js|node|nodejs|node js
Express|expressjs|express.js
NestJS|nest.js
jQuery
HTML|html5|xhtml
CSS|css3|sass|scss|less css
Tailwind CSS|tailwind
Bootstrap
Webpack
Vite
Redux
GraphQL|graph ql
REST APIs|rest api|restful|restful api|restful apis|rest apis|restful services|restful web services|rest services
gRPC
SOAP|soap web services
WebSockets|websocket|web socket|web sockets
Django
Flask
FastAPI|fast api
Spring|spring framework|spring mvc
Spring Boot|springboot
Hibernate|jpa
Maven
Gradle
Microservices|microservice|micro services|microservice architecture|microservices architecture
Event-driven architecture|event driven|event driven systems
Distributed systems|distributed system|distributed architecture|distributed architectures
Domain-driven design|ddd|domain driven design
SQL|structured query language
JSP|java server pages|servlets|servlet
Struts
WebLogic|websphere|jboss
Entity Framework|ef core
LINQ
WCF|wpf|windows forms|winforms
Oracle DBA|rman|data guard|dataguard|oracle rac|goldengate|golden gate
Informatica|powercenter|power center
SSIS|ssrs|ssas
DataStage
Talend
Teradata
Sqoop
Pig
Flume
HBase
Oozie
Cloudera|hortonworks
SAP ABAP|abap
SAP FICO|fico
SAP Fiori|fiori|ui5
IDoc|idocs
BAPI|bapis|badi|badis
Selenium|webdriver|selenium webdriver
TestNG
Cucumber|gherkin|bdd
Appium
JMeter|load testing
SoapUI
UFT|qtp
Manual testing|manual test
Test cases|test case|test scenarios|test plan|test plans
Regression testing|functional testing|smoke testing|sanity testing|integration testing|system testing
Defect tracking|bug tracking|bugzilla|hp alm|quality center
Blockchain
Ethereum|solidity
Smart contracts|smart contract
Hyperledger|hyperledger fabric
Cryptocurrency|bitcoin
Web3|web3.js|dapp|dapps
Puppet
Nagios
SonarQube
Check Point|checkpoint firewall
Fortinet|fortigate
Wireshark|nmap|nessus
CISSP|ceh
IDS/IPS|intrusion detection|intrusion prevention
Routing and switching|bgp|ospf|eigrp
Magento|joomla
Dreamweaver
CodeIgniter
# software data
T-SQL|transact sql|tsql
PL/SQL|plsql|pl sql
NoSQL|no sql
PostgreSQL|postgres|postgresql|psql|postgre sql
MySQL|my sql|mariadb
SQL Server|ms sql|mssql|microsoft sql server|sql server
Oracle Database|oracle db|oracle database
SQLite
MongoDB|mongo
Redis
# software data
Cassandra
DynamoDB|dynamo db
Elasticsearch|elastic search|opensearch|elk stack|elk
Kafka|apache kafka
RabbitMQ|rabbit mq
Apache Spark|pyspark|apache spark
Hadoop|hdfs|mapreduce
Hive
Airflow|apache airflow
dbt
Snowflake
BigQuery|big query
Redshift
Databricks
# data
ETL|extract transform load|elt|data pipelines|data pipeline
Data warehousing|data warehouse|data warehouses
Data modelling|data modeling|data modelling|data model
Data analysis|data analytics|analyse data|analyze data|analysed data|analyzed data
Machine learning|ml
Deep learning
Natural language processing|nlp
Computer vision
Large language models|llm|llms|generative ai
Artificial intelligence|ai
TensorFlow
PyTorch
scikit-learn|sklearn|scikit learn
pandas
NumPy
Statistics|statistical|statistical analysis
Tableau
Power BI|powerbi
Looker
# it software
AWS|amazon web services|ec2|aws lambda|amazon s3
Azure|microsoft azure|ms azure
Google Cloud|gcp|google cloud platform
# software it
Docker|dockerized|containerization|containerisation|containers
Kubernetes|k8s|eks|gke|aks
Helm
Terraform
Ansible
CI/CD|ci cd|cicd|continuous integration|continuous delivery|continuous deployment
Jenkins
GitHub Actions
GitLab CI|gitlab
Git|github|version control
DevOps|dev ops
Site reliability engineering|sre|site reliability
Infrastructure as code|iac
Observability|open telemetry|opentelemetry
Prometheus
Grafana
Datadog
# it
Linux|unix|ubuntu|red hat|rhel|centos|debian
Bash|shell scripting|shell script|shell scripts
PowerShell|power shell
Windows Server
Active Directory|azure ad|entra id
VMware|vsphere|esxi
Cisco|ccna|ccnp
Network administration|network administrator|network engineering|lan wan|tcp ip|routers and switches
Firewalls|firewall|palo alto
VPN
DNS|dhcp
Cybersecurity|cyber security|information security|infosec|network security
SIEM|splunk
Penetration testing|pen testing|pentest
Help desk|helpdesk|service desk|desktop support|technical support|it support
ITIL
ServiceNow|service now
Hardware troubleshooting|hardware repair|computer hardware
# software
Software development|software engineering|software engineer|software developer|application development
Backend development|backend|back end|server side
Frontend development|frontend|front end|client side
Full-stack development|full stack|fullstack
Web development|web developer|web applications|web application
Mobile development|mobile app|mobile apps|ios development|android development
Android
iOS
API design|api development|designing apis
Object-oriented programming|oop|object oriented
Agile|agile methodology|agile methodologies
Scrum|scrum master
Kanban
Jira
Confluence
Unit testing|unit tests|unit test|junit|jest|pytest|vitest
Test automation|automated testing|automated tests|automation testing|cypress|playwright
Quality assurance|qa|software testing|qa testing
Performance tuning|performance optimization|performance optimisation|query optimization|query optimisation
# it
System administration|systems administration|system administrator|systems administrator|sysadmin
Disaster recovery|backup and recovery
# it consulting
SAP|sap erp|sap hana
ERP|enterprise resource planning
SharePoint
# sales business_development
Salesforce|sfdc|salesforce.com
HubSpot
CRM|customer relationship management
# design
Figma
Sketch
Adobe XD
Photoshop|adobe photoshop
Illustrator|adobe illustrator
InDesign|adobe indesign
After Effects|aftereffects
Premiere Pro|adobe premiere|premiere
Adobe Creative Suite|creative suite|adobe creative cloud|creative cloud|adobe suite
CorelDRAW|corel draw
Lightroom
UX design|ux|user experience|ux designer
UI design|ui|user interface|user interfaces|interface design
User research|usability testing|user testing|usability
Wireframing|wireframes|wireframe
Prototyping|prototypes|prototype
Design systems|design system
Graphic design|graphic designer|graphics
Typography
Layout design|page layout|layouts
Branding|brand identity|visual identity|logo design|logos
Print production|print design|prepress|print materials
Web design|web designer|website design
Illustration|illustrations|drawing
Motion graphics|motion design|animation|animations
# design arts engineering
3D modelling|3d modeling|3d modelling|3ds max|blender|maya
# design construction
Interior design|interior designer|space planning|interiors
# engineering construction design
AutoCAD|auto cad
Revit
SketchUp|sketch up
SolidWorks|solid works
CATIA
CAD|computer aided design|cad drawings
BIM|building information modeling|building information modelling
# digital_media arts design
Photography|photographer|photo shoots|photo editing
Video editing|video production|videography|final cut pro|final cut
# digital_media
WordPress|word press
Content management systems|cms|drupal|joomla
SEO|search engine optimization|search engine optimisation
SEM|search engine marketing|paid search|ppc|pay per click|google ads|google adwords|adwords
Google Analytics|ga4
Social media|social media marketing|facebook|instagram|twitter|tiktok|linkedin campaigns|social media management|social networks
Content creation|content marketing|content strategy|web content|blog posts|blogging|blogs|blog
Email marketing|email campaigns|mailchimp|e mail marketing
Digital marketing|online marketing|internet marketing
Marketing strategy|marketing plans|marketing plan|marketing campaigns|marketing campaign
# digital_media business_development
Market research|market analysis|market trends
Brand management|brand awareness|brand strategy
# digital_media public_relations
Copywriting|copywriter|copy writing|copyediting|copy editing|ad copy
Editing|editor|edited|proofreading
Podcast production|podcast|podcasts
Broadcasting|broadcast|radio|television
Advertising|advertisements|advertising campaigns|media buying
# public_relations
Public relations|pr|publicity|publicist
Media relations|press relations|media outreach|journalists|media contacts|reporters|media inquiries
Press releases|press release|news releases|news release
Press conferences|press conference|media events|press events
Crisis communications|crisis communication|crisis management
Media training|spokesperson|spokesperson training
Speechwriting|speeches|speech writing|talking points
Corporate communications|internal communications|external communications
Newsletters|newsletter
Event planning|event management|special events|organized events|event coordination
Fundraising|fund raising|donors|donor relations
Journalism|journalist|reporter|newsroom
Community outreach|community relations|outreach
# sales
Sales|selling|salesperson
Business-to-business sales|b2b|b2b sales|business to business
Inside sales|telesales|telemarketing|phone sales
Outside sales|field sales|territory sales
Cold calling|cold calls|cold call|prospecting|outbound calls
Lead generation|leads|generate leads|sales leads
# sales business_development
Account management|account manager|key accounts|key account|account executive
Sales forecasting|sales forecasts|forecasting|sales forecast
Sales quotas|quota|quotas|sales targets|sales goals|exceed quota|sales target
# sales
Closing|closed deals|close deals|closing deals|close sales|closing sales
Pipeline management|sales pipeline|pipeline
Upselling|upsell|cross sell|cross selling|up selling
Territory management|territory
Product demonstrations|product demos|demos|demonstrations
# business_development sales
Negotiation|negotiate|negotiated|negotiating|negotiations|contract negotiation
Business development|new business|business developer|develop new business|new business development
Strategic partnerships|partnerships|partnership|strategic alliances|alliances|joint ventures
Proposals|proposal|rfp|rfps|bid preparation|tenders|proposal writing|business proposals
Market expansion|new markets|market entry|market penetration|expand into
Revenue growth|increase revenue|revenue generation|grow revenue|revenue targets
Client relationships|client relationship|client relations|customer relationships|relationship management|relationship building
# retail
Retail|retail sales|retail store
Merchandising|merchandise|merchandiser|visual merchandising|merchandise displays
Point of sale|pos|cash register|cashier|cash handling
Inventory management|inventory control|stock control|inventory|stock management
Loss prevention|shrinkage
# bpo retail
Customer service|customer care|customer support|client service|guest service|guest services
# bpo
Call centre|call center|contact center|contact centre|inbound calls|call handling|call volume|incoming calls
BPO|business process outsourcing|process outsourcing|outsourcing|voice process|back office
Service level agreements|sla|slas|service levels
Average handling time|aht|average handle time|first call resolution|fcr
Customer satisfaction|csat|nps|customer satisfaction scores
Complaint handling|complaints|customer complaints|escalations|escalated calls
Data entry|typing|wpm
Collections|debt collection|collection calls
Quality monitoring|call monitoring|call quality
Workforce management|wfm
Order processing|process orders|order entry
# hr
Recruitment|recruiting|recruiter|talent acquisition|recruit|hiring process|staffing|sourcing candidates
Interviewing|interviews|interview candidates|interviewed candidates
Onboarding|new hire orientation|new employee orientation|on boarding|orientation
Employee relations|labor relations|labour relations|industrial relations|grievances|grievance|disciplinary
Human resources|hr|human resource|human resources management
HRIS|peoplesoft|workday|hrms|successfactors|adp
Payroll|payroll processing|process payroll
Compensation and benefits|benefits administration|compensation|employee benefits|benefits
Performance management|performance appraisals|performance reviews|performance appraisal|performance evaluations
Employment law|labor law|labour law|fmla|eeo|flsa|ada compliance|employment legislation
Training and development|employee training|training programs|learning and development|staff training
Succession planning|workforce planning|organizational development|organisational development
SHRM|phr|sphr|cipd
# accounting
Accounting|accountant|accountancy
General ledger|gl|ledger|ledgers
Accounts payable|ap|a p|payables
Accounts receivable|ar|a r|receivables
Bank reconciliation|reconciliation|reconciliations|account reconciliation|account reconciliations|reconcile accounts|bank reconciliations|reconciled
Month-end close|month end|month end closing|monthly close|year end close|year end closing|closing entries
Journal entries|journal entry|accruals|accrual
# accounting finance
Financial statements|financial statement|balance sheet|balance sheets|income statement|income statements|trial balance
Financial reporting|financial reports|financial report
# finance
Financial analysis|financial analyst|financial modelling|financial modeling|financial models
Budgeting|budget preparation|budgets|budget|annual budget
Forecasting|forecasts|financial forecasting|financial forecasts
Variance analysis|variances|variance
# accounting
Auditing|audit|audits|auditor|internal audit|external audit|internal audits
Tax|tax returns|tax preparation|taxation|income tax|sales tax|vat|gst|tax compliance
GAAP|us gaap|generally accepted accounting principles
IFRS|international financial reporting standards
CPA|certified public accountant
ACCA|chartered accountant|aca|icaew
# finance
CFA|chartered financial analyst
# accounting
QuickBooks|quick books
Xero
Sage|peachtree|sage 50
Excel|ms excel|microsoft excel|spreadsheets|spreadsheet|pivot tables
Microsoft Office|ms office|office suite
Bookkeeping|bookkeeper|book keeping
Invoicing|invoices|invoice|billing|invoice processing
Cost accounting|cost analysis|cost control|job costing
Fixed assets|depreciation
# finance accounting
Cash flow|cash flow management|cash management|treasury
Sarbanes-Oxley|sox|internal controls|internal control
# finance
Investment analysis|investments|investment|portfolio management|portfolio|portfolios|equity research|securities
Valuation|dcf|valuations
Mergers and acquisitions|m&a|due diligence
Risk management|risk assessment|risk analysis|credit risk
Financial planning|financial planner|wealth management|financial advisor|financial advice
Corporate finance|capital budgeting|capital markets
# banking
Banking|bank|retail banking|banker|personal banking
Teller operations|teller|cash drawer|vault
Loans|loan|loan processing|lending|mortgage|mortgages|loan applications|consumer loans
Credit analysis|credit analyst|underwriting|underwriter|credit applications|creditworthiness
KYC|know your customer|aml|anti money laundering|bsa|bank secrecy act
Branch management|branch manager|branch operations|bank branch
Deposits|deposit|new accounts|open accounts|account opening|checking accounts
# finance bpo
Insurance|insurance claims|claims processing|claims|policyholders
# banking
Trade finance|letters of credit|foreign exchange
# healthcare
Nursing|nurse|nurses
Registered nurse|rn
Licensed practical nurse|lpn|lvn|licensed vocational nurse
Certified nursing assistant|cna|nursing assistant|nurse aide
BLS|basic life support|cpr|cpr certified|cpr certification
ACLS|advanced cardiac life support|advanced cardiovascular life support
PALS|pediatric advanced life support
Patient care|care of patients|patients|patient|bedside care
Medication administration|administer medication|administer medications|administered medications|medications|medication
Vital signs|vitals
Electronic health records|ehr|emr|electronic medical records|epic systems|cerner|meditech|electronic health record
HIPAA
Triage|emergency room|emergency department
Intensive care|icu|critical care
Wound care|wound dressing
Phlebotomy|venipuncture|blood draws|iv therapy
Infection control|infection prevention|aseptic
Care plans|care plan|care planning|treatment plans|treatment plan
Patient education|patient assessment|patient assessments
Medical terminology|medical records|medical record|medical billing|icd 10|medical coding|cpt
Physical therapy|physiotherapy|physical therapist|rehabilitation
Mental health|behavioral health|psychiatric|counseling|counselling|psychotherapy
Pharmacy|pharmacist|pharmaceutical|prescriptions
Clinical trials|clinical research|clinical
# fitness
Personal training|personal trainer|personal trainers
Group fitness|group exercise|fitness classes|exercise classes|group classes|fitness instructor
Strength training|strength and conditioning|weight training|resistance training
Yoga|pilates
Zumba|spinning|aerobics|kickboxing|crossfit|bootcamp
Exercise programming|exercise programs|workout plans|workout programs|fitness programs|training plans|exercise prescription|workouts
Fitness assessments|fitness assessment|fitness evaluations|body composition
Nutrition|nutrition coaching|nutritional|diet plans|dietary
Sports coaching|coach|coaching athletes|athletes|coached
Kinesiology|exercise science|exercise physiology|anatomy
NASM|ace certified|acsm|issa|nsca|cscs
Membership sales|gym membership|membership|memberships|gym members
# teaching
Teaching|teacher|taught|instructor
Lesson planning|lesson plans|lesson plan
Classroom management|classroom|classrooms
Curriculum development|curriculum|curricula|curriculum design|curriculum planning
Student assessment|grading|assessing students|student progress|assess students|student performance
Special education|iep|ieps|individualized education|special needs|sen
Differentiated instruction|differentiated|differentiation
Early childhood education|early childhood|preschool|kindergarten
Elementary education|elementary school|primary school|elementary
Secondary education|high school students|secondary school|middle school
ESL|esol|english as a second language|tefl|tesol
Tutoring|tutor|tutored
Parent communication|parent teacher conferences|parents|parent conferences
Educational technology|smartboard|google classroom|e learning|instructional technology
Teaching licence|teaching license|teaching certificate|teaching certification|teaching credential|teaching credentials|pgce|qts
# law
Legal research|legal researcher|westlaw|lexisnexis|lexis nexis|case law
Litigation|litigator|civil litigation|trial|trials|trial preparation|court proceedings
Contract drafting|drafting contracts|contract review|contract law|draft contracts|drafted contracts|agreements|drafting agreements
Legal drafting|pleadings|pleading|briefs|affidavits|petitions|motions|legal documents|legal drafting
Court representation|court appearances|courts|court|hearings|represented clients|appeared before
Legal advice|legal counsel|legal opinions|legal advisory|legal consultation|legal opinion
Corporate law|company law|commercial law
Criminal law|criminal defense|prosecution|prosecutor|criminal cases
Family law|divorce|custody
Intellectual property|trademarks|trademark|patents|patent
Discovery|depositions|deposition|e discovery|interrogatories
Arbitration|mediation|alternative dispute resolution|dispute resolution
Paralegal|legal assistant|legal secretary
Advocacy|advocate|advocates|advocating
Client intake|case management|case files|caseload
Regulatory compliance|compliance|regulatory
# culinary
Cooking|cook|cooked|food preparation|food prep|meal preparation
Menu development|menu planning|menus|menu|menu design|recipe development|recipes
Food safety|haccp|servsafe|food hygiene|sanitation|food handler|food handling
Kitchen management|kitchen operations|kitchen staff|kitchen
Line cooking|line cook|grill|saute|fry station|prep cook
Sous chef|executive chef|head chef|chef de partie|chef
Pastry|baking|baker|pastry chef|desserts|bread
Catering|banquets|banquet|catering events
Food cost control|food cost|food costs|labor cost|portion control
Plating|plated|presentation of dishes|dishes
Knife skills|butchery|butcher
Fine dining|restaurant|restaurants|cuisine|a la carte
Bartending|bartender|mixology|cocktails|wine
# hospitality
Hospitality|hotel|hotels|hotel management
Front desk|reception|receptionist
Housekeeping|room cleaning|cleaning
# agriculture
Agriculture|agricultural|farming|farm|farms|farmer
Agronomy|agronomist|agronomic|crop science
Crop production|crops|crop|crop management|harvest|harvesting|planting
Irrigation|irrigation systems
Soil science|soil|soils|soil testing|soil sampling
Livestock|cattle|dairy|animal husbandry|poultry|swine|herd|animal science
Pest control|pesticides|pesticide|herbicides|pest management|integrated pest management|ipm
Fertilisers|fertilizer|fertilizers|fertiliser|fertilization
Horticulture|greenhouse|nursery plants|plants|plant nursery|landscaping|landscape
Farm machinery|tractors|tractor|farm equipment|combine harvester|agricultural machinery
Forestry|forest|wildlife|natural resources|conservation
Food processing|food science|agribusiness
# aviation
Aircraft maintenance|aircraft mechanic|aircraft|aviation maintenance|airframe|airframe and powerplant|a&p license|a&p mechanic|a&p
Aviation|aviation safety|airline|airlines|airport|aerospace
Flight operations|pilot|flight|flights|flight instructor|flying|flight hours|commercial pilot
FAA|faa regulations|easa|federal aviation administration
Avionics|aircraft systems|flight line|flightline
Air traffic control|air traffic|air traffic controller
Cabin crew|flight attendant|in flight service|passengers
Helicopters|helicopter|rotary wing
Ground handling|ramp agent|ground operations|ground support equipment|baggage
Non-destructive testing|ndt|aircraft inspection|inspections of aircraft
# automobile
Automotive repair|auto repair|vehicle repair|automotive|automobile|automobiles|auto mechanic|automotive technician|car repair
Vehicle diagnostics|diagnostics|diagnostic|diagnose vehicles|obd|engine diagnostics|scan tools
Brakes|brake|brake systems|suspension|steering
Engine repair|engine|engines|transmission|transmissions|drivetrain|engine overhaul
Oil changes|oil change|tire rotation|tires|wheel alignment|tune ups|alignment
ASE certification|ase|ase certified|ase master
Vehicle sales|car sales|dealership|auto sales|vehicles|vehicle|cars|auto dealership
Service advisor|service writer|auto parts|parts department|spare parts
Auto body|body shop|collision repair|auto painting
Fleet maintenance|fleet|fleet management|diesel|diesel mechanic|trucks
# engineering
Mechanical engineering|mechanical engineer|mechanical design|mechanical
Electrical engineering|electrical engineer|electrical systems|electrical
Civil engineering|civil engineer|civil works
Structural engineering|structural design|structural|structural analysis
Chemical engineering|chemical engineer|process engineering|process engineer
Industrial engineering|industrial engineer
Finite element analysis|fea|ansys|abaqus
Thermodynamics|heat transfer|hvac|fluid mechanics|fluid dynamics|cfd
PLC|plc programming|scada|programmable logic controllers|automation systems|industrial automation
Circuit design|pcb|pcb design|circuits|embedded systems|firmware|vhdl|fpga|microcontroller
Product design|product development|new product development
Manufacturing|manufacturing processes|manufacturing process|production line|assembly line|fabrication
Lean manufacturing|lean|kaizen|5s|continuous improvement
Six Sigma|green belt|black belt|lean six sigma
Root cause analysis|fmea|failure analysis|corrective actions
Quality control|iso 9001|quality management|qc|quality inspection
GD&T|tolerances|engineering drawings|technical drawings|blueprints|blueprint reading|schematics
Preventive maintenance|preventative maintenance|equipment maintenance|maintenance
PE licence|professional engineer|pe license|engineer in training|eit|fundamentals of engineering
# engineering automobile
CNC machining|cnc|machining|machinist|lathe|milling machine
Welding|welder|mig|tig|arc welding
# construction
Construction|construction management|construction projects|building construction|construction manager
Construction supervision|site supervision|superintendent|job site|job sites|construction site|site management|foreman|site manager
Subcontractor management|subcontractors|subcontractor|contractors
Cost estimating|estimating|estimator|cost estimates|estimation|quantity surveying|quantity surveyor|takeoffs|bill of quantities
Building codes|building code|permits|permit|building inspection|zoning
OSHA|osha 30|osha 10|site safety|safety regulations|safety standards|safety compliance
Concrete|masonry|bricklaying|formwork|rebar|foundations
Carpentry|carpenter|framing|drywall|woodwork|cabinetry
Plumbing|plumber|pipefitting|pipes
Electrical wiring|electrician|wiring|conduit
Roofing|painting contractor|flooring|tile|renovation|remodeling|remodelling
Heavy equipment|heavy equipment operation|excavator|bulldozer|forklift|crane|backhoe
Primavera|primavera p6|ms project|microsoft project|project scheduling
Surveying|surveyor|land surveying|surveys of land
Architecture|architect|architectural|architectural design
# consulting construction
Project management|project manager|project planning|project coordination|managed projects|manage projects|project delivery
PMP|project management professional|prince2
Change management|organizational change|organisational change|transformation
# consulting
Business analysis|business analyst|requirements gathering|business requirements|gather requirements|requirements analysis
Process improvement|process improvements|process optimization|process optimisation|business process improvement|process mapping|re engineering
Strategy consulting|management consulting|consulting|consultant|consultants|advisory|consulting services
Client presentations|client workshops|workshops|executive presentations|client engagements|engagements
Stakeholder management|stakeholder engagement|stakeholders|stakeholder
Benchmarking|gap analysis|feasibility studies|business case|business cases|feasibility study
# apparel
Fashion design|fashion designer|apparel design|fashion|fashion industry
Garment construction|garment|garments|sewing|tailoring|seamstress|tailor
Pattern making|patternmaking|patterns|draping|pattern maker
Textiles|textile|fabric|fabrics|knitwear|woven
Apparel production|apparel|clothing|technical design|tech packs|tech pack|denim|footwear
Product sourcing|sourcing|overseas vendors|fabric sourcing
Buying|buyer|assistant buyer|purchasing|open to buy
# apparel
Trend forecasting|trend research|seasonal collections|collections of clothing|fashion trends
# logistics
Procurement|purchase orders|vendor management|vendor negotiation|supplier management|vendors
Supply chain|supply chain management|logistics|distribution
Warehouse operations|warehouse|warehousing|shipping and receiving|order picking|picking and packing|shipping
Driving licence|driver license|drivers license|cdl|commercial driver license|driving license|delivery driver
Import and export|import export|customs|freight
# arts
Fine arts|fine art|visual arts|art|artist|artworks|artwork
Painting|paintings|sculpture|ceramics|printmaking|oil painting
Art education|art teacher|art history|art classes|arts education
Curating|curator|exhibitions|exhibition|exhibits|exhibit|gallery|museum|galleries|museums
Acting|actor|theatre|theater|performer|stage|rehearsals
Music|musician|choir|piano|orchestra|music education|band
Dance|dancer|choreography|ballet
Film production|film|filmmaking|screenwriting|documentary
Arts administration|arts council|arts programs|cultural programs|art programs
Grant writing|grants|grant proposals|grant
Creative writing|fiction|poetry|storytelling|novel
# admin
Administration|administrative assistant|office administration|office management|office manager|clerical|secretary|executive assistant
Calendar management|scheduling appointments|travel arrangements|appointment scheduling
Filing|record keeping|recordkeeping|records management
# other
Real estate|realtor|property management|leasing|real estate agent|property manager
Social work|social worker|social services|child welfare
Childcare|child care|daycare|nanny|children
Law enforcement|police|officer safety|patrol|corrections
Security services|security guard|security officer|surveillance|cctv
Laboratory techniques|laboratory|lab|pcr|microscopy|titration|hplc
Chemistry|biochemistry|biology|microbiology
Translation|translator|interpreter|interpreting|interpretation
# general
Leadership|team leadership|leading teams|team leader|lead teams|team lead|led a team
Communication skills|communication|verbal communication|written communication|communicator
Teamwork|team player|collaboration|collaborative|team work
Problem solving|problem solver|solve problems
Time management|prioritization|prioritisation|deadlines|multitasking|multi tasking|organizational skills|organisational skills
Mentoring|mentored|mentor|coaching|coached staff
Public speaking|public speaker|speaking engagements
Customer-facing|client facing|customer facing
Reporting|reports
Research|researcher|researched
Technical writing|technical documentation|technical writer|user manuals
Patience|empathy|compassion
Creativity|creative|creative thinking
Attention to detail|detail oriented|detail orientated
`;

/** A known skill: the name to show, its written forms (the name first), the trades that it tells of. */
export type SkillTerm = { name: string; forms: readonly string[]; trades: readonly string[] };

/** Every known skill, in the order of the list above. */
export const SKILL_TERMS: readonly SkillTerm[] = readVocabulary(VOCABULARY);

function readVocabulary(list: string): SkillTerm[] {
  const terms: SkillTerm[] = [];
  let trades: string[] = [];
  for (const line of list.trim().split('\n')) {
    if (line.startsWith('# ')) {
      trades = line.slice(2).split(' ');
      continue;
    }
    const [name = '', ...aliases] = line.split('|');
    terms.push({ name, forms: [name, ...aliases], trades });
  }
  return terms;
}

/** Skills whose word is an everyday one: they need their own capitals, and the context that `isEverydayUse` excludes. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  'Go',
  'R',
  'C',
  'Excel',
  'Swift',
  'Rust',
  'Dart',
  'Ruby',
  'Express',
  'Spring',
  'React',
  'Angular',
  'Flask',
  'Sage',
  'Sketch',
  'Helm',
  'Hive',
  'Illustrator',
  'Node',
  'Rails',
  'Maya',
  'Oracle',
  'Vue',
  'Scala',
  'Maven',
  'Perl',
  'Julia',
  'Pig',
]);

/** Everyday forms that stand for a skill only in capitals: "PR" but not "pr", "AP" but not "ap". */
export const CAPITALS_ONLY: ReadonlySet<string> = new Set([
  'pr',
  'hr',
  'ap',
  'ar',
  'gl',
  'ai',
  'ml',
  'qa',
  'ui',
  'ux',
  'ts',
  'js',
  'vb',
  'it',
  'rn',
  'ase',
  'pals',
  'ace',
  'pos',
  'ada',
  'adp',
  'lan',
  'ipm',
  'iep',
  'sen',
  'ip',
  'rest',
  'ada',
  'lean',
  'mig',
  'tig',
  'sap',
  'epic',
  'sem',
  'issa',
  'bls',
  'fcr',
  'vat',
  'gst',
  'aca',
  'aks',
  'sre',
  'iac',
  'ddd',
  'elk',
  'elt',
  'aht',
  'nps',
  'phr',
  'eit',
  'qc',
  'acls',
  'cms',
]);
