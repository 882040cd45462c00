/** Words that point to a term without naming it, one term a line: where a post tells of them, the criterion is "unclear", worth asking about, never "met". */
export const RELATED = `
Key Stage 1 ~ year 1 | year 2 | infants | infant school | KS1
Key Stage 2 ~ year 3 | year 4 | year 5 | year 6 | KS2
Garnishments ~ child support orders | levies | wage attachments
Wound care ~ dressings | changed dressings | ulcer | bandaged | pressure sores | drains | stitches
Medication administration ~ drug round | medicines | medicine round | injections | gave tablets | drug trolley | insulin | medication chart
Medication aide ~ medicine round | drug trolley | gave tablets | blister packs
Vital signs ~ blood pressure | temperature and pulse | pulse | took observations | patient observations | obs round | oxygen saturation
Catheter care ~ catheter bags | urine bags | stoma | colostomy
IV therapy ~ cannula | drips | infusions | infusion pump | IV lines
Phlebotomy ~ blood samples | took blood | taking blood | blood tests | blood bottles | vacutainer
Infection control ~ isolation rooms | hand washing | barrier nursing | sterile gloves | disinfected | MRSA | outbreak
Care planning ~ care notes | daily notes on residents | reviewed with the family | care needs | named carer
Patient care ~ ward | bedside | looked after patients | washed patients | fed patients | inpatients
Patient assessment ~ admitted patients | admissions on the ward | clerking patients | took histories | patient history | examined patients
Patient education ~ taught patients | advised patients | explained treatment | teaching patients to
Discharge planning ~ discharge letters | discharged patients | going home from hospital | discharge home | arranging home care packages
Triage ~ walk-in patients | urgent cases | waiting room | sorted patients by urgency | 111 calls
Moving and handling ~ hoist | slide sheet | wheelchair | transferring residents | bed to chair | turning patients | standing aid
Personal care ~ washing and dressing | bathed | toileting | incontinence | feeding residents | residents washed | shaving residents | pads changed
Nursing ~ ward | bedside | patients on the ward | drug round | infirmary
Registered nurse ~ nurse | ward | drug round | nursing degree | NMC pin
Licensed practical nurse ~ practical nursing | charge of residents | medication pass | nursing school
Certified nursing assistant ~ nursing home | residents washed | bed baths | ward helper
Healthcare assistant ~ ward work | bed baths | bedpans | nursing auxiliary | helped patients wash | hospital ward | patients fed | residents washed | nursing home | home visits | helped residents | care home
Home health aide ~ home visits | clients in their own homes | visited clients at home | private carer | looked after an elderly | care calls
Support worker ~ supported living | group home | service users | key worker | residential home | supported adults
Nurse practitioner ~ own clinic | nurse prescriber | prescribing nurse | nurse led clinic
Nurse manager ~ ran the ward | off duty rota for nurses | nurses on the shift | in charge of the ward
Director of nursing ~ head of nursing | nurses across sites | clinical lead nurse
Midwifery ~ births | delivered babies | mothers and babies | antenatal | postnatal
Mental health nursing ~ psychiatric ward | sectioned patients | depot injections | acute psychiatric
Paediatric nursing ~ sick children | children's ward | babies on the ward | children's hospital
Intensive care nursing ~ ventilated patients | arterial lines | high dependency | critically ill
Emergency nursing ~ trauma patients | resus | walk-in injuries | major trauma
Operating theatre nursing ~ scrubbed for surgery | instrument trays | surgical lists | recovery room | swab counts
Oncology nursing ~ chemotherapy | chemo | infusion clinic | cancer patients
Community nursing ~ visited patients at home | home visits | insulin at home | housebound patients
School nurse ~ school health room | pupils' health | school vaccinations
Practice nurse ~ smear tests | flu jabs | vaccination clinic | doctor's surgery | asthma clinic
Dialysis nursing ~ fistula | dialysis machine | kidney patients | dialysis chair
Medical-surgical nursing ~ surgical ward | post-op patients | medical ward | pre and post operative
Nurse anaesthetist ~ put patients under | anaesthetic machine | recovery room
Agency nurse ~ shifts at different hospitals | nurse at several hospitals | temp nurse
Intensive care ~ ventilated patients | high dependency unit | critically ill | arterial lines
NICU ~ premature babies | incubators | preterm babies | newborn babies
Emergency department ~ trauma patients | resus | ambulance arrivals | emergency cases
Operating theatre ~ surgical lists | scrubbed in | instrument trays | surgical team
Labour and delivery ~ births | delivered babies | women in labour
Palliative care ~ dying patients | terminally ill | syringe driver | last days | comfort care
Long-term care ~ residents | resident rooms | elderly residents | homes for the elderly | lived-in residents
Assisted living ~ senior residents | retirement village | retirement home
Elderly care ~ old people | elderly residents | pensioners | elderly lady | older people | retirement home | senior citizens | elderly people
Dementia care ~ memory unit | confused residents | forgetful residents | wandering residents | memory clinic
Electronic health records ~ patient system | hospital computer system | patient notes on the computer | digital patient notes
BLS certification ~ resuscitation | defibrillator | AED | life support
CPR certification ~ resuscitation | defibrillator | AED | life support | chest compressions
ACLS ~ crash team | code blue | cardiac arrest | advanced resuscitation
PALS ~ paediatric resuscitation | child resuscitation | sick children emergencies
First aid ~ treated cuts | plasters | injuries on site | accident book | minor injuries | St John Ambulance | Red Cross
Paediatric first aid ~ bumps and grazes | nursery accidents | choking child
Mental health first aid ~ staff wellbeing champion | wellbeing champion | colleagues in distress
HIPAA ~ patient privacy | release of records | medical privacy | patient files
CQC ~ care inspection | inspected care home | inspectors visited
Safeguarding ~ at risk children | vulnerable children | reported concerns about a child | children at risk | abuse concerns | neglect concerns
Patient confidentiality ~ patient files | private medical | medical privacy | patient notes
Telehealth ~ video consultations | phone consultations | remote consultations | online appointments with patients
Learning disabilities support ~ Down's syndrome | special school | day centre | adults with additional needs | supported living
Autism support ~ sensory room | nonverbal children | picture cards | PECS
Physical disabilities ~ wheelchair user | paralysed | spinal injury | disabled client
Case management ~ caseload | my clients' files | case notes | referrals to agencies | client files
Utilization review ~ length of stay | reviewed admissions | insurance approvals | medical necessity
Community health worker ~ health visits | vaccination campaign | village health | health education sessions
Ventilator care ~ breathing machine | intubated
Tracheostomy care ~ suctioning | airway suction | trachy | breathing tube
Tube feeding ~ NG tube | feeding pump | feed through a tube
Telemetry ~ heart monitors | cardiac ward | step down unit | heart rhythm | monitor technician
Oxygen therapy ~ oxygen cylinder | oxygen masks | nasal cannula | concentrator
Blood glucose monitoring ~ blood sugar | finger pricks | diabetic patients | insulin | glucometer
Diabetes care ~ insulin | diabetic | blood sugar | glucometer
Infection swabs ~ swab tests | COVID tests | nasal swabs
Stoma care ~ stoma bags | colostomy | ostomy
Pressure ulcer prevention ~ turning charts | bed sores | pressure mattress | repositioning
Fluid balance charts ~ input and output | fluid charts | urine output | intake charts
Vaccination ~ flu jabs | injections | immunised | inoculations | jab clinic
Bed making ~ changed bed linen | sheets changed | beds changed
Companionship ~ chatted with residents | outings with residents | played games with residents | keeping company
Meal assistance ~ fed residents | feeding residents | helped at mealtimes | feeding patients
Fall prevention ~ fall risk | bed rails | walking frame | walking aids
Rehabilitation ~ after stroke | stroke patients | regain mobility | walking practice | recovery exercises
Specimen collection ~ urine samples | swabs | blood samples | specimens | stool samples
Physician ~ treated patients | prescribed | hospital residency | ward rounds | medical school
General practitioner ~ family practice | surgery list | own patients list | general surgery clinic
Physician assistant ~ examined patients | minor procedures | under the doctor
Surgeon ~ operated on | performed operations | surgical residency | appendectomy
Surgical technologist ~ instrument trays | handed instruments | scrubbed | surgical instruments
Medical assistant ~ roomed patients | took vitals | doctor's office | exam rooms | patient intake | clinic assistant
Medical receptionist ~ doctor's office | surgery front office | patients checked in | clinic reception | GP surgery
Unit clerk ~ ward desk | nurses station | ward phones | patient charts
Medical coding ~ diagnosis codes | procedure codes | coded charts | CPT | claim codes
Medical terminology ~ doctors' letters | hospital letters | clinic letters | patient charts | dictated letters
Medical records ~ patient files | patient charts | chart room | hospital files | pulled charts
Medical transcription ~ typed doctors' letters | dictations | dictated letters | clinic letters
Medical billing ~ claims to insurers | insurance claims | denied claims | patient statements | copay
Insurance verification ~ checked coverage | copay | called insurers | insurance cards
Prior authorization ~ insurer approvals | referral approvals | called insurers
Revenue cycle management ~ denied claims | claims follow up | hospital billing | patient balances
Anaesthesia ~ put patients to sleep | sedation | anaesthetic machine | epidurals
Cardiology ~ heart patients | heart clinic | pacemaker | cath lab | echo
Oncology ~ cancer patients | chemotherapy | chemo | tumour | radiotherapy
Paediatrics ~ sick children | children's ward | children's hospital | infants
Obstetrics and gynaecology ~ pregnant women | births | caesarean | women's health | antenatal
Orthopaedics ~ fractures | plaster room | hip replacement | knee replacements | broken bones | plaster casts
Neurology ~ stroke unit | epilepsy | Parkinson's | brain injury | MS patients
Nephrology ~ kidney patients | dialysis | transplant patients
Dermatology ~ skin clinic | eczema | skin lesions
Ophthalmology ~ eye clinic | cataract | eye surgery
Optometry ~ eye tests | sight tests | eye examinations | contact lenses
Dispensing optician ~ fitted glasses | spectacles | frames and lenses | eyewear | glasses
Psychiatry ~ psychiatric ward | mental hospital | schizophrenia | bipolar
Endocrinology ~ diabetes clinic | thyroid | hormone clinic
Gastroenterology ~ endoscopy | colonoscopy | bowel clinic
Urology ~ prostate | bladder clinic | kidney stones
Radiology ~ x-rays | imaging department | scans | scan reports
Radiography ~ took x-rays | imaging department | radiation badge | positioned patients
CT scanning ~ scanner room | scanned patients | contrast injections | imaging department
MRI ~ scanner room | scanned patients | imaging department
Ultrasound ~ pregnancy scans | baby scans | scan room | echo
Mammography ~ breast screening | breast clinic | breast imaging
EKG ~ heart tracings | cardiac leads | stress tests heart
Dialysis ~ kidney patients | fistula | renal unit
Respiratory therapy ~ nebuliser | breathing treatments | inhalers | lung function
Physiotherapy ~ exercises with patients | mobilised patients | rehab exercises | gait | walking practice | stroke rehab
Physical therapist assistant ~ rehab exercises | walking practice | therapy aide | gait
Occupational therapy ~ home adaptations | grab rails | splints | kitchen assessments | daily tasks after stroke
Speech therapy ~ swallowing | stammer | speech delay | talking practice | speech sounds
Chiropractic ~ spinal adjustments | back adjustments | spine clinic
Osteopathy ~ back pain clinic | manipulated joints | spine clinic
Acupuncture ~ needles | Chinese medicine
Massage therapy ~ massages | hot stones | aromatherapy | deep tissue
Podiatry ~ foot clinic | toenails | diabetic feet | foot care | insoles
Audiology ~ hearing tests | hearing aids | ear wax
Dietetics ~ diets for patients | hospital diets | meal plans for patients | weight clinic
Nutritionist ~ meal plans | healthy eating | weight loss clients | diet advice
Pharmacist ~ pharmacy | drug interactions | checked prescriptions | chemist | dispensary
Pharmacy technician ~ pharmacy | chemist shop | counted tablets | prescriptions | drugstore | labelled medicines | dispensary
Pharmacy dispensing ~ prescriptions | chemist shop | blister packs | dosette boxes | counted tablets | dispensary | labelled medicines
Pharmacology ~ drug interactions | dose studies | drug action
Drug compounding ~ mixed creams | made up medicines | mixed ointments | IV bags prepared
Dentist ~ crowns and bridges | dental practice | root canal | tooth fillings | teeth pulled | patients' teeth
Dental nurse ~ dental practice | dental surgery | suction tip | mixed impression | handed instruments to the dentist | dental chair | patients' teeth | filled teeth
Dental hygiene ~ scaled teeth | cleaned teeth | gum disease | polishing teeth
Orthodontics ~ braces | aligners | straightened teeth
Dental radiography ~ x-rays of teeth | bitewings | panoramic x-rays
Dental receptionist ~ dental practice | dental surgery | patients' check-ups booked | recall letters
Paramedic ~ ambulance | 999 calls | blue light | emergency crew | cardiac arrests
Emergency medical technician ~ ambulance | ambulance crew | stretcher | 911 calls | patient transport
Emergency medical services ~ ambulance | ambulance crew | first responder | patient transport
Patient transport ~ drove patients | stretcher | ambulance | took patients to appointments | hospital runs | portering
Hospital porter ~ moved patients | pushed beds | wheeled patients | specimens to the lab | theatre trolleys
Mental health ~ psychiatric | depression | anxiety | crisis house | suicidal | self-harm | bipolar
Psychotherapy ~ counselled | therapy room | trauma clients | one-to-one sessions with clients
Counselling ~ listening line | helpline | bereaved | Samaritans
Cognitive behavioural therapy ~ anxiety clients | thought diaries | IAPT | talking sessions
Substance misuse ~ drug users | addicts | alcoholics | methadone | needle exchange | rehab centre | detox
Clinical psychology ~ psychological tests | neuropsychological | therapy sessions
Psychology ~ human behaviour | mental processes | behavioural studies
Applied behaviour analysis ~ autistic children | reward charts | behaviour plans | discrete trials | token boards
Art therapy ~ painting with patients | art with patients | creative sessions with residents
Group therapy ~ support group | ran groups for | recovery groups | group sessions
Crisis intervention ~ suicidal | helpline | calmed agitated | talked down | crisis house | hotline
Public health ~ vaccination campaign | health campaigns | smoking cessation | screening programme | disease prevention
Epidemiology ~ outbreak | disease surveillance | contact tracing | infection rates
Clinical trials ~ study participants | trial patients | study drug | consent forms | trial visits | study coordinator
Clinical research associate ~ site visits trials | study sites | monitored studies | source data checks
Good clinical practice ~ study protocol | consent forms | ethics committee | trial patients
Pharmacovigilance ~ adverse events | side effect reports | adverse reactions
Regulatory affairs ~ dossiers | submissions to FDA | product registrations | CE marking | marketing authorisation
Healthcare administration ~ ran a clinic | clinic manager | hospital office
Veterinary medicine ~ animal clinic | spayed | treated animals | animal hospital | neutered
Veterinary nursing ~ animal clinic | animal hospital | held animals | vet's surgery | vet practice
Animal care ~ dogs | kennels | cattery | animal shelter | walked dogs | zoo | stables | fed animals
Dog grooming ~ clipped dogs | dog salon | washed dogs | dog bathing
Horse care ~ stables | mucking out | tack | riding school | groom horses | foals
Sterile technique ~ sterile field | gowned | scrubbed | sterile gloves | sterilised instruments | instrument trays
Autoclave ~ sterilised instruments | steriliser | instrument packs
Lifeguarding ~ pool | poolside | beach patrol | rescued swimmers | water rescue
Social work ~ vulnerable families | families in crisis | case notes | social services | looked after children | home assessments
Child welfare ~ neglected children | at risk children | removed children | child abuse | children in care
Youth work ~ youth club | teenagers | youth centre | young offenders | scouts leader
Family support ~ parents struggling | home visits to families | parenting classes | vulnerable families
Homelessness services ~ soup kitchen | hostel residents | night shelter | street outreach
Foster care ~ children in care | placed children | looked after children | foster families
Domestic violence support ~ women's refuge | refuge | survivors | battered women
Community outreach ~ food bank | neighbourhood events | local residents | street outreach | community centre
Housing support ~ tenants | hostel residents | helped find housing | rent arrears | council homes
Probation officer ~ offenders | ex-offenders | supervised offenders | community service orders
Welfare advice ~ benefit claims | benefits advice | Citizens Advice | universal credit | debt advice
Refugee support ~ asylum seekers | refugees | migrants | resettlement
Executive chef ~ ran the kitchen | kitchen brigade | kitchen staff under | in charge of the kitchen
Sous chef ~ second in the kitchen | deputised for the chef | ran the pass | number two in the kitchen
Chef de partie ~ sauce section | grill section | larder section | ran the section | garnish section
Commis chef ~ kitchen apprenticeship | helped the chef | culinary school | vegetable section
Pastry chef ~ desserts | croissants | tarts | pastries | chocolate work | plated desserts
Line cook ~ grill | fryer | flat top | saute | cook | wok | diner kitchen
Prep cook ~ chopped vegetables | peeled vegetables | mise en place | cut vegetables | salads
Food preparation ~ chopped vegetables | peeled vegetables | sandwiches | salads | cook | mise en place | cooked meals
Cooking ~ fryer | grill | kitchen | dishes | canteen meals | stews | wok
Kitchen assistant ~ pots and pans | scrubbed pans | peeled vegetables | canteen kitchen | dishes | dish pit
Kitchen management ~ ran the kitchen | kitchen brigade | kitchen staff | kitchen ordering
Menu planning ~ menus | weekly menu | seasonal dishes | changed the menu
Recipe development ~ new dishes | own recipes | created dishes | test kitchen
Food safety ~ fridge temperatures | use-by dates | probe thermometer | chopping boards | expiry dates | temperature logs
Food hygiene certificate ~ fridge temperatures | probe thermometer | kitchen course | level 2 hygiene
HACCP ~ fridge temperatures | temperature logs | probe thermometer | metal detector checks | control points
Food cost control ~ kitchen margins | food waste | gross profit kitchen | kitchen ordering
Portion control ~ plated | dished up | weighed portions | plate weights
Knife skills ~ chopped vegetables | filleted | julienne | diced | carved | sliced
Fine dining ~ tasting menu | silver service | white tablecloth | degustation | five-star restaurant
Quick service restaurant ~ burgers | drive-thru | McDonald's | KFC | Subway sandwiches | pizza counter | fried chicken
Catering services ~ weddings | buffets | canteen | school kitchen | food van | function meals | school meals
Banqueting ~ weddings | conference dinners | gala dinners | buffets
Waiting tables ~ carried plates | cleared tables | bistro | dining room | food runner | restaurant floor
Food and beverage service ~ restaurant floor | carried plates | dining room | drinks to tables | cleared tables | room service
Host or hostess ~ showed guests to tables | table bookings | door of the restaurant | welcomed diners
Bartending ~ behind the bar | pub | pulled pints | cocktails | nightclub
Mixology ~ cocktails | cocktail bar | shaker | drinks menu
Barista ~ coffee | cappuccinos | coffee shop | cafe | Starbucks | Costa | flat whites | milk frothing
Sommelier ~ wines | wine list | wine pairing | wine bar
Cellar management ~ kegs | changed barrels | beer lines | barrels | casks
Responsible alcohol service ~ checked ID | refused underage | underage sales | age checks | off-licence
Restaurant management ~ ran a cafe | owned a cafe | ran the restaurant | bistro owner | ran a diner | shift leader in a restaurant
Pub management ~ ran a pub | landlord of a pub | ran a bar | bar owner
Hotel management ~ ran a guest house | ran a hotel | bed and breakfast | hostel manager | resort operations
Guest relations ~ hotel guests | VIP guests | welcomed guests | guest complaints
Concierge ~ luggage | hotel lobby | theatre tickets for guests | doormen | guests' bags
Hotel front desk ~ checked guests in | room keys | hotel lobby | guests at arrival
Housekeeping ~ made beds | hotel rooms | changed bed linen | linen | minibar | bedrooms cleaned | turndown | bed sheets | guest bedrooms
Night audit ~ nights at the hotel | closed the day at the hotel | night porter | hotel night
Reservations agent ~ hotel bookings | room bookings | booked rooms | table bookings | Booking.com
Hotel revenue management ~ room rates | occupancy | Booking.com | rate parity
Opera PMS ~ hotel booking system | hotel lobby | room bookings | checked guests in
Room service ~ trays to rooms | breakfast trays | minibar
Buffet service ~ breakfast buffet | buffets | chafing dishes
Silver service ~ fine restaurant | banquet | weddings | gala dinners
Table setting ~ laid tables | set tables | cutlery | polished glasses | napkins
Menu knowledge ~ recommended dishes | explained dishes | specials of the day
Grill cooking ~ steaks | barbecue | charcoal | flat top | burgers
Pizza making ~ pizzas | pizzeria | dough | pizza oven | Domino's
Sushi preparation ~ sushi | Japanese restaurant | nigiri | raw fish
Travel agency ~ flights and hotels | package holidays | tickets and tours | cruise bookings
Amadeus GDS ~ airline tickets | issued tickets | flight bookings | fares
Tour guiding ~ tourists | sightseeing | excursions | city walks | coach tours | museum visitors
Casino dealing ~ casino | roulette | gaming tables | poker | betting shop
Butchery ~ cut meat | meat counter | boning | carcasses | meat | deboned | slaughterhouse | sausages
Fishmonger ~ fish counter | filleted | gutted fish | fish market | shellfish
Bakery work ~ bread | dough | ovens | loaves | pastries | croissants
Cake decorating ~ wedding cakes | birthday cakes | cupcakes | icing | fondant
Allergen awareness ~ nut allergy | gluten free | ingredient labels | dietary requests
Deli ~ cheese counter | sliced meats | cold cuts | sandwich counter
Dietary requirements ~ vegan | halal | gluten free | kosher | soft diets
Stock rotation ~ use-by dates | expiry dates | date checks | first in first out | out of date
Retail ~ shop | boutique | shop floor | market stall | department store | supermarket | corner shop
Retail sales ~ shop | boutique | sold shoes | sold clothes | market stall | department store | sold furniture | counter
Sales ~ sold | commission | showroom | stall | clients bought
Cash handling ~ petty cash | took payments | banked the takings | daily takings | change fund | card payments | checkout | the till | a till | till work | on tills
Point of sale ~ checkout | scanned items | card machine | card payments | the till | a till | till work | on tills
Visual merchandising ~ mannequins | dressed windows | shop displays
Stock replenishment ~ shelves | filled shelves | back stock | put out stock | stockroom
Inventory management ~ stock levels | stockroom | stock cards | bin cards | counted stock | store room | reordering stock
Stocktaking ~ counted stock | counting items | yearly count | stock cards
Loss prevention ~ shoplifters | thefts | stopped thieves | store detective | tagged goods | bag searches
Planogram ~ shelf layout | shelf plan | shop displays | shelf labels | head office layouts
Store management ~ ran a shop | own shop | ran the store | shop owner | in charge of the shop | kiosk owner
Assistant store manager ~ stood in for the manager | shop supervisor | shift supervisor in a shop
Retail buying ~ chose ranges | bought stock for the shop | fashion ranges | buying trips
Opening and closing the store ~ locked up | shop keys | opened the shop | closed the shop | opened up | set the alarm
Personal shopper ~ advised clients on outfits | styled clients | wardrobe advice
Product knowledge ~ advised on products | explained features | recommended products | demonstrated products
Returns and exchanges ~ refunds | returned goods | returns desk | faulty items
Grocery store ~ Tesco | Walmart | fruit and veg | convenience shop | Sainsbury's | Aldi | Lidl | corner shop
Fashion retail ~ boutique | Zara | H&M | fitting room | shoes | womenswear | menswear
Pharmacy retail ~ chemist shop | chemist | cosmetics counter
Price labelling ~ price tags | price tickets | shelf labels | ticketing stock | barcodes
Gift wrapping ~ wrapped gifts | Christmas season shop | parcels wrapped
Fitting room service ~ changing rooms | helped try on | bra fitting | shoe fitting
Jewellery sales ~ jeweller's | gold and silver | engagement rings | wedding rings | wrist watches
Petrol station ~ fuel pumps | forecourt | gas station | filling station
Post office counter ~ stamps | parcels counter | postal orders | postmaster
Customer service ~ complaints | enquiries | information desk | shop | counter | receptionist | call handler | hotline | queries from customers
Customer success ~ renewals | client check-ins | onboarded clients | churn
Call centre ~ headset | phone queue | calls a day | hotline | dialler | phone agents
Inbound calls ~ hotline | calls a day | helpline | phone queue | customers phoning
Outbound calls ~ called customers | phoned customers | rang customers | calls a day | dialler | call lists
Live chat support ~ chats | messenger queries | replied to messages | online chats
Complaint handling ~ complaints | angry customers | unhappy customers | upset customers | refunds | difficult customers
Escalation management ~ angry customers | difficult customers | complex complaints | supervisor calls
Customer satisfaction ~ thank-you letters | customer feedback | happy customers | repeat customers
Net promoter score ~ customer feedback | satisfaction survey | feedback scores
Average handling time ~ call times | calls per hour | time per call
First call resolution ~ solved on the first call | without call back | resolved calls
Service level agreements ~ response times | answer within | turnaround targets | agreed response
Zendesk ~ tickets | ticket queue | email queue
Freshdesk ~ tickets | ticket queue | email queue
Order processing ~ phone orders | keyed orders | web orders | customers' orders | order forms | order book
Help desk ~ tickets | users' problems | password resets | reset passwords | fixed computers | IT hotline
Business process outsourcing ~ outsourced | Teleperformance | Concentrix | offshore client
Call monitoring ~ listened to calls | scored calls | call recordings
Complaint letters ~ replied to complaints | letters to customers | apology letters
Telephone interviewing ~ phone surveys | questionnaires by phone | survey calls
Sales targets ~ bonus for sales | top seller | best seller of the month | monthly goals | monthly figures | commission
Closing deals ~ signed contracts with | won contracts | signed clients | won new accounts | commission
Telesales ~ sold by phone | called customers | rang customers | phone contracts | dialler | headset
Cold calling ~ called companies | rang companies | phoned prospects | called strangers | dialler | call lists
Sales prospecting ~ found new customers | looked for new customers | called companies | new clients | call lists
Lead generation ~ found new customers | appointments for sales | trade fair contacts | landing pages | contact forms
Door-to-door sales ~ house to house | visited households | sold energy contracts | charity donations on the street | canvassed
Direct sales ~ house to house | sold Tupperware | Avon | home parties
Business-to-business sales ~ sold to companies | sold to firms | sold to shops | corporate clients | trade customers | wholesale
Business-to-consumer sales ~ shop | sold to households | showroom | private customers
Inside sales ~ sold by phone | quotes by phone | sent quotes | called companies
Field sales ~ visited customers | visited shops | on the road | travelling salesman | customer visits | company car
Solution selling ~ found out needs | advised companies | tailored offers | custom proposals
Account management ~ looked after clients | regular clients | major clients | big customers | contract renewals | client visits | existing customers
Business development ~ new clients | won contracts | new partners | opened new markets | partnerships
Sales management ~ sales staff | sellers under me | showroom manager | coached sellers
Sales forecasting ~ monthly sales estimates | expected sales | sales projections
Sales pipeline ~ prospects | open offers | quotes followed up | hot leads
Upselling ~ offered extras | add-ons | extended warranties | suggested extras | sold extras | side dishes
Territory management ~ my region | sales region | sales area | visited shops
Product demonstrations ~ showed products | showed customers how | test drives | tasting stand
Sales presentations ~ presented offers | pitched | presented to clients | pitch decks
Pre-sales ~ technical offers | demos to clients | proof of concept | answered tenders
Channel sales ~ resellers | dealers | wholesalers
Car sales ~ showroom | test drives | dealership | sold cars | used cars
Pharmaceutical sales ~ visited doctors | doctors' surgeries | drug samples | hospital buyers
SaaS sales ~ sold subscriptions | licences sold | software demos | trials to paid
Customer relationship management ~ customer database | logged calls | contact records | customer cards | client records
Salesforce ~ customer database | leads and opportunities | logged calls
HubSpot ~ customer database | email sequences
Client relationships ~ looked after clients | regular clients | repeat clients | loyal customers | customer visits
Customer retention ~ loyal customers | renewals | loyalty cards | cancellations | win back | cancelling customers
Customer acquisition ~ new customers | won customers | sign-ups
Bid writing ~ tenders | bids | proposals
Tender preparation ~ tenders | bids | RFP | quotations
Quotations ~ quotes | offers to customers | price offers | estimates for customers | cost estimates
Contract negotiation ~ signed contracts with | agreed terms | contract terms | agreed prices
Negotiation ~ agreed prices | better prices | bargained | haggled | got discounts | terms with suppliers
Pricing strategy ~ set prices | price lists | competitor prices | discounts
Digital marketing ~ Instagram | Facebook page | online adverts | website traffic | mailing list | landing pages
Email marketing ~ mailing list | mailshots | newsletters | subscribers | open rates
Content marketing ~ articles for the website | blog | white papers | case studies
Content creation ~ Instagram | TikTok | YouTube channel | blog | reels
Social media marketing ~ Instagram | Facebook page | TikTok | YouTube channel | posts and stories | LinkedIn posts | Instagram followers | Facebook posts | social channels
Search engine optimization ~ Google ranking | keywords | backlinks | first page of Google | website traffic
Pay-per-click advertising ~ Google adverts | online adverts | ad spend | cost per click | banners
Google Ads ~ Google adverts | ad spend | keyword bids | cost per click
Facebook Ads ~ ad spend | boosted posts | online adverts | Instagram adverts
Google Analytics ~ website traffic | web visits | page views | website visitors | bounce rate
Influencer marketing ~ bloggers | Instagram partners | Instagram influencers | paid bloggers
Affiliate marketing ~ referral links | partner websites | commission links
Direct mail ~ flyers | leaflets | mailshots | letterbox | catalogues
Event marketing ~ exhibitions | sponsored events | roadshows | sampling | promotion stands
Field marketing ~ handed out flyers | leaflets | sampling | tastings | product samples
Product marketing ~ launched products | product brochures | sales brochures | product pages
Brand management ~ logo guidelines | brand guidelines | brand launch | brand book | sub-brands
Brand identity ~ logos | brand guidelines | colour palette
Market research ~ surveys | questionnaires | competitor prices | polls | interviewed shoppers | rival products | competitor research
Focus groups ~ consumer panels | moderated groups | shopper interviews
Marketing campaigns ~ adverts | flyers | posters | radio adverts | billboards
Marketing automation ~ email sequences | lead scoring | drip emails
Mailchimp ~ mailing list | newsletters | mailshots
Marketing strategy ~ promotion plan | advertising budget | target groups
Go-to-market ~ launched products | new product launch | market entry
Conversion rate optimization ~ landing pages | checkout funnel | click rates
E-commerce ~ web shop | eBay | Amazon | Etsy | webshop | web orders | product listings | sold online
Shopify ~ web shop | webshop | sold online | product listings
Amazon Seller Central ~ Amazon | product listings | eBay | sold online
Media buying ~ ad space | billboards | radio adverts | TV adverts | ad spend
Public relations ~ journalists | newspapers about | media interviews
Media relations ~ journalists | newspapers about | media interviews
Press releases ~ journalists | news articles | wrote to newspapers
Internal communications ~ staff magazine | intranet | town halls | all-staff emails
Corporate communications ~ company magazine | speeches | annual report | intranet
Copywriting ~ slogans | brochures | advert texts | wrote texts | product descriptions | taglines
Fundraising ~ donations | donors | charity events | sponsors | charity runs | collected money for
Grant writing ~ funding bids | funding applications | charity funding | won funding
Event planning ~ weddings | conferences | festivals | galas | christmas party | venues | open days
Trade shows ~ exhibitions | fair stands | expo
Volunteer management ~ helpers | food bank | recruited volunteers | volunteers under me | organised volunteers
Advertising sales ~ ad space | sold adverts
Loyalty programmes ~ loyalty cards | points cards | member cards
Sponsorship ~ sponsors | sponsor packages
Communication skills ~ explained to customers | talked to patients | dealt with the public | spoke with parents | phone contact with
Team leadership ~ in charge of a crew | guided colleagues | shift in charge | supervised a crew | headed a group
People management ~ staff under me | people under me | in charge of staff | hired and fired | reporting to me | gave reviews to staff
Public speaking ~ gave talks | speeches | spoke at conferences | lectured
Presentation skills ~ gave talks | presented to | slides | speeches
Conflict resolution ~ arguments between | settled quarrels | angry customers | difficult conversations
Work under pressure ~ rush hours | busy kitchen | peak times | tight deadlines | lunch rush | emergency calls
Work independently ~ on my own | alone on shift | lone working | without a supervisor | sole charge | self-employed
Time management ~ met deadlines | on schedule | several deadlines | always on time
Shift work ~ early and late shifts | lates and earlies | nights and weekends | early shift | late shift | on call | 24/7
Night shifts ~ on nights | night porter | night watch | overnight | worked at night | night duty | night guard
Weekend work ~ saturdays | sundays | bank holidays | every weekend
Physical stamina ~ on my feet all day | heavy loads | carried sacks | lifted boxes
Manual handling ~ lifted boxes | carried sacks | heavy boxes | heavy loads | carried bricks | lifted furniture | loading by hand
Remote work ~ from my home office | distributed colleagues | home office
Mentoring ~ showed new starters | guided juniors | showed newcomers | buddy for new | looked after apprentices | trainees under me
Minute taking ~ notes of meetings | wrote up meetings | noted decisions | typed minutes | took notes in meetings
Staff training ~ showed new starters | showed newcomers | trained new | inducted | taught colleagues | trainees under me
Data entry ~ entered details | entered customer details | punched in | updated the database | registered forms | typed in | typed up | keyed in
Touch typing ~ typist | dictation | typing pool | typed letters | typed documents | typed up
Shorthand ~ took dictation | dictation | verbatim notes
Transcriptionist ~ typed up recordings | dictation | typed interviews
Microsoft Excel ~ tables and charts | formulas | workbook | xlsx
Spreadsheets ~ workbook | tables and charts | xlsx | Google Sheets
Microsoft Word ~ typed letters | wrote letters | docx
Word processing ~ typed letters | typist | docx | formatted letters | typed documents | typed up
Microsoft PowerPoint ~ slides | slide decks | pitch decks
Microsoft Outlook ~ shared mailbox | office emails | emails and calendar
Microsoft Access ~ small databases | office database
Google Workspace ~ Gmail | shared docs | google calendar
Administrative assistant ~ clerk | office junior | office duties | secretary | filed papers | filed documents | typed documents | office paperwork
Executive assistant ~ secretary to the director | diary of the director | assistant to the director | PA to | secretary
Office management ~ ran the office | office supplies | stationery | supervised clerks | in charge of the office
Reception duties ~ welcomed visitors | greeted guests | lobby | visitor badges | signed in visitors | front of house | visitors signed in
Greeting visitors ~ welcomed visitors | met visitors | lobby | receptionist | front of house
Switchboard ~ put calls through | transferred calls | main line | connected calls
Telephone manner ~ took calls | phone enquiries | took messages
Answering phones ~ took calls | phone enquiries | took messages | transferred calls | receptionist
Diary management ~ diary | calendar | director's appointments
Appointment scheduling ~ diary | patients booked in | made appointments
Travel arrangements ~ flights and hotels | booked flights | booked hotels | train tickets | visas for
Records management ~ archive | filing cabinets | personnel files | filed documents | paper files | filed papers
Filing ~ filed papers | archive | filing cabinets | folders | filed documents | paper files
Document control ~ drawing revisions | document numbers | revisions | transmittals | archive of drawings
Mail room ~ post room | franking machine | opened the post | letters | incoming post | parcels
Expense reports ~ receipts | travel claims | business trip costs | mileage claims
Meeting coordination ~ set up meetings | meeting rooms | board meetings | room bookings | invitations
Office equipment ~ printer | scanner | copier | shredder | laminator
Office supplies ordering ~ stationery | paper and toner | toner
Correspondence ~ letters | wrote letters | replied to emails | typed letters
Video conferencing ~ Zoom | online meetings | webinars | Skype
Database maintenance ~ updated the database | member database | membership records | client records
Accountancy ~ ledgers | books of the company | year-end | tax office | balance
Accounts payable ~ supplier invoices | paid suppliers | bills | vendor invoices | payment runs | supplier statements
Accounts receivable ~ customer invoices | customer payments | overdue customers | unpaid invoices | debtors | dunning
Bookkeeping ~ ledgers | receipts | day books | cash book | VAT | bills
General ledger ~ ledgers | posting entries | chart of accounts | account codes
Bank reconciliation ~ bank statements | matched payments | matched bank | bank lines
Account reconciliation ~ matched payments | supplier statements | cleared differences | ledgers checked
Month-end close ~ closed the books | books closed | accruals
Year-end close ~ closed the books | annual accounts | books for the auditors | yearly accounts
Journal entries ~ ledgers | bookings in the ledger | accruals | debits and credits
Accruals ~ monthly closing | prepayments
Balance sheet ~ annual accounts | assets and liabilities | yearly accounts | financial statements
Profit and loss ~ profit of the branch | margins | income and costs | monthly results
Trial balance ~ ledgers balanced | closed the books | debits and credits
Financial statements ~ annual accounts | balance sheets | yearly accounts | year end books
Financial reporting ~ monthly figures | monthly results | board pack | results for head office
Management accounts ~ monthly figures | monthly results | board pack | departmental costs
Cost accounting ~ unit costs | cost centres | cost per unit
Fixed assets ~ depreciation | asset list | asset tags | capex
Financial analysis ~ ratios | monthly figures | margins | cost per unit
Financial modelling ~ scenarios in Excel | business plan figures | NPV
FP&A ~ budgets and forecasts | annual budget | rolling forecast
Budget management ~ budgets | annual budget | kept within budget | spend | cost centre | department's money
Financial forecasting ~ rolling forecast | expected income
Variance analysis ~ actual against budget | plan versus actual | deviations from budget
Cash flow ~ liquidity | payments planned | cash position
Treasury management ~ liquidity | bank balances | cash position | hedging
Credit control ~ overdue invoices | reminders | debtors | unpaid invoices | late payers | dunning
Debt collection ~ overdue payments | late payers | arrears | debtors | bailiff | payment plans
Invoicing ~ bills | sent invoices | wrote bills
Invoice filing ~ filed bills | invoices filed | invoice folders | bills archive
Payroll ~ wages | salaries | payslips | paid the staff | hours for wages
Internal audit ~ audited branches | audit findings | checked controls | branch inspections
External audit ~ audited clients | audit firm | audit season | Big Four | KPMG | PwC
Internal controls ~ four eyes principle | approval limits | segregation of duties | control tests
Financial controller ~ head of accounts | in charge of the accounts | ran the finance department
Tax preparation ~ personal taxes | tax forms | tax season | tax office | 1040 | self assessment
Corporation tax ~ company taxes | tax office | tax computations | CT600
VAT ~ tax office | quarterly tax | input tax
Sales tax ~ state tax filings | quarterly tax
IFRS ~ group reporting | consolidated accounts | international accounts
US GAAP ~ SEC filings | 10-K | US reporting
Sarbanes-Oxley ~ control tests | control documentation | 404 testing
Chartered accountant ~ audit firm | articled clerk | audited clients | training contract at an audit firm
CPA ~ audit firm | accounting degree | public accounting
QuickBooks ~ accounting software | books on the computer | bookkeeping program
Sage accounting ~ accounting software | books on the computer | bookkeeping program
Xero ~ accounting software | cloud bookkeeping | bank feeds
Petty cash ~ cash box | cash tin | cash float | small expenses
Purchase orders ~ ordered materials | ordered supplies | placed orders with suppliers | order numbers
Expense management ~ receipts | travel claims | company cards
Revenue recognition ~ deferred income | contract revenue | milestones billed
Forensic accounting ~ fraud cases | traced money | financial irregularities
Fund accounting ~ NAV | net asset value | fund administration
Nonprofit accounting ~ charity treasurer | treasurer | grant funds
Cost control ~ lowered costs | cut costs | saved money | savings | spending down | cheaper suppliers
Financial management ~ budgets | treasurer | looked after the money | company finances
Financial planning ~ retirement savings | savings plans | clients' savings | investments for clients
Investment banking ~ IPO | deal team | pitch books | acquisitions
Retail banking ~ bank branch | current accounts | savings accounts | opened accounts | bank counter
Bank teller ~ bank counter | deposits and withdrawals | cheques | cashed cheques | bank branch | vault
Commercial banking ~ company loans | business loans | corporate accounts | lending to firms
Mortgage lending ~ house loans | house purchase finance | remortgage
Loan processing ~ loans | loan files | credit applications | loan documents
Loan officer ~ loans | lending | credit applications
Credit analysis ~ credit scores | loan decisions | checked borrowers | credit files | balance sheets of clients
Risk management ~ risk register | insurance cover | mitigated risks | exposure limits
Risk assessment ~ risk register | hazards | spotted hazards | hazard checks | safety checks
Underwriting ~ policies priced | insured risks | approved policies | loan approvals
Claims handling ~ claims | accident claims | damage claims | settled claims | loss reports | policyholders
Insurance sales ~ sold policies | car insurance | home insurance | policyholders | insurance policies
Actuarial science ~ mortality tables | premium calculation | pension calculations
Life insurance ~ sold policies | beneficiaries | annuities | insurance policies
Property and casualty insurance ~ car insurance | home insurance | motor policies
Anti-money laundering ~ suspicious transactions | transaction alerts | source of funds | sanctions screening | PEP
Know your customer ~ client identity | ID documents | identity checks | client files checked | proof of address
Fraud prevention ~ suspicious transactions | stolen cards | chargebacks | false claims | forged
Due diligence ~ data room | checked target companies | background of companies | acquisitions
Mergers and acquisitions ~ company takeovers | acquisitions | bought companies | data room
Portfolio management ~ clients' investments | shares and bonds | asset allocation | funds
Wealth management ~ high net worth | wealthy clients | clients' investments
Financial adviser ~ savings plans | clients' savings | retirement savings | ISAs | investments for clients
Securities trading ~ trading floor | brokerage | stock exchange | placed trades | stocks and shares | trader
Foreign exchange ~ bureau de change | currencies | exchange rates | money exchange
Derivatives trading ~ hedging | futures contracts | interest rate swaps
Pensions administration ~ pensions | pensioners' payments | retirement benefits
Trade finance ~ documentary credits | bank guarantees | export credits
Regulatory compliance ~ audits passed | rules and policies | licence conditions
Human resources ~ personnel | personnel files | staff files | hired staff | contracts for new staff | sick leave
Recruitment ~ job adverts | interviews with applicants | found staff | temp agency | vacancies | hired people | hired new | job applicants
Candidate sourcing ~ job boards | LinkedIn search | found applicants | job applicants
Candidate screening ~ read applications | sifted CVs | shortlisted | phone interviews with applicants | job applicants
Conducting interviews ~ met applicants | hiring panel | interview panel
Employee onboarding ~ welcomed new staff | new starters | new joiners | inductions | welcome pack
Employee relations ~ staff complaints | disputes with staff | shop steward | works council
Industrial relations ~ shop steward | works council | collective agreement | strike
Grievance handling ~ staff complaints | disciplinary | warnings
Compensation and benefits ~ salary bands | pay rises | bonus scheme | company cars | salary surveys
Benefits administration ~ health insurance for staff | pension enrolment | staff perks
Performance appraisals ~ yearly talks with staff | annual reviews | staff goals | feedback talks
Employment law ~ dismissals | tribunal | contracts of employment | redundancies
Learning and development ~ courses for staff | workshops for staff | training calendar | training courses
Workforce planning ~ rota | manning levels | headcount
Employee engagement ~ staff survey | staff events | wellbeing days | team days
Diversity and inclusion ~ equal treatment | disability network | women's network | inclusion events
HR information systems ~ personnel database | personnel system | staff database
Applicant tracking system ~ applications database | job portal | careers portal | job applicants
Time and attendance ~ clock cards | clocking in | hours worked | absence records | sick leave
Job descriptions ~ job adverts | role profiles | vacancies
Staff rota ~ planned shifts | shift plan | duty roster | allocated shifts | off duty
Absence management ~ sick leave | sickness records | return to work talks
Instructional design ~ course materials | training materials | storyboards for courses
E-learning ~ online courses | online modules | webinars | virtual lessons
Paralegal ~ law firm | law office | solicitors | case files | court bundles
Legal secretary ~ law firm | law office | solicitors | typed contracts | court bundles
Attorney ~ represented clients | law practice | law firm associate | solicitor
Barrister ~ chambers | pupillage | court advocacy
Law degree ~ law school | studied law | legal studies
Legal research ~ precedents | case law | statutes | legal opinions
Litigation ~ court | lawsuits | disputes in court | sued | court hearings | court cases
Contract drafting ~ wrote contracts | agreements | contract templates | NDAs
Contract management ~ contracts with suppliers | renewals | contract register | subcontract agreements
Contract review ~ checked contracts | read contracts | NDAs | agreements checked
Legal drafting ~ pleadings | legal letters | witness statements | affidavits
Conveyancing ~ house purchases | property transfers | title deeds | land registry
Corporate law ~ shareholders' agreements | company formations | incorporations
Criminal law ~ defended clients | magistrates | police station duty | criminal cases
Prosecution ~ charged offenders | criminal cases | court trials
Family law ~ divorces | custody | children's hearings
Immigration law ~ visas | asylum | residence permits | work permits
Intellectual property ~ patents | trademarks | copyright
Wills and probate ~ inheritance | deceased estates | executors | wrote wills | last wills
Personal injury law ~ accident claims | whiplash | injured clients
Trial preparation ~ court bundles | witness statements | exhibits | case files
Mediation ~ settled disputes | brought both sides together | neighbour disputes | settlements
Court clerk ~ courtroom | court files | hearings lists | case docket
Notary public ~ certified documents | witnessed signatures | oaths
GDPR ~ personal data | privacy | consent forms | data requests
Data protection ~ personal data | privacy | confidential files | data requests
Corporate governance ~ board meetings | board papers | statutory registers | shareholders' meetings
Government affairs ~ ministers | politicians | parliament | MPs
Public administration ~ council | town hall | city hall | ministry | municipality | government office
Policy development ~ wrote policies | briefings for ministers | consultation papers | draft bills
Grants management ~ funding | donor reports | grant recipients | EU funds
Urban planning ~ zoning | planning applications | planning permission | master plan
Customs clearance ~ tariff codes | import papers | border papers | duties paid | customs office | customs papers | cleared goods at the border
Immigration officer ~ passports | passport control | border crossing | visas
Security guard ~ watchman | guarded | gatehouse | night watch | patrol | gate duty | bouncer
Door supervision ~ nightclub | club door | pub door | checked ID | nightclub doors
CCTV monitoring ~ cameras | watched screens | control room
Access control ~ gatehouse | visitor badges | checked passes | barrier | turnstile | swipe cards | gate
Security patrol ~ rounds of the building | night rounds | guard dog | checked doors and windows | watchman
Crowd control ~ stadium | concerts | festival | queues at events | match days | stewards
Close protection ~ VIPs | escorted VIP | celebrity security
Bag searches ~ searched bags | metal detector | pat-downs | frisked
Private investigation ~ surveillance | followed suspects | background enquiries
Police officer ~ arrests | constable | patrol car | gendarme | sheriff
Criminal investigation ~ detective | suspects | witness statements | evidence bags
Crime scene investigation ~ fingerprints | forensic samples | evidence bags | forensics
Correctional officer ~ prison | inmates | jail | cell searches
Firefighting ~ fire station | fire brigade | fire engine | fire crew | volunteer fireman | hoses
Fire safety ~ extinguishers | fire drills | evacuation | fire doors | smoke detectors
Emergency management ~ evacuation | flood response | crisis plans | disaster relief
Emergency dispatch ~ 999 calls | control room | sent ambulances | sent crews
Search and rescue ~ mountain rescue | coastguard | lifeboat | missing persons
Physical intervention training ~ restraint | held back | breakaway | violent patients
Firearms training ~ shooting range | weapons | rifle | armed
Incident reporting ~ accident book | wrote up incidents | logged incidents | occurrence book | near misses
Military service ~ soldier | army | infantry | navy | barracks | sergeant | Royal Marines
Alarm response ~ alarm call-outs | key holding | triggered alarms
Early years education ~ toddlers | three-year-olds | playgroup | nursery rhymes | circle time
Kindergarten ~ preschool | five-year-olds | toddlers | playgroup
Childcare ~ toddlers | kids | nappies | babies | preschool | playgroup | school pick-up | looked after kids
Nanny ~ lived with a family | two children in their home | school run | nappies | private family
Babysitting ~ toddlers | neighbours' children | evenings with children | looked after kids
Nursery nurse ~ toddlers | nappies | preschool | baby room | play corner
Childminding ~ children in my own home | school pick-up | looked after kids
Child development ~ milestones of children | toddlers | play activities | observations of children
Primary school ~ class of seven-year-olds | year 3 | third grade | year 5 | grade 4
Secondary school ~ GCSE | A-level | year 9 | high school | grade 10
Teaching ~ lessons | pupils | classroom | lectured | taught a class | schoolchildren
Teaching assistant ~ helped the teacher | classroom helper | small groups of pupils | school volunteer | pupils with reading
Special education ~ additional needs | special school | ADHD | children with Down's | dyslexia | sensory room
Individualized education programs ~ education plans | support plans for pupils | pupil targets
Lesson planning ~ lessons | schemes of work | teaching materials | worksheets
Classroom management ~ class of | noisy class | classroom rules | pupils | behaviour points
Behaviour management ~ challenging pupils | disruptive | reward charts | aggressive residents | tantrums | challenging behaviour
Curriculum development ~ syllabus | schemes of work | course materials | course content
Differentiated instruction ~ mixed ability | different levels in class | slower pupils | gifted
Student assessment ~ exam papers | homework | pupil reports | coursework | graded homework | marked tests
Qualified teacher status ~ teacher training | teaching degree | school placement | taught in a state school
Supply teaching ~ covered lessons | different schools
Headteacher ~ ran a school | deputy head | head of school
Tutoring ~ one-to-one lessons | private lessons | homework help | after-school help | helped pupils with maths
English as a second language ~ foreign students | taught English | English lessons | migrants' English | language school
TEFL ~ taught English | English lessons | language school | English in China
Adult education ~ evening classes | adult students | taught adults | community college | workshops for adults
University lecturer ~ lectures | seminars | university students | tutorials
Academic advising ~ course choice | students' study plans | student office
School counselor ~ pupils' problems | school wellbeing | pupil welfare
College admissions ~ enrolment | student applications | open days | enrolled students
Careers advice ~ job seekers | CV workshops | jobcentre | interview practice
Physical education teacher ~ sports lessons | school sports | gym lessons
Music teaching ~ piano lessons | guitar lessons | choir | school orchestra
Art teaching ~ painting lessons | pottery class | drawing classes
Maths teaching ~ algebra | arithmetic lessons | maths lessons | maths pupils
Science teaching ~ chemistry lessons | physics lessons | biology lessons | school lab
Parent communication ~ talked to parents | parents informed | letters to parents
Educational technology ~ tablets in class | online lessons | class apps | Kahoot
Google Classroom ~ online lessons | virtual lessons | homework online
Learning management system ~ online courses | course platform | student portal | online modules
Reading intervention ~ weak readers | reading groups | heard children read
Exam invigilation ~ exam hall | exams supervised | watched exams
Librarianship ~ library | book loans | shelved books | catalogue | lending desk
Playworker ~ holiday club | playground | games with children
Camp counselor ~ holiday camp | scouts | scout leader | campfires | youth trips
School trips ~ outings with pupils | excursions | museum visits
Homework supervision ~ homework | after-school | study hall
Cleaning services ~ mopped | vacuumed | hoovered | dusted | cleaned toilets | cleaned stairs | bins
Deep cleaning ~ steam cleaner | degreased | pressure washer | scrubbed | after-builders clean | scrubber dryer
Domestic cleaning ~ private homes | ironing | hoovered | private households | cleaned flats
Window cleaning ~ squeegee | ladders and buckets | cleaned windows | glass fronts | shop windows washed
Carpet cleaning ~ shampooed carpets | carpets | steam cleaner | rugs
Floor care ~ buffer | scrubber dryer | polished floors
Laundry ~ ironing | washed linen | folded linen | sheets washed | launderette | pressing shirts
COSHH ~ cleaning chemicals | bleach | diluted chemicals | chemical labels | hazardous substances
Sanitising ~ disinfected | bleach | sterilised surfaces
Waste disposal ~ bins | rubbish | skips | clinical waste | garbage | bin lorry | dustman
Recycling ~ sorted waste | scrap | bottles and paper | waste sorting
Facilities management ~ looked after the building | building services | contractors in the building | cleaning and security contracts | building upkeep
Caretaker ~ looked after the building | opened the school | boiler and grounds | block of flats upkeep | concierge of a building
Maintenance technician ~ repairs | odd jobs | small repairs | fixing things | flat-pack | put up shelves | patched walls | fixed machines | fixed doors | fixed leaks
Preventive maintenance ~ greased | serviced machines | service intervals | lubricated | machine servicing | maintenance schedule
Reactive maintenance ~ breakdowns | call-outs | repaired machines | machine faults | stopped lines
Predictive maintenance ~ vibration analysis | thermal camera | oil samples
CMMS ~ job cards | maintenance database | maintenance software
Work orders ~ job cards | job sheets | repair requests | repair tickets
Pest control ~ rats | bait boxes | mice | cockroaches | fumigation | traps
Pool maintenance ~ pool | chlorine | pool chemicals | filters and pumps | water tests
Warehouse work ~ depot | pallets | loading bay | storeman | goods in | forklift | stockroom
Warehouse management ~ ran the depot | depot manager | stores manager | in charge of the depot | shift of pickers
Warehouse management system ~ scanner gun | handheld scanner | bin locations | scanned pallets
Order picking ~ pick lists | scanner gun | trolley and scanner | picker | voice headset | picked items | picked goods | picking trolley
Packing goods ~ packed | boxes | parcels | cartons | bubble wrap | shrink wrap | taped boxes
Shipping and receiving ~ delivery notes | loading bay | goods in | goods out | dock | despatch | unloaded lorries
Loading and unloading ~ unloaded | unloaded containers | dock | tail lift | loaded vans
Palletising ~ stacked boxes | stretch film
Forklift operation ~ pallets | reach truck | stacker | forks | moved pallets | lift truck
Forklift licence ~ drove forklifts | truck ticket | lift truck | counterbalance
Counterbalance forklift ~ forklift | lift truck | moved pallets
Reach truck ~ high racking | narrow aisles | forklift | lift truck | pallets in racks
Pallet jack ~ moved pallets | hand truck | pallets | stacker
Cherry picker ~ work platform | aerial platform | bucket truck | raised platform | lift platform
Scissor lift ~ work platform | aerial platform | raised platform
RF scanner ~ scanned | scanner | barcodes | handheld
Supply chain management ~ suppliers and transport | inbound and outbound | stock and transport | lead times
Logistics management ~ transport and storage | shipments | deliveries planned | organised transport | freight
Distribution centre ~ depot | parcel hub | Amazon warehouse | sorting centre
Freight forwarding ~ shipments | sea freight | air freight | consignments | cargo | sea containers | cargo bookings
Freight brokerage ~ found carriers | booked carriers | haulier
Import and export ~ customs papers | overseas shipments | foreign suppliers | shipping documents | shipping containers | overseas suppliers
Transport planning ~ delivery rounds | routes | driver schedules | lorries scheduled
Transport management ~ lorries | drivers under me | vans and drivers | haulage | looked after vehicles
Truck dispatching ~ sent drivers | drivers' loads | radio to drivers | haulage office
Demand planning ~ sales forecast | seasonal demand | stock forecast
Materials planning ~ parts ordered | raw materials ordered | shortages | safety stock
Production planning ~ machine schedule | planned the line | weekly plan for the line | job scheduling
Just-in-time ~ line side | pull system | small batches
Cold chain ~ frozen | chilled | freezer | cold store | fridge lorry | reefer
Hazardous materials ~ chemicals | flammable | acids | gas bottles | tanker | fuels
Procurement ~ bought materials | buying | purchased | suppliers | got quotes from | raw materials bought
Supplier management ~ suppliers | supplier visits | vendor scorecards | supplier audits
Supplier negotiation ~ better prices | agreed prices | cheaper suppliers | got discounts | terms with suppliers
Electronic data interchange ~ order files | automated orders | supplier messages
Bill of lading ~ shipping documents | waybills | CMR | cargo papers
Driving licence ~ driver | own car | company car | van | deliveries by car | drove a | drove customers | drove the van
Delivery driving ~ van | parcels | delivery round | DPD | delivered food | milkman | Uber Eats | drove a van
Courier work ~ parcels | motorbike deliveries | same-day deliveries
Truck driving ~ lorry | trucks | haulage | trailer | hauled | articulated lorry
Long-haul driving ~ nights out | European runs | cross-country | nights in the cab | interstate
Commercial driver's license ~ drove trucks | truck driver | lorry | tractor trailer | school bus
CDL class A ~ tractor trailer | 18-wheeler | truck driver | semi truck
CDL class B ~ box truck | dump truck | straight truck | school bus
HGV class 1 ~ artic | lorry | trailer | haulage
HGV class 2 ~ lorry | bin lorry | tipper
Driver CPC ~ lorry | HGV | coach driver | bus driver | periodic training
Digital tachograph ~ drivers' hours | lorry | driving hours
DOT compliance ~ driver logs | log books
Bus driving ~ passengers | school bus | shuttle | double decker | coach trips | bus routes
Taxi driving ~ passengers | cab | Uber | fares | airport transfers
Chauffeuring ~ drove executives | limousine | private driver | airport transfers
Train driving ~ railway | locomotive | freight trains | tram
Vehicle inspection ~ checked the vehicle | tyres and lights | walk-round | oil and tyres | defect sheets
Tanker driving ~ fuel deliveries | milk tanker | fuel tanker | bulk liquids
Flatbed ~ straps and chains | load securing | tarps
Load securing ~ straps | ratchet straps | lashed | chains and binders | tarps
Furniture removals ~ moved furniture | house moves | wardrobes | pianos | moving van
Minibus driving ~ school runs | shuttle | drove residents | drove pupils
Proof of delivery ~ delivery notes | handheld
Navigation ~ sat nav | maps | GPS | routes
General labouring ~ building site | shovelling | wheelbarrow | mixed cement | site helper | carried bricks | navvy
Site management ~ ran building sites | ran the site | building sites | subcontractors on site | site diary
Foreman ~ ran a gang | gang of | crew of | chargehand | ganger
Quantity surveying ~ valuations | bills of quantities | interim payments | measured works
Cost estimating ~ priced jobs | quotes for jobs | measured from drawings | material lists | tenders priced
Subcontractor management ~ subcontractors | trades on site | subbies
Blueprint reading ~ drawings | worked from drawings | schematics | worked from plans | isometrics
Building regulations ~ building control | fire regs | inspections passed | local codes
Building inspection ~ snagging | house surveys | defects list | site inspections
Carpentry ~ wood | timber | hung doors | skirting | staircases | roof trusses | decking | framing
Finish carpentry ~ skirting | architraves | hung doors | door casings | mouldings
Rough carpentry ~ roof trusses | joists | stud walls | rafters | timber frame
Cabinet making ~ built furniture | fitted wardrobes | kitchen units | bench joinery | veneers
Woodworking ~ wood | bandsaw | planer | furniture making | chisels | table saw | sawmill
Bricklaying ~ bricks | walls built | mortar | trowel | block walls | brick pointing | bricklayer's mate
Stonemasonry ~ stone | stone walls | carved stone | dry stone | gravestones
Masonry ~ bricks | stone | mortar | bricklayer
Plastering ~ skimmed | rendered walls | render | plasterboard
Drywall ~ taped joints | stud walls | partition walls | jointing
Painting and decorating ~ painted walls | wallpaper | emulsion | painted houses | paint rollers | gloss | papering | painted rooms | painted flats
Spray painting ~ paint booth | spray booth | airless | sprayed
Tile setting ~ tiles | grout | tiled bathrooms
Flooring installation ~ laminate | carpets laid | vinyl floors | parquet | underlay
Roofer ~ roofs | slates | shingles | roof felt | guttering | lead flashing
Window glazing ~ glass | double glazing | window frames | panes | fitted windows
Scaffold erection ~ scaffold | towers and boards | tube and fitting
Concrete work ~ concrete | poured | foundations | slabs | screed | cement | kerbs | dug foundations | concrete floors
Formwork ~ shuttering | concrete moulds | timber forms
Rebar ~ tied steel | mesh | reinforcement | steel bars
Steel erection ~ beams | girders | bolted steel | steel frames | columns
Insulation installation ~ loft | lagging | rockwool | cavity walls | spray foam
Demolition ~ knocked down | stripped out | soft strip | breaker | tore down
Excavation ~ digger | trenches | dug | earthworks | footings
Bulldozer ~ earthmoving | levelled ground | site clearance | plant operator
Backhoe ~ digger | JCB | trenches | plant operator
Heavy equipment operation ~ plant operator | digger | excavators | wheel loader | roller | earthmoving | loader
Dump truck ~ quarry haulage | tipper | haul road | site dumper
Telehandler ~ JCB loadall | loadall | plant operator | lifted materials
Crane operation ~ crane | hoists | overhead lifting | lifting operations | gantry
Slinging and signalling ~ lifting chains | guided the crane | lifting gear | hand signals
Load rigging ~ lifting gear | shackles | chain hoist | slings
Asphalt paving ~ tarmac | blacktop | roads | roller | paver
Road construction ~ tarmac | kerbs | road gang | highways | potholes
Traffic management ~ cones | road closures | stop and go boards | parking marshal | roadworks
Pipelaying ~ trenches | sewer pipes | water mains | laid pipes | manholes
Kitchen fitting ~ worktops | kitchen units
Bathroom fitting ~ bathrooms | showers and baths | tiled bathrooms | wet rooms
Home renovation ~ old houses | house refurbishments | loft conversion | flats refurbished | house extensions
Landscape gardening ~ patios | paving | decking | turf | gardens | ponds
Fencing installation ~ fences | posts and panels | gates | fence panels
Land surveying ~ theodolite | setting out | boundaries | GPS surveys
CSCS card ~ building sites | site card | construction site | labourer
OSHA 10 ~ construction site safety | site safety course | building sites
OSHA 30 ~ construction site safety | site safety course | site foreman
Health and safety ~ accident book | hazards | site inductions | safety rep | safe working | safety checks | accidents
Toolbox talks ~ morning briefings | site briefings | safety talks
Method statements ~ safe systems of work | site paperwork
Working at height ~ ladders | harness | scaffold | roofs | towers | masts | cherry picker
Confined space entry ~ tanks | manholes | sewers | gas meter | vessels
Lockout/tagout ~ isolated machines | isolations | padlocks | locked off | isolated power
Personal protective equipment ~ hard hat | safety boots | goggles | gloves and mask | hi-vis | ear defenders
Asbestos removal ~ negative pressure | enclosure | hazardous dust | decontamination unit
Power tools ~ drills | grinder | angle grinder | circular saw | jackhammer | nail gun
Hand tools ~ spanners | hammer | screwdrivers | chisels | wrench
Setting out ~ theodolite | laser level | string lines | pegs
Electrician ~ wired | sockets | consumer units | fuse boxes | rewired | cabling | lights and sockets | fuse boards
Journeyman electrician ~ electrician | wired houses | electrical apprenticeship
Apprentice electrician ~ electrical trainee | helped the electrician
National Electrical Code ~ electrical inspections | wiring rules | passed inspection | panels wired
18th Edition ~ wiring rules | wiring regs | certified circuits | rewires
Inspection and testing ~ tested circuits | insulation resistance | test certificates | earth loop | Megger | dead tests
PAT testing ~ tested appliances | plug tests | appliance labels | tested plugs
Low voltage systems ~ cable trays | pulling cables | terminating | trunking | glanding | ran cables | Cat6 | door entry
Conduit bending ~ conduit | trunking | pipe bender | steel pipes for cables
Industrial electrician ~ factory electrics | control panels | three-phase | motors and panels | machine electrics
Panel building ~ control panels | wired panels | DIN rail | switch cabinets
Lineman ~ power lines | pylons | poles | overhead lines | utility poles
Electrical maintenance ~ electrical faults | replaced motors | fuses | motors
Electrical fault finding ~ electrical faults | multimeter | traced faults | tested circuits
High voltage ~ substations | 11kV | 33kV | power transformers
Fibre optics ~ spliced | OTDR | broadband cables
Fire alarm systems ~ smoke detectors | call points | alarm panels | detectors
Security systems installation ~ alarms | cameras fitted | door entry | intercoms | cameras installed
Solar installation ~ panels on roofs | inverters | solar | roof panels
EV charging ~ charge points | wallbox | electric cars
Switchgear ~ substations | breakers | distribution boards | power transformers
Electric motors ~ motor rewinding | windings | rewound | pumps and motors
Plumbing ~ pipes | taps | leaks | toilets fitted | boilers | radiators | bathrooms | sinks | burst pipes | fixed leaks | water heaters | heating pipes
Licensed plumber ~ plumber | pipes and boilers | plumbing business
Pipefitting ~ pipes | steam lines | threaded pipes | pipework | spools | isometrics
Gas engineer ~ boilers | gas boilers | gas leaks | cookers connected | central heating | gas meters
Gas Safe ~ boilers | gas boilers | landlord certificates | gas work
Boiler maintenance ~ boiler room | burners | steam plant | central heating | stoker | radiators | heating systems
Drainage ~ drains | blocked drains | sewers | manholes | jetting | gullies
Sprinkler fitting ~ fire pipes | fire pumps | sprinkler heads | sprinklers
HVAC ~ ventilation | air conditioning | heating systems | cooling systems | air handling units | furnaces | rooftop units
EPA 608 ~ refrigerant | recovered refrigerant | air conditioners | freon
Refrigeration ~ fridges | cold rooms | freezers | compressors | walk-in coolers
F-Gas ~ refrigerant | freon | split units | gas recovery
Air conditioning ~ split units | cooling systems | refrigerant | ventilation | AC units
Ductwork ~ ventilation | sheet metal ducts | air handling units
Building management system ~ building controls | heating controls | controls for heating | Trend controllers
Appliance repair ~ washing machines | fridges | ovens repaired | tumble dryers | dishwashers
Lift engineer ~ elevators | lift shafts | lifts and escalators | repaired lifts
Heat pumps ~ renewable heating | underfloor heating | ground source
Chillers ~ cooling plant | cooling towers | cold water plant | compressors
Water treatment ~ sewage | pump station | chlorine | filter beds | sludge | waterworks
Legionella ~ water temperature checks | tank inspections | shower heads flushed | water hygiene
Pump maintenance ~ pumps | pump seals | impellers | pump station
Welding ~ torch | steel gates | joined metal | fabricated | tacked
MIG welding ~ welder | wire feed | steel frames welded
TIG welding ~ welder | stainless steel pipes | argon | thin stainless
Stick welding ~ welder | electrodes
Flux-cored welding ~ welder | wire feed | shipyard
Pipe welding ~ welder | pressure pipes | root pass
Spot welding ~ body shop line | car bodies | robot weld
Oxy-fuel cutting ~ torch | burner | scrap cutting | gas torch
Plasma cutting ~ cut plates | profile cutting | cutting table | burner
Certified welder ~ weld tests | welder | welding tests passed | pressure vessels
Welding inspection ~ checked welds | weld gauges | weld tests | dye penetrant
Soldering ~ circuit boards | soldering iron | reflow | components on boards | rework station
Brazing ~ copper pipes | torch | silver rods
Metal fabrication ~ fabricated | railings | steel gates | steel frames | cut and bent | guillotine
Sheet metal work ~ guillotine | folded metal | press brake | bent sheets | shears | rivets
Boilermaker ~ pressure vessels | boilers and tanks | tanks welded | plates rolled
CNC machining ~ turned parts | milled parts | lathe | machining centre | Mazak | machined parts | Haas | Fanuc
CNC programming ~ machine programs | G-code | Mastercam | tool paths | edited programs
CNC turning ~ lathe | turned parts | Mazak | shafts turned | turning centre
CNC milling ~ milled parts | machining centre | milling | three-axis | five-axis
Precision machining ~ tight tolerances | microns | lathe | milled | turned parts | close tolerances | jig borer
Lathe ~ turned parts | turned shafts | chuck | turner
Milling machine ~ milled parts | milled | cutters
Surface grinding ~ ground parts | grinding wheels | fine finish | grinder
Tool and die making ~ jigs | moulds made | press tools | fixtures
Injection moulding ~ plastic parts | moulds | moulding shop | plastic factory | Engel | Arburg
Blow moulding ~ plastic bottles | bottles plant
Extrusion ~ plastic profiles | plastic pipes | film line
Stamping press ~ pressed parts | press shop | stamped
Metal casting ~ castings | molten metal | furnace | sand moulds | ladles
Metal forging ~ forge | anvil | horseshoes | hot metal
Powder coating ~ paint line | coating line | oven curing | hung parts
Sandblasting ~ blasted | grit | surface prep | rust removal
Electroplating ~ plated parts | chrome | zinc baths | plating line
Deburring ~ files and grinders | sharp edges | polished parts | fettling
Measuring instruments ~ gauges | measured parts | ruler and square | dial gauge | checked dimensions
Coordinate measuring machine ~ measured parts | metrology | measuring room | Zeiss
Machine operation ~ ran machines | factory machine | minded machines | ran the line | fed the machine | production line
Machine setup ~ changeovers | set machines | tool changes | changed tools | set up jobs
Assembly line work ~ factory | assembled | put together | conveyor | production line | screwed | fitted parts | car plant
Electronic assembly ~ circuit boards | soldered | components on boards | wire harness | SMT
Mechanical assembly ~ assembled | gearboxes | torque wrench | pumps assembled | fitted bearings | spanners
Wire harness assembly ~ crimped | harnesses | connectors
Torque tools ~ torque wrench | tightened bolts | impact gun | bolts to spec
Packaging machinery ~ packing line | filling line | bottling | labelling machine | flow wrapper | palletiser | canning line
Food manufacturing ~ biscuits | ready meals | food plant | dairy plant | bottling | meat plant | cannery | bread factory
Brewing ~ brewery | beer | fermentation | mash | hops
Manufacturing management ~ ran the factory | ran the plant | works manager | factory head
Production supervision ~ ran the line | line leader | chargehand | shift on the line | operators under me
Manufacturing engineering ~ cycle times | jigs and fixtures | line layout | new lines
Process engineering ~ process parameters | yields | line trials | scale-up | plant optimisation
Lean manufacturing ~ waste reduction | less waste | line balancing | bottlenecks | stand-ups on the line | scrap down
Six Sigma ~ defect reduction | control charts | scrap down | process capability
Kaizen ~ small improvements | suggestion scheme | improvement workshops | improvement ideas
Kanban ~ two-bin | cards on the board | pull system | refill cards
5S ~ tidy workplace | shadow boards | sorted tools | workplace organisation
Total productive maintenance ~ operator maintenance | downtime | machine care | OEE
Value stream mapping ~ mapped the process | material flow | process maps
SMED ~ changeover time | faster changeovers | setup times
Continuous improvement ~ suggestion scheme | made processes faster | less waste | scrap down | improvement ideas
Root cause analysis ~ found the cause | why machines failed | failure causes | fault analysis | defects traced
FMEA ~ failure risks | risk of failure | reliability review
Statistical process control ~ control charts | measured samples | process capability
Corrective and preventive action ~ non-conformances | audit findings | nonconformities | deviations
Quality control ~ checked parts | faulty products | rejects | spot checks | measured samples | defects | weighed samples | inspected parts | inspected goods
Quality engineering ~ customer complaints parts | supplier quality | defects traced | inspection plans
Quality assurance ~ checked parts | audits | test procedures | defects
Quality management ~ audits | procedures manual | ISO audits | nonconformities
ISO 9001 ~ quality manual | certification audit | quality audits | ISO audits
ISO 14001 ~ environmental audit | waste and emissions | ISO audits
ISO 45001 ~ safety audit | ISO audits | accident rates
ISO 27001 ~ security audit | information assets | security policies
Good manufacturing practice ~ pharma plant | gowned | tablets production | batch paperwork | clean production
Good laboratory practice ~ study records | lab notebooks | raw data
FDA regulations ~ drug plant | medical device plant | inspections by authorities
Validation IQ OQ PQ ~ equipment tests pharma | qualified equipment | validated
Cleanroom ~ gowned | sterile production | wafer | air shower | semiconductor plant
Standard operating procedures ~ work instructions | written procedures | step-by-step instructions
Batch records ~ batch paperwork | production sheets | batch numbers | batch sheets
Calibration ~ adjusted instruments | gauges checked | reference weights | scales checked
Non-destructive testing ~ crack testing | x-rayed welds | magnetic particle
Sewing ~ stitched | hems | Singer | overlocker | curtains | garments
Dressmaking ~ dresses | altered clothes | wedding gowns | hems | tailor shop | tailor-made
Upholstery ~ sofas | chairs recovered | car seats | foam and fabric
Textile manufacturing ~ looms | spinning mill | weaving | yarn | dye house | fabric
Pattern cutting ~ patterns | cut fabric | garment samples
Printing press operation ~ print shop | Heidelberg | printed brochures | plates and ink | printer's
Screen printing ~ printed T-shirts | squeegee | frames and ink
Bookbinding ~ folded and stitched | guillotine | glued books | stapled
Furniture assembly ~ flat-pack | IKEA | wardrobes | put furniture together
Industrial machine repair ~ gearboxes | bearings | conveyors | hydraulic rams | repaired machines
Bearing replacement ~ bearings | gearboxes | shafts aligned
Auto mechanic ~ garage | clutches | gearboxes | exhausts | brakes | car workshop
Diesel mechanic ~ trucks repaired | buses repaired | lorry workshop | fleet workshop | tractors repaired
Vehicle diagnostics ~ fault codes | engine lights | car faults | plugged in the computer
Brake repair ~ brakes | brake pads | discs and pads | shoes and drums
Engine repair ~ engines | head gaskets | timing belts | pistons | cylinder heads
Oil changes ~ serviced cars | oil and filters | car servicing | quick lube
Tyre fitting ~ tyres | tires | wheels balanced | punctures | wheel alignment
MOT testing ~ emissions tests | roadworthiness | vehicle tests | brake tests
ASE certification ~ garage | dealership workshop | car repairs
Auto body repair ~ dents | bodywork | body shop | crash repairs | fillers | bumpers
Vehicle painting ~ paint booth | spray booth | body shop | resprayed | paint mixing
Car valeting ~ cars cleaned | washed cars | polished cars | cleaned cars | vehicle cleaning
Service advisor ~ garage reception | booked cars in | dealership desk | dealership service
Parts advisor ~ spare parts | parts department | car spares | parts desk
Motorcycle repair ~ motorbikes | scooters | bike workshop
Bicycle repair ~ bikes | bike shop | gears and chains | wheels trued
Vehicle electrics ~ alternators | starter motors | batteries | car wiring
Aircraft maintenance ~ hangar | aeroplanes | jet engines | airframes | aircraft
Avionics ~ cockpit instruments | aircraft wiring | flight instruments
Airline pilot ~ flight hours | captain | cockpit | first officer | flew
Drone pilot ~ drone | aerial photos | aerial footage
Cabin crew ~ airline | passengers on board | flights | safety demonstration | inflight | Ryanair | Emirates
Air traffic control ~ control tower | radar | runway
Ground handling ~ airport | luggage | baggage | check-in desk airport | loaded aircraft | runway
Airport security screening ~ airport | x-ray belt | passengers searched | hand luggage
Ship crew ~ deckhand | seaman | vessel | cruise ship | ferry | sailor
Agriculture ~ farm | crops | cattle | harvest | orchard | ploughing | worked in the fields
Farm work ~ milked | harvest | fed animals | fruit picking | hay | greenhouse
Livestock farming ~ cows | sheep | pigs | calves | lambing | herd
Dairy farming ~ milked | cows | milking parlour | calves
Poultry farming ~ chickens | hens | egg farm | hatchery
Beekeeping ~ hives | honey | bees
Tractor driving ~ ploughing | baling | trailers on the farm | combine driver | worked in the fields
Farm machinery ~ tractor | baler | sprayer | ploughs | combine driver
Agronomy ~ soil samples | crop trials | fertiliser | yields of crops
Crop management ~ crops | sowing | wheat | vegetables grown | fertiliser
Harvesting crops ~ picked apples | picked strawberries | harvest | grapes | vineyard
Irrigation ~ sprinklers | watering crops | drip lines | water pumps
Pesticide application ~ spraying crops | sprayer | weed killer | herbicide | knapsack sprayer
Horticulture ~ garden centre | greenhouse | seedlings | potted plants | pruning | gardener | plant beds
Gardening ~ pruned | weeding | hedges | flower beds | lawns | potted plants | planted flowers
Groundskeeping ~ gardener | hedges | golf course | lawns | flower beds | sports pitches
Lawn care ~ lawns | mower | ride-on mower | strimmer | hedges
Arboriculture ~ trees | felled | pruned trees | wood chipper | climbing trees
Chainsaw operation ~ felled trees | logging | firewood | trees
Forestry ~ felled trees | timber | woodland | planted trees | logging
Aquaculture ~ salmon | fish tanks | hatchery
Commercial fishing ~ trawler | fishing boat | skipper | fishing nets | at sea
Floristry ~ flowers | bouquets | wreaths | flower shop
Laboratory technician ~ laboratory | test tubes | pipettes | samples | prepared solutions | reagents
Laboratory techniques ~ pipettes | pipetting | test tubes | reagents | prepared solutions | samples tested
Sample preparation ~ samples | weighed samples | diluted | pipetting
Medical laboratory science ~ blood tests | hospital lab | specimens | urine tests
PCR ~ DNA samples | primers | COVID tests | thermocycler
Gel electrophoresis ~ gels | protein bands | DNA samples
Western blot ~ proteins detected | antibodies | membranes
ELISA ~ antibodies | plate reader | immunoassays
Cell culture ~ grew cells | cell lines | incubator | flasks | media changes
Flow cytometry ~ cell sorting | stained cells
Microscopy ~ slides | stained cells | imaging of cells
HPLC ~ chromatography | purity tests | Agilent
Gas chromatography ~ chromatography | Agilent | residue tests
Mass spectrometry ~ chromatography | proteomics | peptide
Spectroscopy ~ absorbance | infrared | wavelength
Titration ~ wet chemistry | burette | acid and base | pH
Microbiology ~ bacteria | agar plates | petri dishes | swabs plated | bacterial cultures | culture plates
Molecular biology ~ plasmids | DNA | cloning | gene expression
Biochemistry ~ enzymes | proteins purified | assays
Analytical chemistry ~ chromatography | purity tests | chemical tests | residue tests
Organic chemistry ~ synthesised | compounds made | reaction flasks
Histology ~ tissue slides | stained sections | microtome | biopsies
Haematology ~ blood counts | blood films | blood bank | transfusion
Pathology ~ biopsies | post-mortems | tissue slides
DNA extraction ~ DNA samples | Illumina | sequenced
Genetics ~ mutations | DNA samples | family trees
Animal models ~ mice | rats | rodents
LIMS ~ lab database | sample database | sample tracking
Research and development ~ new products | prototypes | research project | trials of new | lab experiments
Scientific writing ~ journal articles | thesis | published in
Literature review ~ read papers | thesis | reviewed studies
Statistics ~ regression | significance tests | SPSS tables | sampling | econometrics
SPSS ~ survey data | statistical tests | regression
Qualitative research ~ interviews for research | ethnography | dissertation interviews
Quantitative research ~ survey data | statistical tests | dissertation survey
Survey design ~ questionnaires | online surveys | polls | Google Forms
Water quality testing ~ water samples | pH | river samples | chlorine tests
Mechanical engineering ~ gearboxes | pumps and turbines | mechanisms | designed machines | machine parts designed
Electrical engineering ~ control panels | circuits | power supply
Electronics engineering ~ circuits | circuit boards | schematics | sensors
Civil engineering ~ roads and drainage | foundations | concrete structures | site surveys | road bridges | site drainage
Structural engineering ~ beams and columns | load calculations | steel frames
Chemical engineering ~ refinery | reactors | distillation | process plant
Industrial engineering ~ time studies | line balancing | plant layout | work studies
Aerospace engineering ~ wings | aircraft parts | jet engines | satellites | Airbus | Boeing
Biomedical engineering ~ medical devices | hospital equipment | prosthetics | implants
Environmental engineering ~ landfill | soil remediation | wastewater | emissions
Petroleum engineering ~ oil wells | drilling | well logs
Geotechnical engineering ~ soil tests | boreholes | soil samples
Nuclear engineering ~ reactor | radiation | atomic plant
Marine engineering ~ ship engines | engine room | vessels | shipyard
Mining engineering ~ quarry | ore | blasting | coal mine | gold mine | underground mine
Materials engineering ~ alloys | tensile tests | hardness tests | composites | metals
Controls engineering ~ servo | sensors | automated lines | PID | machine controls
Reliability engineering ~ MTBF | failure rates | downtime
Design engineering ~ drew parts | prototypes | 3D models | technical drawings
CAD ~ drawings | drew parts | technical drawings | drew plans | 3D models
AutoCAD ~ technical drawings | drew plans | site plans | floor plans | drawings
SolidWorks ~ 3D models of parts | drew parts | 3D models
BIM ~ building models | clash detection | 3D building | Navisworks
Revit ~ building models | floor plans | 3D building
Technical drafting ~ drew plans | drawings | technical drawings | drawing board | detail drawings
Finite element analysis ~ stress analysis | simulations | mesh | strength calculations
Computational fluid dynamics ~ flow simulation | airflow | aerodynamics | wind tunnel
GD&T ~ tolerances | drawing tolerances | position tolerance
Design for manufacturing ~ easier to assemble | tooling cost | parts simplified
3D printing ~ printed parts | rapid prototypes | prototypes printed | filament
PLC programming ~ machine controls | automated lines | control cabinets | sensors and actuators
SCADA ~ control room | plant screens | process screens | remote monitoring of plant
HMI ~ touch panels | operator screens | machine screens
Variable frequency drives ~ motor speed | inverters
Industrial automation ~ automated lines | conveyors | robots | sensors and actuators
Robotics ~ KUKA | ABB | robot cell | robot arm
Control and instrumentation ~ pressure transmitters | flow meters | sensors | loop checks | control valves
Hydraulics ~ hoses | pumps and valves | cylinders
Pneumatics ~ compressed air | air cylinders | air lines | solenoids
Circuit design ~ schematics | circuits | breadboard | amplifiers
PCB design ~ circuit boards | KiCad
Embedded systems ~ STM32 | Raspberry Pi | devices programmed | sensors | bare metal | RTOS
Microcontrollers ~ Raspberry Pi | STM32 | ESP32 | PIC | boards programmed
Power systems ~ substations | grid | protection relays | power transformers
Renewable energy ~ solar | wind farm | hydro | biogas
Wind turbine technician ~ wind farm | turbines | nacelle | blades
Oil and gas ~ refinery | drilling | oil wells | gas wells | gas pipeline
Offshore work ~ North Sea | platform rotation | vessel | rig
Drilling rig ~ boreholes | drill pipe | drilling | oil wells | drilled wells
Power plant operation ~ turbines | boiler house | control room | steam turbines | diesel generators
Generator maintenance ~ gensets | standby power | diesel generators
Meter reading ~ gas and electricity meters | water meters | smart meters
Energy audits ~ energy bills | insulation checks | EPC | energy saving
Environmental compliance ~ emissions | waste permits | spill | discharge permits
Geology ~ boreholes | core samples | minerals
Geographic information systems ~ maps | spatial data
Data analysis ~ looked at figures | dashboards | charts from data | figures for management
Business intelligence ~ dashboards | management reports | data cubes
Data visualisation ~ dashboards | charts | graphs | infographics
Power BI ~ dashboards | DAX | Power Query | interactive reports
Tableau ~ dashboards | interactive reports | charts
Data science ~ predictive models | prediction | forecasting models | Kaggle | churn models
Machine learning ~ predictive models | classifiers | trained models | prediction | recommendation engine | random forest | Kaggle
Deep learning ~ GPU training | LSTM | trained models
Natural language processing ~ chatbot | text classification | sentiment | text mining
Computer vision ~ object detection | face recognition | image classifiers | YOLO
Large language models ~ ChatGPT | GPT | LangChain | chatbot
Artificial intelligence ~ chatbot | machine learning | neural | ChatGPT | predictive models
Data engineering ~ data lake | nightly loads | batch jobs | ingest
ETL ~ nightly loads | data feeds | loaded data | data migration | imports from files
Data warehousing ~ data lake | star schema | data marts | fact tables
Data quality ~ duplicates removed | cleaned data | corrected records | checked records
Data migration ~ moved data | new system switch | legacy data | imported records
Big data ~ billions of rows | cluster | terabytes | data lake
Apache Spark ~ cluster computing | terabytes | big data
Apache Kafka ~ event streams | streaming data | message streams
SQL ~ queries | database queries | stored procedures
PostgreSQL ~ relational database | SQL database | database queries
MySQL ~ relational database | phpMyAdmin | SQL database
SQL Server ~ stored procedures | relational database | SSMS | Microsoft database
Oracle Database ~ PL/SQL | relational database | stored procedures
NoSQL ~ document store | key-value | CouchDB | Firebase
MongoDB ~ document store | MERN | Mongoose | MERN stack | MEAN stack
Redis ~ caching | in-memory | session store
Elasticsearch ~ search engine | full-text search | Kibana | Logstash
Database administration ~ tuned queries | database servers | restored databases | index tuning
Database design ~ tables and relations | ER diagrams | normalised
Software development ~ wrote software | built an app | wrote programs | built apps | wrote code | coded programs | wrote software tools | built programs
JavaScript ~ interactive web pages | browser scripts | web front | AJAX | npm
TypeScript ~ typed code | web front | Deno
Java ~ Tomcat | JVM | JSP | Eclipse | object-oriented
Python ~ scripts | Anaconda | automation scripts | PyCharm
C++ ~ Qt | STL | native code | CMake
C# ~ Visual Studio | Microsoft stack | WinForms
.NET ~ Visual Studio | Microsoft stack | NuGet
PHP ~ Wordpress plugins | server-side scripts | LAMP stack
Kotlin ~ android apps | JVM
Swift ~ iphone apps | Apple apps | ios apps
React ~ single-page | JSX | frontend framework
Angular ~ RxJS | single-page | frontend framework | NgRx
Vue.js ~ Vuex | Pinia | single-page | frontend framework
Node.js ~ npm | server-side JavaScript | MERN | JavaScript backend | MERN stack | MEAN stack
Django ~ python web | web apps in Python
Spring Boot ~ java backend | java services | java web
HTML ~ web pages | markup | built websites | static pages
CSS ~ stylesheets | page styling | flexbox | web pages
REST APIs ~ endpoints | web services | Swagger | JSON services
API development ~ endpoints | Swagger | third-party systems connected
GraphQL ~ schema resolvers | query API
Microservices ~ split the monolith | many small services | service mesh | independent services
RabbitMQ ~ message broker | queues | async jobs
Backend development ~ server-side | endpoints | business logic | databases and APIs | web services
Frontend development ~ web pages | user interfaces | single-page | browser
Full-stack development ~ front and back | whole web app | MERN | end-to-end features | web apps
Web development ~ websites | web pages | built sites | webmaster | landing pages coded
Mobile development ~ app store | phone app | play store
Android development ~ play store | phone app | mobile apps
iOS development ~ app store | phone app | mobile apps | TestFlight
Responsive design ~ mobile friendly | all screen sizes | media queries | mobile first
Web accessibility ~ screen readers | aria | colour contrast | alt text
Game development ~ gameplay | level design | built games | video games
Blockchain ~ crypto | wallets | Bitcoin | NFT
Internet of Things ~ connected devices | sensors | smart home | MQTT
Agile ~ sprints | stand-ups | standups | backlog | two-week iterations | retrospectives
Scrum ~ sprints | stand-ups | daily standups | backlog | sprint planning | retrospectives
Scrum Master ~ ran stand-ups | led sprints | retrospectives | facilitated sprints
Product owner ~ backlog | prioritised features | user needs | accepted stories
Product management ~ roadmap | feature priorities | product vision | prioritised features
Jira ~ backlog | ticket board | issue tracker | Atlassian
Git ~ pull requests | merge requests | repository
CI/CD ~ automated builds | build pipeline | releases automated | deployments | build server
Jenkins ~ build server | automated builds | build pipeline
Unit testing ~ Jest | Mocha | test coverage | code coverage | wrote tests
Test automation ~ Playwright | automated checks | test framework | Robot Framework
Software testing ~ found bugs | tested apps | tested features | bugs | tested websites
Regression testing ~ retested | release tests | repeated tests
User acceptance testing ~ user trials | tested with users | sign-off by users
Load testing ~ performance tests | peak load | concurrent users
Bug tracking ~ bugs logged | issue tracker | found bugs
Code review ~ pull requests | merge requests | checked colleagues' code
Debugging ~ fixed bugs | bug fixing | bugs | crash dumps
Technical documentation ~ wiki pages | instructions written | operating manuals
RPA ~ software robots | automated clicks | macros | bots
Low-code ~ no-code | Airtable | Mendix
AWS ~ cloud servers | cloud hosting | hosted in the cloud | Amazon cloud
Azure ~ cloud servers | cloud hosting | Microsoft cloud | hosted in the cloud
Google Cloud ~ cloud servers | cloud hosting | Firebase | hosted in the cloud
Cloud computing ~ hosted servers | Heroku | DigitalOcean | moved servers to the cloud | hosted in the cloud
Docker ~ images and registries | Podman | containerised | container images | container platform
Kubernetes ~ orchestration | pods | clusters | Rancher | container platform | container clusters
Terraform ~ infrastructure scripts | Pulumi | provisioned servers
Ansible ~ configuration management | playbooks | server automation
Infrastructure as code ~ provisioned servers | Pulumi | scripted servers | playbooks
DevOps ~ deployments | build pipeline | release automation | automated builds
Site reliability engineering ~ uptime | on-call rotation | post-mortems | production servers
Monitoring tools ~ alerts | server alerts | uptime | dashboards for servers
Linux ~ command line | Fedora | Apache servers | Kali
Bash scripting ~ command line | cron | awk
PowerShell ~ Windows scripts | command line | admin scripts
Windows Server ~ domain controllers | file servers | Microsoft servers | IIS
Windows operating system ~ PC setup | installed PCs | desktops | workstations
Active Directory ~ user accounts | domain controllers | created users | password resets | reset passwords
Exchange Server ~ mailboxes | mail server | email accounts
Microsoft Teams ~ online meetings | video meetings | chat channels
SharePoint ~ intranet | document libraries | team sites
VMware ~ virtual servers | hypervisor | VMs | Hyper-V
Server virtualisation ~ virtual servers | hypervisor | VMs
System administration ~ servers | looked after servers | user accounts | domain controllers
IT support ~ fixed computers | users' problems | password resets | reset passwords | printers | installed PCs | laptops
Second line support ~ escalated tickets | remote desktop | users' problems
Computer repair ~ fixed computers | laptops | replaced hard drives | built PCs | motherboards
IT asset management ~ laptops issued | hardware inventory | licences tracked
IT service management ~ tickets | incident tickets | service catalogue
Incident management ~ outages | major outages | tickets | on-call
Ticketing system ~ tickets | logged calls | queue of requests | ticket queue
Backup and recovery ~ backups | restored files | tapes
Disaster recovery ~ backups | failover | restored systems
Network administration ~ routers | Wi-Fi | office network | cabling | access points | network switches
Local area networks ~ office network | Wi-Fi | patch panels | network cables
Routing and switching ~ routers | VLAN | switches configured | Juniper | network switches | switch ports
Cisco networking ~ routers | VLAN | switches configured | network switches
CCNA ~ routers | VLAN | network course | switches configured
Firewalls ~ network security | blocked ports | pfSense | VPN tunnels
VPN ~ remote access | tunnels | secure connection
VoIP ~ phone system | PBX | office telephony | Asterisk
Telecommunications ~ phone lines | broadband | mobile network | base stations | antennas
Cybersecurity ~ phishing | malware | antivirus | security patches | hacking | security alerts
SIEM ~ security alerts | log analysis | event logs
Penetration testing ~ hacking | Kali | Metasploit | bug bounty | Burp
Vulnerability assessment ~ security scans | security holes
Identity and access management ~ user permissions | access rights | user accounts | multi-factor
Incident response ~ security breach | malware | forensics
SAP ~ ERP | company software | goods movements booked
ERP ~ Odoo | company-wide system | stock and finance system | Infor
Solution architecture ~ designed systems | system landscape | architecture diagrams | technical designs
Content management systems ~ website updates | edited web pages | Squarespace | Wix | updated the website
WordPress ~ website updates | Wix | themes and plugins | updated the website | Elementor
Computer literacy ~ emails | online forms | computers | tablet | internet and email | office programs | used computers
Project management ~ projects on time | ran projects | delivered projects | milestones | Gantt | in charge of the project
Programme management ~ several projects | portfolio of projects | multiple projects
Project coordination ~ project assistant | project meetings | followed up actions | action lists | milestones
PMP ~ ran projects | PMI | delivered projects
PRINCE2 ~ ran projects | project boards | stage plans
Project planning ~ Gantt | milestones | timelines | work packages
Change management ~ new system introduced | transformation | restructuring | reorganisation
Business analysis ~ gap analysis | functional specs | workshops with users | functional specifications
Requirements gathering ~ interviewed users | workshops with users | user needs | functional specifications
Business process modelling ~ flow charts | workflows | flowcharts | process diagrams
Stakeholder management ~ worked with councils | worked with partners | steering committee | board members | local residents
Management consulting ~ advised companies | McKinsey | Deloitte | consulted for
Strategic planning ~ five-year plan | long-term goals | vision for | roadmap
Operations management ~ ran the depot | ran the plant | daily running | day-to-day running
General management ~ ran the company | ran the branch | managing director | branch manager
Key performance indicators ~ scorecard | targets tracked | dashboards | monthly figures
Entrepreneurship ~ own business | started a business | start-up | own shop | self-employed
Graphic design ~ logos | posters | brochures | flyers designed | layouts | banners
UX design ~ prototypes | app screens | user flows | personas
UI design ~ app screens | mockups | icons | buttons and layouts
UX research ~ user interviews | personas | tested with users
Figma ~ mockups | app screens | prototypes | design files
Adobe Photoshop ~ retouched | photo touch-ups | GIMP | image cut-outs
Adobe Illustrator ~ vector | logos | Inkscape
Adobe InDesign ~ layouts | magazine pages | brochures
Adobe Creative Suite ~ retouched | layouts | logos | posters
Typography ~ fonts | lettering | page layouts
Packaging design ~ boxes and labels | labels designed | cartons
Web design ~ websites | page layouts | Wix | Squarespace
Motion graphics ~ animated | title sequences
3D modelling ~ game assets | 3D assets
Character animation ~ cartoons | animated | storyboards
Video editing ~ cut videos | YouTube videos | film cuts | footage | reels
Videography ~ filmed | footage | wedding films | shot videos
Video production ~ filmed | film sets | shoots | TV studio | short films
Photography ~ portraits | photos | photo shoots | took pictures | studio lights | weddings shot | camera
Photo editing ~ edited photos | GIMP | colour corrected
Sound engineering ~ mixing desk | concerts sound | recording studio | microphones | PA systems
Lighting technician ~ rigs | DMX | concert lights
Stage management ~ theatre rehearsals | cues | backstage | props
Set design ~ film sets | props | stage scenery
Costume design ~ wardrobe | theatre clothes | period dress
Fashion design ~ garments | sketches of clothes
Interior design ~ room layouts | colour schemes | furnishings | showflats | mood boards
Podcast production ~ episodes | recorded interviews | audio shows
Radio presenting ~ radio | on air | studio host
Journalist ~ newspaper | interviewed politicians | news stories | wrote articles | local paper
Copyediting ~ edited articles | manuscripts | corrected texts | style guide
Proofreading ~ corrected texts | spelling and grammar | typos | manuscripts
Creative writing ~ short stories | novels | poems
Blogging ~ own website articles | travel site | WordPress articles
Publishing industry ~ manuscripts | magazines
Newsletter production ~ mailing list | members' magazine | parish magazine
Sign making ~ vinyl | banners | shop fronts | shop signs | shop lettering
Stage acting ~ theatre company | film roles | drama school
Dance teaching ~ ballet | dance classes | salsa
Museum curation ~ exhibitions | gallery | museum
Archivist ~ archives | old documents | historical records
Translation ~ bilingual documents | language pairs
Interpreting languages ~ interpreted | between doctor and patient in | translated at meetings
Subtitling ~ film translations | film captions
Architectural design ~ house plans | floor plans | building designs | architect's office
Landscape architecture ~ public gardens | planting plans | public parks
Real estate sales ~ houses sold | property viewings | showed houses | listings | flats sold | rental flats | house viewings
Property management ~ tenants | rents | apartment buildings | landlord
Property lettings ~ tenants | rents | rental flats | leases | flat viewings
Property appraisal ~ house values | property surveys | valued houses
Tenant relations ~ tenants | residents' complaints | landlord
Title search ~ land registry | deeds | property records
Hairdressing ~ salon | blow dry | perms | shampooed | hair highlights | styled hair
Barbering ~ shaves | beard trims | clippers | men's cuts
Hair colouring ~ tints | bleaching | hair highlights | hair dye
Beauty therapy ~ facials | waxing | salon | skin treatments | eyebrows
Nail technician ~ acrylics | nails | nail bar
Body waxing ~ hair removal | beauty salon | brows
Eyelash extensions ~ lashes | brows | beauty salon
Make-up artistry ~ make-up | cosmetics counter | bridal looks | Mac cosmetics
Spa therapy ~ facials | massages | sauna | wellness hotel
Salon management ~ own salon | ran a salon | salon owner
Personal training ~ gym | one-to-one workouts | workouts | training plans for clients | weight room | lifted weights with clients
Gym instructor ~ gym | workouts | treadmills | weight room | gym floor
Group fitness ~ Zumba | spinning | bootcamp | circuits class
Yoga instruction ~ yoga | meditation | stretching classes
Swimming teaching ~ pool | children to swim
Sports coaching ~ under-12s | youth football | trained the team | football club | coached a team | coached children | youth team
Sports therapy ~ taping | athletes
Fitness assessments ~ body fat | treadmill tests
Leisure centre ~ pool | gym desk | sports hall
Umpiring and refereeing ~ matches officiated | whistle | football matches
Funeral services ~ funerals | coffins | burials | hearse | crematorium
Single-page apps ~ SPA frontend | React | Angular
Handling difficult customers ~ angry customers | upset guests | unhappy customers
Accessibility of buildings ~ ramps | wheelchair access
Window installation ~ double glazing | window frames | fitted windows
Public transport work ~ bus | tram | metro | ticket inspector
Ticket sales ~ box office | cinema | ticket desk | sold tickets
Theatre ushering ~ usher | showed to seats | cinema
Parking enforcement ~ parking tickets | parking attendant | traffic warden
Postal delivery ~ postman | mail round | letters delivered | Royal Mail
Council tax administration ~ council office | benefits office | revenues desk
Census or survey interviewing ~ questionnaires | door surveys | enumerator
Election work ~ polling station | ballot | counted votes
Cold storage work ~ freezer | cold store | chilled warehouse
Coffee machine cleaning ~ coffee machine | barista | cafe
Customer onboarding ~ set up new clients | new client accounts | welcome calls
Key cutting ~ locksmith | keys copied | locks
Locksmith work ~ locks | keys cut | lock changes
Glass work ~ glazier | cut glass | panes
Shoe repair ~ cobbler | heels and soles
Watch repair ~ watchmaker | clock repairs | watch batteries
Phone repair ~ cracked screens | phone shop | mobile phones fixed
TV and satellite installation ~ aerials | satellite dishes | set-top boxes
Broadband installation ~ home routers | phone lines | street cabinets
`;
