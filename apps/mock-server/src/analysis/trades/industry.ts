/** Trades of engineering, building and production, in the form that readTrades.ts reads. */
export const INDUSTRY = `
# electrical | electrical and electronics engineering | engineering
roles: electrical engineer, electronics engineer, electrical design engineer, electrical maintenance engineer, power
  engineer, controls engineer, instrumentation engineer, electrical supervisor, electrical technician, electrical
  project engineer, electrical site engineer, hardware engineer, electrical engineering intern
words: electrical engineering, electrical, electronics, power system, power systems, substation, substations,
  transformer, transformers, switchgear, circuit breaker, circuit breakers, panel, panels, control panels, ht, lt,
  dg, dg sets, cable, cables, cabling, wiring, earthing, relays, relay, motors, generators, voltage, high voltage,
  single line diagram, load calculation, plc, scada, vfd, vfds, drives, hmi, lighting, illumination, capacitor,
  etap, electrical drawings, electrical maintenance, electrical installations, power distribution, transmission
  lines, ups, kv, kva, mcc, testing and commissioning, commissioning, energy, electrical equipment, circuits, pcb,
  microcontroller, embedded, substation maintenance, vcb, acb, apfc, megger, primary injection, loop checks, motor
  control centre, contactors, starters, bus bar, busbar, switchyard, ladder logic, siemens, allen bradley, abb,
  schneider, harmonics, power factor, energy meter, wireman, cable sizing, cable laying, cable schedule, lightning
  protection, fire alarm, dialux, electrical safety, windings, protection relays, panel wiring, electrical panels,
  load list, energy audit, breakdown maintenance, hvac electrical, electronics engineering, matlab simulink, solar
  pv, inverters, instrumentation, sensors, switchboard, switchboards, distribution boards, ct pt, smps, power
  electronics, kw
# civil | civil and structural engineering | construction
roles: civil engineer, structural engineer, site engineer, civil site engineer, geotechnical engineer, highway
  engineer, quantity surveyor, planning engineer, civil supervisor, bridge engineer, resident engineer, civil
  engineering intern, transportation engineer, surveyor, billing engineer, design engineer civil
words: civil engineering, civil works, civil, concrete, rcc, reinforcement, reinforced concrete, rebar, bar bending
  schedule, bbs, formwork, shuttering, slab, beam, columns, footing, foundation, foundations, excavation, brickwork,
  plaster, plastering, masonry, staad pro, staad, etabs, autocad civil, total station, levelling, surveying, survey,
  quantity estimation, estimation, bill of quantities, boq, rate analysis, contractor bills, subcontractor bills,
  site supervision, site inspection, site execution, roads, road, highway, highways, pavement, bridge, bridges,
  drainage, water supply, sewage, soil test, structural drawings, structural, buildings, cement, aggregate, steel,
  revit, primavera, construction site, residential building, quality of work, contractors, pwd, earthwork, sub base,
  bituminous, cube tests, cube test, slump, auto level, dumpy level, theodolite, ra bills, running bills, labour
  report, shuttering work, curing, waterproofing, tiling, plumbing drawings, stair, culvert, culverts, canal, dam,
  retaining wall, piling, piles, prestressed, post tensioned, seismic, wind load, geotechnical, soil mechanics, rain
  water harvesting, foundry sand, concrete technology, mix design, rmc, batching plant, measurement book,
  measurement sheet, site measurements, structural design, structural analysis, sap2000, tekla, layout marking, rcc
  work, finishing works, town planning, bungalow, residential towers, high rise, road construction, asphalt,
  contractor billing, block work, material reconciliation
# agriculture | agriculture
roles: agronomist, farm manager, farmer, agricultural technician, agricultural officer, agriculture teacher, farm
  worker, field technician, agricultural engineer, crop consultant, agricultural inspector, ranch manager,
  greenhouse manager, farm hand, horticulturist, herd manager, agricultural specialist, crop advisor, agricultural
  scientist, agriculture specialist, field agronomist, farm supervisor, landscaper, research technician, animal
  scientist, extension officer, park ranger
words: agriculture, agricultural, farm, field trials, seed, seeds, yield, yields, grain, corn, wheat, soybean,
  vegetables crops, fruit, orchard, vineyard, growers, grower, plant, plants, plant science, weeds, weed, insects,
  cows, cattle, pigs, goats, sheep, horses, animal, animals, feed, feeding, breeding, ranch, fields, rural, usda,
  ffa, 4 h, land, environmental, water, drip irrigation, biology, ecology, sustainable, ecosystem, plant pathology,
  botany, veterinary, fisheries, aquaculture, biodiversity, watershed, sprayer, agricultural products
# aviation | aviation
roles: pilot, aircraft mechanic, aviation mechanic, flight attendant, aircraft technician, airline pilot, air
  traffic controller, avionics technician, flight engineer, crew chief, aircraft maintenance engineer, aviation
  manager, aviation technician, flight instructor, first officer, captain, ramp agent, aviation safety officer,
  flight operations manager, aircraft maintenance technician, aviation supervisor, aircraft dispatcher, flight
  dispatcher, aviation maintenance technician, aircraft inspector, flight nurse, avionics specialist, airport
  operations manager, aviation electronics technician
words: aircraft, aviation, flight, flights, airline, airport, airports, air force, squadron, naval aviation, hangar,
  jet, jets, turbine, hydraulic, airworthiness, boeing, airbus, cessna, f 16, c 130, sorties, sortie, fuel,
  airfield, air station, flight deck, crew, aircrew, crew members, takeoff, landing gear, instrument rating,
  technical orders, propulsion, aeronautical, aeronautics, embry riddle, maintenance logs, airspace, navy, tower,
  passengers, passenger, cabin, uh 60, helicopter, ground support, preflight, flight schedules, mission
# automobile | vehicles
roles: automotive technician, auto mechanic, automobile mechanic, service advisor, service manager automotive,
  mechanic, car salesman, auto sales consultant, diesel mechanic, automotive service manager, auto technician,
  automotive sales manager, parts manager, automotive engineer, automobile sales consultant, auto body technician,
  service technician, automotive sales consultant, automotive mechanic, vehicle technician, finance and insurance
  manager, lube technician, fleet manager, internet sales manager, automobile technician
words: vehicle, vehicles, car, cars, auto, automotive, automobile, automobiles, dealership, dealerships, dealer,
  ford, toyota, honda, chevrolet, nissan, bmw, mercedes, chrysler, gm, general motors, hyundai, warranty, repair
  orders, repair order, test drive, test drives, engine, engines, mechanical repairs, diagnose, repairs, parts,
  garage, workshop, trade ins, f&i, auto repair, truck, trucks, motor, motors, shop, lot, service department,
  customers vehicles, windshield, detailing, tires, motorcycle, inspections, drivers, fuel systems, exhaust, auto
  insurance
# engineering | mechanical and manufacturing engineering
roles: mechanical engineer, electrical engineer, civil engineer, structural engineer, process engineer,
  manufacturing engineer, design engineer, project engineer, chemical engineer, industrial engineer, quality
  engineer, engineer, engineering manager, engineering technician, field engineer, production engineer, electronics
  engineer, controls engineer, maintenance engineer, engineering intern, senior engineer, test engineer, product
  engineer, engineering director, chief engineer, reliability engineer, environmental engineer, hardware engineer,
  research engineer, graduate engineer, plant engineer, application engineer
words: engineering, engineers, mechanical, electrical, prototype testing, specifications, bom, tooling, machinery,
  mechanisms, calculations, simulation, simulations, sensors, power systems, voltage, motors, pumps, valves,
  hydraulics, pneumatics, turbines, stress analysis, asme, ansi, iso, design reviews, pressure, drawings, injection
  molding, sheet metal, production, manufacturing, plant, electronics, validation, instrumentation, transformers,
  control systems, pro e, solid modeling, cad models, process control, energy, materials science, technical
  specifications, equipment
# construction | construction
roles: construction manager, construction superintendent, project superintendent, site manager, construction worker,
  foreman, general contractor, construction foreman, site engineer, construction project manager, carpenter,
  electrician, plumber, estimator, construction laborer, building inspector, quantity surveyor, construction
  supervisor, laborer, construction inspector, site supervisor, heavy equipment operator, superintendent, mason,
  welder, field superintendent, construction coordinator, construction engineer, painter, roofer, construction
  administrator, drywall installer
words: construction, building, buildings, contractor, residential, commercial buildings, site, sites, job site,
  rfis, rfi, change orders, change order, submittals, punch list, bids, bid, bidding, concrete, steel, demolition,
  excavation, grading site, scaffolding, framing, inspections, blueprints, plans and specifications, general
  contractors, trades, site work, renovation, renovations, remodel, lumber, drywall, roofing, plumbing, electrical
  installations, construction schedule, crews, labor, tools and equipment, power tools, utilities, structures, home
  builders, procore, lead certified, homes, painting, installation, asphalt, paving, hvac
# mechanical | mechanical engineering | engineering
roles: mechanical engineer, mechanical design engineer, design engineer, production engineer, cad engineer,
  mechanical technician, mechanical engineering intern, maintenance engineer, tool designer, product design
  engineer, cad designer, draughtsman, draftsman, manufacturing engineer, mechanical supervisor, piping engineer,
  mechanical maintenance engineer, graduate engineer trainee, cae engineer, thermal engineer, rotating equipment
  engineer
words: mechanical, mechanical engineering, solidworks, catia, creo, unigraphics, nx, inventor, ansys, hypermesh,
  gd&t, tolerances, sheet metal, casting, castings, forging, machining, cnc, vmc, lathe, milling, grinding, welding,
  fixtures, jigs, jigs and fixtures, tooling, bearings, gears, gearbox, gearboxes, shafts, pumps, compressors,
  conveyors, valves, boilers, turbines, hydraulics, pneumatics, hvac, thermodynamics, heat exchanger, heat
  exchangers, heat transfer, fluid mechanics, strength of materials, ic engine, press tools, die, dies, moulds,
  injection moulding, plastic parts, assembly line, assemblies, cycle time, rejection, ppap, fmea, control plan,
  apqp, kaizen, 5s, tpm, poka yoke, vernier, micrometer, cmm, bill of material, manufacturing drawings, 3d
  modelling, prototype, seals, castings and forgings, fabrication, pressure vessel, pressure vessels, piping,
  lubrication, vibration analysis, alignment of shafts, overhauling
# chemical | chemical and process engineering | engineering
roles: chemical engineer, process engineer, process safety engineer, chemical plant operator, refinery engineer,
  production chemist, plant operator, petrochemical engineer, process operator
words: chemical engineering, reactor, reactors, distillation, refinery, petrochemical, p&id, hazop, process
  simulation, aspen, hysys, unit operations, mass transfer, polymer, polymers, catalysts, solvents, batch process,
  dcs, effluent, wastewater treatment, chemical plant, heat balance, scrubber, boiler house
# quality | quality assurance in manufacturing | engineering
roles: quality engineer, quality inspector, quality control inspector, quality manager, quality assurance manager,
  qc inspector, quality control engineer, supplier quality engineer, qa qc engineer, quality executive, quality
  controller, metrologist
words: quality control, quality inspection, inspection, iso 9001, as9100, iatf 16949, ts 16949, spc, msa, cpk, capa,
  non conformance, ncr, calibration, gauges, cmm, 8d, root cause, 7 qc tools, first article, incoming inspection,
  corrective action, customer complaints, audits, supplier quality, fmea, sampling plan, measurement system
# safety | health, safety and environment
roles: safety officer, hse officer, ehs manager, safety manager, hse engineer, safety supervisor, fire officer, ehs
  officer, safety engineer, health and safety advisor, environmental officer, environmental engineer, fire and
  safety officer
words: hse, ehs, nebosh, iosh, osha, risk assessments, toolbox talks, permit to work, accident investigation, near
  miss, ppe, fire safety, emergency drills, hazard identification, safety training, environmental impact, iso 14001,
  iso 45001, waste management, incident reports, safety audits, confined space, evacuation, hazardous waste
# energy | oil, gas and energy | engineering
roles: petroleum engineer, drilling engineer, reservoir engineer, field operator, energy engineer, solar engineer,
  wind technician, geologist, mining engineer, pipeline engineer, power plant operator, solar technician, energy
  auditor
words: oil and gas, drilling, well, wells, offshore rig, rig, upstream, downstream, pipeline, reservoir, crude,
  solar, photovoltaic, wind turbine, wind farm, power plant, thermal power, boiler, turbine, renewable energy,
  geology, mining, mine, ore, blasting, core samples, lng, solar panels, inverter
# skilled_trades | skilled trades | construction
roles: electrician, plumber, welder, hvac technician, carpenter, pipefitter, maintenance technician, maintenance
  mechanic, machinist, fitter, millwright, handyman, refrigeration technician, cnc operator, cnc machinist, painter,
  facilities technician, building maintenance, boiler operator, tool and die maker
words: wiring, conduit, plumbing, pipes, hvac, furnace, refrigerant, air conditioning, thermostats, drywall, hand
  tools, power tools, soldering, brazing, welding, mig, tig, arc welding, lathe, milling, cnc, repair, repairs, work
  orders, preventive maintenance, boilers, pumps, motors, circuit breakers, water heaters, journeyman, apprentice,
  apprenticeship, carpentry, cabinets, hydraulics, fixtures, forklift
# production | factory production | engineering
roles: production supervisor, machine operator, production operator, assembly worker, assembler, production manager,
  factory worker, production worker, plant supervisor, shift supervisor, packer, line lead, plant manager,
  production executive, packaging operator
words: production line, assembly line, assembly, production targets, machine operation, packing, packaging, shift,
  manufacturing plant, factory, work instructions, downtime, lean manufacturing, scrap, output, raw material,
  production planning, shop floor, quality checks, oee, batch records, conveyor, gmp, set up machines, operators
# transport | driving and transport | logistics
roles: truck driver, delivery driver, bus driver, driver, cdl driver, taxi driver, chauffeur, dispatcher, fleet
  manager, transport manager, courier, transport coordinator, van driver, route driver, transport supervisor,
  locomotive engineer
words: cdl, driving, routes, route, deliveries, tractor trailer, trailer, dot regulations, logbook, freight, loads,
  hauling, fleet, vehicle inspection, gps, driving record, loading and unloading, pickup, dispatch, hazmat, fuel,
  trips, transport, drivers, bill of lading, backhaul
# architecture | architecture | construction
roles: architect, architectural designer, project architect, architectural assistant, urban planner, landscape
  architect, junior architect, architectural draftsman, town planner, intern architect, interior architect, interior
  designer
words: architecture, architectural, revit, sketchup, rhino, lumion, floor plans, elevations, sections, facade,
  master plan, masterplan, renderings, 3d visualisation, building design, working drawings, zoning, urban design,
  urban planning, landscape, concept design, site analysis, interiors, space planning, schematic design, vray,
  building information modeling, bim, b.arch
# environment | environment and sustainability
roles: environmental scientist, ecologist, sustainability manager, environmental consultant, sustainability
  consultant, conservation officer, environmental specialist, wildlife biologist, hydrologist, gis analyst, forester
words: environmental, sustainability, ecology, conservation, emissions, carbon footprint, groundwater, water
  quality, remediation, biodiversity, environmental impact assessment, gis, arcgis, qgis, wetlands, wildlife,
  climate, recycling, esg, air quality, contaminated, field sampling, epa
`;
