import type { LanguageData } from './languageData.ts';

export const it: LanguageData = {
  small:
    'il lo la i gli le un uno una e ed o ma con senza in di del dello della dei degli delle da dal dalla dai al allo alla ai agli alle a ad nel nello nella nei negli nelle sul sulla sui sulle per tra fra su che chi cui come quando dove se non è sono era erano essere stato stata ha hanno ho avere abbiamo mio mia miei mie tuo tua tuoi suo sua suoi nostro nostra nostri nostre noi voi io tu lui lei loro ci si mi ti vi più molto anche già questo questa questi queste presso l d c',
  common:
    'esperienza esperienze conoscenza conoscenze capacità competenza competenze padronanza buona buono ottima ottimo buone buoni posizione lavoro lavorare lavorativa lavorative squadra azienda aziende servizio servizi cliente clienti anno anni mese mesi giorno giorni formazione titolo livello profilo responsabile responsabilità mansioni mansione gestione realizzazione elaborazione preparazione organizzazione supporto assistenza gradita gradito indispensabile requisito requisiti richiesta richiesto minimo minima necessario necessaria analoga simile settore area persona candidato candidata candidatura oggi attuale professionale professionali dinamica dinamico affidabile puntuale motivazione cerchiamo offriamo ricerca diversi nuovo nuova generale addetto addetta',
  terms: `
accounting, Accountancy = contabilità | contabile | contabilità generale | impiegato contabile | impiegata contabile | ragioniere | ragioniera
Payroll = buste paga | elaborazione paghe | paghe e contributi
Invoicing = fatturazione
Month-end close = chiusure mensili | chiusura mensile
Year-end close, Financial statements = bilancio d'esercizio | chiusure annuali
Nursing, Registered nurse = infermiere | infermiera | infermieristica | assistenza infermieristica | scienze infermieristiche
Healthcare assistant = operatore socio-sanitario | operatrice socio-sanitaria | OSS | operatore socio sanitario
Elderly care = assistenza anziani | assistenza agli anziani | badante
Wound care = medicazione delle ferite | trattamento delle ferite
Phlebotomy = prelievi di sangue | prelievi ematici
Midwifery = ostetrica
Physician = medico di base | medico chirurgo | medico generico
Pharmacist = farmacista
Physiotherapy = fisioterapia | fisioterapista
Childcare = educatrice d'infanzia | educatrice di nido | puericultrice | cura dei bambini
Social work = assistente sociale | educatore professionale | educatrice professionale
teaching = insegnante | insegnamento | docente
cooking = cuoco | cuoca | capo cuoco | aiuto cuoco | aiuto cuoca < cucina
baking = panettiere | panettiera | panificazione | fornaio
Pastry chef = pasticciere | pasticcere | pasticciera | pasticceria
Butchery = macellaio | macellaia | macelleria
Waiting tables = cameriere di sala | cameriera di sala | cameriere | cameriera | servizio ai tavoli
Housekeeping = cameriera ai piani | governante d'albergo
Reception duties = receptionist | addetto alla reception | addetta alla reception
cleaning, Cleaning services = addetto alle pulizie | addetta alle pulizie | servizi di pulizia | impresa di pulizie
Warehouse work = magazziniere | magazziniera | addetto al magazzino | addetta al magazzino
Warehouse management, Inventory management = gestione del magazzino | gestione magazzino | gestito il magazzino | responsabile di magazzino
Inventory management = gestione delle scorte | gestione scorte | controllo delle scorte
Logistics management = logistica
Order picking = preparazione ordini | preparazione degli ordini | preparato gli ordini
Forklift licence, Forklift operation = patentino muletto | patentino del muletto | patentino carrelli elevatori | patentino per il muletto
Forklift operation = carrellista | mulettista | carrello elevatore | conduzione del muletto
Driving licence = patente B | patente di guida | patente di guida B | patente di tipo B | patente automobilistica | automunito | automunita < patente
HGV class 2, Driving licence = patente C
HGV class 1, HGV class 2, Driving licence = patente CE | patente C+E
Truck driving = camionista | autista di camion | autista di mezzi pesanti | autotrasportatore
Delivery driving = fattorino | addetto alle consegne | autista consegnatario
Bus driving = autista di autobus | conducente di autobus
Electrician = elettricista | impianti elettrici
Plumbing = idraulico | idraulica civile | impianti idraulici
Carpentry = falegname | falegnameria
Painting and decorating = imbianchino | tinteggiatura
Bricklaying = muratore | muratura
Welding = saldatura | saldatore | saldatrice | saldare | saldato | saldatura a filo
Metal fabrication = carpenteria metallica | carpentiere metallico
CNC machining = tornitore | fresatore | macchine a controllo numerico | tornio CNC | operatore CNC
Machine operation = operatore di macchina | conduzione macchine | operatore macchine | conduttore di linea
Auto mechanic = meccanico d'auto | meccanico di automobili | autoriparatore
Maintenance technician = manutentore | manutentrice | manutenzione industriale
Quality control = controllo qualità | controllo della qualità
Quality management, Quality assurance = gestione qualità | assicurazione qualità | gestione della qualità
Health and safety = sicurezza sul lavoro
First aid = primo soccorso
Food hygiene certificate = attestato HACCP | certificato HACCP
Sales = agente di commercio | agente di vendita | forza vendita | vendite
Retail sales, Sales = commesso | commessa | addetto alle vendite | addetta alle vendite | addetto vendite | addetta vendite | vendita al dettaglio
Customer service = servizio clienti | assistenza clienti | assistenza al cliente | customer care
Cash handling = cassiere | cassiera | addetto alla cassa | addetta alla cassa
Call centre = operatore telefonico | operatrice telefonica
Human resources = risorse umane
Recruitment = selezione del personale | ricerca e selezione
People management = gestione del personale | gestione di un team | coordinamento del personale
Team leadership = capo squadra | caposquadra | capo reparto | caporeparto
Project management = gestione progetti | gestione dei progetti | gestione di progetti | responsabile di progetto
Procurement, purchasing = ufficio acquisti | addetto acquisti | addetta acquisti | responsabile acquisti
Administrative assistant = impiegato amministrativo | impiegata amministrativa | segretaria amministrativa | assistente amministrativa | segreteria
Data entry = inserimento dati
Software development = sviluppo software | sviluppatore software | sviluppatrice software | programmatore | programmatrice
System administration = sistemista | amministratore di sistema
Data analysis = analisi dei dati | analisi dati
Computer science = ingegneria informatica | informatica
Mechanical engineering = ingegneria meccanica | ingegnere meccanico
Electrical engineering = ingegneria elettrica | ingegnere elettrico
Civil engineering = ingegneria civile | ingegnere civile
gardening = giardiniere | giardiniera | giardinaggio
Hairdressing = parrucchiere | parrucchiera
Security guard = guardia giurata | vigilanza privata | addetto alla sicurezza
Attorney = avvocato | avvocata
Teamwork = lavoro di squadra | lavoro in team | spirito di squadra
Communication skills = capacità comunicative | doti comunicative
Shift work = lavoro su turni | turni a rotazione
Microsoft Office = pacchetto Office
`,
  and: 'e|ed',
  or: 'o|oppure',
  frame:
    /^(?:(?:e|sono|si|richiede|richiedono|richiest[oaie]|gradit[oaie]|indispensabil[ei]|necessari[oa]|preferibil[ei]|possesso|esperienz[ae]|conoscenz[ae]|capacita|padronanza|competenz[ae]|almeno|minim[oa]|pregress[oa]|comprovata|buon[oaei]?|ottim[oaei]|un'?|una|uno|il|lo|la|i|gli|le|l'|di|del|dello|della|dei|delle|dell'|nel|nella|nell'|in|con|su|settore|maturata|solid[ae])(?:\b|(?<='))[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:e|sono|sara|richiest[oaie]|gradit[oaie]|indispensabil[ei]|necessari[oaei]|obbligatori[oaei]|preferibil[ei]|costituisce titolo preferenziale|titolo preferenziale|un plus|requisito preferenziale|valid[oa]|esperienza|in corso di validita)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:esperienza|conoscenz[ae]|capacita|padronanza|competenz[ae]|diploma|laurea|patente|titolo di studio|possesso|richiede)\b/,
  must: /\b(?:indispensabil[ei]|obbligatori[oaei]|necessari[oaei]|requisiti?|richiest[oaie]|si richiede\w*|almeno|minim[oa]|imprescindibil[ei]|deve\w*|fondamental[ei])\b/,
  nice: /\b(?:gradit[oaie]|preferibil\w*|preferenzial[ei]|costituisc\w+|un plus|apprezzat[oaie]|auspicabil[ei]|desiderabil[ei]|idealmente|vantaggio|meglio se)\b/,
  notAsked:
    /\b(?:non|nessun\w*|senza)\b[^.;]{0,40}\b(?:richiest[oaie]|necessari[oaei]|obbligatori[oaei]|indispensabil[ei]|serve|servono|richiede)\b|\banche prima esperienza\b|\bsenza esperienza\b|\bformazione a carico\b/,
  applying:
    /\b(?:curriculum|cv|candidatur[ae]|candidarsi|candidati(?=\s(?:ora|subito|a|su|inviando))|invia\w*|lettera di presentazione|trattamento dei dati|pari opportunita|ambosessi|disabilita|categorie protette|gdpr|d\.?lgs|riferimento|annuncio e rivolto)\b/,
  none: /\b(?:stipendio|retribuzione|ral|contratto|indeterminato|determinato|ferie|buoni pasto|assicurazione sanitaria|tredicesima|quattordicesima|orario|orari|full[- ]?time|part[- ]?time|tempo pieno|si offre|offriamo|benefit|benefits|smart working|sede di lavoro|luogo di lavoro|azienda familiare|azienda leader|leader nel|fondata nel|euro|inserimento immediato|disponibilita immediata|premio|welfare aziendale|inquadramento|ccnl)\b/,
  headings: {
    must: 'requisiti(?: richiesti| minimi| obbligatori| necessari| fondamentali)?|si richiede|requisiti indispensabili|cosa chiediamo',
    nice: 'gradit[oi]|requisiti preferenziali|preferibile|costituisce titolo preferenziale|plus|nice to have',
    asked:
      '(?:il tuo |il )?profilo(?: ricercato| ideale)?|cosa cerchiamo|chi cerchiamo|cerchiamo|competenze(?: richieste)?|formazione|esperienza|conoscenze|il candidato ideale',
    duties:
      'mansioni|attivita|principali attivita|responsabilita|compiti|descrizione(?: della posizione)?|cosa farai|di cosa ti occuperai|il ruolo|la risorsa si occupera di',
    none: '(?:cosa )?offriamo|si offre|benefit|condizioni|chi siamo|l.azienda|sede|sede di lavoro|orario|retribuzione|contatti|come candidarsi',
  },
  sections: {
    experience: 'esperienz[ae](?: lavorativ[ae]| professional[ei])?|percorso professionale|carriera|tirocini',
    education: 'istruzione(?: e formazione)?|formazione|titoli di studio|studi|percorso di studi',
    licences: 'certificazioni|certificati|patenti|attestati|abilitazioni|corsi|patente',
    languages: 'lingue(?: straniere)?|competenze linguistiche',
    skills:
      'competenze(?: tecniche| professionali| informatiche)?|conoscenze|capacita|abilita|informatica|conoscenze informatiche',
    summary: 'profilo(?: professionale)?|chi sono|presentazione|sintesi|obiettivo',
    interests: 'interessi|hobby|tempo libero',
    other: 'referenze|contatti|dati personali|altro|volontariato|altre informazioni|informazioni personali',
  },
  deniedBefore:
    /\b(?:non (?:ho|possiedo|conosco|so|sono|ha|possiede|dispongo)(?! solo)|mai|nessun\w*)\b[^.;:!?]{0,60}$|\bsenza\s(?:esperienza|conoscenz[ae]|titolo)\b[^.;:!?]{0,60}$|\bsenza\s$/,
  deniedAfter:
    /^[^\p{L}]{0,4}(?:no(?=$|[\s.,;)])|nessun[oa]?|mai|non ancora)\b|^[^.;,!?]{0,30}\b(?:mai (?:usat[oa]|utilizzat[oa])|non (?:posseduta?|conseguit[oa]|ancora))\b/u,
  wishedBefore: /\b(?:vorrei|desidero|mi piacerebbe|intendo|spero)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:in corso(?! di validita)|abbandonat[oa]|interrott[oa]|non (?:conseguit[oa]|completat[oa]|terminat[oa]|conclus[oa])|incomplet[oa]|laureand[oa]|iscritt[oa] al (?:primo|secondo|terzo)|senza laurea)\b/,
  expired: /\b(?:scadut[oa]|ritirat[oa]|sospes[oa]|revocat[oa]|non piu valid[oa])\b/,
  basicBefore:
    /\b(?:nozioni(?: base)?|conoscenze? (?:di )?base|livello base|principiante)\s(?:(?:di|in)\s)?(?:[\p{L}-]+\s){0,2}$/u,
  degrees: [
    /\b(?:dottorato|phd)\b/,
    /\b(?:laurea (?:magistrale|specialistica)|master(?: di)?|vecchio ordinamento)\b/,
    /\b(?:laurea(?: triennale| breve)?|laureat[oa]|titolo universitario)\b/,
    /\b(?:diploma(?: di| superiore|to)?|maturita|perito|qualifica professionale|scuola superiore|ragioneria|licenza media)\b/,
  ],
  field: /\b(?:in|di)\s+([^.;()]{2,80})/,
  speaks:
    /\b(?:parlat\w*|scritt\w*|parlare|livello|fluente\w*|madrelingua|bilingue|ottim\w*|buon\w*|conoscenza|scolastic\w*|avanzat\w*)\b/,
  licence:
    /\b(?:patente|patentino|certificat[oi]|certificazion[ei]|attestato|abilitazione|iscrizione all'(?:albo|ordine)|iscritt[oa] all'(?:albo|ordine)|cqc|automunit[oa])\b/,
  study: /\b(?:universita|istituto|liceo|scuola|politecnico|accademia)\b/,
};
