/** Trades of commerce, money, law and the office, in the form that readTrades.ts reads. */
export const COMMERCE = `
# operations | operations management
roles: operations manager, operations director, operations executive, operations supervisor, operations analyst,
  director of operations, operations head, general manager, chief operating officer, plant manager, assistant
  operations manager, operations coordinator, service delivery manager, operations lead, business operations
  manager, branch operations manager
words: operations management, day to day operations, daily operations, standard operating procedures, sop, sops,
  operational excellence, process improvement, cost reduction, productivity, kpi, kpis, sla, turnaround time, tat,
  manpower, manpower planning, shift, shifts, rosters, vendor management, capacity planning, service delivery,
  escalations, mis, mis reports, logistics, supply chain, inventory, dispatch, operating costs, efficiency, six
  sigma, lean, warehouse, store operations, floor, budgets, headcount, workflow, facility, facilities, fleet,
  safety, quality, p&l, client satisfaction, profitability, shift planning, rota, throughput, backlog, cost per
  unit, on time delivery, service levels, daily huddle, overtime, resource planning, operations head, branch
  operations, hub, courier, cargo, depot, fulfilment, inventory accuracy, dispatches, process excellence,
  transitions, business continuity, attrition, floor management, multi site, back office, operational efficiency,
  audits, sla adherence, client reviews, performance metrics
# sales | sales
roles: sales representative, sales manager, sales associate, sales executive, account executive, sales director,
  regional sales manager, inside sales representative, outside sales representative, sales consultant, salesperson,
  sales engineer, territory manager, sales specialist, sales assistant, sales coordinator, sales supervisor,
  district sales manager, sales lead, director of sales, vice president of sales, sales agent, sales professional
words: quota attainment, sell, sold, prospects, prospective customers, potential customers, buyers, sales calls,
  sales presentations, sales volume, monthly sales, annual sales, sales team, sales territory, product knowledge,
  customer base, commission, top performer, sales growth, sales revenue, exceeded sales, sales figures, sales force,
  sales reports, sales strategies, purchases, showroom, new customers, referrals, discounts, territory, dealers,
  dealer network, distributors, distributor, stockist, channel sales, retailers, outlets, beat plan, secondary
  sales, primary sales, fmcg, cold calls, cold calling, field sales, target achievement, monthly targets, targets,
  quotation, quotations, demo, product demo, closing, closed, order booking, payment collection, after sales, walk
  in customers, leads, lead generation, prospecting, customer visits, quota, upselling, sales promotion, door to
  door, telesales, key accounts, achieved targets, medical representative, doctor calls, chemists, merchandising
# business_development | business development
roles: business development manager, business development director, business development executive, business
  development representative, director of business development, vice president of business development, partnerships
  manager, business developer, business development associate, business development specialist, business development
  consultant, growth manager, business development officer, business development analyst, business development
  coordinator
words: new opportunities, business opportunities, business plans, business plan, growth strategy, growth strategies,
  strategic accounts, prospects, prospective clients, potential clients, deal, deals, c level, decision makers, go
  to market, revenue, market share, new clients, client acquisition, client base, pitch, strategic planning,
  competitive analysis, competitor analysis, business strategy, value proposition, start up, startup, entrepreneur,
  sales and marketing, networking, expansion, acquisitions, p&l, tie ups, tie up, alliances, partners, channel
  partners, resellers, rfp, rfps, bids, bid management, tenders, tender, proposals, proposal, new markets, market
  entry, prospecting, pre sales, upwork, mou, collaborations, partnerships, contracts signed, lead generation,
  corporate clients, client meetings, revenue targets, business case, term sheets, joint ventures, account mining,
  market research, expansion plan, business development
# retail | retail
roles: store manager, assistant store manager, retail manager, cashier, shop assistant, store associate, retail
  sales associate, key holder, department manager, stock clerk, shift leader, merchandiser
words: store, stores, shoppers, displays, registers, stock, sales floor, stockroom, planograms, returns and
  exchanges, customers, refunds
# bpo | customer support and BPO
roles: customer service representative, call center agent, call centre agent, customer service associate, customer
  support representative, call center representative, customer care representative, customer service manager,
  customer care executive, team leader operations, process associate, process executive, bpo executive, call center
  manager, call center supervisor, technical support representative, customer service supervisor, customer service
  agent, customer care associate, customer support executive, operations team leader, back office executive,
  customer service specialist
words: calls, inbound, outbound, phone calls, telephone, callers, caller, escalation, tickets, first call,
  adherence, kpi, kpis, sla, quality scores, call quality, process training, shrinkage, attrition, queues, queue,
  transactions, backlog, turnaround time, offshore, process, clients process, chat support, email support, headset,
  scripts, operations
# hr | human resources
roles: hr manager, hr generalist, human resources manager, human resources generalist, hr assistant, human resources
  assistant, recruiter, hr coordinator, human resources coordinator, hr director, human resources director, hr
  specialist, human resources specialist, hr administrator, hr business partner, talent acquisition specialist,
  technical recruiter, hr representative, human resources representative, hr executive, director of human resources,
  vice president of human resources, personnel manager, benefits administrator, hr intern, payroll specialist, human
  resources consultant, hr officer
words: employee, employees, new hires, new hire, personnel, personnel files, employee files, terminations,
  termination, turnover, retention, hiring managers, hiring, job descriptions, job postings, background checks,
  background check, open enrollment, workers compensation, employee handbook, handbook, staffing, exit interviews,
  unemployment claims, applicants, candidates, hr policies, workforce, 401k, leave of absence, headcount, culture,
  union, engagement survey, personnel records, employment, recruitment, recruiting, recruit, induction, joining
  formalities, offer letters, offer letter, salary negotiation, attendance, leave records, appraisal, appraisals,
  exit formalities, full and final settlement, provident fund, esic, statutory compliance, attrition, manpower
  planning, shortlisting, naukri, job portals, campus, campus recruitment, talent acquisition, grievances,
  grievance, disciplinary, wages, labour law, labour laws, factories act, trade unions, increments, salary, payroll,
  employee engagement, background verification, compensation, benefits, performance appraisal, interviews,
  interview, hiring process, onboarding, orientation, head hunting, end to end recruitment, employee relations,
  people partner, parental leave, bamboohr, hrms, pay bands, job fairs, performance reviews, human resource
# accounting | accounting
roles: accountant, staff accountant, senior accountant, accounting manager, accounts payable clerk, accounts
  receivable clerk, accounting clerk, bookkeeper, controller, auditor, tax accountant, accounts payable specialist,
  accounting assistant, cost accountant, accounting specialist, general accountant, junior accountant, assistant
  controller, chartered accountant, project accountant, accounting supervisor, audit associate, accounts executive,
  accounting intern, property accountant
words: journal, ledgers, reconcile, reconciled, reconciling, subsidiary ledgers, closing, month end close, bank
  statements, expense reports, expenses, 1099, w 2, payments, vouchers, posting, prepaid, accounts, chart of
  accounts, vendor invoices, aging, balances, bank deposits, tax filings, checks, credit memos, fiscal,
  disbursements, entries, discrepancies
# finance | finance
roles: financial analyst, finance manager, financial advisor, finance director, cfo, chief financial officer,
  investment analyst, senior financial analyst, portfolio manager, financial controller, treasury analyst, equity
  analyst, investment banking analyst, finance analyst, financial consultant, budget analyst, fp&a analyst, fp&a
  manager, financial planner, director of finance, finance officer, finance assistant, vice president of finance,
  finance intern, wealth manager, risk analyst
words: financial, finance, forecast, forecasts, ebitda, roi, capital, fp&a, hyperion, bloomberg, hedge, bonds,
  stocks, equity, equities, derivatives, fund, funds, asset management, assets, monthly forecasts, profitability,
  p&l, financial planning and analysis, cost savings, budget, budgets, quarterly, earnings, financial data, kpi,
  essbase, variance
# banking | banking
roles: bank teller, teller, personal banker, branch manager, loan officer, mortgage loan officer, credit analyst,
  relationship manager, relationship banker, head teller, lead teller, bank manager, banker, loan processor,
  mortgage underwriter, assistant branch manager, banking officer, credit officer, assistant manager bank, banking
  specialist, customer service banker, universal banker, commercial banker, operations officer bank, financial
  services representative, bank officer
words: branch, branches, bank, banks, financial institution, credit union, checking, savings, withdrawals, deposits,
  atm, drawer, interest rates, credit cards, credit card, home equity, refinance, borrowers, borrower, collateral,
  closing documents, wire transfers, money orders, safe deposit, federal reserve, fdic, wells fargo, cross selling,
  loan documents, bank products, banking products, financial products, currency, cash, counterfeit, overdraft, cds,
  ach, wires, lines of credit, commercial loans
# law | law
roles: lawyer, attorney, advocate, paralegal, legal assistant, legal counsel, associate attorney, law clerk, legal
  advisor, legal officer, solicitor, barrister, legal intern, legal associate, staff attorney, general counsel,
  corporate counsel, legal secretary, prosecutor, public defender, legal consultant, victim advocate, judge,
  judicial clerk, legal manager, court clerk, litigation attorney, legal executive, patient advocate
words: legal, law, court, courts, clients case, litigation, plaintiff, plaintiffs, defendant, defendants, counsel,
  judge, judges, juris doctor, jd, llb, ll b, llm, bar council, state bar, bar association, bar admission, law firm,
  law office, law school, statutes, jurisdiction, settlement, settlements, hearing, complaints filed, appeals,
  appeal, moot court, subpoenas, evidence, civil, criminal, high court, district court, supreme court, tribunal,
  legal matters, legal services, bankruptcy, immigration, victims, victim, domestic violence, contracts,
  legislation, vakalatnama, plaint, plaints, written statement, written statements, bail, affidavits, affidavit,
  writ, writ petition, petitions, pleadings, notices legal, legal notice, legal notices, legal opinion, arbitration,
  consumer forum, consumer court, sessions court, magistrate, family court, labour court, sale deed, sale deeds,
  power of attorney, partnership deed, conveyance, deeds, cross examination, bar exam, law chambers, advocate,
  vetting, agreements, suits, civil suits, juvenile justice, criminal law, penal code, mediation, stamp duty,
  company law, intellectual property, contract law, motions, depositions, discovery, jury, trial, trials, attorneys,
  lawyers, evictions, pro bono, judgement, judgment, prosecution, custody, maintenance petition, cyber law,
  constitution, llb degree, advocacy
# consulting | consulting
roles: consultant, management consultant, business consultant, senior consultant, strategy consultant, business
  analyst, principal consultant, consulting manager, associate consultant, it consultant, independent consultant,
  technology consultant, hr consultant, engagement manager, lead consultant, consultant intern, senior manager
  consulting, project consultant, advisory consultant, functional consultant, sap consultant, implementation
  consultant
words: consulting, consultancy, engagement, engagements, client site, deliverables, recommendations, assessments,
  strategy, implementation, stakeholder, transformation, deloitte, accenture, kpmg, pwc, ernst young, roadmap, as
  is, to be, best practices, use cases, user stories, uat, client requirements, project plan, project plans,
  solutions, business processes, process redesign, organizational design, subject matter expert, clients, business
  units
# logistics | logistics and purchasing
roles: logistics manager, supply chain manager, warehouse manager, warehouse associate, forklift operator,
  purchasing manager, procurement specialist, logistics coordinator, truck driver, delivery driver, material
  handler, inventory specialist, shipping clerk, dispatcher, buyer purchasing
words: shipments, shipment, pallets, loading, carriers, freight, truckload, routes, deliveries, suppliers, lead
  times, dispatch, packing, cycle counts
# admin | office administration
roles: administrative assistant, executive assistant, office manager, receptionist, secretary, office assistant,
  administrative coordinator, office administrator, office clerk, personal assistant, data entry clerk
words: correspondence, memos, minutes, calendars, filing, mail, faxes, copier, telephone calls, office supplies,
  visitors, front office, multi line phone
# insurance | insurance
roles: insurance agent, underwriter, claims adjuster, claims examiner, insurance broker, actuary, actuarial analyst,
  claims processor, insurance advisor, insurance underwriter, claims specialist, loss adjuster, insurance
  consultant, claims representative, insurance sales agent
words: insurance, policyholder, policyholders, premium, premiums, underwriting, claims, claim, actuarial,
  reinsurance, coverage, adjusters, adjuster, loss ratio, broker, brokers, life insurance, general insurance, motor
  insurance, annuities, property and casualty, policy issuance, renewals, settlement of claims, surveyor, risk
  assessment, mortality
# real_estate | real estate
roles: real estate agent, realtor, property manager, leasing agent, leasing consultant, real estate broker, property
  consultant, real estate manager, estate agent, real estate consultant, appraiser, assistant property manager,
  lettings negotiator, community manager apartments
words: real estate, property management, leasing, leases, lease, tenants, tenant, landlord, rentals, rent, listings,
  mls, escrow, appraisal, brokerage, open houses, viewings, apartment, apartments, occupancy, evictions, maintenance
  requests, commercial property, residential property, buyers and sellers, house sales, mortgages
# procurement | purchasing | logistics
roles: purchase manager, purchasing manager, procurement manager, procurement specialist, buyer, purchase executive,
  sourcing manager, purchasing agent, category manager, procurement officer, strategic buyer, purchase officer,
  vendor manager, procurement analyst, commodity manager
words: procurement, purchasing, purchase orders, purchase order, vendor development, supplier negotiation, tender,
  quotations, rfq, rfqs, vendor selection, supplier performance, category management, price comparison, spend
  analysis, contract negotiation, e procurement, ariba, lead times, material planning, mrp, cost savings, supplier
  base, incoterms
# marketing | marketing
roles: marketing manager, marketing executive, brand manager, marketing director, product marketing manager,
  marketing coordinator, marketing specialist, marketing analyst, trade marketing manager, assistant brand manager,
  marketing officer, field marketing manager, event marketer, chief marketing officer, marketing associate
words: marketing, brand, brands, branding, market research, campaigns, campaign, positioning, segmentation, trade
  marketing, consumer insights, promotions, product launches, atl, btl, activations, sponsorship, media planning,
  advertising, marketing plan, marketing strategy, brand awareness, marketing communications, collateral, pricing,
  launch, focus groups, customer acquisition, marketing budget, trade shows
# ecommerce | e-commerce | retail
roles: ecommerce manager, e commerce executive, ecommerce specialist, catalog executive, marketplace manager, online
  merchandiser, ecommerce coordinator
words: e commerce, ecommerce, amazon, flipkart, ebay, shopify, marketplace, product listings, listing optimisation,
  catalog, catalogue, fulfilment, seller central, online store, web shop, conversion, cart, sku, skus, returns,
  product descriptions
# tax | taxation | accounting
roles: tax consultant, tax analyst, tax manager, tax associate, tax accountant, tax preparer, tax advisor, gst
  consultant, tax assistant, enrolled agent
words: tax, taxation, tax returns, tax planning, income tax, gst, vat, tds, transfer pricing, irs, tax audit,
  withholding, corporate tax, tax compliance, form 1040, deductions, tax notices, excise, indirect tax, direct tax,
  assessments
# audit | auditing | accounting
roles: internal auditor, external auditor, statutory auditor, audit manager, audit senior, audit assistant, senior
  auditor, it auditor, article assistant, articled assistant, audit executive, compliance officer, compliance
  analyst, risk manager
words: audit, audits, statutory audit, internal audit, internal controls, audit reports, working papers, sox,
  sampling, vouching, audit findings, stock audit, concurrent audit, compliance, risk assessment, control testing,
  audit plan, coso, walkthroughs, material misstatement, audit committee, fraud
# trading | trading and markets | finance
roles: trader, stock broker, equity dealer, investment banker, wealth manager, relationship manager wealth, fund
  manager, equity research analyst, hedge fund analyst, commodity trader, dealer, mutual fund advisor, investment
  advisor, fund accountant
words: trading, equities, derivatives, options, futures, portfolio, mutual funds, mutual fund, nse, bse, stock
  market, brokerage, demat, technical analysis, hedge fund, fixed income, bonds, forex, nav, securities, capital
  markets, ipo, asset allocation, trade settlement, custody, back testing, commodities, aum
# executive | general management
roles: chief executive officer, ceo, managing director, general manager, president, vice president, chief operating
  officer, coo, business head, country manager, founder, co founder, entrepreneur
words: p&l responsibility, board of directors, strategic direction, shareholders, mergers, turnaround, company
  strategy, business units, startup, founded, investors, annual revenue, executive team, growth plan, restructuring,
  profit centre
`;
