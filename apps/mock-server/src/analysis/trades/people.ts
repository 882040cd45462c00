/** Trades of health, teaching, hospitality and public service, in the form that readTrades.ts reads. */
export const PEOPLE = `
# healthcare | healthcare
roles: registered nurse, nurse, staff nurse, charge nurse, nurse practitioner, medical assistant, physician,
  physician assistant, certified nursing assistant, licensed practical nurse, healthcare administrator, caregiver,
  home health aide, physical therapist, pharmacist, pharmacy technician, dental assistant, dentist, paramedic,
  medical technologist, surgeon, nurse manager, clinic manager, patient care technician, occupational therapist,
  radiologic technologist, health care assistant, director of nursing, nursing supervisor, medical receptionist,
  phlebotomist, clinical manager, case manager rn, health educator
words: patient, patients, medical, clinical, clinic, hospital, physicians, physician, doctors, nurses, healthcare,
  health care, diagnosis, diagnoses, surgery, surgical, treatment, charting, specimens, injections, ekg, vital,
  symptoms, admissions, discharge, discharge planning, medicare, medicaid, residents, long term care, acute care,
  bedside, oncology, pediatric, geriatric, cardiac, telemetry, medical staff, illness, disease, home health,
  hospice, joint commission, health services, primary care, dental, oxygen
# fitness | fitness and sport
roles: personal trainer, fitness trainer, fitness instructor, fitness manager, group fitness instructor, strength
  coach, fitness director, yoga instructor, wellness coach, athletic trainer, fitness coach, gym manager, sports
  coach, head coach, assistant coach, fitness specialist, exercise physiologist, health and fitness specialist,
  health coach, wellness coordinator, fitness consultant, fitness coordinator, athletic director, swim instructor,
  recreation coordinator, lifeguard
words: fitness, gym, gyms, wellness, exercise, exercises, workout, training sessions, training session, sports,
  sport, athletic, athletics, health club, weight loss, personal training sessions, fitness goals, fitness center,
  fitness equipment, cardio, cardiovascular, body, flexibility, endurance, injury prevention, physical activity,
  physical fitness, physical education, recreation, swimming, boot camp, fitness floor, one on one training, healthy
  lifestyle, wellness programs, recreational, club, ymca, gym trainer, zumba, hiit, spin, bootcamp, training plans,
  diet, spotting, warm up, stretching, physio, cardio training, crossfit, kettlebell, personal trainer
  certification, treadmill, workouts, fitness assessments, coach, coaching, athletes, martial arts, karate,
  football, cricket coach, stamina, health education, wellbeing, naturopathy, rehabilitation, weight management,
  cpr, first aid, pilates, muscle, kinesiology, physical trainer, nutrition, dietician, sports nutrition
# teaching | teaching
roles: teacher, elementary teacher, math teacher, english teacher, science teacher, substitute teacher, special
  education teacher, preschool teacher, lead teacher, teacher assistant, teaching assistant, kindergarten teacher,
  high school teacher, professor, lecturer, adjunct instructor, assistant teacher, primary school teacher, student
  teacher, tutor, paraprofessional, instructional coach, head teacher, school principal, teacher aide, secondary
  school teacher, adjunct professor, classroom teacher, spanish teacher, history teacher, music teacher, middle
  school teacher
words: students, student, pupils, pupil, lessons, lesson, teaching, class, classes, grade, grades, school, schools,
  learners, instruction, instructional, academic, homework, common core, standardized tests, literacy, reading,
  mathematics, phonics, parents, parent, faculty, classroom, education, learning styles, state standards, field
  trips, school district, elementary, children, instructional strategies, behavior management, course, courses,
  syllabus
# culinary | cooking
roles: chef, executive chef, sous chef, head chef, line cook, cook, prep cook, pastry chef, chef de partie, kitchen
  manager, baker, private chef, personal chef, banquet chef, head cook, commis chef, lead cook, assistant cook,
  grill cook, sushi chef, restaurant manager, catering manager, food service manager, food service worker, kitchen
  helper, dishwasher, executive sous chef
words: food, meals, meal, ingredients, recipe, menu items, culinary, culinary arts, dinner, lunch, breakfast,
  buffet, sauces, soups, salads, meats, meat, seafood, vegetables, italian, french cuisine, garnish, dining, dining
  room, kitchen equipment, food quality, food production, foods, entrees, cuts, portions, portion, restaurant,
  kitchens, hot line, chefs, cooks, cuisines, food service, foodservice, guests, catering, grilling, roasting,
  sauteing
# hospitality | hospitality
roles: hotel manager, front desk agent, concierge, waiter, waitress, server restaurant, guest service agent, host,
  hostess, housekeeper, bartender, night auditor, event coordinator, travel agent
words: guest, guests, reservations, check in, rooms, occupancy, tables, beverage, beverages, tourism, travel
# social_work | social work
roles: social worker, case manager, social work intern, youth worker, community worker, family support worker,
  outreach worker, child protection worker, residential counselor, case worker, program coordinator ngo, community
  organizer, support worker, community health worker
words: social work, case management, foster, foster care, child welfare, shelter, homeless, homelessness, domestic
  violence, substance abuse, crisis intervention, home visits, intake, referrals, safeguarding, advocacy,
  vulnerable, support groups, social services, msw, rehabilitation, community resources, ngo, self help groups,
  youth, at risk
# psychology | psychology and counselling
roles: psychologist, counselor, counsellor, therapist, mental health counselor, clinical psychologist, school
  counselor, psychotherapist, behavior analyst, behavior technician, guidance counselor, family therapist
words: psychology, counseling, counselling, therapy, psychotherapy, cbt, dbt, mental health, group therapy,
  psychological assessment, anxiety, depression, trauma, treatment plans, behavioral, aba, autism, addiction, dsm,
  crisis counseling, clinical supervision
# physician | medicine | healthcare
roles: physician, doctor, medical officer, resident doctor, surgeon, general practitioner, house officer, junior
  resident, consultant physician, cardiologist, pediatrician, radiologist, anesthesiologist, medical director,
  registrar, dentist, dental surgeon, ayurvedic doctor, homeopathic doctor, veterinarian
words: mbbs, md, diagnosis, outpatients, opd, ward rounds, surgery, surgeries, prescriptions, casualty, internship
  rotatory, residency, anaesthesia, pathology, radiology, cardiology, paediatrics, gynaecology, obstetrics,
  orthopaedics, medical council, medical camps, dental, dentistry, root canal, extractions, veterinary, animal
  hospital, bams, bhms, bds, emergency medicine, consultations
# pharmacy | pharmacy and pharmaceuticals | healthcare
roles: pharmacist, pharmacy technician, clinical pharmacist, drug safety associate, medical representative,
  regulatory affairs associate, clinical research associate, clinical research coordinator, pharmacovigilance
  associate, formulation scientist, medical coder, pharmacy manager
words: pharmacy, prescription, prescriptions, dispensing, b pharm, m pharm, pharmaceutical, drug, drugs,
  formulation, gmp, pharmacovigilance, adverse events, clinical trial, clinical trials, ich gcp, regulatory
  submissions, fda, tablets, inventory of medicines, compounding, dosage, insurance claims pharmacy, icd 10, cpt
  codes, medical coding, chemist, stability studies
# therapy | physical and occupational therapy | healthcare
roles: physical therapist, physiotherapist, occupational therapist, speech therapist, speech language pathologist,
  physical therapy assistant, rehabilitation specialist, massage therapist, chiropractor, respiratory therapist,
  physiotherapy intern
words: physiotherapy, physical therapy, occupational therapy, rehabilitation, rehab, mobilization, range of motion,
  gait, electrotherapy, ultrasound therapy, stroke patients, orthopedic, musculoskeletal, therapeutic exercise,
  manual therapy, posture, injuries, bpt, mpt, massage, speech therapy, pain relief, taping
# laboratory | laboratory science
roles: laboratory technician, lab technician, chemist, microbiologist, medical laboratory technician, biochemist,
  biologist, lab assistant, quality control chemist, analytical chemist, lab manager, medical technologist,
  biotechnologist, lab analyst
words: laboratory, lab, hplc, gc, spectroscopy, titration, pcr, elisa, cell culture, microscopy, assays,
  chromatography, samples, specimen, reagents, microbiology, biochemistry, molecular biology, biotechnology, blood
  samples, haematology, hematology, pathology lab, gel electrophoresis, glp, sterile, media preparation, dna, rna,
  western blot, chemistry
# dietetics | nutrition and dietetics | fitness
roles: dietitian, dietician, nutritionist, diet counsellor, clinical dietitian, registered dietitian, nutrition
  consultant, nutrition coach, food technologist, public health nutritionist, weight loss consultant
words: nutrition, diet, diets, diet chart, diet charts, diet plan, diet plans, dietetics, dietary, calorie,
  calories, nutritional assessment, meal plans, obesity, weight loss, weight management, diabetes diet, food and
  nutrition, bmi, body composition, supplements, therapeutic diet, nutrition counselling, healthy eating, metabolism
# yoga_wellness | yoga and wellness | fitness
roles: yoga teacher, yoga instructor, yoga trainer, meditation teacher, pilates instructor, wellness consultant,
  zumba instructor, aerobics instructor, spa therapist, naturopath
words: yoga, asana, asanas, pranayama, meditation, mindfulness, naturopathy, ayurveda, pilates, zumba, aerobics,
  stretching, hatha, vinyasa, prenatal yoga, surya namaskar, yogic, stress relief, relaxation, wellness, holistic,
  reiki, yoga therapy, yoga classes
# childcare | childcare and early years | teaching
roles: nanny, childcare worker, daycare teacher, babysitter, nursery teacher, early childhood educator, preschool
  teacher, daycare assistant, child care provider, nursery nurse, au pair
words: childcare, daycare, infants, toddlers, toddler, nursery, naps, diapers, playtime, early childhood,
  montessori, preschool, child development, children, play based, circle time, potty training, kindergarten,
  learning through play, snacks
# higher_education | university teaching | teaching
roles: assistant professor, professor, lecturer, associate professor, adjunct instructor, head of department,
  academic coordinator, dean, guest lecturer, visiting faculty, academic advisor, admissions counselor, registrar
  office
words: university teaching, undergraduate students, lectures, lecture, syllabus, faculty, naac, seminar, seminars,
  examinations, question papers, admissions, academic advising, students affairs, curriculum, department, conference
  papers, campus, semester, thesis guidance
# training | corporate training | hr
roles: corporate trainer, training manager, soft skills trainer, learning and development manager, training
  specialist, instructional designer, training coordinator, trainer, facilitator, l&d specialist, process trainer
words: training needs analysis, training modules, e learning, instructional design, articulate storyline, lms,
  workshops, facilitation, soft skills training, train the trainer, kirkpatrick, training calendar, learning and
  development, course content, training programs, captivate, training materials, new hire training
# police | law enforcement and security services
roles: police officer, security guard, security officer, correctional officer, detective, sheriff deputy, security
  supervisor, private investigator, loss prevention officer, security manager, border patrol agent, firefighter,
  security executive, probation officer
words: patrol, patrols, surveillance, cctv, access control, arrests, crime, criminal investigation, firearms,
  inmates, inmate, corrections, traffic control, law enforcement, security breaches, guarding, police, sheriff,
  crime scene, emergency response, fire suppression, rescue, premises, incident reports, public safety, gate pass
# military | armed forces
roles: infantryman, platoon sergeant, squad leader, army officer, naval officer, logistics officer, company
  commander, soldier, non commissioned officer, intelligence analyst
words: army, navy, marines, marine corps, air force, battalion, platoon, deployment overseas, combat, military,
  brigade, squad, soldiers, infantry, veteran, secret clearance, regiment, armed forces, sergeant, lieutenant,
  commander
# beauty | beauty and hair
roles: hairdresser, hair stylist, beautician, makeup artist, cosmetologist, barber, nail technician, esthetician,
  salon manager, beauty advisor, beauty consultant, spa manager
words: salon, hair, haircut, hair cutting, coloring, manicure, pedicure, facials, skin care, skincare, makeup,
  cosmetics, waxing, beauty, cosmetology, spa, nails, bridal makeup, treatments, stylists
# cleaning | cleaning and housekeeping | hospitality
roles: housekeeper, cleaner, janitor, custodian, housekeeping supervisor, room attendant, housekeeping manager,
  laundry attendant, janitorial supervisor, housekeeping executive
words: cleaning, housekeeping, mopping, vacuuming, sanitizing, laundry, linens, linen, restrooms, trash, dusting,
  floors, bed making, rooms, cleaning chemicals, janitorial, sweeping, polishing, disinfecting
# hotel | hotel and front office | hospitality
roles: hotel manager, front office manager, front desk agent, guest relations executive, duty manager, front office
  executive, reservations agent, guest service associate, concierge, front desk manager, resort manager, night
  auditor
words: hotel, hotels, guest, guests, reservations, check in, check out, front office, opera pms, occupancy, revpar,
  room service, banquets, concierge, resort, guest satisfaction, housekeeping, lobby, night audit, room rates, ids
# food_service | restaurant service | hospitality
roles: waiter, waitress, server, bartender, barista, restaurant manager, food and beverage manager, host, hostess,
  food server, captain restaurant, steward, banquet server, crew member, fast food worker, assistant restaurant
  manager, f&b executive
words: tables, beverages, cocktails, wine, bar, coffee, espresso, orders, food and beverage, f&b, menu knowledge,
  tips, table service, fast food, restaurant, cash register, diners, drinks, fine dining, floor service, banquet,
  guests, drive thru
# travel | travel and tourism | hospitality
roles: travel agent, travel consultant, tour manager, ticketing executive, tour guide, visa executive, travel
  executive, tour operator, holiday consultant, reservation executive
words: travel, tours, tour packages, itineraries, itinerary, ticketing, amadeus, galileo, sabre, visa, airline
  tickets, holiday packages, sightseeing, tourism, cruises, iata, fares, hotel bookings, tourists, excursions
`;
