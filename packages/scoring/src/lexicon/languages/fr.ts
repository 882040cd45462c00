import type { LanguageData } from './languageData.ts';

export const fr: LanguageData = {
  small:
    'le la les un une des du de d l et ou mais avec sans dans sur sous par pour au aux ce cet cette ces qui que quoi dont où en y ne pas plus se s est sont était étaient être été avoir avez avons ai ont je j tu il elle nous vous ils elles mon ma mes votre vos notre nos son sa ses leur leurs lors chez afin ainsi très aussi entre vers depuis comme si n c qu',
  common:
    'expérience expériences connaissance connaissances compétence compétences maîtrise bonne bon bonnes bons capacité capacités poste emploi travail travailler équipe équipes entreprise société service services client clients clientèle année années ans mois jour jours formation diplôme niveau profil mission missions responsable gestion suivi réalisation participation mise place préparation organisation rigueur rigoureux rigoureuse autonome autonomie motivé motivée dynamique polyvalent polyvalente sérieux sens qualité qualités candidat candidate candidature exigé exigée souhaité souhaitée requis indispensable minimum similaire domaine secteur outils professionnel professionnelle divers nouveau nouvelle justifiez possédez recherchons cherchons aujourd hui assurer effectuer réaliser',
  terms: `
accounting, Accountancy = comptabilité | comptable | comptabilité générale | aide-comptable | expert-comptable | expertise comptable
Bookkeeping = tenue des livres | tenue de la comptabilité
Payroll = gestion de la paie | gestionnaire de paie | bulletins de paie | fiches de paie
Accounts payable = comptabilité fournisseurs
Accounts receivable = comptabilité clients
Month-end close = clôture mensuelle | clôtures mensuelles
Year-end close = clôture annuelle | clôtures annuelles
Invoicing = facturation
Nursing, Registered nurse = infirmier | infirmière | infirmier diplômé d'État | infirmière diplômée d'État | diplôme d'État d'infirmier | soins infirmiers
Healthcare assistant = aide-soignant | aide-soignante | aides-soignants
Elderly care = aide aux personnes âgées | accompagnement des personnes âgées | auxiliaire de vie | EHPAD
Wound care = soins des plaies | réfection des pansements | pansements
Phlebotomy = prises de sang | prélèvements sanguins
Midwifery = sage-femme | sages-femmes
Physician = médecin | médecin généraliste
Medical assistant = secrétaire médicale | assistante médicale
Pharmacist = pharmacien | pharmacienne
Physiotherapy = kinésithérapeute | kinésithérapie | masseur-kinésithérapeute
Paramedic = ambulancier | ambulancière
Childcare = auxiliaire de puériculture | garde d'enfants | puéricultrice
Social work = assistant social | assistante sociale | éducateur spécialisé | éducatrice spécialisée
teaching = enseignant | enseignante | professeur des écoles
cooking = cuisinier | cuisinière | chef de cuisine | commis de cuisine | chef de partie < cuisine
baking = boulanger | boulangère | boulangerie
Pastry chef = pâtissier | pâtissière
Butchery = boucher | bouchère
Waiting tables = serveur | serveuse | chef de rang | commis de salle | service en salle
Housekeeping = femme de chambre | valet de chambre | gouvernante d'hôtel
Hotel front desk = réceptionniste d'hôtel | réception d'hôtel
Reception duties = réceptionniste | hôtesse d'accueil | agent d'accueil
cleaning, Cleaning services = agent d'entretien | agente d'entretien | agent de nettoyage | nettoyage des locaux | femme de ménage
Warehouse work = magasinier | magasinière | manutentionnaire | agent logistique | agent de magasinage | manutention
Logistics management = logistique | logisticien | logisticienne
Order picking = préparateur de commandes | préparatrice de commandes | préparation de commandes | préparation des commandes
Inventory management = gestion des stocks | gestion de stock | gestion du stock | géré le stock | géré les stocks | gestionnaire de stock | gestionnaire de stocks
Forklift licence, Forklift operation = CACES | CACES 1 3 5 | permis cariste
Forklift operation = cariste | chariot élévateur | conducteur de chariots élévateurs
Driving licence = permis B | permis de conduire | permis voiture | titulaire du permis B
HGV class 2, Driving licence = permis C | permis poids lourd | permis poids lourds
HGV class 1, HGV class 2, Driving licence = permis CE
Truck driving = chauffeur poids lourd | conducteur poids lourd | chauffeur routier | conductrice poids lourd | chauffeur PL
Delivery driving = chauffeur-livreur | livreur | livreuse
Bus driving = conducteur de bus | conductrice de bus | chauffeur de bus
Electrician = électricien | électricienne | électricité du bâtiment | installations électriques
Plumbing = plombier | plombière | plomberie
Carpentry = menuisier | menuisière | menuiserie | charpentier | charpentière
Painting and decorating = peintre en bâtiment | peinture en bâtiment
Bricklaying = maçon | maçonne | maçonnerie
Tile setting = carreleur | carreleuse | pose de carrelage
Roofer = couvreur | couvreuse
Welding = soudure | soudeur | soudeuse | souder | soudé | soudage
Metal fabrication = métallier | métallière | serrurier-métallier | chaudronnier | chaudronnerie
CNC machining = usinage | tourneur-fraiseur | commande numérique | opérateur CN
Machine operation = conducteur de machines | conducteur de ligne | opérateur de production | conductrice de ligne
Auto mechanic = mécanicien automobile | mécanicienne automobile | mécanique automobile
Maintenance technician = technicien de maintenance | technicienne de maintenance | maintenance industrielle
Quality control = contrôle qualité | contrôleur qualité
Quality management, Quality assurance = assurance qualité | management de la qualité
Health and safety = sécurité au travail | hygiène et sécurité
First aid = premiers secours | SST | sauveteur secouriste du travail | PSC1
Sales = commercial terrain | attaché commercial | technico-commercial | force de vente | prospection commerciale
Retail sales, Sales = vendeur | vendeuse | conseiller de vente | conseillère de vente
Customer service = service client | relation client | conseiller clientèle | conseillère clientèle | accueil des clients
Cash handling = caissier | caissière | encaissement | hôte de caisse | hôtesse de caisse
Call centre = centre d'appels | téléconseiller | téléconseillère
Human resources = ressources humaines | gestionnaire RH
Recruitment = chargé de recrutement | chargée de recrutement | recrutement du personnel
People management = management d'équipe | encadrement d'équipe | gestion d'équipe | encadrement du personnel
Team leadership = chef d'équipe | cheffe d'équipe
Project management = gestion de projet | gestion de projets | chef de projet | cheffe de projet | conduite de projet
Procurement, purchasing = acheteur | acheteuse | approvisionneur | approvisionneuse | service achats
Administrative assistant = assistant administratif | assistante administrative | assistante de direction | secrétariat | secrétaire
Data entry = saisie de données | saisie des données
Software development = développement logiciel | développeur logiciel | développeuse logiciel | développement informatique | ingénieur logiciel
System administration = administrateur système | administrateur systèmes et réseaux | administration système
Data analysis = analyse de données | analyse des données
Computer science = informatique
Mechanical engineering = génie mécanique | ingénieur mécanique
Electrical engineering = génie électrique | électrotechnique
Civil engineering = génie civil
gardening = jardinage | jardinier | jardinière
Hairdressing = coiffeur | coiffeuse
Security guard = agent de sécurité | agente de sécurité | gardiennage
Landscape gardening = paysagiste | jardinier-paysagiste
Attorney = avocat au barreau | avocate au barreau
Teamwork = travail en équipe | esprit d'équipe
Communication skills = sens de la communication | aisance relationnelle
Shift work = travail posté | horaires décalés
Microsoft Office = Pack Office | suite Office
Food hygiene certificate = formation HACCP | hygiène alimentaire
`,
  and: 'et|ainsi que',
  or: 'ou',
  frame:
    /^(?:(?:vous|nous|etes|justifiez|avez|possedez|maitrisez|disposez|imperativement|idealement|titulaire|idealement|d'au moins|au moins|minimum|bonnes?|bons?|solides?|excellente?s?|parfaite|connaissances?|experiences?|maitrise|competences?|capacite|une?|le|la|les|des|du|de|en|dans|avec|sur|d'une?|l'|d'|significative|reussie|similaire|premiere|professionnelle|exigee?|souhaitee?|est|serait)(?:\b|(?<='))[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:est|sont|serait|seraient|exigee?s?|requise?s?|indispensables?|obligatoires?|souhaitee?s?|appreciee?s?|imperative?s?|imperatif|un plus|un atout|necessaires?|souhaitables?|demandee?s?|bienvenue?s?|valide|en cours de validite|d'experience|experience)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:experiences?|connaissances?|maitris\w+|capacite|competences?|diplome|titulaire|justifiez|possedez|formation|permis|vous avez|vous etes)\b/,
  must: /\b(?:exigee?s?|indispensables?|obligatoires?|requise?s?|imperati\w+|au moins|minimum|necessaires?|vous justifiez|vous devez|doit|titulaire d\w*|vous maitrisez)\b/,
  nice: /\b(?:un plus|un atout|souhaitee?s?|souhaitables?|appreciee?s?|idealement|serait appreciable|serait un|de preference|bienvenue?s?|valorisee?s?|si possible)\b/,
  notAsked:
    /\b(?:aucune?|pas|n'est|ne sont|sans)\b[^.;]{0,50}\b(?:exigee?s?|requise?s?|necessaires?|obligatoires?|indispensables?|demandee?s?)\b|\bdebutante?s? acceptee?s?\b|\bsans experience\b|\bpas besoin\b|\bformation assuree\b/,
  applying:
    /\b(?:candidatures?|postul\w+|cv|lettre de motivation|envoyer|envoyez|adresser|adressez|handicap\w*|egalite|diversite|discriminat\w*|entretien d'embauche|rgpd|reference de l'offre|merci de|contactez)\b/,
  none: /\b(?:salaire|remuneration|brut|tickets? restaurant|titres? restaurant|mutuelle|conges|rtt|prime|primes|13e mois|treizieme mois|teletravail|cdi|cdd|temps plein|temps partiel|35h|heures par semaine|horaires|poste base|base a|lieu de travail|nous offrons|nous proposons|avantages|interessement|participation aux benefices|comite d'entreprise|parking|formation interne|entreprise familiale|leader|fondee en|creee en|euros|interim)\b/,
  headings: {
    must: 'exigences|prerequis|pre-requis|competences requises|profil exige|conditions requises|imperatif|indispensable',
    nice: 'atouts?|un plus|les plus|souhaite|apprecie|serait un plus|idealement',
    asked:
      '(?:votre |le )?profil(?: recherche| souhaite)?|profil|competences|qualifications|qui etes-vous|vous|ce que nous recherchons|nous recherchons|votre formation|formation|experience',
    duties:
      '(?:vos |les |principales )?missions?(?: principales)?|(?:vos )?responsabilites|(?:vos )?taches|le poste|description du poste|activites|au quotidien|vos activites|votre role',
    none: 'nous offrons|ce que nous (?:offrons|proposons)|nous proposons|avantages|remuneration|qui sommes-nous|a propos(?: de nous)?|l.entreprise|notre entreprise|conditions|lieu|contact|pour postuler|candidature|informations complementaires',
  },
  sections: {
    experience:
      'experiences?(?: professionnelles?)?|parcours(?: professionnel)?|emplois|stages?|experience de travail',
    education: 'formations?|diplomes?|etudes|formation(?:s)? et diplomes?|cursus|parcours scolaire|scolarite',
    licences: 'certificats|certifications|permis|habilitations|permis et habilitations',
    languages: 'langues|langues etrangeres|competences linguistiques',
    skills: 'competences(?: techniques| professionnelles| cles)?|savoir-faire|informatique|logiciels',
    summary: 'profil|a propos(?: de moi)?|presentation|resume|objectif',
    interests: "centres d'interet|loisirs|hobbies|interets",
    other: 'references|contact|coordonnees|divers|benevolat|informations complementaires',
  },
  deniedBefore:
    /\b(?:n'ai|n'a|n'avons|ne possede|ne connais|ne suis|ne dispose|ne maitrise|ne sais|n'etant)\s(?:encore\s)?(?:pas|jamais|aucune?|plus)\b(?! seulement)[^.;:!?]{0,60}$|\b(?:aucune?|sans|pas d[e']|peu d[e'])\s?(?:(?:reelle|veritable)\s)?(?:experience|connaissances?|notions?|formation|pratique)\b[^.;:!?]{0,60}$|\b(?:pas (?:de |d'|le |la |du )?|sans |aucune? )$|\bjamais\s(?:[\p{L}']+\s){0,4}$|\bpas encore\b[^.;:!?]{0,40}$/u,
  deniedAfter:
    /^[^\p{L}]{0,4}(?:non|aucune?|jamais|pas encore|non obtenu)\b|^[^.;,!?]{0,30}\b(?:jamais|non obtenue?|pas encore|pas maitrisee?)\b/u,
  wishedBefore: /\b(?:souhaite|aimerais|voudrais|envie de|desire|compte passer|projette)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:en cours|abandonnee?|interrompue?|non (?:validee?|obtenue?|terminee?|acheve)|inachevee?|sans diplome|actuellement en formation|niveau bac\b|prevue? en)\b/,
  expired: /\b(?:expiree?|perimee?|suspendue?|retiree?|annulee?|plus valable)\b/,
  basicBefore: /\b(?:notions(?: de base)?|bases|connaissances de base|debutante?)\s(?:[\p{L}'-]+\s){0,3}$/u,
  degrees: [
    /\b(?:doctorat|these de doctorat|docteur en)\b/,
    /\b(?:master(?: 2| ii)?|bac ?\+ ?5|dea|dess|diplome d'ingenieur|ecole d'ingenieurs?|maitrise (?:de|en|es) \p{L}+,? (?:universite|faculte))\b/u,
    /\b(?:licence(?! (?:de taxi|iv|iii|logiciel|b\b))(?: (?:en|de|professionnelle|pro))?|bachelor|bac ?\+ ?[34]|diplome universitaire|maitrise universitaire)\b/,
    /\b(?:baccalaureat|bac ?\+ ?2|bac pro(?:fessionnel)?|bac general|bac (?:s|es|l|sti2d|stmg)|niveau bac|bts|dut|cap|bep|brevet des colleges|diplome d'etat|deust|titre professionnel)\b/,
  ],
  field:
    /\b(?:(?:bts|dut|cap|bep|licence|master|bac pro(?:fessionnel)?)\s+(?:pro(?:fessionnelle)?\s+)?(?:(?:en|de|mention)\s|d')?|(?:en|mention|specialite)\s)(?!ou\b|est\b|sont\b|serait\b|exig|requis|souhait|minimum|obtenu|valide|apprecie)([^.;()]{2,80})/,
  speaks:
    /\b(?:oral|ecrit|lu|parle\w*|maitris\w*|courant|couramment|bilingue|langue|notions|scolaire|pratique)\b/,
  licence:
    /\b(?:permis|caces|habilitations?|certificat\w*|diplome d'etat|carte professionnelle|fimo|fco|ssiap|sst|psc1|attestation)\b/,
  study: /\b(?:universite|ecole|lycee|faculte|iut|institut|college)\b/,
};
