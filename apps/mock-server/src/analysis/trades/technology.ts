/** Trades of software, data and IT, in the form that readTrades.ts reads. */
export const TECHNOLOGY = `
# software | software development
roles: software engineer, software developer, backend engineer, back end developer, backend developer, frontend
  developer, frontend engineer, front end developer, full stack developer, full stack engineer, web developer, java
  developer, python developer, .net developer, mobile developer, ios developer, android developer, application
  developer, programmer, programmer analyst, software architect, tech lead, devops engineer, platform engineer, qa
  engineer, test engineer, game developer
words: code, coding, programming, api, apis, framework, refactoring, debugging, code review, code reviews,
  deployment, algorithms, open source, latency, scalable, repository, sdk, frameworks, libraries, software, sdlc,
  developer, developers
# java | Java development | software
roles: java developer, java engineer, j2ee developer, java programmer, java full stack developer, java backend
  developer, core java developer, java architect
words: java, core java, j2ee, java ee, jsp, servlet, servlets, spring, spring boot, spring mvc, struts, hibernate,
  jdbc, jpa, ejb, tomcat, weblogic, jboss, websphere, maven, gradle, junit, log4j, eclipse, intellij, jvm,
  multithreading, collections framework, jsf, ant, j2se, collections, jersey, jax rs, spring security, spring data,
  spring batch, mockito, thread pools, threads, swing, applets, dao, log4j2, netbeans, ejbs, ibatis, jar, oops
  concepts, thymeleaf, quarkus, multi threading, java 8, ear
# python | Python development | software
roles: python developer, python engineer, python programmer, django developer, python backend developer, python web
  developer
words: python, django, flask, fastapi, celery, sqlalchemy, pycharm, pandas, numpy, scrapy, web scraping, beautiful
  soup, jupyter, pytest, tkinter, orm, pip, python scripts, django rest framework, asyncio, aiohttp, tornado,
  virtualenv, gunicorn, uwsgi, mypy, pyramid, odoo, openerp, boto3, paramiko, requests library, matplotlib, drf,
  jinja, postgresql python, rabbitmq, opencv, lxml, selenium python, ipython, anaconda, pyqt, pylint, wsgi
# dotnet | .NET development | software
roles: .net developer, dot net developer, c# developer, asp.net developer, .net engineer, dotnet developer, .net
  programmer, .net architect, full stack .net developer
words: .net, c#, asp.net, asp.net mvc, ado.net, entity framework, linq, wcf, wpf, web api, visual studio, vb.net,
  iis, razor, winforms, windows forms, crystal reports, tfs, .net core, .net framework, blazor, telerik, stored
  procedures, asp, vb6, visual basic, csharp, dot net, mvc, signalr, xunit, nunit, dapper, azure functions, mssql,
  sql server, team foundation server, web forms, webforms, devexpress, ssrs, mcsd, mcp, ajax toolkit, minimal apis,
  visual studio code, .net 4, master pages, gridview, nuget, identity server, ado net, entity framework core,
  resharper
# web | web design and frontend development | software
roles: web designer, frontend developer, front end developer, frontend engineer, ui developer, wordpress developer,
  react developer, angular developer, php developer, javascript developer, front end engineer, web master
words: html, css, javascript, jquery, bootstrap, ajax, angular, react, vue, responsive, responsive design, web
  pages, web page, website design, php, wordpress, joomla, magento, dreamweaver, sass, landing page, psd to html,
  typescript, browser, browsers, cross browser, web design, codeigniter, json, html5, css3, landing pages,
  wireframes, mockup, photoshop, web designing, web designer, slider, templates, template, themes, theme, plugins,
  hosting, domain, cpanel, ftp, filezilla, sublime, notepad, psd, mockups, responsive websites, static websites,
  dynamic websites, woocommerce, shopify, elementor, drupal, cms, stylesheets, style sheets, ui design, adobe xd,
  figma, gsap, material ui, page speed, typography, website development, multimedia, banner
# testing | software testing | software
roles: test engineer, software tester, qa engineer, manual tester, quality analyst, qa analyst, test analyst,
  software test engineer, qa tester, test lead, quality assurance engineer, testing engineer, senior tester
words: manual testing, test cases, test case, test plan, test plans, test scenarios, regression testing, regression,
  functional testing, integration testing, smoke testing, sanity testing, system testing, defects, defect, defect
  tracking, bug, bugs, bug reports, bug report, stlc, black box, quality center, hp alm, bugzilla, test data, test
  execution, traceability matrix, user acceptance testing, gui testing, usability testing, software testing, istqb,
  mantis, test summary, tester, testers, test reports, retesting, defect life cycle, bug life cycle, test closure,
  exploratory testing, test strategy, severity, sdlc, test environment, sign off testing, qa, requirement review,
  alpha beta testing, compatibility testing, test management, release testing, ad hoc testing, test lead, qc, unit
  testing, verification, validation, black box testing, test documentation, regression packs, mobile testing,
  negative testing, bug tracking, defect triage, logging defects
# automation | test automation | testing
roles: automation tester, test automation engineer, automation engineer, automation test engineer, sdet, qa
  automation engineer, selenium tester, automation testing engineer, software engineer in test
words: selenium, webdriver, selenium webdriver, testng, cucumber, appium, uft, qtp, jmeter, soapui, robot framework,
  page object model, data driven framework, hybrid framework, keyword driven, automation framework, automation
  scripts, test scripts, bdd, gherkin, automated tests, automation testing, test automation, cypress, playwright,
  load testing, extent reports, cross browser testing, rest assured, protractor, regression suite, pom, page
  factory, specflow, nunit, postman, newman, headless, flaky, regression automation, automated suites, pytest
  selenium, allure, katalon, tosca, ranorex, vbscript, descriptive programming, object repository, testcomplete, api
  automation, continuous testing, robotium, webdriverio, xpath, locators, apache poi, browserstack, sauce labs, test
  automation framework, performance testing, load runner, loadrunner
# devops | DevOps and cloud operations | it
roles: devops engineer, build and release engineer, site reliability engineer, cloud engineer, release engineer,
  platform engineer, infrastructure engineer, aws engineer, devops consultant, cloud architect
words: devops, jenkins, docker, kubernetes, ansible, terraform, chef recipes, puppet, ci cd, continuous integration,
  continuous delivery, aws, azure, ec2, cloudformation, cloudwatch, nagios, prometheus, grafana, build and release,
  releases, deployments, git, svn, sonarqube, nexus, artifactory, linux, shell scripting, provisioning, helm,
  pipelines, containers, configuration management, auto scaling, load balancer, elb, iam, vpc, incident response,
  monitoring, gitlab, github actions, argo, pipeline, cloud, blue green, rolling deployments, bamboo, maven builds,
  infrastructure as code, openshift, eks, aks, gke, s3, lambda, route53, elk, loki, datadog, splunk, pagerduty, on
  call, incident, runbooks, red hat, rhel, centos, virtual machines, vmware, gitops, packer, vault, consul,
  branching strategy, release management, continuous deployment, yaml, ecs, build failures, docker compose, bash,
  groovy, cloud migration
# database | database administration | it
roles: database administrator, oracle dba, sql server dba, dba, database engineer, database developer, mysql dba,
  senior dba, sql developer, pl sql developer, oracle developer, database manager, database analyst
words: database, databases, rman, data guard, dataguard, rac, asm, tablespace, tablespaces, goldengate, golden gate,
  log shipping, always on, replication, mirroring, backup and recovery, backups, restore, database backup, indexes,
  index, query tuning, performance tuning, stored procedures, triggers, views, pl sql, t sql, oracle, oracle 11g,
  oracle 12c, mysql, sql server, mongodb, postgresql, export import, data pump, datapump, cloning, patches, schema,
  partitioning, clusters, ssms, db2, database migration, high availability, failover, dba, awr, adm, addm, explain
  plan, exadata, opatch, ocp, oca, vacuum, pgbouncer, xtrabackup, percona, galera, sharding, redo logs, archive log,
  archivelog, user privileges, switchover, standby, standby database, dr drill, deadlocks, execution plan,
  maintenance plans, sql agent, database security, toad, oem, sql tuning, slow query, slow queries, normalization,
  data modeling, cursors, functions and procedures, ms access, foxpro, health checks, materialized views, query
  optimization, sql queries, rds, stored procedure, database design, sybase
# big_data | big data engineering | data
roles: hadoop developer, big data engineer, big data developer, hadoop administrator, spark developer, hadoop
  engineer, big data architect, hadoop consultant
words: hadoop, hdfs, hive, pig, sqoop, flume, oozie, hbase, mapreduce, map reduce, yarn, spark, pyspark, kafka,
  cloudera, hortonworks, impala, zookeeper, ambari, big data, data lake, data ingestion, emr, scala, storm, hiveql,
  hadoop cluster, partitions, bucketing, rdd, spark sql, parquet, nifi, hue, mapr, tez, avro, orc, kinesis, glue,
  athena, spark streaming, structured streaming, kerberos, ranger, namenode, datanode, node manager, capacity
  scheduler, hdp, cdh, presto, flink, delta lake, databricks, data nodes, hive tables, hive queries, udf, udfs,
  beeline, edge node, data platform, shuffle, rolling upgrade, cca175, beam
# etl | ETL and data warehousing | data
roles: etl developer, informatica developer, data warehouse developer, etl engineer, bi developer, datastage
  developer, ssis developer, etl consultant, etl lead, talend developer, data integration developer
words: etl, informatica, powercenter, power center, datastage, ssis, talend, ab initio, data warehouse, data
  warehousing, mappings, mapping, mapplets, workflows, sessions, transformations, star schema, snowflake schema,
  fact tables, dimension tables, slowly changing dimensions, source to target, staging, teradata, data marts, data
  mart, lookup, aggregator, source systems, unix scripts, scd, incremental load, data loading, extraction, flat
  files, olap, obiee, cognos, business objects, bteq, netezza, fastload, multiload, control m, autosys, tidal, scd
  type, iics, odi, azure data factory, matillion, pentaho, source qualifier, update strategy, router transformation,
  joiner, repository manager, workflow manager, workflow monitor, designer client, ssas, ssrs, erwin, ods,
  warehouse, data mapping, data migration, change data capture, cdc, nightly loads, dimensional modelling,
  dimensional modeling, dimensions, facts, bi, microstrategy, parallel jobs, surrogate key, production support, data
  profiling, batch loads, reconciliation reports
# sap | SAP | software
roles: sap consultant, sap developer, abap developer, sap abap developer, sap abap consultant, sap functional
  consultant, sap technical consultant, sap fico consultant, sap basis administrator, sap mm consultant, sap sd
  consultant, sap analyst
words: sap, abap, sap abap, fico, sap fico, sap mm, sap sd, sap hana, s 4 hana, s4 hana, s4hana, idoc, idocs, ale,
  bapi, bapis, badi, badis, smartforms, smart forms, sapscript, sap scripts, web dynpro, webdynpro, fiori, ui5, sap
  bw, netweaver, rfc, bdc, lsmw, user exits, data dictionary, alv, alv reports, module pool, ricef, sap ecc, ecc,
  basis, transport, hybris, enhancements, sap implementation, abap objects, oo abap, cds views, amdp, odata,
  function modules, function module, user exit, dialog programming, screen exits, bte, se38, se11, se80, st22, st05,
  solman, solution manager, oss notes, pi po, sap pi, successfactors, ariba, ewm, pp module, mm module, sd module,
  fi module, technical specification, debugging abap, smartform, adobe forms, interactive reports, classical
  reports, lsmw bdc, background jobs, authorization objects, sapui5, cloud platform, btp, rap
# blockchain | blockchain development | software
roles: blockchain developer, blockchain engineer, smart contract developer, solidity developer, blockchain
  architect, ethereum developer, web3 developer
words: blockchain, ethereum, solidity, smart contract, smart contracts, hyperledger, hyperledger fabric, bitcoin,
  cryptocurrency, crypto, truffle, web3, web3.js, dapp, dapps, ipfs, consensus, ganache, metamask, distributed
  ledger, chaincode, tokens, erc20, ico, wallet, decentralized, composer, remix, multichain, cryptography, nft,
  nfts, defi, dao, staking, hardhat, foundry, ethers.js, openzeppelin, polygon, binance smart chain, solana, rust
  anchor, substrate, polkadot, corda, quorum, mempool, gas, reentrancy, proof of stake, proof of work, uniswap,
  oracle chainlink, chainlink, tokenization, merkle, zero knowledge, layer 2, mainnet, testnet, erc721, private
  network, fabric network, couchdb, dlt, infura, wallets, crowdfunding, initial coin offering, peer to peer
# security | network and information security | it
roles: network security engineer, security engineer, information security analyst, security analyst, soc analyst,
  cyber security analyst, network engineer, security consultant, penetration tester, security administrator,
  security operations analyst, information security engineer, firewall engineer
words: firewall, firewalls, checkpoint, check point, palo alto, fortinet, fortigate, cisco asa, asa, juniper, srx,
  ids, ips, siem, splunk, qradar, arcsight, vpn, ipsec, site to site vpn, vulnerability, vulnerabilities,
  vulnerability assessment, penetration testing, nessus, wireshark, nmap, f5, load balancers, proxy, bluecoat,
  antivirus, malware, threat, threats, intrusion, security policies, access lists, acl, acls, nat, bgp, ospf, eigrp,
  routing, switching, vlan, vlans, stp, ccna, ccnp, ccie, cissp, ceh, iso 27001, security operations, incident
  response, network security, information security, cyber security, dlp, hardening, wan, mpls, soc, phishing,
  playbooks, playbook, packet capture, packet captures, zero trust, nac, 802.1x, ise, waf, soar, edr, endpoint,
  mcafee, symantec, crowdstrike, pki, oscp, pentest, kali, metasploit, owasp, burp suite, forensics, threat hunting,
  solarwinds, hsrp, vrrp, access control lists, ssl vpn, anyconnect, remote access vpn, panorama, pcnse, fmc,
  firepower, sophos, zscaler, rule base, firmware upgrade, router, routers, switch, network, networks, netflow,
  tacacs, radius, ipv6, cisco, risk and vulnerability, tunnels
# business_analysis | business analysis
roles: business analyst, senior business analyst, it business analyst, junior business analyst, business systems
  analyst, functional analyst, requirements analyst, product owner, business process analyst
words: business analysis, requirements, requirement gathering, requirements gathering, requirement analysis, brd,
  frd, frs, srs, use case, use cases, user stories, user story, acceptance criteria, gap analysis, process flows,
  process flow, flow diagrams, business process, uat, stakeholders, functional specifications, functional
  requirements, business requirements, change requests, visio, wireframes, mockups, balsamiq, axure, backlog,
  product backlog, sprint planning, feasibility, elicitation, as is, to be, subject matter experts, scope document,
  uml, traceability, client requirements, workshops, elicited, translate business needs, process maps, process
  mapping, bpmn, as is to be, story maps, decision tables, jad sessions, data dictionary, impact analysis,
  acceptance tests, requirement documents, requirement document, business users, requirement specification, business
  rules, swimlane, cbap, iiba, product grooming, backlog grooming, client discussions, change request, user
  training, srs document, solution assessment, gap documents, requirements traceability matrix
# project_management | project management
roles: project manager, pmo, pmo analyst, pmo lead, pmo manager, program manager, project coordinator, project lead,
  project management officer, pmo consultant, delivery manager, scrum master, project director, pmo executive, pmo
  specialist, project management consultant, program coordinator
words: pmo, project management, project management office, pmp, prince2, governance, project governance, status
  reports, status reporting, steering committee, risk register, raid log, risks and issues, milestones, project
  plan, project plans, project planning, resource allocation, resource planning, resource management, utilization,
  project schedule, project budget, ms project, portfolio, programme, programs, project delivery, project closure,
  deliverables, project tracking, change control, weekly status, sow, timesheets, clarity, dashboards, project
  charter, sprint, scrum, agile, kick off, lessons learned, projects, highlight reports, change control board,
  gantt, critical path, earned value, project office, benefits realisation, stage gates, raid, raid register,
  portfolio reviews, resource onboarding, project audits, project initiation, wbs, work breakdown structure,
  purchase order tracking, revenue forecast, invoicing milestones, project health, rag status, steering packs,
  minutes of meetings, cmmi, planview, tollgate, project documentation, dependencies, mpp, msp, status review,
  project reviews, project reporting, effort estimation, closure reports, project managers, utilisation
# data | data and analytics
roles: data scientist, data engineer, data analyst, bi analyst, machine learning engineer, statistician, analytics
  engineer, business intelligence analyst, database administrator, bi developer
words: dashboards, dataset, datasets, regression, models, queries, a b testing, hypothesis, predictive, big data,
  business intelligence, data quality, data visualization, data science, machine learning, deep learning,
  statistics, statistical, logistic regression, linear regression, random forest, xgboost, gradient boosting, svm,
  decision trees, k means, clustering, classification, classifier, neural networks, neural network, cnn, lstm, nlp,
  nltk, spacy, word embeddings, text mining, topic models, sentiment analysis, tf idf, sas, spss, matplotlib,
  seaborn, scikit learn, sklearn, keras, tensorflow, pytorch, pandas, numpy, jupyter, eda, feature engineering,
  feature selection, time series, churn, predictive modelling, predictive modeling, predictive models,
  recommendation engine, data mining, data cleaning, tableau, kaggle, propensity, segmentation, confusion matrix,
  scoring, forecasting models, glm, gini, computer vision, image classification, chatbot, data wrangling, analytics,
  modelling, survival analysis, notebooks, model monitoring
# it | information technology
roles: it specialist, information technology specialist, it manager, information technology manager, systems
  administrator, system administrator, network administrator, network engineer, help desk technician, it technician,
  support technician, desktop support technician, it support specialist, systems engineer, information security
  analyst, security engineer, it director, cio, it analyst, systems analyst, cloud engineer, technical support
  specialist, computer technician, it project manager
words: information technology, servers, server, routers, switches, workstations, desktops, laptops, printers,
  tickets, ticketing, patches, patching, virtualization, troubleshoot, troubleshooting, hardware, software
  installation, network, networks, lan, wan, backups, it infrastructure, infrastructure, operating systems,
  telecommunications, user accounts, windows, firewall, remote support, data center, it systems, it department,
  information systems, comptia, mcse
# mobile | mobile development | software
roles: android developer, ios developer, mobile developer, mobile app developer, mobile application developer,
  flutter developer, react native developer, android engineer, ios engineer, mobile engineer
words: android, ios, swift, kotlin, objective c, xcode, android studio, flutter, dart, react native, ionic, cordova,
  play store, app store, push notifications, firebase, swiftui, jetpack compose, retrofit, coroutines, fragments,
  core data, cocoapods, mobile apps, mobile app, mobile application, mobile applications, material design, apk
# game | game development | software
roles: game developer, game designer, unity developer, game programmer, level designer, gameplay programmer, unreal
  developer
words: unity, unity3d, unreal, unreal engine, gameplay, game engine, game design, games, gaming, shaders, level
  design, multiplayer, photon, game mechanics, cocos2d, sprites, vr, ar vr, virtual reality
# embedded | embedded systems | software
roles: embedded engineer, embedded software engineer, firmware engineer, embedded developer, vlsi engineer, fpga
  engineer, hardware design engineer, asic engineer, iot engineer, verification engineer
words: embedded, embedded c, firmware, microcontroller, microcontrollers, arm, rtos, freertos, uart, i2c, spi, can
  bus, stm32, arduino, raspberry pi, esp32, pcb, oscilloscope, fpga, vhdl, verilog, system verilog, uvm, vlsi, asic,
  rtl, device drivers, bootloader, jtag, sensors, iot, bare metal, soc design, synthesis, autosar
# telecom | telecommunications | it
roles: telecom engineer, rf engineer, network planning engineer, telecommunications engineer, field engineer
  telecom, bts engineer, transmission engineer, fiber technician, noc engineer, optical engineer
words: telecom, telecommunications, lte, gsm, 5g, 4g, 3g, bts, base station, drive test, rf, rf planning, microwave,
  fibre, optical fiber, fiber optic, splicing, antenna, antennas, towers, voip, pbx, sip, noc, sdh, dwdm, gpon,
  spectrum, core network, umts, wcdma
# product_management | product management
roles: product manager, senior product manager, product owner, associate product manager, head of product, product
  lead, technical product manager, group product manager, chief product officer
words: product management, product roadmap, roadmap, roadmaps, product strategy, product discovery, product backlog,
  user stories, mvp, product launch, feature prioritisation, feature prioritization, okrs, product metrics,
  retention metrics, customer interviews, product requirements, prd, go to market, a b testing, product vision,
  hypotheses, user needs, release planning, adoption
# ux | user experience design | design
roles: ux designer, ui ux designer, product designer, interaction designer, ux researcher, user experience designer,
  user researcher, information architect, usability specialist, experience designer, ux architect
words: ux, user experience, user research, usability testing, wireframes, prototypes, personas, journey maps, user
  flows, information architecture, interaction design, figma, sketch, invision, adobe xd, axure, design systems,
  heuristic evaluation, card sorting, design thinking, high fidelity, low fidelity, accessibility, user centered
  design, human computer interaction, usability
# technical_writing | technical writing
roles: technical writer, documentation specialist, technical author, documentation manager, content developer
words: technical writing, user guides, user manuals, release notes, online help, madcap flare, framemaker, dita,
  robohelp, api documentation, style guide, documentation, knowledge base articles, technical documents, oxygen xml,
  single sourcing
# customer_success | customer success
roles: customer success manager, customer success specialist, implementation manager, client success manager,
  onboarding specialist, technical account manager, implementation specialist
words: customer success, renewals, churn, retention, onboarding customers, quarterly business reviews, adoption,
  gainsight, health scores, upsell, customer onboarding, product training, net revenue retention, success plans,
  saas
# research | scientific research
roles: research assistant, research scientist, researcher, research associate, postdoctoral researcher, scientist,
  research fellow, research analyst, principal investigator, project scientist, phd student
words: experiments, experiment, hypothesis, peer reviewed, publications, publication, journal articles, thesis,
  dissertation, literature review, conference papers, grant proposals, data collection, methodology, research
  project, research projects, laboratory, findings, phd, postdoctoral, scholarship, citations, manuscripts
`;
