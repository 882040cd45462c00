import type { LanguageData } from './languageData.ts';

export const nl: LanguageData = {
  small:
    'de het een en of maar met zonder in op aan bij naar van voor over onder tussen uit door tot om te als wie wat waar wanneer dat die dit deze er niet geen is zijn was waren wordt worden werd heeft hebben had heb kan kunnen moet moeten zal zullen ik je jij u hij zij ze wij we jullie mijn jouw uw ons onze hun zich ook nog zeer meer al sinds ter vanaf tijdens dan',
  common:
    'ervaring ervaringen kennis vaardigheid vaardigheden goede goed ruime aantoonbare beheersing functie baan werk werken werkzaamheden team teams bedrijf bedrijven organisatie dienst diensten klant klanten jaar jaren maand maanden dag dagen week opleiding diploma niveau profiel verantwoordelijk verantwoordelijkheid verantwoordelijkheden taken taak uitvoeren opstellen voorbereiden ondersteunen ondersteuning begeleiding organiseren vereist vereisten vereiste minimaal noodzakelijk gewenst voorkeur pré sector gebied persoon kandidaat sollicitatie heden huidige professioneel flexibel zelfstandig betrouwbaar gemotiveerd motivatie enthousiast zoeken bieden diverse nieuwe algemene afdeling medewerker eigen',
  terms: `
accounting, Accountancy = boekhouding | boekhouder | boekhoudster | boekhoudkundig medewerker | financiële administratie | administrateur financiën
Payroll = salarisadministratie | loonadministratie | salarisadministrateur
Invoicing = facturatie | facturering
Month-end close = maandafsluiting | maandafsluitingen
Year-end close, Financial statements = jaarrekening | jaarafsluiting
Nursing, Registered nurse = verpleegkundige | verpleegkunde | verpleegster | verpleger
Healthcare assistant = verzorgende | verzorgende IG | helpende zorg en welzijn | zorghulp
Elderly care = ouderenzorg
Wound care = wondverzorging | wondzorg | wonden verzorgd
Phlebotomy = bloed afgenomen | bloedafname
Midwifery = verloskundige | verloskunde
Physician = huisarts | arts-assistent | medisch specialist
Medical assistant = doktersassistent | doktersassistente
Pharmacist = apotheker
Physiotherapy = fysiotherapie | fysiotherapeut
Childcare = kinderopvang | pedagogisch medewerker | kinderleidster
Social work = maatschappelijk werk | maatschappelijk werker | maatschappelijk werkster
teaching = leerkracht | basisschoolleraar | onderwijzer | lesgeven
cooking = kok | hulpkok | chef-kok | zelfstandig werkend kok < keuken
baking = bakker | broodbakker
Pastry chef = banketbakker | patissier
Butchery = slager | slagerij
Waiting tables = ober | serveerster | medewerker bediening | bediening van gasten
Housekeeping = kamermeisje | huishoudelijke dienst
Reception duties = receptionist | receptioniste | receptiewerk
cleaning, Cleaning services = schoonmaker | schoonmaakster | schoonmaakwerk | schoonmaakmedewerker
Warehouse work = magazijnmedewerker | magazijnier | magazijnbediende | magazijnwerk | logistiek medewerker
Inventory management = voorraadbeheer | voorraadbeheerder | beheerde de voorraad | voorraad beheerd | voorraadadministratie
Logistics management = logistiek
Order picking = orderpicker | orderpicken | verzamelde de orders | orders verzamelen
Forklift licence, Forklift operation = heftruckcertificaat | heftruckrijbewijs | heftruckdiploma
Forklift operation = heftruckchauffeur | heftruck | reachtruckchauffeur
Driving licence = rijbewijs | rijbewijs B | autorijbewijs
HGV class 2, Driving licence = rijbewijs C | vrachtwagenrijbewijs
HGV class 1, HGV class 2, Driving licence = rijbewijs CE
Truck driving = vrachtwagenchauffeur | chauffeur CE | internationaal chauffeur
Delivery driving = bezorger | pakketbezorger | koerier
Bus driving = buschauffeur
Electrician = elektricien | elektromonteur | elektrotechnisch monteur
Plumbing = loodgieter | loodgieterswerk | installatiemonteur
Carpentry = timmerman | timmerwerk | meubelmaker
Painting and decorating = huisschilder | schilderwerk
Bricklaying = metselaar | metselwerk
Welding = lassen | lasser | gelast | laswerk | MIG-lassen | TIG-lassen
Metal fabrication = constructiebankwerker | metaalbewerker
CNC machining = verspaner | CNC-draaier | CNC-frezer | verspaning
Machine operation = machineoperator | procesoperator | productiemedewerker
Auto mechanic = automonteur | autotechnicus
Maintenance technician = onderhoudsmonteur | technische dienst
Quality control = kwaliteitscontrole
Quality management, Quality assurance = kwaliteitsmanagement | kwaliteitsborging | kwaliteitszorg
Health and safety = arbo | arbeidsveiligheid | VCA
First aid = EHBO | bhv | bedrijfshulpverlening
Sales = verkoopmedewerker | verkoopervaring | accountmanager buitendienst | commercieel medewerker
Retail sales, Sales = winkelmedewerker | verkoper | verkoopster | winkelverkoper
Customer service = klantenservice | klantcontact | klantadvies | klanten geholpen
Cash handling = caissière | kassamedewerker | kassawerk
Call centre = callcenter | callcentermedewerker
Human resources = personeelszaken | HR-medewerker | personeelsadministratie
Recruitment = werving en selectie | werving
People management = leidinggeven | leidinggevende ervaring | personeelsmanagement
Team leadership = teamleider | ploegleider | teamleidster
Project management = projectmanagement | projectleider | projectleiding | projectmanager
Procurement, purchasing = inkoper | medewerker inkoop | strategische inkoop | operationele inkoop
Administrative assistant = administratief medewerker | administratief medewerkster | secretaresse | secretariaat | managementassistent
Data entry = gegevensinvoer | data-invoer
Software development = softwareontwikkeling | softwareontwikkelaar | programmeur
System administration = systeembeheer | systeembeheerder
Data analysis = data-analyse | gegevensanalyse
Computer science = informatica
Mechanical engineering = werktuigbouwkunde | werktuigbouwkundige
Electrical engineering = elektrotechniek | elektrotechnisch
Civil engineering = civiele techniek | weg- en waterbouw
gardening = tuinman | tuinonderhoud
Hairdressing = kapper | kapster
Security guard = beveiliger | beveiligingsmedewerker
Landscape gardening = hovenier
Attorney = advocaat
Teamwork = samenwerken in teamverband | teamspeler | teamgeest
Communication skills = communicatieve vaardigheden | communicatief vaardig
Shift work = ploegendienst | wisseldiensten
Microsoft Office = Office-pakket
`,
  and: 'en|alsmede|evenals',
  or: 'of',
  frame:
    /^(?:(?:je|u|jij|wij|hebt|heeft|bent|beschikt|beschik|bezit|in het bezit van|bij voorkeur|minimaal|minstens|goede|ruime|aantoonbare|enige|relevante|uitstekende|kennis|ervaring|werkervaring|beheersing|vaardigheden|van|met|in|op|als|de|het|een|over|afgeronde|geldig|diploma)\b[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:is|zijn|vereist|verplicht|noodzakelijk|gewenst|wenselijk|een pre|pre|een plus|een vereiste|vereiste|een must|een voordeel|nodig|meegenomen|ervaring|dat)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:ervaring|kennis|beheersing|vaardigheden|diploma|opleiding|rijbewijs|je hebt|u heeft|je bent|beschikt|in het bezit)\b/,
  must: /\b(?:vereiste?n?|verplicht|noodzakelijk|minimaal|minstens|een must|eis|eisen|moet|dien(?:t|en)|onmisbaar|je hebt|ten minste|tenminste)\b/,
  nice: /\b(?:een pre|pre|bij voorkeur|wenselijk|gewenst|mooi meegenomen|een plus|een voordeel|voordeel|idealiter|liefst|pluspunt|bonus)\b/,
  notAsked:
    /\b(?:geen|niet|zonder)\b[^.;]{0,40}\b(?:nodig|vereist|verplicht|noodzakelijk|een must)\b|\bzonder ervaring\b|\bgeen ervaring\b|\bwij leiden (?:je|u) op\b/,
  applying:
    /\b(?:solliciteer\w*|sollicitatie\w*|solliciteren|stuur|motivatiebrief|cv|referentienummer|gelijke kansen|diversiteit|discriminatie|arbeidsbeperking|privacy|contact opnemen|neem contact|acquisitie)\b/,
  none: /\b(?:salaris|brutosalaris|bruto|vakantiedagen|vakantiegeld|pensioen\w*|reiskosten\w*|dertiende maand|contract|dienstverband|bepaalde tijd|onbepaalde tijd|fulltime|parttime|uur per week|uren per week|thuiswerken|wij bieden|bieden wij|we bieden|(?:secundaire )?arbeidsvoorwaarden|leaseauto|lunch|doorgroeimogelijkheden|standplaats|locatie|familiebedrijf|marktleider|opgericht|euro|per direct|werktijden|cao)\b/,
  headings: {
    must: 'functie-?eisen|eisen|vereisten|dit vragen wij|wij vragen|wat (?:we|wij) vragen|wat vragen wij',
    nice: 'pre|een pre|wenselijk|pluspunten|mooi meegenomen|bij voorkeur',
    asked:
      '(?:jouw |je |uw |het )?profiel|wie (?:ben jij|zoeken wij|we zoeken)|wat breng je mee|wij zoeken|dit ben jij|dit breng je mee|kwalificaties|competenties|opleiding|ervaring',
    duties:
      '(?:jouw |je |de )?(?:taken|werkzaamheden|functie|functieomschrijving|verantwoordelijkheden)|wat ga je doen|dit ga je doen|jouw rol|de rol',
    none: '(?:wat )?(?:wij|we) bieden|wat bieden wij|dit bieden wij|ons aanbod|arbeidsvoorwaarden|over ons|wie zijn wij|het bedrijf|locatie|contact|solliciteren|interesse|informatie',
  },
  sections: {
    experience: 'werkervaring|ervaring|loopbaan|arbeidsverleden|carriere|stages?',
    education: 'opleiding(?:en)?|opleidingen en cursussen|studie|onderwijs',
    licences: 'certificaten|diplomas?|rijbewij(?:s|zen)|cursussen',
    languages: 'talen|talenkennis',
    skills: 'vaardigheden|competenties|kennis|computervaardigheden|kennis en vaardigheden',
    summary: 'profiel|over mij|samenvatting|persoonlijk profiel',
    interests: "hobby'?s|interesses|vrije tijd",
    other: 'referenties|contact|persoonlijke gegevens|personalia|overig|vrijwilligerswerk',
  },
  deniedBefore:
    /\b(?:geen)\s(?:(?:eigen|geldig|formele|enkele|afgeronde)\s){0,2}$|\b(?:geen|zonder|nauwelijks|weinig)\s(?:\p{L}+\s)?(?:ervaring|kennis|opleiding|diploma)\b[^.;:!?]{0,60}$|\b(?:nog nooit|nooit|nog niet)\s(?:[\p{L}-]+\s){0,4}$|\bniet\s(?:met|in|als)\s(?:\p{L}+\s)?$/u,
  deniedAfter:
    /^[^.;,!?]{0,30}\b(?:heb|bezit|kan|ken|ben|heeft|beheers|ontbreekt)\b[^.;,!?]{0,25}\b(?:niet|nooit|geen)\b(?! alleen)|^[^\p{L}]{0,4}(?:geen|niet|nog niet)\b(?! alleen)/u,
  wishedBefore: /\b(?:wil graag|zou graag|wens|hoop|ben van plan)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:niet (?:afgerond|afgemaakt|voltooid|behaald)|afgebroken|gestopt|zonder diploma|lopend|loopt nog|momenteel bezig|in opleiding|nog bezig)\b/,
  expired: /\b(?:verlopen|ingetrokken|ongeldig|niet meer geldig)\b/,
  basicBefore: /\b(?:basiskennis|beginnende kennis|beperkte kennis)\s(?:van\s)?(?:[\p{L}-]+\s){0,2}$/u,
  degrees: [
    /\b(?:gepromoveerd|doctoraat|promotieonderzoek)\b/,
    /\b(?:wo-?master|master(?: of|diploma|opleiding)?|doctorandus|drs|universitaire master)\b/,
    /\b(?:hbo(?:-?bachelor|-?diploma|-?opleiding|-?niveau|-?werk)?|wo-?bachelor|bachelor(?:diploma)?|universitaire opleiding|wo(?:-?niveau|-?opleiding)?)\b/,
    /\b(?:mbo(?:-?diploma|-?opleiding|-?niveau|-?4|-?3|-?2)?|havo|vwo|vmbo|middelbare school|vakdiploma)\b/,
  ],
  field: /\b(?:in|van|der)\s+([^.;()]{2,80})/,
  speaks:
    /\b(?:woord|geschrift|spreekt|spreken|spreek|schrijft|schrijven|vloeiend|moedertaal|tweetalig|goed|beheers\w*|niveau|basis)\b/,
  licence:
    /\b(?:\p{L}*rijbewijs|certificaat|\p{L}+certificaat|gecertificeerd|vca|big-?registratie|big-?geregistreerd|code ?95|bhv|ehbo|vakbekwaamheid)\b/u,
  study: /\b(?:universiteit|hogeschool|roc|school|lyceum|academie|mavo)\b/,
};
