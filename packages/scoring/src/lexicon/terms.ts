/**
 * Terms that mean the same, one group a line: the name to show, then other ways to write it; behind ` > ` what it includes as a part. A form in
 * capitals is known in capitals alone. No form may be an everyday word (`terms.test.ts`).
 */
export const TERMS = `
# general skills
Communication skills | communication ability | excellent communicator | strong communicator | good communicator | effective communicator | great communicator | clear communicator | skilled communicator | confident communicator | interpersonal skills | verbal communication | oral communication | written communication | written and verbal communication | verbal and written communication | oral and written communication | written and oral communication | communicate clearly | communicate effectively | people skills
Teamwork | team player | work in a team | worked in a team | work as part of a team | working as a team | work as a team | works well in a team | team oriented | team spirit | cooperation skills
Problem solving | problem solver | solve problems | solved problems | problem resolution | problem solving skills | troubleshooting skills
Time management | manage time | managed time | managing my time | time management skills
Attention to detail | detail oriented | detail orientated | detail focused | detail minded | eye for detail | meticulous
Team leadership | team leader | team lead | led a team | lead a team | led teams | leading teams | leadership skills | leadership experience | leadership ability | team leading | led the team
People management | line management | managed a team | managing a team | supervised staff | staff supervision | supervised a team | supervised employees | supervising employees | employee supervision | staff management | managed employees | manage people | managed people | team of direct reports | direct reports | team management | personnel management | supervisory experience
Organisational skills | organizational skills | organization skills | organisation skills | organising skills | organizing skills | well organised | well organized | highly organized | highly organised
Multitasking | multi tasking | multitasker | multi task | multi tasker
Public speaking | public speaker | public presentations
Presentation skills | presenting skills | giving presentations | gave presentations | delivered presentations | delivering presentations
Negotiation | negotiate | negotiator | negotiation skills | renegotiated | negotiated | renegotiating | negotiating
Decision making | decision maker | decision making skills
Critical thinking | critical thinker
Analytical skills | analytical thinking | analytic skills | analytical ability | analytical thinker
Conflict resolution | conflict management | resolving conflicts | resolve conflicts | resolved conflicts | dispute resolution skills
Work under pressure | working under pressure | works well under pressure | high pressure environment | calm under pressure
Work independently | working independently | works independently | independent worker | self directed | work unsupervised | work without supervision | autonomous working | work autonomously
Self-motivated | self motivated | self motivation | self starter
Flexible hours | flexible schedule | flexible working hours | flexible shifts
Shift work | rotating shifts | shift pattern | shift working | rotating shift | shift rota | rotational shifts
Night shifts | night shift | overnight shift | third shift | 3rd shift | graveyard shift | working nights | night work
Weekend work | weekend shifts | work weekends | working weekends | weekend availability | available weekends
Right to work | work permit | work authorization | work authorisation | authorized to work | eligible to work | work eligibility | authorised to work
Background check | criminal background check | criminal record check | background screening | criminal history check | background clearance | police clearance
DBS check | enhanced DBS | DBS clearance | DBS checked | DBS certificate | DBS disclosure | CRB check | CRB checked | disclosure and barring service | enhanced disclosure > Background check
Security clearance | SC clearance | DV clearance | secret clearance | top secret clearance | TS/SCI | SC cleared | DV cleared | security cleared | active clearance
Drug test | drug screen | drug screening | drug testing | pre employment drug test
Remote work | remote working | work from home | working from home | home based | telework | telecommuting | worked remotely | work remotely
Mentoring | mentorship
Minute taking | taking minutes | meeting minutes | took minutes | minutes of meetings
# languages
Bilingual | bi lingual
Spanish | espanol
French
German
Mandarin | mandarin chinese | putonghua
Cantonese
Arabic
Portuguese
Hindi
British Sign Language | BSL
American Sign Language | ASL
Fluent English | english fluency | fluent in english | native english | proficient in english
# office software and administration
Microsoft Office | MS Office | office suite | Office 365 | office365 | microsoft 365 | M365 | O365 | microsoft office suite | ms office suite | office applications | microsoft applications | microsoft suite | microsoft office applications | microsoft packages
Microsoft Excel | Excel | MS Excel | excel spreadsheets | advanced excel > Microsoft Office | Spreadsheets
Spreadsheets | spreadsheet
Microsoft Word | Word | MS Word | Winword > Microsoft Office | Word processing
Word processing | word processor
Microsoft PowerPoint | powerpoint | MS PowerPoint | power point > Microsoft Office
Microsoft Outlook | Outlook | MS Outlook
Microsoft Access | Access | MS Access | access database
Microsoft Teams | MS Teams
Microsoft Project | MS Project
Microsoft Visio | visio | MS Visio
SharePoint | share point | MS SharePoint | microsoft sharepoint
Google Workspace | G Suite | gsuite | google suite | google apps | google docs | google sheets | google drive
Pivot tables | pivottable | pivottables > Microsoft Excel | Microsoft Office | Spreadsheets
VLOOKUP | vlookups | xlookup > Microsoft Excel | Microsoft Office | Spreadsheets
VBA | visual basic for applications | excel macros
Data entry | data input | data inputting | inputting data | entering data | entered data | data entry clerk | data entry operator | input data | data capture clerk | data processing clerk
Touch typing | typing speed | typing skills | keyboard skills | words per minute | WPM | keyboarding skills
Ten-key | 10 key | ten key | 10 key calculator
Shorthand | stenography
Transcriptionist | transcriptionist | audio typing | transcriber
Administrative assistant | admin assistant | administration assistant | administrative support | admin support | office assistant | office clerk | clerical assistant | administrative duties | admin duties | clerical duties | clerical support | clerical work | secretarial duties | office administration | office administrator | clerical | admin officer | administrative officer | administrative clerk | admin clerk | administrative secretary
Executive assistant | executive PA | personal assistant | executive secretary | executive support > Administrative assistant
Office management | office manager | managed the office | managed office
Reception duties | receptionist | front desk | front of house reception | reception desk | reception work | front desk agent | front office agent | front desk clerk | front desk receptionist
Switchboard | switchboard operator | telephonist | multi line phone | multi line phone system | multiline phone | multi line telephone
Telephone manner | phone etiquette | telephone etiquette | phone manner | telephone skills
Answering phones | answering telephones | answered phones | answered telephones | answer phones | answering telephone calls | answering phone calls | answered phone calls | answered incoming calls | answering calls | answered calls
Diary management | calendar management | calendar scheduling | managed calendars | managed diaries | managing calendars | managing diaries | calendar coordination | maintained calendars | managed calendar
Appointment scheduling | scheduling appointments | scheduled appointments | booking appointments | booked appointments | appointment booking | appointment setting | appointment setter
Travel arrangements | arranging travel | travel booking | booked travel | arranged travel | booking travel | travel coordination | coordinated travel
Records management | records keeping | record keeping | recordkeeping | maintaining records | maintained records | keeping records | document filing | file maintenance
Document control | document controller | document management | controlled documents
Mail room | mailroom | mail clerk | mail sorting | sorting mail | sorted mail
Expense reports | expense claims | expense reporting | travel expenses
Meeting coordination | coordinated meetings | arranging meetings | arranged meetings | meeting planning | organised meetings | organized meetings | scheduling meetings | scheduled meetings
Office equipment | office machines | photocopying | photocopier | copy machines | fax machine
Adobe Acrobat | acrobat pro | adobe reader
Video conferencing | videoconferencing | zoom meetings | zoom calls
Notion software | notion workspace
Trello
Asana
Slack
Monday.com
Smartsheet | smart sheet
Dropbox
DocuSign | docu sign
# accounting
Accountancy | accountant qualification | accounting qualification | accounting experience | qualified accountant | financial accounting | financial accountant | staff accountant | accounting clerk | accounts assistant | accounts clerk | accounting principles | accounting department | accounting assistant | accounting degree
Accounts payable | AP | purchase ledger | payables | AP clerk | accounts payable clerk | bought ledger
Accounts receivable | AR | sales ledger | AR clerk | accounts receivable clerk
Bookkeeping | bookkeeper | book keeping | book keeper | maintained the books | keeping the books
General ledger | GL | nominal ledger | ledger accounts | general ledger accounting | GL accounts
Bank reconciliation | bank reconciliations | bank rec | bank recs | reconciled bank | reconcile bank | reconciling bank | bank account reconciliation | reconciled bank accounts | reconciled bank statements
Account reconciliation | reconcile accounts | reconciled accounts | reconciling accounts | reconciliation of accounts | balance sheet reconciliation | ledger reconciliation | GL reconciliation
Month-end close | month end | month end closing | monthly close | period end close | month end accounts | monthly closing | month end procedures | period end
Year-end close | year end closing | year end accounts | annual close | yearly close | statutory accounts
Journal entries | journal entry | posting journals | posted journals | journal postings
Accruals | accrual accounting | accruals and prepayments
Balance sheet | statement of financial position
Profit and loss | P&L | profit and loss statement | income statement | P L statement | profit loss
Trial balance | trial balances
Financial statements | preparing accounts | financial statement preparation | preparation of accounts
Financial reporting | financial reports | finance reports
Management accounts | management accountant | management accounting | managerial accounting
Cost accounting | cost accountant | product costing | standard costing
Fixed assets | fixed asset register | fixed asset accounting | capital assets
Financial analysis | financial analyst | analyse financial | analyzed financial | finance analyst
Financial modelling | financial modeling | financial models | financial model
FP&A | financial planning and analysis | financial planning analysis
Budget management | budget preparation | budget management | managed budgets | managed budget | budgetary control | budget control | preparing budgets | prepared budgets | budget planning | budget holder | budget responsibility | budget development | developed budgets | budget administration
Financial forecasting | financial forecasts | financial forecast | budget forecasting
Variance analysis | variance reporting | budget variance
Cash flow | cashflow | cash flow management | cash flow forecasting | cash flow analysis
Treasury management | treasury operations | corporate treasury | cash management
Credit control | credit controller | chasing payments | aged debt
Debt collection | debt collector | collection of debts | collections calls | collection agency | debt recovery | debt collecting | collections agent | collections specialist
Invoicing | invoice processing | raising invoices | processed invoices | processing invoices | invoice preparation | issued invoices | prepared invoices | process invoices
Medical billing | medical biller | healthcare billing | patient billing
Payroll | payroll processing | pay roll | payroll administration | payroll clerk | payroll administrator
Internal audit | internal auditor | internal auditing | internal audits
External audit | external auditor | statutory audit | external auditing | financial audit
Internal controls | internal control
Financial controller | finance controller | company controller | corporate controller
Tax preparation | tax returns | tax return | tax preparer | income tax returns | tax return preparation | tax filing | preparing taxes | prepared taxes | tax compliance
Corporation tax | corporate tax | corporate taxation
VAT | value added tax | VAT returns | VAT return
Sales tax | sales tax returns | sales and use tax
GST | goods and services tax
IRS | internal revenue service
HMRC | revenue and customs
US GAAP | gaap | generally accepted accounting principles
UK GAAP | FRS 102
IFRS | international financial reporting standards
Sarbanes-Oxley | sarbox | SOX | SOX compliance
Chartered accountant | ACA qualified | ICAEW | ACA ICAEW > Accountancy
CPA | certified public accountant | CPA license | CPA licence > Accountancy
ACCA | association of chartered certified accountants | chartered certified accountant | ACCA qualified > Accountancy
CIMA | chartered institute of management accountants | CIMA qualified > Accountancy
AAT | association of accounting technicians | AAT qualified | AAT level
Enrolled agent | IRS enrolled agent
Certified internal auditor | CIA certification > Internal audit
Certified fraud examiner | CFE
QuickBooks | quick books | quickbooks online | intuit quickbooks | QBO
Xero
Sage accounting | Sage | sage 50 | sage line 50 | sage 200 | peachtree | sage accounts | sage payroll | sage intacct
Tally ERP | tally prime | tally software | tally accounting
Oracle Financials | oracle fusion | oracle ebs | oracle e business suite | oracle finance
NetSuite | net suite | oracle netsuite
Microsoft Dynamics | dynamics 365 | dynamics nav | dynamics gp | dynamics ax | microsoft nav | D365 | great plains software
FreshBooks
Bill.com
SAP Concur | concur expense | concur travel
Hyperion | oracle hyperion | hyperion essbase
Blackline software | blackline reconciliation
TurboTax
Lacerte | lacerte tax
ProSeries | proseries tax
CCH software | cch axcess
Petty cash
Purchase orders | purchase order | raising POs | raised purchase orders
Expense management | expense control
Revenue recognition | ASC 606 | IFRS 15
Transfer pricing
Forensic accounting | forensic accountant
Fund accounting | fund accountant
Nonprofit accounting | charity accounting
Cost control | cost reduction | reducing costs | reduced costs | cost savings | cost saving | cost cutting | controlling costs | controlled costs
Financial management | finance management | managed finances | financial manager | finance manager
Financial planning | financial planner | wealth planning
# finance, banking, insurance
Investment banking | investment banker
Retail banking | high street banking | branch banking | personal banking | personal banker | consumer banking
Bank teller | bank cashier | teller operations | teller transactions | teller line
Commercial banking | corporate banking | business banking
Mortgage lending | mortgage loans | mortgage advisor | mortgage adviser | mortgage broker | mortgage loan officer | mortgage loan originator | mortgage processing | mortgage underwriting | home loans | MLO
Loan processing | loan processor | processed loans | loan origination | loan applications
Loan officer | lending officer
Credit analysis | credit analyst | credit risk analysis | creditworthiness | credit assessment
Credit risk | credit risk management
Risk management | risk manager | managing risk | manage risk
Risk assessment | risk assessments | assessing risk | assess risk | risk analysis | risk evaluation
Underwriting | underwriter | underwrite | underwritten | underwrote
Claims handling | claims handler | claims processing | claims adjuster | insurance claims | claims adjusting | claims adjustment | claims examiner | claims management | claims administration | claims adjudication | loss adjuster | processed claims
Insurance sales | insurance agent | insurance broker | insurance broking | sold insurance | selling insurance
Actuarial science | actuary | actuarial
Life insurance | life assurance
Property and casualty insurance | P&C insurance | property and casualty | general insurance | P&C license | property casualty license
Anti-money laundering | AML | anti money laundering
Know your customer | KYC | customer due diligence | client due diligence
Bank Secrecy Act | BSA AML
Fraud prevention | fraud detection | fraud investigation | fraud analyst | fraud investigations | counter fraud
Due diligence | financial due diligence
Mergers and acquisitions | M&A | mergers acquisitions
Valuation analysis | company valuation | business valuation | DCF | discounted cash flow | DCF modelling
Portfolio management | portfolio manager | investment portfolio | investment management | investment manager | asset management firm
Equity research | equity analyst | stock analysis
Private equity
Venture capital
Hedge funds | hedge fund
Wealth management | wealth manager | wealth advisor | private banking | private wealth
Financial adviser | financial advisor | financial advice | financial consultant | independent financial adviser | IFA | financial advising
Securities trading | stockbroker | stock broker | equities trading | stock trading | equity trading
Foreign exchange | forex | currency trading | FX trading
Fixed income | fixed income securities | bond trading
Derivatives trading | financial derivatives | options trading
Bloomberg Terminal | bloomberg
CFA | chartered financial analyst | CFA charterholder
FRM | financial risk manager
CFP | certified financial planner > Financial planning
Series 7 | finra series 7 | series 7 license
Series 6 | finra series 6
Series 63
Series 65
Series 66
FINRA | financial industry regulatory authority
FCA regulation | financial conduct authority | FCA regulated | FCA compliance
Basel III | basel 3
Pensions administration | pension administration | retirement plans | 401k | pension schemes | 401 k | retirement planning
Trade finance | letters of credit | letter of credit
Regulatory reporting | regulatory returns
Regulatory compliance | regulatory affairs compliance | compliance officer | compliance manager | compliance monitoring | regulatory requirements | compliance management
NMLS | NMLS license
Financial crime | financial crimes
# HR
Human resources | HR | human resource | HR generalist | HR management | human resources management | HR officer | personnel department | HR administration | people operations | HR advisor | HR manager
Recruitment | recruiting | talent acquisition | recruitment and selection | recruitment process | staff recruitment | recruiting staff | hiring and recruiting | recruitment consultant
Candidate sourcing | sourcing candidates | sourced candidates | talent sourcing | sourcing talent | candidate search | boolean search | headhunting | head hunting
Candidate screening | screening candidates | screened candidates | resume screening | CV screening | screening resumes | screened resumes | pre screening candidates | applicant screening | screened applicants
Conducting interviews | interviewing candidates | interviewed candidates | conducted interviews | interview candidates | interviewed applicants | interviewing applicants | candidate interviews | interviewing skills
Employee onboarding | onboarding | new hire orientation | new employee orientation | induction programme | staff induction | new hire onboarding | new starter induction | staff inductions
Employee relations | staff relations | ER issues | employee relation
Industrial relations | labor relations | labour relations | union relations | trade union negotiations | union negotiations
Grievance handling | grievances and disciplinaries | disciplinary and grievance | grievance procedures | disciplinary procedures | disciplinary hearings | grievance hearings | grievance and disciplinary
Compensation and benefits | comp and benefits | reward and benefits | total rewards | pay and benefits | compensation benefits | compensation and benefit
Benefits administration | employee benefits administration | benefits administrator | benefits enrollment | benefits enrolment | open enrollment | administered benefits
Performance appraisals | performance reviews | performance appraisal | staff appraisals | performance management | annual appraisals | employee evaluations | staff appraisal
Employment law | labor law | labour law | employment legislation | employment laws | labor laws | labour legislation
Learning and development | training and development | L&D | staff development | employee development | training programmes | training delivery | corporate training | corporate trainer | train the trainer > Staff training
Staff training | employee training | trained staff | trained employees | trained new employees | trained new staff | trained new hires | training of staff | training of employees | training new hires | trained team members
Succession planning
Workforce planning | workforce management | manpower planning | headcount planning
Organisational development | organizational development | organisation development | organization development
Employee engagement | staff engagement | employee satisfaction
Diversity and inclusion | DEI | diversity equity and inclusion | equality and diversity | equality diversity and inclusion | D&I | diversity inclusion | ED&I
HR information systems | HRIS | HRMS | HR software | HCM system | human capital management
Applicant tracking system | ATS | applicant tracking systems | applicant tracking
Workday HCM | workday HRIS | workday software | workday recruiting | workday payroll > HR information systems
PeopleSoft | people soft
SuccessFactors | sap successfactors > HR information systems
BambooHR | bamboo hr > HR information systems
ADP payroll | ADP | ADP Workforce Now > Payroll
Paychex | paychex flex > Payroll
Paycom > Payroll
Paylocity > Payroll
Kronos timekeeping | kronos | UKG > Time and attendance
Time and attendance | timekeeping | time keeping | timesheets | timesheet
Greenhouse ATS > Applicant tracking system
Lever ATS > Applicant tracking system
Taleo | oracle taleo > Applicant tracking system
iCIMS > Applicant tracking system
Bullhorn > Applicant tracking system
SmartRecruiters > Applicant tracking system
LinkedIn Recruiter
SHRM certification | SHRM CP | SHRM SCP | SHRM
PHR | SPHR | professional in human resources
CIPD | chartered institute of personnel and development | CIPD qualified | CIPD level
FMLA | family and medical leave act | family medical leave act
FLSA | fair labor standards act
Equal employment opportunity | EEO | EEOC | equal opportunities
ADA compliance | americans with disabilities act
TUPE
Exit interviews | exit interview
Job descriptions | job description writing | writing job descriptions
Staff rota | rotas | staff scheduling | employee scheduling | staff rosters | rostering | shift scheduling | work schedules | employee schedules | scheduling staff | scheduled staff | rota management
Instructional design | instructional designer
E-learning | elearning | e learning | online learning | computer based training
Learning management system | LMS | learning management systems
Executive search
# sales and marketing
Sales | salesperson | salesman | saleswoman | salespeople
Business-to-business sales | b2b | b2b sales | business to business | business to business sales > Sales
Business-to-consumer sales | b2c | b2c sales | business to consumer > Sales
Inside sales | internal sales > Sales
Field sales | outside sales | external sales | territory sales | road sales > Sales
Telesales | telemarketing | phone sales | telephone sales | telemarketer | tele sales | selling over the phone | outbound sales calls > Sales
Retail | retailer | retail industry | retail sector | retail store | retail experience | retail environment
Retail sales | shop assistant | sales assistant | retail assistant | retail associate | sales associate | store associate | retail sales associate | sales clerk | store assistant | shop floor sales > Sales | Retail
Cold calling | cold calls | cold caller | cold call
Sales prospecting | prospecting for customers | identifying prospects
Lead generation | generate leads | generated leads | generating leads | sales leads | lead gen | generating sales leads
Door-to-door sales | door to door | door knocking | doorstep sales > Sales
Direct sales | direct selling > Sales
Solution selling | consultative selling | consultative sales | solution sales > Sales
Account management | account manager | key account manager | key account management | key accounts | client account management | account executive | client management
Business development | business developer | new business development | BDM | biz dev | business development manager | develop new business | developed new business | winning new business | new business sales
Sales management | sales manager | head of sales | sales director | managed sales team | led sales team | sales team leader > Sales
Sales forecasting | sales forecasts | forecasting sales | sales forecast
Sales targets | sales quota | sales quotas | sales goals | sales target | exceeded quota | exceeding quota | hit targets | meeting targets | met targets | exceeded targets | exceeding targets | achieving targets | achieved targets | meeting sales goals | quota attainment | KPI targets | exceeded sales
Closing deals | closed deals | closing sales | closed sales | close deals | sales closing | deal closing
Sales pipeline | pipeline management | pipeline development | sales funnel
Upselling | upsell | up selling | cross selling | cross sell | suggestive selling | add on sales | upsold
Territory management | territory manager | sales territory
Product demonstrations | product demos | product demo | product demonstration | sales demos | demonstrating products | demonstrated products
Sales presentations | sales presentation | sales pitches | sales pitch
Pre-sales | presales | sales engineer | pre sales engineer | sales engineering | technical sales
Channel sales | channel partners | partner sales | indirect sales > Sales
Car sales | vehicle sales | auto sales | automotive sales | automobile sales > Sales
Sales representative | sales rep | sales reps > Sales
Pharmaceutical sales | pharma sales | medical sales | medical device sales | medical representative > Sales
SaaS sales | software sales > Sales
Customer relationship management | crm | crm system | crm software | crm systems
Salesforce | SFDC | salesforce.com | salesforce crm | sales force crm > Customer relationship management
HubSpot | hub spot > Customer relationship management
Zoho CRM | zoho > Customer relationship management
Microsoft Dynamics CRM | dynamics crm | dynamics 365 crm > Customer relationship management | Microsoft Dynamics
Pipedrive > Customer relationship management
Client relationships | client relations | customer relations | customer relationships | relationship management | relationship building | building relationships | built relationships | build relationships | client relationship management | rapport building | building rapport | build rapport | built rapport | establishing rapport
Customer retention | client retention | retaining customers | retained customers
Customer acquisition | client acquisition | acquiring customers
Bid writing | bid writer | proposal writing | tender writing | RFP responses | bid management | bid manager | tender submissions | proposal writer | RFP | request for proposal | writing proposals | wrote proposals
Contract negotiation | negotiated contracts | negotiating contracts | contract negotiations | negotiate contracts
Pricing strategy | price setting | pricing analysis
Digital marketing | online marketing | internet marketing | web marketing | digital marketer
Email marketing | e mail marketing | email campaigns | email campaign | e mail campaigns
Content marketing | content strategy | content marketer
Content creation | content creator | creating content | content writer | content writing | web content writer | created content
Social media marketing | social media management | social media manager | social media campaigns | social media marketing campaigns | managed social media | social media strategy | social media content | community manager social media | social media channels | social media accounts | social media platforms | social media
Search engine optimization | seo | search engine optimisation | on page seo | organic search
Pay-per-click advertising | ppc | pay per click | paid search | search engine marketing | SEM campaigns
Google Ads | google adwords | adwords > Pay-per-click advertising
Facebook Ads | meta ads | paid social | facebook advertising | facebook ads manager
Google Analytics | GA4
Google Tag Manager
Affiliate marketing
Influencer marketing
Direct mail | direct marketing
Event marketing | experiential marketing
Field marketing | brand ambassador | brand activation | promotional work
Product marketing | product marketer
Brand management | brand manager | branding strategy | brand strategy
Brand identity | brand identity | brand development | corporate identity
Market research | market researcher | consumer research | market analysis | market studies
Focus groups | focus group
Marketing campaigns | marketing campaign | campaign management | advertising campaigns | campaign manager | promotional campaigns
Marketing automation
Marketo > Marketing automation
Pardot | marketing cloud account engagement > Marketing automation
Eloqua | oracle eloqua > Marketing automation
Mailchimp | mail chimp
Constant Contact
Hootsuite
Sprout Social
Marketing strategy | marketing plan | marketing plans | strategic marketing | marketing planning
Go-to-market | go to market strategy | product launches | product launch
Conversion rate optimization | conversion rate optimisation | A/B testing | split testing
E-commerce | ecommerce | e commerce | online retail | online store | online sales | online shop
Shopify
Magento | adobe commerce
WooCommerce
Amazon Seller Central | amazon fba | seller central
Media buying | media planning | media buyer | media planner
Public relations | PR | PR campaigns | PR officer | publicist | PR agency
Media relations | press relations | press officer | media liaison | press office
Press releases | press release | news releases | news release
Crisis communications | crisis communication | crisis management
Internal communications | employee communications | internal communication | staff communications
Corporate communications | corporate communication
Copywriting | copywriter | copy writing | advertising copy | ad copy | marketing copy | copy writer
Fundraising | fundraiser | fund raising | fund raiser | raised funds | raising funds | donor development
Grant writing | grant writer | grant applications | grant proposals | wrote grants | grant application | writing grants
Event planning | event management | event planner | event coordinator | event organiser | event organizer | event coordination | organised events | organized events | planned events | event manager | events management | events coordinator | events manager | organising events | organizing events | planning events | coordinated events | managed events | events planning | event organisation | event organization | special events
Trade shows | trade show | exhibition stands | trade fairs | trade fair
Volunteer management | volunteer coordinator | managing volunteers | volunteer coordination | managed volunteers | volunteer recruitment | coordinated volunteers
# customer service
Customer service | client service | client services | client support | customer care | customer support | customer assistance | customer services | customer service representative | customer service advisor | customer service skills | assisting customers | assisted customers | serving customers | helping customers | helped customers | served customers | help customers | assist customers | serve customers | guest service | guest services | customer assistant | customer service assistant | customer service experience
Customer success | customer success manager
Call centre | call center | contact centre | contact center | call centre agent | call center agent | call centre operator | call center representative | contact centre agent > Customer service
Inbound calls | incoming calls | inbound calling | inbound customer calls
Outbound calls | outbound calling | outgoing calls
Live chat support | live chat | chat support | web chat
Complaint handling | complaints handling | handling complaints | customer complaints | resolving complaints | resolved complaints | handled complaints | complaint resolution | complaints resolution | resolved customer issues | resolving customer issues | customer complaint | complaint management | resolve complaints
Escalation management | escalated calls | customer escalations | escalated issues | escalated complaints
Customer satisfaction | CSAT | client satisfaction | customer satisfaction scores | guest satisfaction
Net promoter score | NPS
Average handling time | AHT | average handle time
First call resolution | first contact resolution | FCR
Service level agreements | SLA | service level agreement | service levels
Zendesk
Freshdesk
Intercom software | intercom chat
Avaya
Order processing | processing orders | processed orders | order entry | order taking | taking orders | took orders | process orders | take orders | sales order processing
Help desk | helpdesk | service desk | IT helpdesk | IT service desk | IT help desk | helpdesk support | help desk support | help desk technician > IT support
Business process outsourcing | BPO
Call monitoring | call quality monitoring | call quality
Workforce management software | nice iex | verint
# retail
Cash handling | handling cash | handled cash | cash register | cash registers | cash till | till operation | till operator | operating tills | operated cash register | cashier | cashiering | cashing up | money handling | handling money | checkout operator | cash drawer | cash transactions | cash management till | handled money
Point of sale | POS | POS system | epos | POS systems | point of sale system | POS software | point of sale systems | POS terminal
Visual merchandising | visual merchandiser | window displays | merchandise displays | product displays | store displays | window dressing | window display
Stock replenishment | shelf stacking | stacking shelves | restocking | stocking shelves | shelf stocking | restocked shelves | stocked shelves | shelf stacker | replenishing stock | restock shelves | replenishment | shelf filling | shelf replenishment | stock shelves | restocked | stocker
Inventory management | inventory control | stock control | stock management | inventory controller | stock controller | managing inventory | managed inventory | inventory tracking | controlling stock | maintaining inventory | maintained inventory | inventory manager
Stocktaking | stock taking | stock take | stocktake | stock counts | stock count | inventory counts | inventory count | cycle counting | cycle counts | cycle count | physical inventory | taking inventory | took inventory > Inventory management
Loss prevention | shrinkage control | shrink reduction | shoplifting prevention | loss prevention officer | asset protection | retail security | shrink control
Planogram | planograms | planogramming
Store management | store manager | shop manager | shop management | retail manager | retail management | managed a store | managed store | store supervisor | managed the store > Retail
Assistant store manager | assistant manager retail | deputy store manager | assistant shop manager
Retail buying | retail buyer | fashion buyer | merchandise buyer | buying and merchandising | assistant buyer
Opening and closing the store | opening and closing procedures | key holder | keyholder | keyholding | opening and closing duties | open and close the store | opened and closed the store | store opening and closing
Personal shopper | personal shopping | personal stylist
Product knowledge | knowledge of products
Returns and exchanges | processing returns | refunds and exchanges | returns and refunds | processed returns | processed refunds | processing refunds
Grocery store | supermarket | grocery shop | grocery stores
Fashion retail | clothing store | clothing shop | apparel retail | clothes shop
Pharmacy retail | drugstore
# hospitality, kitchen, hotel
Executive chef | head chef | chef de cuisine | kitchen head chef
Sous chef
Chef de partie | station chef | section chef | line chef
Commis chef | trainee chef | apprentice chef | junior chef
Pastry chef | patissier | pastry cook | patisserie | pastry making
Line cook | grill cook | fry cook | saute cook | station cook | short order cook | breakfast cook | broiler cook
Prep cook | preparation cook | food prep cook
Food preparation | food prep | preparing food | prepared food | preparing meals | meal preparation | prepared meals | meal prep | prepare food | prepare meals | preparation of food | prepping food | food preparation and cooking
Kitchen assistant | kitchen porter | kitchen helper | kitchen hand | kitchen steward | kitchen aide | dishwasher | dish washer | pot washer | dishwashing | washing dishes | washed dishes | pot washing | steward kitchen
Kitchen management | kitchen manager | managed kitchen | managed the kitchen | running a kitchen | kitchen supervisor | back of house manager
Menu planning | menu development | menu design | menu creation | planned menus | planning menus | designed menus | created menus | creating menus | menu engineering
Recipe development | developing recipes | developed recipes | recipe creation | created recipes
Food safety | food hygiene | food safety standards | kitchen hygiene | food safety regulations | food sanitation | safe food handling | food handling safety | food safety and hygiene | food standards | food safety practices
Food hygiene certificate | food safety certificate | ServSafe | serv safe | food handler card | food handlers card | food handler certificate | food handler certification | food hygiene level 2 | level 2 food hygiene | food handlers permit | food handler permit | food safety level 2 | level 2 food safety | food protection certificate | food protection manager | food manager certification | food safety certification | food handlers certificate | food handlers license | food hygiene level 3 | level 3 food hygiene | food handlers certification | servsafe certification | basic food hygiene | level 2 award in food safety | food safety in catering | award in food safety > Food safety
Food cost control | food costing | food costs | food cost | food cost management
Portion control
Knife skills
Fine dining | upscale dining | michelin star | michelin starred | rosette restaurant
Quick service restaurant | fast food | QSR | fast food restaurant
Catering services | event catering | contract catering | catering assistant
Banqueting | banquet service | banquets | banquet server | banquet catering
Waiting tables | waiter | waitress | waitstaff | wait staff | waited tables | food server | waiting staff | restaurant server | table service | serving tables | table server | food and beverage server | waited on tables | serving food and drinks | serving food and beverages | served food and drinks
Food and beverage service | food and beverage | F&B | food and drink service | F&B service | food beverage
Host or hostess | hostess | seating guests | greeting and seating | seated guests | maitre d
Bartending | bartender | barman | barmaid | bar tender | bar staff | barperson | bar person | bar work | tending bar | bar back | barback | bar attendant | pouring drinks | tended bar
Mixology | mixologist | cocktail making | making cocktails | cocktail mixing | cocktail preparation > Bartending
Barista | coffee making | espresso machine | latte art | making coffee | espresso machines
Sommelier | wine service | wine steward | wine knowledge
Cellar management | beer cellar | cellar work
Responsible alcohol service | TIPS certified | TIPS certification | responsible service of alcohol | RSA certificate | personal licence holder | personal licence | alcohol server certification | TABC | alcohol awareness certification | bartending license | TABC certified | alcohol server permit | responsible beverage service
Restaurant management | restaurant manager | managed a restaurant | restaurant supervisor | front of house manager | food and beverage manager | F&B manager | managed restaurant
Pub management | bar manager | bar management | pub manager | licensed premises | bar supervisor | publican
Hotel management | hotel manager | hotel general manager | hotel operations | managed hotel
Guest relations | guest relations officer | guest experience
Concierge | concierge services | bellhop | bell attendant | bellman | bell boy | hotel porter
Hotel front desk | hotel reception | hotel receptionist | hotel front office | guest check in | check in and check out | checking in guests | checked in guests | front desk hotel > Reception duties
Housekeeping | housekeeper | room attendant | chambermaid | hotel cleaning | room cleaning | making beds | cleaning guest rooms | hotel housekeeping | hotel housekeeper | executive housekeeper | cleaned guest rooms
Night audit | night auditor
Reservations agent | reservation agent | taking reservations | reservation management | reservationist | room reservations | took reservations | reservations agent
Hotel revenue management | revenue management | yield management
Opera PMS | oracle opera | opera property management | micros fidelio
Micros POS | Micros > Point of sale
Toast POS > Point of sale
Square POS > Point of sale
OpenTable
Resy
SevenRooms
Travel agency | travel agent | travel consultant | travel counsellor
Amadeus GDS | Amadeus | Galileo | sabre GDS | global distribution system
Tour guiding | tour guide | guided tours | tour leader | led tours
Casino dealing | casino dealer | croupier | card dealer | blackjack dealer | gaming dealer
Butchery | butcher | meat cutter | meat cutting | butchering
Fishmonger | fishmongery | fish filleting
Bakery work | bakery assistant | bread baking | baking bread | artisan bread | bread making
Cake decorating | cake decorator | cake decoration | sugarcraft
Allergen awareness | food allergens | allergens | food allergies | allergen
Deli | delicatessen | deli counter | deli clerk
HACCP | hazard analysis critical control points | hazard analysis and critical control points | hazard analysis critical control point > Food safety
# nursing and care
Nursing | nurse
Registered nurse | RN | RGN | registered general nurse | staff nurse | RN license | RN licence | NMC registered nurse | registered nursing | RNs > Nursing
Licensed practical nurse | LPN | LVN | licensed vocational nurse | licensed practical nursing | licensed vocational nursing > Nursing
Certified nursing assistant | CNA | certified nurse aide | certified nurse assistant | STNA | nursing assistant | nurse aide | nurses aide | nursing aide | certified nurses aide | patient care assistant | nursing attendant | auxiliary nurse | nursing auxiliary | patient care technician | PCT | geriatric nursing assistant | state tested nursing assistant
Healthcare assistant | health care assistant | healthcare support worker | care assistant | carer | care worker | caregiver | care giver | caregiving | personal care assistant | personal care aide | support carer | care aide | direct care worker | personal care worker | residential care worker
Home health aide | HHA | home care aide | homecare | home care | domiciliary care | home care assistant | home care worker | home carers | domiciliary carer | home caregiver > Healthcare assistant
Support worker | care support worker | direct support professional | direct support worker | residential support worker | community support worker
Nurse practitioner | advanced nurse practitioner | family nurse practitioner | FNP | ANP | APRN | CRNP | advanced practice nurse | advanced practice registered nurse > Nursing | Registered nurse
Nurse manager | ward manager | ward sister | charge nurse | head nurse | nursing manager | nursing supervisor | nurse supervisor > Nursing | Registered nurse
Director of nursing | nursing director | chief nursing officer | matron | chief nurse > Nursing | Registered nurse
Midwifery | midwife | nurse midwife | midwives
Mental health nursing | RMN | psychiatric nurse | mental health nurse | registered mental health nurse | psychiatric nursing | behavioral health nurse > Nursing | Mental health
Paediatric nursing | pediatric nursing | children's nurse | paediatric nurse | pediatric nurse > Nursing | Paediatrics
Intensive care nursing | ICU nurse | critical care nurse | intensive care nurse | critical care nursing | ICU nursing | ICU RN > Nursing | Intensive care
Emergency nursing | ER nurse | emergency nurse | emergency room nurse | emergency department nurse | ED nurse | A&E nurse > Nursing | Emergency department
Operating theatre nursing | theatre nurse | operating room nurse | perioperative nurse | scrub nurse | perioperative nursing | circulating nurse | circulator nurse > Nursing | Operating theatre
Oncology nursing | oncology nurse | cancer nurse > Nursing | Oncology
Community nursing | district nurse | community nurse | district nursing | home health nurse | visiting nurse | home health nursing | public health nurse > Nursing
School nurse | school nursing > Nursing
Practice nurse | practice nursing | GP practice nurse > Nursing
Dialysis nursing | dialysis nurse | renal nurse | nephrology nurse | hemodialysis nurse > Nursing | Dialysis
Medical-surgical nursing | med surg | medical surgical nursing | med surg nurse | medical surgical nurse | med surg nursing > Nursing
Nurse anaesthetist | nurse anesthetist | CRNA > Nursing | Registered nurse
Agency nurse | travel nurse | travel nursing | bank nurse | agency nursing > Nursing
NCLEX | NCLEX RN
BSN | bachelor of science in nursing | BSc nursing | bachelor of nursing > Nursing
Associate degree in nursing | ADN > Nursing
Intensive care | ICU | intensive care unit | critical care | critical care unit | intensive therapy unit
NICU | neonatal intensive care | neonatal intensive care unit | neonatal unit
Emergency department | emergency room | A&E | accident and emergency | casualty department
Operating theatre | operating room | operating rooms | surgical theatre | operating theatres
Labour and delivery | labor and delivery | L&D nurse | maternity ward | delivery suite | labour ward | obstetrics ward | maternity unit | birthing unit
Palliative care | hospice care | end of life care | hospice | palliative | palliative and end of life care
Long-term care | nursing home | skilled nursing facility | SNF | care home | residential care home | long term care facility | residential care | nursing homes | care homes
Assisted living | assisted living facility > Long-term care
Elderly care | care of the elderly | eldercare | elder care | geriatric care | geriatrics | older people's care | aged care | geriatric | care for the elderly | senior care | caring for the elderly | caring for elderly
Dementia care | dementia | alzheimers care | alzheimer's | memory care | alzheimer's care | alzheimers disease
Personal care | personal hygiene care | bathing and dressing | ADL | activities of daily living | assisting with bathing | daily living activities | assist with bathing | daily living assistance | assisted with bathing | intimate care
Medication administration | administering medication | meds round | medication round | MAR charts | administer medication | administered medication | administration of medication | administering medications | administered medications | medication pass | med pass | passed medications | medicine administration | dispensing medication to residents | administration of medications
Medication aide | CMA medication aide | certified medication aide | medication technician | med tech | QMAP | CMT medication
Vital signs | taking vitals | vital sign monitoring | vitals monitoring | monitored vitals | took vitals | taking vital signs
Wound care | wound dressing | dressing changes | wound management | dressing wounds | wound treatment
Catheter care | catheterisation | catheterization | foley catheter | foley catheters | urinary catheter | catheters
IV therapy | intravenous therapy | IV insertion | cannulation | IV cannulation | IV starts | starting IVs | peripheral IV | intravenous cannulation
Phlebotomy | phlebotomist | venipuncture | venepuncture | blood draws | drawing blood | blood draw | blood collection | drew blood | taking blood samples
Infection control | infection prevention | infection prevention and control
Care planning | care plans | care plan | patient care plans | individual care plans | nursing care plans | support plans | support planning
Patient care | care of patients | caring for patients | care for patients | cared for patients | bedside care | patient centered care | patient centred care | direct patient care | caring for the sick
Patient assessment | patient assessments | assessing patients | assessed patients | assess patients
Patient education | educating patients | educated patients | patient teaching
Discharge planning | discharge coordination
Triage | triaging
Moving and handling | manual handling of patients | patient lifting | patient transfers | safe lifting | hoist transfers | hoyer lift | moving and handling of people | patient handling
Manual handling | heavy lifting | lift heavy | lifting heavy | lift 50 lbs | lift up to 50 lbs | lift 50 pounds | lift up to 50 pounds | manual lifting
Electronic health records | EHR | EMR | electronic medical records | electronic health record | electronic medical record | electronic patient records | EHR system | EMR system | electronic charting | EHR systems
Epic EHR | epic systems | epic emr | epic charting | epiccare | Epic > Electronic health records
Cerner | cerner millennium | oracle health cerner > Electronic health records
Meditech > Electronic health records
eClinicalWorks > Electronic health records
athenahealth > Electronic health records
Allscripts > Electronic health records
NextGen EHR > Electronic health records
PointClickCare | point click care > Electronic health records
EMIS Web
SystmOne | TPP systmone
BLS certification | BLS | basic life support | BLS certified | BLS for healthcare providers
CPR certification | CPR | cardiopulmonary resuscitation | CPR certified | CPR AED | CPR trained
ACLS | advanced cardiac life support | advanced cardiovascular life support | ALS provider > BLS certification
PALS | pediatric advanced life support | paediatric advanced life support
First aid | first aider | first aid certificate | first aid certified | first aid certification | first aid at work | first aid training | first aid trained | emergency first aid
Paediatric first aid | pediatric first aid > First aid
Mental health first aid | mental health first aider
HIPAA | hippa | health insurance portability and accountability act
CQC | care quality commission
Joint Commission | JCAHO | joint commission standards
Safeguarding | safeguarding children | safeguarding adults | safeguarding vulnerable adults | child safeguarding | child protection | adult protection | safeguarding training | protection of vulnerable adults
Patient confidentiality | patient privacy | confidentiality of patient
Telehealth | telemedicine
Care Certificate | NVQ health and social care | health and social care level 3 | health and social care level 2 | diploma in health and social care | level 3 health and social care | level 2 health and social care
Learning disabilities support | learning disability | learning disabilities | intellectual disabilities | developmental disabilities | intellectual disability | developmental disability
Autism support | autism | autistic | autism spectrum disorder | autism spectrum
Physical disabilities | physical disability
Case management | case manager | managing caseload | caseload management | managed caseload | manage a caseload | managed a caseload | case load management | care coordination | care coordinator
Utilization review | utilization management | utilisation review
Community health worker | community health outreach
CCRN
Ventilator care | mechanical ventilation | ventilator management | ventilated patients | ventilators
Tracheostomy care | tracheostomy | trach care
Tube feeding | PEG feeding | enteral feeding | feeding tubes | gastrostomy | nasogastric
Telemetry | cardiac monitoring | telemetry monitoring
Oxygen therapy | oxygen administration
Blood glucose monitoring | blood sugar monitoring | blood glucose testing | glucose monitoring | checking blood sugar
# medicine, therapy, dental, pharmacy
Physician | medical doctor | doctor of medicine | MBBS | MBChB
General practitioner | general practice doctor | family physician | family medicine | family doctor | primary care physician | GP doctor | GP surgery | general practice medicine
Physician assistant | physician associate
Surgeon | surgical consultant
Surgical technologist | surgical tech | surgical technician | scrub tech | operating department practitioner | ODP | scrub technician
Medical assistant | certified medical assistant | clinical medical assistant | medical assisting | CCMA | registered medical assistant
Medical receptionist | medical secretary | doctor's receptionist | medical office assistant | patient access representative | medical front desk | medical office receptionist > Reception duties
Unit clerk | ward clerk | unit secretary
Medical coding | medical coder | clinical coding | clinical coder | ICD 10 coding | CPT coding | certified professional coder | coding and billing | ICD 10 | ICD 9 | CPT codes | medical coding and billing
Medical terminology | medical vocabulary
Medical records | health information management | medical records clerk | patient records | medical record | health records
Medical transcription | medical transcriptionist > Transcriptionist
Insurance verification | verifying insurance | insurance eligibility | verified insurance | verify insurance
Prior authorization | pre authorization | prior authorizations | preauthorization
Revenue cycle management | revenue cycle
Anaesthesia | anesthesia | anaesthetics | anesthesiology | anaesthesiology | anesthesiologist | anaesthetist
Cardiology | cardiologist | cardiac care
Oncology | oncologist | cancer care
Paediatrics | pediatrics | paediatric | pediatric | pediatrician | paediatrician
Obstetrics and gynaecology | obstetrics and gynecology | obstetrics | OB/GYN | obgyn | gynaecology | gynecology
Orthopaedics | orthopedics | orthopaedic | orthopedic
Neurology | neurologist | neurological
Nephrology | nephrologist | renal medicine
Dermatology | dermatologist
Ophthalmology | ophthalmologist
Optometry | optometrist
Dispensing optician | optician
Psychiatry | psychiatrist
Endocrinology | endocrinologist
Gastroenterology | gastroenterologist
Urology | urologist
Radiology | radiologist
Radiography | radiographer | radiologic technologist | x ray technician | xray | x ray | x ray tech | radiology technician | radiologic technologist ARRT | ARRT | rad tech | radiation technologist | x rays
CT scanning | computed tomography | CT scans | CT scan | CT technologist
MRI | magnetic resonance imaging | MRI technologist | MRI scans
Ultrasound | sonography | sonographer | ultrasound technician | ultrasonography | diagnostic medical sonographer | RDMS
Mammography | mammographer | mammogram | mammograms
EKG | ECG | electrocardiogram | EKG technician | electrocardiograms | electrocardiography
Dialysis | hemodialysis | haemodialysis | dialysis technician | renal dialysis | peritoneal dialysis
Respiratory therapy | respiratory therapist | RRT respiratory
Physiotherapy | physical therapy | physical therapist | physiotherapist | DPT physical
Physical therapist assistant | physiotherapy assistant | PTA physical therapy | physical therapy assistant | physical therapy aide
Occupational therapy | occupational therapist | OTR/L
Occupational therapy assistant | COTA
Speech therapy | speech and language therapist | speech language pathologist | speech and language therapy | SLP | speech therapist | speech language pathology | speech pathology | speech pathologist
Chiropractic | chiropractor
Osteopathy | osteopath
Acupuncture | acupuncturist
Massage therapy | massage therapist | LMT | licensed massage therapist | sports massage | deep tissue massage | swedish massage | masseuse | masseur
Podiatry | podiatrist | chiropody | chiropodist
Audiology | audiologist
Dietetics | dietitian | dietician | registered dietitian
Nutritionist
Pharmacist | registered pharmacist | PharmD | clinical pharmacist | pharmacists | community pharmacist | hospital pharmacist
Pharmacy technician | pharmacy tech | CPhT | certified pharmacy technician | dispensing technician | PTCB
Pharmacy dispensing | dispenser pharmacy | pharmacy dispenser | dispensing prescriptions | filling prescriptions | dispensed prescriptions | filled prescriptions | prescription dispensing | dispensing assistant | dispensing medications | dispensed medication | prescription filling
Pharmacology | pharmacologist
Drug compounding | pharmaceutical compounding | sterile compounding
Dentist | dental surgeon | DDS | DMD | dentistry
Dental nurse | dental assistant | dental nursing | dental assisting | chairside assisting | registered dental nurse | registered dental assistant | chairside assistance
Dental hygiene | dental hygienist | RDH | registered dental hygienist
Orthodontics | orthodontist | orthodontic
Dental radiography | dental x rays | dental x ray
Dental receptionist | dental front desk | dental front office | dental office receptionist > Reception duties
Paramedic | paramedicine | EMT paramedic | EMT P | paramedics
Emergency medical technician | EMT | EMT B | EMT basic | ambulance technician | emergency medical technicians
Emergency medical services | ambulance service | prehospital care | pre hospital care | ambulance services
Mental health | behavioral health | behavioural health | mental healthcare | mental health care | mental health services
Psychotherapy | psychotherapist | psychological therapy | talking therapy
Cognitive behavioural therapy | CBT | cognitive behavioral therapy | cognitive behaviour therapy
Substance misuse | CADC | LADC | substance misuse | substance abuse treatment | addiction treatment
Clinical psychology | clinical psychologist > Psychology
Psychology
Psychologist > Psychology
Applied behaviour analysis | applied behavior analysis | ABA therapy | behavior analyst | BCBA | behavior technician | RBT | registered behavior technician | behavioral analyst
Art therapy | art therapist
Group therapy | group counseling | therapy groups
Crisis intervention | de escalation | crisis response | deescalation | crisis counseling | de escalate | de escalating
Licensed clinical social worker | LCSW | LMSW | licensed master social worker > Social work
Licensed professional counselor | LMHC | licensed mental health counselor
Public health | population health | health promotion
Epidemiology | epidemiologist
Clinical trials | clinical trial | clinical research | clinical studies | clinical research coordinator | clinical study
Clinical research associate | trial monitor | CRA clinical
Good clinical practice | GCP guidelines | ICH GCP | GCP training
Pharmacovigilance | drug safety
Regulatory affairs | regulatory submissions
Healthcare administration | hospital administration | health services management | healthcare management | practice manager | medical practice manager | medical office manager | healthcare administrator
Medicare | medicaid | medicare and medicaid
Veterinary medicine | veterinarian | veterinary surgeon | vet surgeon | DVM
Veterinary nursing | veterinary technician | vet nurse | vet tech | veterinary nurse | veterinary assistant | vet assistant
Credentialed veterinary technician | LVT | CVT | RVT | RVN | licensed veterinary technician | certified veterinary technician | registered veterinary technician | credentialed vet tech | licensed vet tech | registered veterinary nurse | registered vet nurse > Veterinary nursing
Animal care | animal caretaker | animal handling | kennel attendant | kennel assistant | animal carer | kennel worker | pet care
Dog grooming | pet grooming | dog groomer | pet groomer
Sterile technique | aseptic technique | aseptic | sterile processing | instrument sterilization | sterile technician | media fills | aseptic processing
Autoclave | autoclaving
Lifeguarding | lifeguard | pool lifeguard | NPLQ | life guard | lifeguard certification
# social work, childcare, education
Social work | social worker | MSW | master of social work | social workers | BSW
Child welfare | child protective services | children's services | CPS investigator
Youth work | youth worker | working with young people | work with young people | working with youth | youth development | youth services | youth programs | youth mentor
Family support | family support worker | family services
Homelessness services | homeless services | homelessness | homeless shelter | hostel support worker | homeless shelters | rough sleepers
Foster care | foster parent | foster carer
Domestic violence support | domestic abuse | domestic violence | domestic violence advocate
Community outreach | outreach worker | outreach programs | outreach programmes | community engagement
Housing support | housing officer | housing benefits | housing association | tenancy support | social housing
Probation officer | parole officer | probation services | probation service
Childcare | child care | daycare | day care | child care worker | caring for children | looking after children | day care worker | childcare worker | childcare provider | cared for children | care for children
Nanny | nannying | au pair > Childcare
Babysitting | babysitter > Childcare
Nursery nurse | nursery assistant | nursery practitioner | day nursery > Childcare
Childminding | childminder | child minder > Childcare
Early years education | early childhood education | early years | EYFS | early childhood | preschool | preschool teacher | pre school | pre k | nursery teacher | nursery school | early years foundation stage | early years practitioner | early childhood development
Kindergarten | kindergarten teacher > Early years education
Child Development Associate | CDA credential | child development associate credential
Child development | childhood development
Primary school | elementary school | primary education | elementary education | primary schools | grade school | key stage 2 | key stage 1
Secondary school | high school teacher | secondary education | high school teaching | middle school | key stage 3 | secondary schools | key stage 4
Teaching assistant | teacher's aide | teacher assistant | paraprofessional | teacher aide | classroom assistant | instructional aide | learning support assistant | classroom aide | instructional assistant | HLTA | teachers assistant | paraeducator | education assistant
Special education | special educational needs | SEN | special needs | special needs education | SEND support | SEND pupils | special ed | special education teacher | special needs teacher | SEN support
SENCO | special educational needs coordinator
Individualized education programs | IEP | individualized education program | individual education plan | individualized education plan | education health and care plan | EHCP | individual education plans
Lesson planning | lesson plans | planning lessons | planned lessons | lesson plan | lesson preparation | preparing lessons | prepared lessons | plan lessons
Classroom management | managing a classroom | behaviour management in class | managed classroom | classroom discipline | manage a classroom
Behaviour management | behavior management | behavioral management | behaviour support
Curriculum development | curriculum design | curriculum planning | developed curriculum | curriculum writing | curriculum developer | designed curriculum | develop curriculum | developing curriculum
Differentiated instruction | differentiation in lessons | differentiated learning | differentiated teaching
Student assessment | assessing students | marking and assessment | grading papers | assessed students | pupil assessment | assessing pupils | student evaluation | marking homework
Qualified teacher status | QTS | PGCE | teaching license | teaching licence | teaching certificate | teacher certification | teaching credential | certified teacher | teaching certification | licensed teacher | state teaching certificate | qualified teacher | teaching qualification | teacher license | teaching credentials
Supply teaching | substitute teacher | substitute teaching | supply teacher | cover teacher | cover supervisor
Headteacher | head teacher | school principal | headmaster | headmistress | deputy head teacher
Tutoring | tutor | private tutor | tutored
English as a second language | ESL | ESOL | EFL | english as a foreign language | EAL | english language learners | ELL | teaching english as a second language | english as an additional language | ESL teacher
TEFL | TESOL | CELTA | TEFL certificate | TESL | TEFL certified | TESOL certificate > English as a second language
Adult education | adult learning | further education | FE teaching | adult learners
University lecturer | university teaching | college lecturer | college professor | university professor | adjunct professor | adjunct instructor | adjunct faculty | assistant professor | associate professor | higher education lecturer
Academic advising | academic advisor | student advisor | academic adviser | student advising
School counselor | guidance counselor | school counselling | school counseling | guidance counsellor
College admissions | admissions officer | admissions counselor | student admissions | student recruitment
Careers advice | career counseling | careers adviser | career counselling | career coach | career coaching | careers advisor | career counselor | employment counselor | career advisor | job coach
Physical education teacher | PE teacher | physical education | PE lessons
Music teaching | music teacher | music lessons | music education | piano teacher
Art teaching | art teacher | art education | art lessons
Maths teaching | math teacher | maths teacher | mathematics teacher | teaching mathematics | teaching maths | math instruction | teaching math | taught math | taught mathematics
Science teaching | science teacher | teaching science | taught science
Parent communication | parent teacher conferences | communicating with parents | parents evenings | parent meetings | parent conferences | communicated with parents | liaising with parents | parent teacher meetings
Educational technology | edtech | ed tech | instructional technology | classroom technology
Smart Board | smartboard | interactive whiteboard | promethean board | smart boards
Google Classroom
Canvas LMS | instructure canvas > Learning management system
Blackboard Learn | blackboard LMS > Learning management system
Moodle > Learning management system
Montessori | montessori method
STEM education | STEM teaching | steam education
Ofsted
Reading intervention | guided reading | literacy instruction | reading instruction | phonics
Exam invigilation | invigilator | exam proctor | proctoring | test proctor | proctor
Librarianship | librarian | library assistant | library science | MLIS | library services
Playworker | after school club | after school program | play worker | after school care | breakfast club | after school programs
Camp counselor | summer camp | camp counsellor | camp leader
# law, public service
Paralegal | legal executive | paralegal studies | legal assistant | CILEX | certified paralegal
Legal secretary | legal admin | legal PA | legal administrative assistant
Barrister
Attorney | lawyer | attorney at law | licensed attorney
Bar admission | admitted to the bar | state bar | bar membership | licensed to practice law | called to the bar | passed the bar | bar licence | bar license | member of the bar | bar exam | admission to the bar | bar admitted > Attorney
Law degree | LLB | juris doctor | JD degree | bachelor of laws
Legal research | legal researcher | researching case law | case law research | researched case law
Westlaw
LexisNexis | lexis nexis
Litigation | litigator | civil litigation | litigate
Contract drafting | drafting contracts | drafted contracts | contract law | drafting agreements | draft contracts | drafted agreements
Contract management | contract administration | contract manager | contracts manager | contract administrator | managing contracts | managed contracts | contracts administrator | contracts management | supply agreements | supplier contracts | supplier reviews
Contract review | reviewing contracts | reviewed contracts
Legal drafting | drafting pleadings | legal writing | drafted pleadings | drafting legal documents | drafted legal documents
Conveyancing | conveyancer | residential conveyancing | property conveyancing
Corporate law | company law | commercial law | business law
Criminal law | criminal defense | criminal defence | criminal litigation
Prosecution | prosecutor | district attorney | prosecuting attorney | crown prosecution
Family law | divorce law | matrimonial law | divorce proceedings | family lawyer
Immigration law | immigration lawyer | visa applications | immigration attorney
Intellectual property | intellectual property law | IP law
Patent law | patent prosecution | patent attorney | patent applications
Trademark law | trademark registration | trade mark law | trademark prosecution
Tax law | tax lawyer | tax attorney
Real estate law | property law | real property law
Wills and probate | probate law | probate administration | estate administration | estate planning | wills and trusts | trusts and estates
Personal injury law | personal injury | personal injury claims
Workers' compensation | workers comp | workman's compensation | workers compensation claims | workmen's compensation
Legal discovery | e discovery | ediscovery | discovery requests | interrogatories | electronic discovery
Trial preparation | preparing for trial | trial prep
Arbitration | arbitrator
Mediation | mediator | alternative dispute resolution
Case preparation | preparing case files | legal case files
Court reporting | court reporter
Notary public | notary | notarized | commissioned notary
GDPR | general data protection regulation | data protection act
Data protection | data privacy | data protection officer
Corporate governance | company secretary | company secretarial
Government affairs | public affairs | lobbyist | government relations | legislative affairs
Public administration | public sector administration | local government | civil service | civil servant | municipal government | city government | local authority | public sector
Policy development | policy analysis | policy analyst | policy advisor | policy making | public policy | policy adviser | policy officer
Freedom of information | FOIA | freedom of information act | FOI requests
Grants management | grant management | grant administration | grants administration | grants manager
Urban planning | town planning | city planning | town planner | urban planner | city planner | city and regional planning
Customs clearance | customs broker | customs declarations | customs brokerage | customs documentation | customs entry
Immigration officer | border force | border patrol | border control | border protection
# security, police, fire, military
Security guard | security officer | security guarding | security guards | security work | manned guarding | security personnel | unarmed security | unarmed guard
SIA licence | SIA license | SIA licensed | SIA door supervisor | SIA badge | security industry authority
Guard card | security guard license | security guard licence | security license | guard license | security officer license
Armed security | armed guard | armed security officer > Security guard
Door supervision | door supervisor | doorman | bouncer
CCTV monitoring | cctv | closed circuit television | camera monitoring | video surveillance | cctv operator | cctv surveillance | surveillance cameras | surveillance monitoring | security cameras
Access control | access control systems
Security patrol | patrolling | foot patrol | patrolled | mobile patrols | patrol officer | security patrols | security rounds
Crowd control | crowd management
Close protection | bodyguard | executive protection
Private investigation | private investigator
Police officer | law enforcement | policing | law enforcement officer | police constable | sheriff's deputy | deputy sheriff | state trooper | police work
Criminal investigation | criminal investigations | criminal investigator
Crime scene investigation | crime scene investigator | scenes of crime | CSI investigator | crime scene processing
Correctional officer | corrections officer | prison officer | detention officer | jailer | prison guard | correctional facility
Firefighting | firefighter | fire fighter | fire service | fire fighting | fire and rescue | firefighter I | fireman
Fire safety | fire prevention | fire marshal | fire warden | fire safety inspections | fire protection
Emergency management | emergency preparedness | emergency planning | disaster preparedness | emergency response planning | emergency response
Emergency dispatch | 911 dispatcher | emergency dispatcher | 999 operator | emergency call handler | 911 operator | police dispatcher | 911 calls | 911 telecommunicator
Search and rescue
Self-defence | self defense | defensive tactics | self defence
Physical intervention training | control and restraint | restraint training | physical restraint | CPI certified | MAYBO | nonviolent crisis intervention | restraint techniques
Firearms training | firearm license | firearms handling | firearms license | firearms licence | concealed carry | firearms instructor | firearms certified | weapons qualification
Incident reporting | incident reports | writing incident reports | incident report writing | wrote incident reports
Military service | armed forces | army veteran | navy veteran | military veteran | US army | US navy | US marine corps | british army | royal navy | US air force | royal air force
# cleaning, facilities, domestic
Cleaning services | janitor | janitorial | custodian | office cleaning | commercial cleaning | janitorial services | cleaning operative | custodial services | contract cleaning | office cleaner | building cleaning | caretaker cleaning | cleaning staff | cleaning duties | janitorial duties | professional cleaning
Deep cleaning | industrial cleaning | industrial cleaner
Domestic cleaning | house cleaning | house cleaner | maid service | residential cleaning | domestic cleaner | cleaned houses | cleaning houses | home cleaning > Cleaning services
Window cleaning | window cleaner | window washing
Carpet cleaning | carpet cleaner | carpet shampooing
Floor care | floor polishing | floor buffing | floor waxing | stripping and waxing | floor buffer | waxing floors | buffing floors | floor cleaning | mopping floors | mopping | sweeping and mopping | mopped floors
Laundry | laundry work | laundry attendant | laundry service | dry cleaning | washing and ironing
COSHH | control of substances hazardous to health
Waste disposal | waste management | refuse collection | waste collection | rubbish removal | trash removal | refuse collector | trash collection | emptying bins
Recycling | recycling operations
Facilities management | facilities manager | facility management | facility manager | facilities maintenance
Caretaker | site caretaker | building caretaker | school caretaker | building superintendent | live in caretaker
Maintenance technician | maintenance worker | handyman | building maintenance | general maintenance | handyperson | maintenance operative | maintenance man | property maintenance | maintenance engineer | building repairs | maintenance mechanic | maintenance person | apartment maintenance | handy man | maintenance and repair
Preventive maintenance | preventative maintenance | planned maintenance | planned preventive maintenance | planned preventative maintenance | scheduled maintenance | PPM schedules | routine maintenance
Reactive maintenance | breakdown maintenance | corrective maintenance | breakdown repairs
Predictive maintenance | condition monitoring
CMMS | computerized maintenance management system | computerised maintenance management system | maximo | ibm maximo
Work orders | work order | maintenance requests
Pest control | exterminator | pest management | pest controller | pest exterminator
Pool maintenance | swimming pool maintenance | pool cleaning | pool technician
# warehouse and logistics
Warehouse work | warehouse operative | warehouse associate | warehouse worker | warehouse operations | warehouseman | warehouse assistant | warehousing | warehouse person | warehouse clerk | warehouse employee | warehouse experience | warehouse environment | warehouse staff | warehouse laborer | warehouse
Warehouse management | warehouse manager | warehouse supervisor | warehouse supervision > Warehouse work
Warehouse management system | WMS | warehouse management systems | warehouse management software
Order picking | order picker | picking and packing | picker packer | pick pack | pick and pack | order fulfillment | order fulfilment | order selector | picking orders | picked orders | order selecting | picking packing | picked and packed | picking and packaging | order filler | pick and packing | filling orders | filled orders | picker and packer
Packing goods | hand packer | packing boxes | packing goods | packing orders | packaging products | packaged products | packing products | packing and labelling | packing and labeling | hand packaging
Shipping and receiving | shipping receiving | receiving and shipping | dispatch and receiving | goods received | goods inwards | shipping clerk | receiving clerk | shipping and receiving clerk | goods receipt | receiving goods | receiving deliveries | received deliveries | receiving shipments | received shipments
Loading and unloading | loading unloading | unloading trucks | loading trucks | unloaded trucks | loaded trucks | loaded and unloaded | truck loading | truck unloading | loading vehicles | unloading deliveries | load and unload | truck loader | freight handling | material handler | freight handler | material handling | materials handling | package handler | unloading vehicles | loading lorries | dock worker | loading dock | loading bay | unloading lorries
Palletising | palletizing | pallets | pallet stacking | building pallets | stacking pallets | wrapping pallets | pallet wrapping | shrink wrapping
Forklift operation | forklift | fork lift | forklift driver | forklift operator | fork lift truck | forklift truck | fork truck | FLT | FLT driver | fork lift driver | fork lift operator | forklifts
Forklift licence | forklift license | forklift certified | forklift certification | FLT licence | FLT license | forklift truck licence | RTITB | ITSSAR | forklift certificate | fork lift licence | fork lift license | certified forklift operator | forklift operator certification | counterbalance licence | forklift training > Forklift operation
Counterbalance forklift | counterbalance | counter balance forklift | sit down forklift | counterbalanced truck > Forklift operation
Reach truck | reach trucks | reach truck driver | stand up reach | reach truck licence | reach forklift > Forklift operation
Pallet jack | pallet truck | hand pallet truck | electric pallet jack | pump truck | powered pallet truck | pallet jacks | electric pallet truck | pallet trucks
Cherry picker | boom lift | MEWP | IPAF | aerial lift | aerial work platform | mobile elevating work platform | manlift | man lift | boom lifts
Scissor lift | scissor lifts
Order picker truck | LLOP | low level order picker | VNA truck
RF scanner | RF scanners | handheld scanner | barcode scanner | barcode scanning | RF scanning | scan gun | hand held scanner | RF gun | scanning barcodes | hand scanner | barcode scanners
Supply chain management | supply chain | supply chain manager
Logistics management | logistics manager | logistics coordinator | logistics coordination | logistics operations | logistics
Distribution centre | distribution center | fulfillment center | fulfilment centre | distribution centers
Freight forwarding | freight forwarder
Freight brokerage | freight broker
Import and export | import export | importing and exporting | export documentation | imports and exports | international trade | import documentation
Incoterms
Transport planning | transport planner | route planning | route planner | transport scheduling | route optimization | delivery routes | planning routes
Transport management | transport manager | fleet management | fleet manager | transportation management | transportation manager
Truck dispatching | truck dispatcher | dispatch operator | dispatch coordinator | dispatch clerk
Transport Manager CPC | operator licence | transport CPC
Third-party logistics | 3PL | third party logistics
Demand planning | demand forecasting | demand planner
Materials planning | material planning | MRP | material requirements planning | materials requirements planning | materials planner
Production planning | production scheduling | production planner | production scheduler
Just-in-time | JIT | just in time manufacturing
Cold chain | cold storage | temperature controlled storage | refrigerated storage
Hazardous materials | hazmat | dangerous goods | hazardous goods | ADR licence | hazardous substances | hazardous materials handling | hazardous waste | hazmat endorsement | ADR certificate
Procurement | procurement manager | procurement officer | purchasing manager | purchasing officer | purchasing agent | procurement specialist | purchasing department | strategic sourcing | procurement management | buyer purchasing
Supplier management | vendor management | supplier relationship management | vendor relations | supplier relations | managed suppliers | managed vendors | managing suppliers | managing vendors | supplier relationships | vendor relationships
Supplier negotiation | vendor negotiation | negotiating with suppliers | negotiated with suppliers | negotiated with vendors | negotiating with vendors | vendor negotiations | supplier negotiations
CIPS | chartered institute of procurement and supply | MCIPS > Procurement
APICS | CPIM | CSCP | ASCM
SAP MM | sap materials management > SAP | ERP
SAP EWM | SAP WM | sap extended warehouse management > SAP | ERP
Manhattan WMS | manhattan scale | manhattan associates > Warehouse management system
Coupa
SAP Ariba | ariba
Electronic data interchange | EDI
Bill of lading | bills of lading
# driving
Driving licence | driver's license | driving license | driver's licence | drivers license | valid drivers license | full driving licence | clean driving licence | UK driving licence | full UK driving licence | license to drive | valid driver's license | full clean driving licence | full clean licence | clean full licence | full UK licence | full clean license | full licence | category B licence
Clean driving record | clean driving history | good driving record | clean MVR | clean motor vehicle record | safe driving record | clean license | clean licence
Delivery driving | delivery driver | van driver | courier | courier driver | multi drop | multi drop driver | delivering parcels | delivered parcels | parcel delivery | van driving | package delivery | delivery van | delivering packages | delivered packages | route driver | courier delivery | multidrop | delivery drivers
Truck driving | truck driver | lorry driver | lorry driving | HGV driver | LGV driver | HGV | LGV | heavy goods vehicle | large goods vehicle | trucker | tractor trailer driver | semi truck | tractor trailer | tractor trailers | drove trucks | heavy truck driver | 18 wheeler | heavy truck | CDL driver | drove lorries | truck drivers
Long-haul driving | over the road | OTR | long haul | OTR driver | long distance driver | long haul trucking > Truck driving
Commercial driver's license | CDL | commercial driving license | commercial drivers licence | commercial licence | commercial driving licence | CDL license > Driving licence
CDL class A | class A CDL | CDL A | class A license | class A licence | class A driver | class A commercial driver's license > Commercial driver's license | Driving licence | CDL class B
CDL class B | class B CDL | CDL B | class B license | class B licence | class B driver > Commercial driver's license | Driving licence
HGV class 1 | class 1 HGV | LGV class 1 | category C+E | C+E licence | class 1 driver | class 1 licence | HGV 1 | HGV class one | articulated lorry | category CE | cat C+E | LGV C+E | CE licence | HGV C+E | artic driver | class one driver | C+E driver | CE driver | licence C+E > Truck driving | HGV class 2 | Driving licence
HGV class 2 | class 2 HGV | LGV class 2 | category C licence | class 2 driver | class 2 licence | HGV 2 | HGV class two | rigid lorry | cat C licence | LGV C | category C driver > Truck driving | Driving licence
7.5 tonne licence | 7.5 tonne driver | C1 licence | category C1 | 7.5 ton licence | C1 driver | 7.5 tonne | 7.5T licence > Driving licence
Driver CPC | driver certificate of professional competence | driver qualification card | CPC driver
Digital tachograph | tachograph | digi card | tacho card | digital tacho card | tachographs | digitacho | driver card
DOT compliance | DOT regulations | DOT medical card | department of transportation regulations | FMCSA | DOT hours of service | DOT physical | hours of service
Bus driving | bus driver | coach driver | PCV | PSV driver | school bus driver | D1 licence | category D licence | passenger endorsement | PCV licence | transit operator | bus operator
Taxi driving | taxi driver | cab driver | private hire driver | minicab driver | taxi | rideshare driver | uber driver | taxi licence | private hire licence | PCO licence
Chauffeuring | chauffeur | chauffeur driver
Train driving | train driver | locomotive engineer | train operator | locomotive driver
Vehicle inspection | vehicle checks | pre trip inspection | daily vehicle checks | pre trip inspections | walkaround checks | vehicle inspections | pre and post trip inspections
Tanker driving | tanker driver | tanker endorsement | tanker truck
Flatbed | flatbed driver | flatbed trailer | flatbed truck
Furniture removals | house removals | removals driver | moving company | furniture mover | removal man
Minibus driving | minibus driver | mini bus driver | MIDAS certificate
# construction trades
General labouring | general labourer | general laborer | manual labor | manual labour | general labor | general operative | day laborer | building labourer | general labour | site labourer
Site management | site manager | site supervisor | site supervision | site superintendent | site agent | site foreman | job superintendent
Foreman | general foreman | crew supervisor | crew leader | forewoman | crew chief | crew foreman | foreperson
Quantity surveying | quantity surveyor | QS surveyor
Cost estimating | cost estimator | quantity takeoffs | material takeoffs | construction estimator | construction estimating | cost estimation | cost estimates | quantity takeoff | quantity take off | bill of quantities
Subcontractor management | subcontractor coordination | managing subcontractors | managed subcontractors | sub contractors management | coordinating subcontractors | coordinated subcontractors | supervised subcontractors | supervising subcontractors
Blueprint reading | reading blueprints | blueprints | read blueprints | technical drawings | engineering drawings | reading technical drawings | reading plans and drawings | blue prints | interpreting blueprints | reading drawings | construction drawings | read technical drawings | interpreting technical drawings | interpret blueprints | shop drawings | interpret technical drawings
Building regulations | building regulations | international building code | local building codes | state building codes | building regs | construction codes
Building inspection | building inspector | building surveyor | home inspector | home inspection | building surveying
Carpentry | carpenter | joiner | joinery | carpenters
Finish carpentry | trim carpentry | second fix carpentry | finish carpenter | trim carpenter > Carpentry
Rough carpentry | first fix carpentry | wood framing | framing carpenter | house framing | framing carpentry > Carpentry
Cabinet making | cabinet maker | cabinetmaker | cabinetry | cabinetmaking | furniture making | furniture maker
Woodworking | woodworker | wood working
Bricklaying | bricklayer | brick layer | brick laying | brickwork
Stonemasonry | stonemason | stone mason | stonework | stone masonry
Masonry | block laying | blockwork
Plastering | plasterer | drylining | dry lining | rendering and plastering | dryliner
Drywall | drywaller | drywall installation | drywall finishing | sheetrock | plasterboard | drywall installer | drywall hanging | dry wall | drywall taping
Painting and decorating | painter and decorator | house painter | decorator painter | interior painting | house painting | painter decorator | exterior painting | commercial painter | interior and exterior painting | painters and decorators
Spray painting | paint sprayer | spray painter | paint spraying | spray gun painting
Tile setting | tiler | tile setter | tile installation | tile setting | wall and floor tiling | floor tiling | tile installer
Flooring installation | floor layer | floor laying | flooring installer | carpet fitter | carpet installation | carpet fitting | floor fitter | laying floors | hardwood flooring | floor installation
Roofer | roofer | roof tiling | shingle roofing | roofers
Window glazing | glazier | window fitting | window fitter
Scaffold erection | scaffold erection | CISRS | scaffold building
Concrete work | concrete finisher | concrete finishing | pouring concrete | cement mason | concrete pouring | poured concrete | concrete placement | cement finisher
Formwork | form work | concrete forms
Rebar | reinforcing steel | steel fixing | steel fixer | reinforcement bars | reinforcing bars
Steel erection | steel erector | ironworker | structural steel | iron worker | structural ironworker | steelwork erection
Insulation installation | insulation installer | insulation | thermal insulation
Demolition | demolition work
Excavation | excavator operator | digger driver | 360 excavator | excavator | excavators | digger operator | mini digger | excavating | mini excavator
Bulldozer | dozer operator | bulldozer operator
Backhoe | backhoe operator | JCB digger
Heavy equipment operation | heavy equipment operator | heavy machinery operator | heavy machinery | construction equipment operator | operating heavy equipment | heavy equipment | earthmoving equipment | earth moving equipment
Dump truck | dumper driver | forward tipping dumper | tipper driver | dump truck driver | dumper truck | tipper truck
Telehandler | telescopic handler | telehandler operator | telehandlers
Crane operation | crane operator | tower crane | crane driver | mobile crane | overhead crane | crane operating | NCCCO
Slinging and signalling | slinger signaller | slinger | banksman | slinger banksman
Load rigging | rigger | load rigging
Asphalt paving | asphalt paving | road surfacing | asphalting | asphalt laying | paving asphalt | block paving
Road construction | highway construction | highway maintenance | road building | road works | roadworks | road maintenance | roadworker
Traffic management | traffic control flagger | flagger | traffic marshal | traffic controller | traffic marshall | flagman
Pipelaying | pipe layer | pipelayer | pipe laying | drainage laying
Kitchen fitting | kitchen fitter | kitchen installation | kitchen installer | fitted kitchens
Bathroom fitting | bathroom fitter | bathroom installation | bathroom remodeling
Home renovation | house renovation | home remodeling | renovations | remodelling | home improvement | remodeling
Damp proofing | damp proofer
Landscape gardening | landscaping services | landscape construction | lawn and landscape | landscape gardener | landscape gardening | hard landscaping | soft landscaping | landscape maintenance
Fencing installation | fence installation | fence builder | fencing contractor | fence building | fencer fencing | fence erector
Land surveying | land surveyor | topographic survey | topographical survey | site surveying | topographic surveying
Total station
CSCS card | construction skills certification scheme | CSCS certified | CSCS green card | CSCS gold card | CSCS black card | CSCS blue card
CPCS | construction plant competence scheme | CPCS card | NPORS
SMSTS | site management safety training scheme
SSSTS | site supervisor safety training scheme
OSHA 10 | osha 10 hour | osha 10 card | OSHA ten hour | 10 hour osha | osha 10 certification > OSHA
OSHA 30 | osha 30 hour | osha 30 card | OSHA thirty hour | 30 hour osha | osha 30 certification > OSHA 10 | OSHA
OSHA | osha regulations | osha standards | osha compliance | occupational safety and health administration
NEBOSH | NEBOSH certificate | NEBOSH diploma | nebosh general certificate > Health and safety
IOSH | IOSH managing safely | managing safely > Health and safety
Health and safety | health safety | H&S | EHS | HSE | environmental health and safety | environment health and safety | occupational health and safety | workplace safety | safety officer | health safety and environment | HSEQ | SHEQ | occupational safety | health and safety regulations | safety manager | safety regulations | safety procedures | safety standards | safety protocols | health and safety officer | safety guidelines | safety policies | safety compliance | safety rules | work safely | environmental health safety | health & safety manager
CDM regulations | construction design and management regulations
Toolbox talks | tool box talks | safety briefings | safety meetings
Method statements | risk assessments and method statements
Working at height | working at heights | work at heights | fall protection | work at height | work on ladders | fall arrest
Confined space entry | confined spaces | confined space
Lockout/tagout | LOTO | lock out tag out | lockout tagout | lock out tagout
Personal protective equipment | PPE
Asbestos removal | asbestos abatement | asbestos awareness | asbestos
Power tools | hand and power tools | hand tools and power tools | power hand tools | power tool | power and hand tools
Procore
Bluebeam | bluebeam revu
Primavera | primavera p6 | oracle primavera
# electrical, plumbing, HVAC
Electrician | electrical installation | electrical wiring | electrical installer | house wiring | electrical fitter | electricians | electrical contracting | wireman
Journeyman electrician | licensed electrician | journeyman electrical license | journey level electrician | electrical license > Electrician
Master electrician > Electrician | Journeyman electrician
Apprentice electrician | electrical apprentice | electrician apprentice | electrician's mate | electrician helper | electrician apprenticeship | electrical helper
National Electrical Code | NEC code | national electric code
18th Edition | 18th edition wiring regulations | BS 7671 | IET wiring regulations | 17th edition | 18th edition regulations | wiring regulations | BS7671 | 2382-22 | C&G 2382
NVQ Level 3 electrical | ECS gold card | JIB gold card | AM2 | ECS card
Inspection and testing | electrical testing | test and inspection | 2391 | city and guilds 2391 | EICR | electrical inspection | testing and inspection electrical
PAT testing | portable appliance testing
Conduit bending | conduit installation | EMT conduit | bending conduit | running conduit
Industrial electrician | industrial electrical | industrial wiring | industrial electricians > Electrician
Lineman | line worker | power line technician | overhead line worker | overhead linesman | lineworker | linesman | powerline technician | electrical lineman
Electrical maintenance | electrical maintenance technician | electrical technician | electrical repairs
High voltage | HV switching | high voltage switching | medium voltage | high voltage systems
Low voltage systems | low voltage | low voltage wiring | structured cabling | data cabling | network cabling | cable installation | low voltage technician | cable installer | low voltage cabling
Fibre optics | fiber optics | fibre optic | fiber optic | fibre splicing | fiber splicing | fiber optic cable
Fire alarm systems | fire alarms | fire alarm installation | fire alarm technician
Security systems installation | alarm installation | burglar alarms | intruder alarms | alarm systems | security alarm installation
Solar installation | solar panels | solar PV | photovoltaic | photovoltaics | solar installer | solar panel installation | solar power | solar energy | PV systems
EV charging | electric vehicle charging | EV chargers | EV charger installation
Uninterruptible power supply | uninterruptible power supplies
Switchgear | switch gear
Electric motors | motor controls | electrical motors | motor control
Plumbing | plumber | plumbers
Licensed plumber | journeyman plumber | master plumber | plumbing license > Plumbing
Pipefitting | pipefitter | pipe fitter | pipe fitting | steamfitter | steam fitter | steamfitting
Gas engineer | gas fitter | gas fitting | gas installation | heating engineer | gas safe engineer | gasfitter | heating and gas engineer
Gas Safe | gas safe registered | gas safe registration | CORGI registered | gas safe register > Gas engineer
Boiler maintenance | boiler repair | boiler servicing | boiler operation | boiler installation | boilers | boiler operator
Drainage | drain cleaning | drain clearance | drain unblocking | drainage engineer | sewer cleaning
Sprinkler fitting | sprinkler fitter | fire sprinklers | fire sprinkler systems | sprinkler installation
HVAC | hvac | heating ventilation and air conditioning | heating ventilating and air conditioning | hvac technician | hvac systems | heating and air conditioning | hvac mechanic | HVAC/R | hvacr | hvac installation | hvac repair | heating and cooling | hvac installer | heating and cooling systems | air conditioning technician
EPA 608 | EPA certification | EPA universal | EPA section 608 | EPA universal certification | EPA 608 universal | refrigerant handling certification | EPA type II | EPA certified
Refrigeration | refrigeration engineer | refrigeration technician | refrigeration mechanic | refrigeration systems | commercial refrigeration
F-Gas | f gas certification | FGAS | f gas certified | f gas qualified
Air conditioning | air conditioning engineer | air conditioner repair | air conditioners | AC repair | air conditioning installation | air con | air conditioning systems
Ductwork | duct installation | ducting | ductwork installation | duct work | sheet metal ductwork
Building management system | BMS controls | building automation | BMS engineer | building automation system | building management systems | building automation systems
Appliance repair | domestic appliance repair | white goods repair | appliance technician | appliance installation
Lift engineer | elevator mechanic | elevator maintenance | lift maintenance | elevator technician | elevator repair
Heat pumps | heat pump | air source heat pumps
Chillers | chiller maintenance | chilled water systems
Water treatment | water treatment plant | wastewater treatment | waste water treatment | wastewater | water treatment operator | waste water
Legionella | legionella awareness | legionella control
# welding, machining, manufacturing
Welding | welder
MIG welding | MIG | metal inert gas | GMAW | gas metal arc welding | MIG welder | MIG/MAG | metal inert gas welding | MAG welding > Welding
TIG welding | TIG | tungsten inert gas | GTAW | gas tungsten arc welding | TIG welder | tungsten inert gas welding > Welding
Stick welding | SMAW | shielded metal arc welding | manual metal arc | MMA welding | stick welder | arc welding | arc welder | manual metal arc welding | stick weld > Welding
Flux-cored welding | FCAW | flux cored arc welding | flux core welding | flux core | flux cored > Welding
Spot welding | resistance welding | spot welder > Welding
Orbital welding > Welding
Pipe welding | pipe welder | 6G welding > Welding
Oxy-fuel cutting | oxyacetylene | oxy acetylene | gas cutting | torch cutting | oxy fuel | cutting torch | flame cutting
Plasma cutting | plasma cutter
Certified welder | AWS D1.1 | coded welder | AWS certified welder | welding certification | AWS welding | welding certificate | coded welding | welding certifications | american welding society > Welding
Welding inspection | CWI | certified welding inspector | weld inspection | CSWIP
Soldering | solder | hand soldering | soldered | IPC soldering
IPC-A-610 | IPC A 610 | IPC certified | J-STD-001
Brazing | brazed
Metal fabrication | steel fabrication | fabricator welder | metal fabricator | welder fabricator | metalwork | metal working | metalworking | sheet metal fabrication | fabrication of metal | steel fabricator | welding and fabrication | fabrication and welding
Sheet metal work | sheet metal | sheet metal worker | sheet metalworker
Boilermaker | boiler maker | boilermaking
CNC machining | cnc | cnc machinist | cnc operator | computer numerical control | cnc machine operator | cnc machines | cnc machine | cnc operation > Precision machining
CNC programming | cnc programmer | cnc programs > CNC machining | Precision machining
CNC turning | cnc lathe | cnc turner | cnc lathes > CNC machining | Precision machining
CNC milling | cnc mill | cnc miller | cnc mills > CNC machining | Precision machining
G-code | g code | g codes | g and m codes
Precision machining | machinist | machine shop | precision machining | machinists
Lathe | manual lathe | turner machinist | lathe operator | lathe work | turning lathe | lathes | engine lathe > Precision machining
Milling machine | manual milling | bridgeport mill | milling machines | vertical mill | knee mill | bridgeport > Precision machining
Surface grinding | surface grinder | precision grinding | cylindrical grinding | grinding machine
Tool and die making | tool and die | toolmaker | tool maker | die maker | tool and die maker | toolmaking | tool making
Electrical discharge machining | wire EDM | spark erosion
Injection moulding | injection molding | plastic injection molding | injection mould | injection molding machine
Blow moulding | blow molding
Extrusion | plastic extrusion | extruder operator | extruder
Stamping press | punch press | press brake | brake press | power press | press brake operator | metal stamping
Metal casting | foundry | die casting | metal casting | foundry work
Metal forging | blacksmith | blacksmithing
Powder coating | powder coater
Sandblasting | sand blasting | shot blasting | abrasive blasting
Electroplating | metal plating | anodizing | anodising
Mastercam | master cam
Fanuc | fanuc controls
Siemens controls | heidenhain
Haas controls | haas machines | haas CNC
Measuring instruments | calipers | micrometers | micrometer | vernier caliper | precision measuring instruments | measuring tools | vernier calipers | precision measurement | precision measuring tools | gauges and micrometers
Coordinate measuring machine | CMM | CMM programming | CMM inspection
Machine operation | machine operator | machine operative | operating machinery | operated machinery | operating machines | operated machines | operate machinery | production machine operator | machine operating | operate machines | machinery operation | machinery operator
Machine setup | cnc setup | cnc set up | machine setter | setter operator | machine set up | setup operator | setting up machines | set up machines
Assembly line work | assembly line | assembly worker | production operative | production worker | assembly operative | production line operative | factory worker | factory operative | production operator | production associate | line operator | line operative | manufacturing operative | factory work | line worker production | assembly line worker | production line worker
Electronic assembly | electronics assembly | PCB assembly | electronic assembler | electronics assembler | circuit board assembly
Mechanical assembly | mechanical assembler | mechanical fitter | mechanical fitting | assembly fitter | bench fitter
Packaging machinery | packaging line | packaging machines | packaging operator | packaging equipment | packaging operative
Food manufacturing | food manufacturing | food factory | food production operative
Manufacturing management | manufacturing manager | plant manager | factory manager | manufacturing management | plant management | operations manager manufacturing
Production supervision | production supervisor | production team leader | shift supervisor production | manufacturing supervisor | line supervisor
Manufacturing engineering | manufacturing engineer > Engineering
Process engineering | process engineer > Engineering
Lean manufacturing | lean production | lean principles | lean methodology | lean tools | lean techniques | lean methodologies | lean management | lean practices
Six Sigma | 6 sigma | lean six sigma | sigma methodology | DMAIC | 6sigma
Six Sigma Green Belt | green belt | lean six sigma green belt | sigma green belt > Six Sigma
Six Sigma Black Belt | lean six sigma black belt | sigma black belt | master black belt > Six Sigma | Six Sigma Green Belt
Kaizen | kaizen events
Kanban
5S | 5s methodology
Total productive maintenance
Value stream mapping | VSM
SMED | quick changeover
Poka-yoke | poka yoke | mistake proofing | error proofing
Continuous improvement | continual improvement | process improvement | process improvements | improving processes | improved processes | CI projects | process optimization | process optimisation | improve processes | business process improvement | continuous process improvement
Root cause analysis | RCA | 5 whys | five whys | root cause | ishikawa | root causes
FMEA | failure mode and effects analysis | failure modes and effects analysis | PFMEA | DFMEA | failure mode effects analysis
Statistical process control | SPC | process control charts
Corrective and preventive action | CAPA | corrective actions | corrective action | corrective and preventive actions | corrective and preventative action
8D problem solving | 8D | 8D reports
PPAP | production part approval process
APQP | advanced product quality planning
Gauge R&R | gage R&R | measurement system analysis | MSA studies
Quality control | QC | quality inspection | quality inspector | quality controller | QC inspector | quality checks | product inspection | quality control inspector | inspecting products | inspected products | quality check | QC inspection | inspect products | quality checking
Quality engineering | quality engineer > Engineering
Quality assurance | QA | QA manager | quality assurance manager
Quality management | quality management system | QMS | quality manager | quality management systems | quality systems
ISO 9001 | iso9001 | ISO 9000 | ISO 9001:2015
ISO 14001 | iso14001 | environmental management system
ISO 45001 | OHSAS 18001 | iso45001
ISO 13485 | iso13485
ISO 27001 | iso27001 | ISO/IEC 27001 | information security management system
ISO 17025 | ISO/IEC 17025
ISO 22000 | FSSC 22000
IATF 16949 | TS 16949 | ISO/TS 16949 | iatf16949
AS9100 | AS 9100
BRC standards | BRCGS | BRC global standard | BRC audits > Food safety
SQF | safe quality food > Food safety
Good manufacturing practice | GMP | cGMP | good manufacturing practices | GMP standards | current good manufacturing practices
Good laboratory practice | GLP
Good distribution practice | GDP guidelines
FDA regulations | FDA | food and drug administration | 21 CFR part 11 | 21 CFR
Validation IQ OQ PQ | IQ/OQ/PQ | process validation | equipment validation | IQ OQ
Cleanroom | cleanroom | cleanrooms
Standard operating procedures | SOP | standard operating procedure | rewrote procedures | wrote procedures | SOP writing | SOPs
Batch records | batch record | batch documentation
Calibration | instrument calibration | calibrating equipment
Non-destructive testing | NDT | nondestructive testing | NDE | ultrasonic testing | magnetic particle inspection | dye penetrant | non destructive examination
Sewing | sewing machine operator | seamstress | machinist sewing | sewing machine | industrial sewing | sewing machinist | sewer seamstress
Dressmaking | alterations tailor | dressmaking | bespoke tailor | dressmaker | garment alterations | clothing alterations | bespoke tailoring
Upholstery | upholsterer
Textile manufacturing | textile production | knitting machines | garment manufacturing
Pattern cutting | pattern making | pattern cutter | patternmaking | pattern maker
Printing press operation | press operator printing | offset printing | printing press | lithographic printing | printing press operator | offset press
Screen printing | silk screen printing | screen printer
Bookbinding | print finishing | bindery
# engineering
Engineering | engineer
Mechanical engineering | mechanical engineer | mechanical design | mechanical design engineer > Engineering
Electrical engineering | electrical engineer | electrical design engineer > Engineering
Electronics engineering | electronic engineering | electronics engineer | electronic engineer | electronics design > Engineering
Civil engineering | civil engineer > Engineering
Structural engineering | structural engineer | structural design | structural analysis > Engineering
Chemical engineering | chemical engineer > Engineering
Industrial engineering | industrial engineer > Engineering
Aerospace engineering | aerospace engineer | aeronautical engineering | aeronautical engineer > Engineering
Biomedical engineering | biomedical engineer > Engineering
Environmental engineering | environmental engineer > Engineering
Petroleum engineering | petroleum engineer | reservoir engineer | reservoir engineering | drilling engineer > Engineering
Geotechnical engineering | geotechnical engineer > Engineering
Nuclear engineering | nuclear engineer > Engineering
Marine engineering | marine engineer > Engineering
Mining engineering | mining engineer > Engineering
Materials engineering | materials engineer | materials science | metallurgy | metallurgist | metallurgical engineer
Controls engineering | control systems engineer | controls engineer | control systems engineering | automation engineer | automation engineering > Engineering
Reliability engineering | reliability engineer > Engineering
Design engineering | design engineer > Engineering
Professional Engineer | PE license | PE licence | professional engineer license | licensed professional engineer | P.E. | registered professional engineer | PE licensed > Engineering
Engineer in Training | EIT | fundamentals of engineering | FE exam | engineer intern
Chartered Engineer | CEng | chartered engineer status > Engineering
CAD | computer aided design | CAD software | CAD design | CAD drawings | CAD drafting | computer aided drafting | CAD technician | CAD drafter | 3D CAD | 2D CAD
AutoCAD | auto CAD | autodesk autocad | autocad civil 3d > CAD
SolidWorks | solid works > CAD
CATIA > CAD
Siemens NX | unigraphics | NX CAD > CAD
Creo | pro engineer | pro/engineer | ptc creo | pro e > CAD
Autodesk Inventor | inventor CAD > CAD
Fusion 360 | autodesk fusion > CAD
SketchUp | sketch up | google sketchup
Revit | autodesk revit > BIM
BIM | building information modeling | building information modelling
Civil 3D | autodesk civil 3d | civil3d > AutoCAD | CAD
MicroStation | bentley microstation > CAD
Rhino | rhinoceros 3d | rhino 3D
Navisworks | navis works
ETABS
STAAD Pro
SAP2000
Tekla Structures | tekla
HEC-RAS | hec ras
Technical drafting | draughtsman | draftsman | draughting | drafter | draftsperson | mechanical drafting | architectural drafting
Computer-aided manufacturing | CAM software | computer aided manufacturing | CAD/CAM
Finite element analysis | FEA | finite element method | finite element modelling
ANSYS
Abaqus
Computational fluid dynamics | CFD
GD&T | geometric dimensioning and tolerancing
Design for manufacturing | DFM | design for manufacture | DFMA | design for manufacturability
Product lifecycle management | PLM | windchill | teamcenter
3D printing | additive manufacturing | 3D printer | 3D printers
PLC programming | PLC | programmable logic controller | programmable logic controllers | ladder logic
Allen-Bradley | rslogix | studio 5000 | rockwell automation | controllogix > PLC programming
Siemens TIA Portal | siemens S7 | step 7 siemens | TIA portal | simatic > PLC programming
SCADA | supervisory control and data acquisition | SCADA systems
HMI | human machine interface | HMI programming
Distributed control system | DCS systems | distributed control systems
Variable frequency drives | VFD | variable speed drives | variable frequency drive
Industrial automation | factory automation | automation systems
Robotics | robot programming | industrial robots | robotic systems
Control and instrumentation | instrumentation engineer | instrumentation and control | instrumentation technician | instrument technician | control and instrumentation | I&C technician | E&I technician
Hydraulics | hydraulic systems | hydraulic system | hydraulic
Pneumatics | pneumatic systems | pneumatic
Mechatronics | mechatronic
Circuit design | circuit board design | electronic circuit design | analog circuit design
PCB design | printed circuit board | PCB layout | printed circuit boards | altium | altium designer | PCB
Embedded systems | embedded software | embedded programming | firmware | embedded C | firmware development | embedded engineer | embedded system
FPGA | field programmable gate array
VHDL | verilog | systemverilog
ASIC design | ASIC | chip design | VLSI
Microcontrollers | microcontroller | arduino
Oscilloscope | oscilloscopes | multimeter | multimeters
RF engineering | RF engineer | radio frequency engineering | RF design
Signal processing | digital signal processing
LabVIEW | lab view
Power systems | power system analysis | power distribution | power engineering | electrical power systems
Renewable energy | wind energy | wind power | clean energy
Wind turbine technician | wind turbines | wind turbine
Oil and gas | oil gas | oil & gas | oil and gas industry | petroleum industry
Offshore work | offshore oil | oil rig | offshore platform | oil rigs
Drilling rig | roughneck | roustabout | derrickman | drilling rigs
P&ID | piping and instrumentation diagrams | piping and instrumentation diagram
HAZOP | hazard and operability | process safety management
Aspen HYSYS | aspen plus | hysys
Power plant operation | power plant operator | power station | power plants | power generation
Meter reading | meter reader
Energy audits | energy assessor | energy efficiency | energy auditing | energy management
Environmental compliance | environmental regulations | environmental permitting
Environmental impact assessment | environmental impact statement | EIA assessment
Stormwater management | stormwater | storm water
Transportation engineering | traffic engineering | highway engineering | transport engineering | highway design > Engineering
Geology | geologist | geological
Geographic information systems | GIS | geographical information systems | geographic information system | arcgis | qgis | esri
# automotive, aviation
Auto mechanic | automotive technician | vehicle technician | car mechanic | motor mechanic | vehicle mechanic | automotive mechanic | motor vehicle technician | light vehicle technician | automotive repair | auto repair | vehicle repair | car repair | auto technician | automotive service technician | vehicle maintenance | repairing cars | repaired vehicles | repaired cars | repairing vehicles | motor vehicle repair | automotive repairs | vehicle repairs
Diesel mechanic | diesel technician | diesel engines | diesel engine repair | HGV mechanic | heavy vehicle technician | truck mechanic | HGV technician | heavy duty mechanic | diesel engine
Vehicle diagnostics | diagnostic equipment | OBD | engine diagnostics | automotive diagnostics | scan tools | OBD II | car diagnostics | diagnose vehicles | vehicle diagnostic
Brake repair | brake service | brakes and suspension | brake systems | brake replacement
Engine repair | engine overhaul | engine rebuild | engine rebuilding | engine rebuilds
Oil changes | oil change | lube technician
Tyre fitting | tire technician | tyre fitter | tire changing | tire installation | tire repair | tire mounting | tire rotation | tire rotations | tyre technician
MOT testing | MOT tester | MOT inspector
ASE certification | ASE | ASE certified | automotive service excellence | ASE master technician
Auto body repair | panel beating | panel beater | collision repair | auto body technician | vehicle body repair | body shop technician | bodywork repair | auto body | car body repair
Vehicle painting | auto painter | automotive painting | car painting | vehicle refinishing | auto painting | automotive paint
Car valeting | car detailing | auto detailing | car washing | car wash | auto detailer | vehicle valeting
Service advisor | service writer | automotive service advisor
Parts advisor | parts counter | parts specialist | auto parts
Motorcycle repair | motorcycle mechanic | motorcycle technician
Aircraft maintenance | aircraft mechanic | aviation maintenance technician | aircraft engineer | aircraft technician | aviation mechanic | aircraft maintenance technician | aviation maintenance | aircraft maintenance engineer
A&P licence | A&P | A&P license | airframe and powerplant | A&P mechanic | airframe powerplant | airframe and power plant > Aircraft maintenance
EASA Part 66 | EASA B1 | EASA B2 licence | part 66 licence > Aircraft maintenance
Avionics | avionics technician
Airline pilot | commercial pilot | CPL pilot | airline transport pilot | ATPL | ATP certificate | commercial pilot license | commercial pilot licence
Flight instruction | flight instructor | CFI certificate | certified flight instructor
Drone pilot | UAV | UAS | FAA part 107 | drone operator | unmanned aerial vehicle | part 107 | unmanned aircraft
Cabin crew | flight attendant | air steward | air stewardess | cabin attendant | air hostess | in flight service | airline steward
Air traffic control | air traffic controller
Ground handling | ramp agent | baggage handling | baggage handler | aircraft loading | ramp handling
Airport security screening | airport security | TSA officer | transportation security officer
FAA regulations | FAA | federal aviation administration | federal aviation regulations
MRO | maintenance repair and overhaul
# agriculture, horticulture, animals
Agriculture | agricultural
Farm work | farm worker | farm labourer | farmhand | farm hand | farm laborer | farm labor | agricultural worker > Agriculture
Livestock farming | livestock | animal husbandry | cattle farming | cattle | stockperson
Dairy farming | dairy herd | dairy farm
Poultry farming | poultry
Beekeeping | beekeeper | apiculture
Tractor driving | tractor driver | tractor operator | tractors | tractor operation
Farm machinery | agricultural machinery | farm equipment | combine harvester | agricultural equipment
Agricultural engineering
Agricultural mechanic | farm equipment mechanic
Agronomy | agronomist | crop science
Crop management | crop production | growing crops | crop growing
Harvesting crops | crop picking | fruit picking | fruit picker | harvest work | crop harvesting | picking fruit
Irrigation | irrigation systems
Pesticide application | pesticide applicator | pesticide license | PA1 PA6 | crop spraying | pesticides | pesticide
Horticulture | horticulturist | horticultural | plant nursery | nursery stock | greenhouse growing
Groundskeeping | groundskeeper | grounds maintenance | groundsman | greenkeeper | greenkeeping | grounds keeper | grounds keeping
Lawn care | lawn mowing | mowing lawns | grass cutting | mowing | grass mowing | cutting grass
Arboriculture | arborist | tree surgeon | tree surgery | tree trimming | tree felling | tree climber
Chainsaw operation | chainsaw | chainsaw certificate | chain saw | chainsaws
Forestry | forestry worker
Fisheries
Aquaculture | fish farming
Commercial fishing
Floristry | florist | floral design | floral arrangements | flower arranging
Veterinary care | veterinary care assistant
# laboratory science
Laboratory technician | lab technician | lab assistant | laboratory assistant | lab tech | laboratory analyst
Laboratory techniques | laboratory work | lab work | laboratory experience | bench work | laboratory skills | lab techniques | wet lab | laboratory testing | laboratory tests | lab testing | laboratory procedures
Medical laboratory science | medical technologist | medical laboratory technician | medical laboratory scientist | clinical laboratory scientist | biomedical scientist | medical lab technician | clinical laboratory technician | HCPC biomedical scientist | MLT ASCP | ASCP
CLIA
PCR | polymerase chain reaction | qPCR | rt pcr
Gel electrophoresis | SDS PAGE | electrophoresis
Western blot | western blotting | western blots
ELISA | enzyme linked immunosorbent assay
Cell culture | mammalian cell culture | cell culturing | cell cultures
Tissue culture
Flow cytometry | FACS analysis
Microscopy | microscopes | microscope
HPLC | high performance liquid chromatography
Gas chromatography | GC/MS | gas chromatograph
Mass spectrometry | LC/MS | mass spectrometer
NMR | nuclear magnetic resonance
Spectroscopy | spectrophotometry | FTIR | UV vis
Titration | titrations
Microbiology | microbiologist | microbiological
Molecular biology | molecular biologist | molecular cloning
Biochemistry | biochemist
Analytical chemistry | analytical chemist
Organic chemistry | organic synthesis | synthetic chemistry
Histology | histotechnologist | histotechnician | histopathology
Haematology | hematology
Immunology | immunologist
Immunohistochemistry | IHC staining
Pathology | pathologist
Toxicology | toxicologist
DNA extraction | DNA sequencing | next generation sequencing | NGS | RNA extraction
CRISPR | gene editing
Genetics | geneticist | genomics
Bioinformatics | bioinformatician | computational biology
Biotechnology | biotech
Animal models | in vivo studies | laboratory animals
Fault finding | faultfinding | fault tracing | traced faults | tracing faults | fault diagnosis | diagnosing faults | diagnosed faults
Tendering | RFQ | RFQs | request for quotation | invitation to tender | bid evaluation
Endotoxin testing | LAL test | LAL assay | bacterial endotoxin test
Environmental monitoring | settle plates | contact plates | active air sampling
LIMS | laboratory information management system | LabWare | STARLIMS | LabVantage
Research and development | R&D
Scientific writing | scientific papers | peer reviewed publications | scientific publications | peer reviewed journals
Literature review | literature reviews | systematic review | literature search
Statistics | statistical analysis | statistician | biostatistics | statistical analyses | statistical methods | statistical modelling | statistical modeling
SPSS
SAS programming | SAS | SAS software
Stata
Minitab
Qualitative research | qualitative interviews | qualitative methods | qualitative data analysis | nvivo
Quantitative research | quantitative methods
Survey design | questionnaire design | qualtrics | surveymonkey | survey research
# data
Data analysis | data analytics | data analyst | analyse data | analyzed data | analysing data | analyzing data | data analyses | analysis of data
Business intelligence | BI developer | BI tools | BI analyst | BI reporting
Data visualisation | data visualization | visualising data | visualizing data
Power BI | powerbi | microsoft power BI > Business intelligence
Tableau | tableau desktop > Business intelligence
Looker | looker studio | google data studio > Business intelligence
Qlik | qlikview | qlik sense > Business intelligence
MicroStrategy > Business intelligence
Crystal Reports | SAP crystal reports
Data science | data scientist
Machine learning | ML | ML engineer | machine learning engineer
Deep learning | neural networks | neural network > Machine learning
Natural language processing | NLP
Computer vision | image recognition | opencv
Large language models | LLM | generative AI | genAI | large language model
Artificial intelligence | AI
Logistic regression > Statistics
TensorFlow > Deep learning | Machine learning | Python
Keras > Deep learning | Machine learning | Python
PyTorch > Deep learning | Machine learning | Python
scikit-learn | sklearn | scikit learn > Machine learning | Python
pandas > Python
NumPy > Python
SciPy > Python
Jupyter | jupyter notebook | jupyter notebooks > Python
R programming | R | R studio | rstudio | R language | tidyverse | ggplot2
MATLAB | simulink
Data engineering | data engineer
ETL | extract transform load | ETL pipelines | data pipelines | data pipeline
Data warehousing | data warehouse | data warehouses | DWH
Data modelling | data modeling | data models | data modeler | dimensional modeling
Data governance | data stewardship | master data management
Data quality | data cleansing | data cleaning | data validation
Data mining
Big data
Apache Spark | Spark | pyspark > Big data
Hadoop | HDFS | apache hadoop | mapreduce > Big data
Apache Hive | Hive | HiveQL > Hadoop | Big data | SQL
Apache Kafka | kafka
Apache Airflow | airflow DAGs
dbt Core | data build tool | dbt models > SQL
Snowflake > Data warehousing | SQL
BigQuery | google bigquery > SQL | Google Cloud | Cloud computing
Redshift | amazon redshift > SQL | AWS | Cloud computing
Databricks > Apache Spark | Big data
Informatica | informatica powercenter > ETL
SSIS | SQL server integration services > ETL | SQL Server | SQL
SSRS | SQL server reporting services > SQL Server | SQL
SSAS | SQL server analysis services > SQL Server | SQL
Talend > ETL
Alteryx
# databases
SQL | sql queries | structured query language | writing SQL
T-SQL | transact SQL | tsql > SQL | SQL Server
PL/SQL | plsql | PL SQL > SQL | Oracle Database
PostgreSQL | postgres | psql | postgre > SQL
MySQL | my SQL | mariadb > SQL
SQL Server | MS SQL | MSSQL | microsoft SQL server | MS SQL server > SQL
Oracle Database | oracle DB | oracle DBA | oracle 11g | oracle 12c | oracle databases | oracle 19c > SQL
SQLite > SQL
DB2 | IBM DB2 > SQL
Teradata > SQL
NoSQL | no SQL databases
MongoDB | mongo > NoSQL
Redis > NoSQL
Cassandra DB | apache cassandra > NoSQL
DynamoDB | dynamo DB > NoSQL | AWS | Cloud computing
Elasticsearch | elastic search | opensearch | ELK stack
Neo4j | graph database | graph databases
Database administration | database administrator | DBA | database management | administering databases | database administrators | managing databases
Database design | database schema | schema design | database modelling | database modeling | database development | designing databases
# programming
Software development | software engineering | software engineer | software developer | application development | application developer | applications developer | developing software | developed software | software programming | applications development | computer programmer | computer programming | developed applications | software design and development
JavaScript | JS | java script | ecmascript | ES6 | vanilla JS
TypeScript > JavaScript
Java | java SE | core java | J2EE | java EE | jakarta EE | JDK
Python | python3
C++ | cpp | visual C++
C# | C sharp | csharp > .NET
.NET | dotnet | dot net | .NET core | .NET framework | asp.net | asp.net core | asp.net mvc
VB.NET | visual basic .net | visual basic
C programming | C | ansi C | C language
Go | golang | go language | go programming
Rust | rust language | rust programming
Ruby | ruby language
Ruby on Rails | Rails | RoR > Ruby
PHP | php
Laravel > PHP
Symfony > PHP
CodeIgniter > PHP
Zend Framework > PHP
Perl
Kotlin
Swift | swift language | SwiftUI
Objective-C | objective C | obj C
Scala
Haskell
Elixir | elixir phoenix
Erlang
Clojure
COBOL | mainframe cobol
Fortran
Dart language | Dart
Flutter > Dart language
Assembly language | assembler language | x86 assembly
Julia language
Groovy | groovy grails
Lua
SAP ABAP | abap > SAP | ERP
Apex Salesforce | salesforce apex | visualforce | salesforce developer | lightning web components > Salesforce | Customer relationship management
React | react.js | reactjs | react JS > JavaScript
React Native > React | JavaScript
Angular | angularjs | angular.js | angular JS > JavaScript
Vue.js | vue | vuejs | vue JS > JavaScript
Svelte | sveltekit > JavaScript
Next.js | nextjs | next JS > React | JavaScript
Nuxt.js | nuxt > Vue.js | JavaScript
Node.js | nodejs | Node | node JS > JavaScript
Express.js | expressjs | Express > Node.js | JavaScript
NestJS | nest.js > Node.js | JavaScript
jQuery > JavaScript
Redux > React | JavaScript
D3.js > JavaScript
Three.js | webgl > JavaScript
HTML | html | html5 | xhtml
CSS | css | css3 | cascading style sheets
Sass | SCSS > CSS
Tailwind CSS | tailwind > CSS
Bootstrap CSS | bootstrap framework | twitter bootstrap > CSS
Webpack
Vite
GraphQL | apollo graphql
REST APIs | REST API | RESTful services | RESTful web services | REST services | RESTful APIs | JSON API | HTTP API | HTTP JSON
SOAP web services | SOAP API | WSDL
API development | API design | API integration | developing APIs | designing APIs | API integrations | web API | built APIs | building APIs | web services
gRPC
WebSockets | websocket | web sockets
XML | XSLT
JSON
Django | django rest framework > Python
Flask > Python
FastAPI | fast API > Python
Spring Framework | Spring | spring MVC > Java
Spring Boot | springboot > Spring Framework | Java
Hibernate | hibernate ORM | JPA > Java
Maven | apache maven > Java
Gradle
Entity Framework | EF core > .NET
WPF | winforms | windows forms > .NET
Xamarin | .NET MAUI > .NET
Microservices | microservice | micro services | microservice architecture
Event-driven architecture | event driven
RabbitMQ | rabbit MQ
Message queues | message queuing | message brokers
Distributed computing | distributed computing
Domain-driven design | domain driven design
Software design patterns | software design patterns
Object-oriented programming | OOP | object oriented design | object oriented | OOD
Data structures and algorithms | algorithms and data structures | data structures
Multithreading | concurrent programming | multi threading | multithreaded
Backend development | backend | back end web | back end technologies | back end services | back end systems | back end programming | back end software | back end development | back end developer | server side development | backend developer | backend engineer
Frontend development | frontend | front end web | front end technologies | front end technology | front end frameworks | front end code | front end programming | front end software | front end development | front end developer | frontend developer | front end engineer | client side development | frontend engineer
Full-stack development | full stack | fullstack | full stack developer | full stack development | full stack engineer
Web development | web developer | website development | web applications | web application development | developing websites | built websites | building websites | developed websites | web app development | web programming | created websites | web apps
Mobile development | mobile app development | mobile developer | mobile apps | mobile applications | mobile application development
Android development | android developer | Android SDK | android studio | android apps | android app development | Android
iOS development | iOS | iOS developer | iphone apps | xcode | iOS apps
Responsive design | responsive web design
Web accessibility | WCAG | accessibility standards
Game development | game developer | game programming | video game development | game design | games development
Unity game engine | unity3d | unity 3D | Unity
Unreal Engine | UE4 | UE5
Blockchain | distributed ledger
Ethereum > Blockchain
Smart contracts | smart contract > Blockchain
Internet of Things | IoT
Agile | agile methodology | agile methodologies | agile development | agile software development | agile environment
Scrum | scrum methodology > Agile
Scrum Master | certified scrum master | CSM scrum | PSM I > Scrum | Agile
SAFe framework | scaled agile | scaled agile framework > Agile
Waterfall methodology | waterfall model | waterfall project
Product owner | product ownership | CSPO
Product management | product manager | digital product manager
Software development life cycle | SDLC | software development lifecycle
Jira | atlassian jira
Confluence | atlassian confluence
Git | git version control
GitHub | git hub > Git
GitLab > Git
Bitbucket > Git
Version control | source control | SVN | subversion
Unit testing | unit tests | unit test
JUnit > Unit testing
pytest > Unit testing | Python
NUnit > Unit testing
xUnit > Unit testing
Test-driven development | TDD | test driven development
Behaviour-driven development | BDD | behavior driven development | gherkin
Test automation | automated testing | automated tests | automation testing | QA automation | test automation engineer | SDET | automation tester
Selenium | selenium webdriver > Test automation
Cypress.io | cypress tests > Test automation
Manual testing | manual tester | manual QA
Software testing | software tester | QA testing | QA tester | QA engineer | software QA | test analyst | software test engineer | QA analyst | software quality assurance
Regression testing | regression tests
User acceptance testing | UAT | acceptance testing | user acceptance tests
Load testing | jmeter | stress testing software | loadrunner
Test cases | test plans | test scripts | test case | test plan | test scenarios
Bug tracking | defect tracking | bugzilla | bug reports | bug reporting | defect management | logged defects | logged bugs | defects logged | raised defects | bug logging | defect logging
ISTQB | ISTQB certified
Postman API testing | API testing
Code review | code reviews | peer code review | reviewing code | reviewed code
Debugging | debug
Open source contribution | open source projects | open source
Technical documentation | technical writing | technical writer | technical author | software documentation | user manuals | user guides
RPA | robotic process automation | uipath | automation anywhere | blue prism
Low-code | power apps | powerapps | low code | microsoft power platform | power automate
# cloud, devops, IT
AWS | amazon web services | AWS cloud > Cloud computing
Amazon EC2 | EC2 > AWS | Cloud computing
AWS Lambda > AWS | Cloud computing | Serverless
Amazon S3 | AWS S3 > AWS | Cloud computing
Azure | microsoft azure | MS azure > Cloud computing
Google Cloud | GCP | google cloud platform > Cloud computing
Cloud computing | cloud platforms | cloud services | cloud infrastructure | cloud technologies | cloud platform | cloud engineer | cloud architecture
AWS Certified Solutions Architect | AWS solutions architect | AWS certified | AWS certification > AWS | Cloud computing
Serverless | serverless architecture | serverless computing
Docker | docker containers | dockerized | docker compose | containerization | containerisation | dockerised
Kubernetes | k8s
Amazon EKS | EKS > Kubernetes | AWS | Cloud computing
Google Kubernetes Engine | GKE > Kubernetes | Google Cloud | Cloud computing
Azure Kubernetes Service | AKS > Kubernetes | Azure | Cloud computing
OpenShift | red hat openshift > Kubernetes
Helm | helm charts > Kubernetes
Terraform > Infrastructure as code
CloudFormation | AWS CloudFormation > Infrastructure as code | AWS | Cloud computing
Ansible
Puppet
Chef Infra | chef cookbooks
Infrastructure as code | IaC
CI/CD | CI CD | CICD | continuous integration | continuous delivery | continuous deployment | CI/CD pipelines
Jenkins > CI/CD
GitHub Actions > CI/CD
GitLab CI > CI/CD
CircleCI | circle CI > CI/CD
Travis CI > CI/CD
Azure DevOps | VSTS > DevOps
DevOps | dev ops | devops engineer
Site reliability engineering | SRE | site reliability engineer | site reliability
Prometheus | prometheus monitoring
Grafana
Datadog
New Relic
Splunk
Nagios
Zabbix
Linux | linux administration
Ubuntu > Linux
Red Hat Enterprise Linux | RHEL | red hat linux > Linux
CentOS > Linux
Debian > Linux
Unix
Solaris > Unix
IBM AIX | AIX > Unix
Bash scripting | shell scripting | Bash | shell scripts | shell script | bash scripts
PowerShell | power shell
Windows Server | microsoft windows server
Windows operating system | microsoft windows | windows 10 | windows 11 | windows OS | windows 7
macOS | mac OS | OS X | apple macintosh
Active Directory | azure AD | entra ID | microsoft active directory | AD DS
Exchange Server | microsoft exchange | exchange online | MS exchange
Group Policy | group policy objects | GPO
SCCM | intune | microsoft intune | system center configuration manager | microsoft endpoint manager
VMware | vsphere | ESXi | vcenter
Server virtualisation | server virtualization | virtual machines | desktop virtualization | virtualization technologies | hyper V
Citrix | xenapp | citrix xenapp
System administration | systems administration | system administrator | systems administrator | sysadmin | server administration | sys admin | IT administrator | administering servers | windows administrator
IT support | desktop support | technical support | IT technician | IT support technician | computer support | tech support | IT support specialist | user support | desktop technician | first line support | 1st line support | desktop support technician | deskside support | PC support | IT support engineer | IT support analyst | computer technician
Second line support | 2nd line support | tier 2 support | level 2 support | L2 support > IT support
Third line support | 3rd line support | tier 3 support | level 3 support | L3 support > IT support
Computer repair | PC repair | computer hardware | hardware repair | laptop repair | hardware troubleshooting | repairing computers | repaired computers | PC hardware
IT management | IT manager | information technology manager | IT director
Information technology | IT sector | IT industry
ITIL | ITIL foundation | information technology infrastructure library | ITIL certified | ITIL v4 | ITIL v3
IT service management | ITSM
ServiceNow > IT service management
Incident management | major incident management
IT change management | change advisory board
IT asset management | ITAM
Ticketing system | ticketing systems | support tickets | ticket system | jira service desk | remedy ticketing
Backup and recovery | data backup | veeam | backup and restore | data backups
Disaster recovery | business continuity | business continuity planning | disaster recovery planning
Network administration | network administrator | network engineer | network engineering | computer networking | network management | networking LAN | computer networks | network support | network technician | network infrastructure | network operations
TCP/IP | TCP IP
Local area networks | LAN | LAN/WAN | WAN | local area network | wide area network | LAN and WAN
Routing and switching | routers and switches | switching and routing
BGP | border gateway protocol > Routing and switching
OSPF > Routing and switching
EIGRP > Routing and switching
Cisco networking | Cisco | cisco IOS
CCNA | cisco certified network associate > Cisco networking | Network administration
CCNP | cisco certified network professional > CCNA | Cisco networking | Network administration
CCIE > Cisco networking | Network administration
CompTIA A+ | A plus certification | comptia A
CompTIA Network+ | network plus certification | comptia network
CompTIA Security+ | security plus certification | comptia security | sec plus
Microsoft Certified Systems Engineer | MCSE | MCSA | MCITP
Firewalls | firewall | firewall management
Palo Alto firewalls | palo alto networks > Firewalls
Fortinet | fortigate > Firewalls
Check Point firewall | checkpoint firewall > Firewalls
Cisco ASA > Firewalls
VPN | virtual private network
DNS | domain name system
DHCP
Wireless networking | wi fi networks | wireless networks | WLAN
VoIP | voice over IP | IP telephony | SIP trunking
Telecommunications | telecoms | telecom | telecommunication
Cybersecurity | cyber security | information security | infosec | IT security | network security | computer security | information security analyst | cybersecurity analyst
SIEM | security information and event management
Security operations centre | security operations center | SOC analyst
Penetration testing | pen testing | pentesting | ethical hacking | penetration tester | pentester
Certified Ethical Hacker | CEH > Penetration testing
OSCP > Penetration testing
Vulnerability assessment | vulnerability scanning | nessus | vulnerability management
Intrusion detection | IDS/IPS | intrusion prevention
Identity and access management | IAM | identity management
Single sign-on | SSO
Okta > Identity and access management
Incident response | security incident response
CISSP | certified information systems security professional > Cybersecurity
CISM | certified information security manager > Cybersecurity
CISA certification | certified information systems auditor | CISA
PCI DSS | PCI compliance
NIST framework | NIST
SAP | SAP ERP | SAP S/4HANA | SAP HANA | S/4HANA | SAP system > ERP
SAP FICO | FICO SAP | SAP FI/CO | SAP FI > SAP | ERP
SAP SD | SAP sales and distribution > SAP | ERP
ERP | enterprise resource planning | ERP system | ERP systems
Enterprise architecture | enterprise architect | TOGAF
Solution architecture | solutions architect | solution architect | technical architect | software architecture | software architect
Computer science | computing science
Content management systems | content management system | drupal | joomla | sitecore
WordPress | word press > Content management systems
Computer literacy | computer skills | computer literate | basic computer skills | IT skills | basic IT skills | PC skills | computer proficiency | computer proficient | computer savvy
# project and business
Project management | project manager | managed projects | managing projects | project managers | manage projects | project delivery | managed project | project leadership
Programme management | program management | programme manager
Project coordination | project coordinator | coordinating projects | coordinated projects | project administration | project administrator | project officer
PMP | project management professional | PMP certified | PMP certification > Project management
PRINCE2 | PRINCE 2 | prince2 practitioner | prince2 foundation | PRINCE II > Project management
CAPM | certified associate in project management > Project management
APM qualification | association for project management > Project management
Project management office | PMO
Project planning | project scheduling | project plans | project schedules | project planner | gantt charts | gantt chart | project plan | project scheduler
Change management | organizational change | organisational change | organizational change management
Business analysis | business analyst | IT business analyst
Requirements gathering | gathering requirements | business requirements | requirements analysis | requirements elicitation | gathered requirements | gather requirements | user requirements
User stories | user story
Business process modelling | process mapping | BPMN | process modelling | process modeling | business process mapping | process maps | business process modeling
Stakeholder management | stakeholder engagement | managing stakeholders | stakeholder relations | managed stakeholders | stakeholder relationships | stakeholder communication
Management consulting | management consultant | strategy consultant | strategy consulting | business consultant | business consulting
Strategic planning | strategy development | strategic plans | business strategy | developing strategy | strategic plan | strategy planning
Operations management | operations manager | managed operations | operations director | director of operations | managing operations | head of operations
General management | general manager
Key performance indicators | KPI | key performance indicator | performance metrics
Business case | business cases
Corporate social responsibility
Entrepreneurship | entrepreneur | business owner | founded a company | co founder | startup founder | self employed business owner
# design, media, print
Graphic design | graphic designer | graphics design | graphics designer | graphic artist
UX design | UX | user experience | UX designer | user experience design | user experience designer
UI design | UI | user interface design | UI designer | interface design | user interface designer
UX research | user research | UX researcher | usability testing | usability studies | user testing
Wireframing | wireframes | wireframe
Interaction design | interaction designer
Figma
Sketch app | Sketch
Adobe XD
Adobe Photoshop | photoshop > Adobe Creative Suite
Adobe Illustrator | Illustrator > Adobe Creative Suite
Adobe InDesign | indesign | in design adobe > Adobe Creative Suite
Adobe Creative Suite | creative suite | adobe creative cloud | creative cloud | adobe suite | adobe CC | adobe CS
Adobe After Effects | after effects adobe | aftereffects > Adobe Creative Suite | Motion graphics
Adobe Premiere | premiere pro | adobe premiere pro > Adobe Creative Suite | Video editing
Adobe Lightroom | lightroom > Photo editing
CorelDRAW | corel draw
QuarkXPress | quark xpress
Typography | typographer | typesetting | typesetter
Desktop publishing | page layout
Logo design | logo designer | logos design
Packaging design | package design | packaging designer
Web design | website design | web designer | designing websites | designed websites
Motion graphics | motion design | motion designer
3D modelling | 3D modeling | 3D modeller | 3D modeler | 3D artist | 3D models | 3D rendering
3ds Max | 3D studio max | 3d max > 3D modelling
Autodesk Maya | maya 3D > 3D modelling
Blender 3D | Blender > 3D modelling
Cinema 4D | C4D > 3D modelling
ZBrush > 3D modelling
Character animation | 2D animation | 3D animation | character animation
Visual effects | VFX | nuke compositing
Video editing | video editor | edited videos | editing video | film editing | film editor | edited video | editing videos | edit videos
Final Cut Pro | final cut > Video editing
DaVinci Resolve | davinci > Video editing
Avid Media Composer > Video editing
Videography | videographer | camera operator | cameraman | camera operation | video shooting | shooting video
Video production | film production | video producer | film producer | TV production | television production | produced videos | producing videos
Photography | photographer | taking photographs
Photo editing | photo retouching | image editing | image retouching | retouching
Sound engineering | audio engineer | sound engineer | audio engineering | live sound | sound technician | audio mixing | sound mixing | audio technician
Pro Tools
Logic Pro | logic pro X
Ableton Live | ableton
Lighting technician | stage lighting | lighting design | lighting designer | lighting operator
Stage management | stage manager
Set design | set designer | scenic design | set construction
Costume design | costume designer | wardrobe supervisor | costume making
Fashion design | fashion designer | apparel design | clothing design | garment design | apparel designer | clothing designer
Interior design | interior designer | interior decorating | interior decorator
Industrial design | industrial designer | product designer
Art direction | art director
Creative direction | creative director
Illustration work | freelance illustrator | book illustrator | digital illustration
Podcast production | podcasting | podcast producer
Radio presenting | radio presenter | radio host | radio broadcaster | radio announcer | disc jockey | radio broadcasting
Broadcast journalism | broadcast journalist | news anchor | television journalism | news presenter | TV reporter > Journalist
Journalist | journalist | news reporting | news reporter | news writing | newspaper reporter | journalistic
Newspaper editing | news editor | managing editor | editor in chief
Copyediting | copy editing | copy editor | sub editing | copyeditor | sub editor
Proofreading | proof reading | proofreader | proofread
Creative writing | fiction writing | creative writer
Blogging | blogger | blog writing | writing blogs | blog posts | blog articles | wrote blog
Screenwriting | screenwriter | scriptwriting | scriptwriter
Publishing industry | book publishing | publishing house | magazine publishing
Newsletter production | newsletter | newsletters
Prepress | pre press
Sign making | sign maker | sign writer | vinyl signage | signwriter
Stage acting | theatre acting | screen acting | film acting | professional actor | actress
Dance teaching | dance teacher | dance instructor
Choreography | choreographer
Museum curation | curator | museum curator | curating exhibitions | curated exhibitions | exhibition curation
Archivist | archivist | archives management
# translation
Interpreting languages | language interpreter | simultaneous interpreting | consecutive interpreting | court interpreter | medical interpreter | language interpreting | interpretation services | simultaneous interpretation | consecutive interpretation | interpretation and translation
Software localisation | software localization | game localization
Subtitling | subtitler | closed captioning | captioning
SDL Trados | trados | CAT tools
# architecture, property
Architectural design | architectural designer | architectural technologist | architectural technician
Registered architect | licensed architect | ARB registered | RIBA | NCARB | RIBA part 3
Landscape architecture | landscape architect
LEED | LEED AP | LEED accredited | LEED green associate | BREEAM
ArchiCAD | archi cad > BIM
Space planning | space planner
Real estate sales | real estate agent | estate agent | realtor | real estate | estate agency | real estate broker | realtors | house sales | property sales
Real estate license | real estate licence | licensed real estate agent | realtor license | real estate broker license | licensed realtor > Real estate sales
Property management | property manager | block management | managed properties | managing properties | property manager residential | apartment manager | apartment management | managed rental properties
Property lettings | letting agent | lettings negotiator | leasing agent | leasing consultant | property lettings | apartment leasing | leasing apartments | lettings agent | leasing specialist
Property appraisal | real estate appraiser | property valuation | real estate appraisal | property valuer | valuation surveyor | property appraiser
Chartered surveyor | MRICS | RICS
Tenant relations | tenant liaison | resident relations
Yardi | yardi voyager | appfolio
MLS listings | multiple listing service
Estate management | estates management | estate manager
Title search | title examination | escrow | title insurance | title examiner
# beauty, fitness, sport
Hairdressing | hairdresser | hair stylist | hairstylist | hair styling | hair cutting | cutting hair | hair dresser | haircutting | hairstyling | haircuts
Barbering | barber | men's hairdressing
Hair colouring | hair coloring | hair colour | hair color | colourist | hair colourist | hair colorist | balayage
Hair extensions | hair braiding | hair weaving
Cosmetology | cosmetologist | cosmetology license | licensed cosmetologist | cosmetology licence
Beauty therapy | beauty therapist | beautician | esthetician | aesthetician | facial treatments | beauty treatments | facialist | skincare treatments | skin care specialist
Nail technician | manicure | pedicure | nail art | manicurist | nail tech | manicures | pedicures | gel nails | acrylic nails
Body waxing | hair removal waxing | body waxing
Eyelash extensions | lash technician | lash extensions | brow shaping
Make-up artistry | makeup artist | make up artist | makeup artistry | make up application | makeup application | MUA
Spa therapy | spa therapist | spa treatments | day spa
Tattooing | tattoo artist
Salon management | salon manager
Personal training | personal trainer | personal fitness trainer
Gym instructor | fitness instructor | fitness coach | fitness trainer | gym instruction | fitness instruction
Group fitness | group exercise | exercise classes | fitness classes | group exercise classes | aerobics | group fitness classes | group exercise instructor
Yoga instruction | yoga teacher | yoga instructor | yoga classes | teaching yoga | taught yoga
Pilates | pilates instructor
Strength and conditioning | strength training | weight training | resistance training | strength coach
Swimming teaching | swimming teacher | swim instructor | swimming instructor | swimming lessons | swim lessons | swim coach | water safety instructor
Sports coaching | sports coach | coaching athletes | athletic coach | football coach | soccer coach | basketball coach | coached athletes | team coach sports | athletic coaching | soccer coaching
Sports therapy | sports therapist | athletic trainer | athletic training | sports injury
Nutrition coaching | nutritional advice | nutrition advice | diet plans | nutrition counseling
Fitness assessments | fitness testing | body composition | fitness assessment
Exercise science | kinesiology | sports science | exercise physiology | sport science | exercise physiologist
NASM | NASM CPT | national academy of sports medicine
ACE personal trainer | ACE certified | american council on exercise
REPs Level 3 | level 3 personal trainer | CIMSPA
Certified Strength and Conditioning Specialist | NSCA CSCS | NSCA
Leisure centre | leisure center | recreation center | recreation centre | leisure centres
Umpiring and refereeing | referee | umpire | sports officiating
Ski instruction | ski instructor | snowboard instructor
Funeral services | funeral director | mortician | embalming | embalmer
`;
