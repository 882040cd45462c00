import type { LanguageData } from './languageData.ts';

export const de: LanguageData = {
  small:
    'der die das den dem des ein eine einen einem einer eines und oder aber mit ohne von vom zum zur zu bei beim nach aus auf für über unter durch gegen um ab bis seit im am als wie wenn weil dass nicht kein keine keinen ist sind war waren wird werden wurde wurden haben hat habe hatte sein ich du er sie wir ihr uns mich mir sich mein meine meinen ihre ihren ihrem unser unsere unseren dein deine deinen sowie auch noch nur sehr mehr alle allen dieser diese dieses bzw können kann soll sollte muss müssen',
  common:
    'erfahrung erfahrungen berufserfahrung kenntnisse kenntnis fähigkeit fähigkeiten gute gut sehr sichere sicherer sicheren fundierte fundierten umfassende mehrjährige langjährige bereich bereiche umgang arbeit arbeiten arbeitsweise tätigkeit tätigkeiten tätig aufgabe aufgaben mitarbeiter mitarbeiterin mitarbeit verantwortung verantwortlich verantwortungsbewusst selbstständig selbständig selbstständige zuverlässig zuverlässigkeit motivation motiviert engagement engagiert belastbar belastbarkeit flexibel flexibilität freundlich unternehmen betrieb firma team abteilung stelle position beruf berufliche jahr jahre jahren monat monate woche tag tage täglich durchführung erstellung unterstützung betreuung organisation planung kontrolle entwicklung leitung führung abgeschlossene abgeschlossen erfolgreich ausbildung abschluss anforderungen voraussetzung profil neue verschiedene allgemeine eigene vollzeit teilzeit möglichst idealerweise mindestens erforderlich vorteil wünschenswert heute kunden kunde bringen bieten suchen',
  terms: `
accounting, Accountancy = Buchhaltung | Buchhalter | Buchhalterin | Finanzbuchhaltung | Finanzbuchhalter | Finanzbuchhalterin | Bilanzbuchhalter | Bilanzbuchhalterin | Rechnungswesen | Buchführung
Payroll = Lohnbuchhaltung | Gehaltsabrechnung | Lohnabrechnung | Entgeltabrechnung | Lohn- und Gehaltsabrechnung
Accounts payable = Kreditorenbuchhaltung | Kreditorenbuchhalter | Kreditorenbuchhalterin
Accounts receivable = Debitorenbuchhaltung | Debitorenbuchhalter | Debitorenbuchhalterin
Month-end close = Monatsabschluss | Monatsabschlüsse
Financial statements, Year-end close = Jahresabschluss | Jahresabschlüsse
Invoicing = Rechnungsstellung | Fakturierung
Tax preparation = Steuererklärungen | Steuerfachangestellte | Steuerfachangestellter
Nursing, Registered nurse = Krankenschwester | Krankenpfleger | Krankenpflegerin | Gesundheits- und Krankenpfleger | Gesundheits- und Krankenpflegerin | Pflegefachkraft | Pflegefachmann | Pflegefachfrau | Krankenpflege | examinierte Pflegekraft
Healthcare assistant = Pflegehelfer | Pflegehelferin | Pflegeassistent | Pflegeassistentin | Krankenpflegehelfer | Krankenpflegehelferin
Elderly care = Altenpflege | Altenpfleger | Altenpflegerin | Seniorenbetreuung
Wound care = Wundversorgung | Wunden versorgt | Wundmanagement | Verbandswechsel | Verbände gewechselt
Midwifery = Hebamme | Entbindungspfleger
Physician = Arzt | Ärztin | Facharzt | Fachärztin | Assistenzarzt | Assistenzärztin
Medical assistant = Medizinische Fachangestellte | Medizinischer Fachangestellter | Arzthelferin | Arzthelfer
Pharmacist = Apotheker | Apothekerin
Physiotherapy = Physiotherapie | Physiotherapeut | Physiotherapeutin | Krankengymnastik
Paramedic = Notfallsanitäter | Notfallsanitäterin | Rettungssanitäter | Rettungssanitäterin
Childcare = Kinderbetreuung | Kindererzieher | Kindererzieherin | Staatlich anerkannte Erzieherin | Staatlich anerkannter Erzieher | Kinderpflegerin
Social work = Sozialarbeit | Sozialarbeiter | Sozialarbeiterin | Sozialpädagoge | Sozialpädagogin
teaching = Lehrkraft | Grundschullehrer | Grundschullehrerin | Gymnasiallehrer | Gymnasiallehrerin | Unterrichtserfahrung
cooking = Koch | Köchin | Jungkoch | Küchenchef | Alleinkoch
baking = Bäcker | Bäckerin | Bäckergeselle | Backstube
Pastry chef = Konditor | Konditorin
Butchery = Metzger | Metzgerin | Fleischer | Fleischerin
Waiting tables = Kellner | Kellnerin | Servicekraft | Restaurantfachmann | Restaurantfachfrau
Housekeeping = Zimmermädchen | Zimmerreinigung | Hausdame
Hotel front desk = Hotelrezeption | Hotelempfang
Reception duties = Rezeptionist | Rezeptionistin | Empfangsmitarbeiter | Empfangsmitarbeiterin
cleaning, Cleaning services = Reinigungskraft | Gebäudereinigung | Gebäudereiniger | Gebäudereinigerin | Unterhaltsreinigung | Raumpflegerin
Warehouse work = Lagerarbeiter | Lagerarbeiterin | Lagerist | Lageristin | Lagermitarbeiter | Lagermitarbeiterin | Fachlagerist | Fachlageristin | Lagerhelfer | Lagertätigkeit | Lagerarbeit
Warehouse work, Logistics management = Lagerlogistik
Logistics management = Logistiker | Logistikerin | Logistik
Order picking = Kommissionierung | Kommissionierer | Kommissioniererin | kommissioniert | kommissionieren
Inventory management = Bestandsführung | Bestandsverwaltung | Lagerbestandsführung | Lagerverwaltung
Shipping and receiving = Wareneingang | Warenausgang
Forklift licence, Forklift operation = Staplerschein | Gabelstaplerschein | Flurförderschein | Staplerführerschein
Forklift operation = Staplerfahrer | Staplerfahrerin | Gabelstapler
Driving licence = Führerschein | Führerschein Klasse B | Führerschein der Klasse B | Führerschein Kl. B | Fahrerlaubnis | Fahrerlaubnis Klasse B | PKW-Führerschein
HGV class 2, Driving licence = Führerschein Klasse C | Führerschein der Klasse C | LKW-Führerschein
HGV class 1, HGV class 2, Driving licence = Führerschein Klasse CE | Führerschein der Klasse CE | Führerschein Kl. CE
Truck driving = LKW-Fahrer | LKW-Fahrerin | Kraftfahrer | Kraftfahrerin | Berufskraftfahrer | Berufskraftfahrerin
Delivery driving = Auslieferungsfahrer | Auslieferungsfahrerin | Paketzusteller | Paketzustellerin
Bus driving = Busfahrer | Busfahrerin
Electrician = Elektriker | Elektrikerin | Elektroniker | Elektronikerin | Elektroinstallateur | Elektroinstallateurin | Elektroinstallation
Plumbing = Klempner | Klempnerin | Anlagenmechaniker SHK | Sanitärinstallateur | Sanitärinstallation
Carpentry = Tischler | Tischlerin | Schreiner | Schreinerin | Zimmerer | Zimmermann
Painting and decorating = Malerarbeiten | Maler und Lackierer | Malerin und Lackiererin | Malergeselle
Bricklaying = Maurer | Maurerin | Mauerwerksbau
Tile setting = Fliesenleger | Fliesenlegerin
Roofer = Dachdecker | Dachdeckerin
Welding = Schweißen | Schweißer | Schweißerin | geschweißt | Schweißarbeiten | MAG-Schweißen | WIG-Schweißen | Schweißtechnik
Metal fabrication = Metallbauer | Metallbauerin | Schlosser | Schlosserin
CNC machining = Zerspanungsmechaniker | Zerspanungsmechanikerin | CNC-Fräser | CNC-Dreher | CNC-Fräsen | CNC-Drehen
Machine operation = Maschinenführer | Maschinenführerin | Anlagenführer | Anlagenführerin | Maschinenbediener | Maschinenbedienung
Assembly line work = Montagearbeiter | Fließbandarbeit
Auto mechanic = Kfz-Mechatroniker | Kfz-Mechatronikerin | Kfz-Mechaniker | Automechaniker
Maintenance technician = Instandhaltung | Instandhalter | Betriebsschlosser | Hausmeister | Hausmeisterin
Quality control = Qualitätskontrolle | Qualitätsprüfung | Qualitätsprüfer
Quality management, Quality assurance = Qualitätsmanagement | Qualitätssicherung
Health and safety = Arbeitssicherheit | Arbeitsschutz
First aid = Erste Hilfe | Ersthelfer | Ersthelferin
Food hygiene certificate = Gesundheitszeugnis | Belehrung nach Infektionsschutzgesetz
Sales = Vertriebsmitarbeiter | Außendienst | Vertriebsinnendienst | Vertriebserfahrung | Vertrieb
Retail sales, Sales = Verkäufer | Verkäuferin | Einzelhandelskaufmann | Einzelhandelskauffrau | Kaufmann im Einzelhandel | Kauffrau im Einzelhandel
Customer service = Kundenservice | Kundenberatung | Kundenbetreuung | Kundendienst | Kundenberater | Kundenberaterin | Kunden beraten | Kunden betreut
Cash handling = Kassierer | Kassiererin | Kassentätigkeit | Kassenführung | Kassiertätigkeit
Call centre = Callcenter | Callcenter-Agent
Human resources = Personalwesen | Personalsachbearbeiter | Personalsachbearbeiterin | Personalreferent | Personalreferentin
Recruitment = Personalbeschaffung | Personalgewinnung | Personalauswahl
People management = Personalführung | Mitarbeiterführung | Personalverantwortung | Führungsverantwortung
Team leadership = Teamleitung | Teamleiter | Teamleiterin
Project management = Projektmanagement | Projektleitung | Projektleiter | Projektleiterin | Projektmanager | Projektmanagerin
Procurement, purchasing = Einkäufer | Einkäuferin | Beschaffung | strategischer Einkauf | operativer Einkauf
Administrative assistant = Bürokaufmann | Bürokauffrau | Kaufmann für Büromanagement | Kauffrau für Büromanagement | Sekretärin | Sekretariat | Büroassistenz
Data entry = Datenerfassung | Dateneingabe
Software development = Softwareentwicklung | Softwareentwickler | Softwareentwicklerin | Anwendungsentwicklung | Anwendungsentwickler | Anwendungsentwicklerin
System administration = Systemadministration | Systemadministrator | Systemadministratorin | Fachinformatiker für Systemintegration
Data analysis = Datenanalyse | Datenauswertung
Computer science = Informatik | Informatiker | Informatikerin
Mechanical engineering = Maschinenbau | Maschinenbauingenieur | Maschinenbauingenieurin
Electrical engineering = Elektrotechnik | Elektroingenieur | Elektroingenieurin
Civil engineering = Bauingenieurwesen | Bauingenieur | Bauingenieurin
gardening = Gartenpflege | Gartenarbeit | Gartenarbeiten | Gärten gepflegt | Gärtner | Gärtnerin
Hairdressing = Friseur | Friseurin | Friseurhandwerk
Security guard = Wachmann | Sicherheitsmitarbeiter | Sicherheitsmitarbeiterin | Objektschutz | Werkschutz
Landscape gardening = Landschaftsgärtner | Landschaftsgärtnerin | Garten- und Landschaftsbau
Attorney = Rechtsanwalt | Rechtsanwältin
Paralegal = Rechtsanwaltsfachangestellte | Rechtsanwaltsfachangestellter
Teamwork = Teamfähigkeit | Teamarbeit | Teamgeist | Teamplayer
Communication skills = Kommunikationsfähigkeit | Kommunikationsstärke | kommunikationsstark
Shift work = Schichtarbeit | Schichtdienst | Wechselschicht | Schichtbereitschaft
Microsoft Office = MS-Office-Kenntnisse | Office-Kenntnisse
Microsoft Excel = Excel-Kenntnisse
`,
  and: 'und|sowie',
  or: 'oder|bzw',
  frame:
    /^(?:(?:sie|du|wir|haben|hast|verfugen|verfugst|uber|bringen|bringst|besitzen|besitzt|idealerweise|zwingend|mindestens|fundierte?n?|sehr|gute?n?|sichere[rn]?|umfassende|erste|einschlagige|mehrjahrige|langjahrige|praktische|nachweisbare|abgeschlossene|kenntnisse?n?|berufserfahrung|erfahrung(?:en)?|wissen|umgang|beherrschung|wunschenswert|von vorteil|gern|gerne|waren?|ware|sind|ist|mit|von|im|in|der|die|das|den|dem|des|eine?[nmrs]?|gultige[rn]?|als|auf|dem gebiet|bereich)\b[\s:,]*)+/,
  tail: /(?<![\s,(])(?:[\s,(]*\b(?:ist|sind|ware|waren|wird|werden|zwingend|unbedingt|erforderlich|notwendig|wunschenswert|vorausgesetzt|von vorteil|vorteilhaft|gern gesehen|ein plus|(?:setzen wir |wird )?voraus(?:gesetzt)?|erwunscht|mitbringen|haben|kenntnisse|erfahrung|voraussetzung|idealerweise|gewunscht)\b)+[\s.,;:!)]*$/,
  asks: /\b(?:kenntnisse|erfahrung(?:en)?|berufserfahrung|ausbildung|abschluss|beherrsch\w+|fahigkeit(?:en)?|verfugen|bringen sie mit|bringst du mit|sie haben|du hast|umgang mit|studium|fuhrerschein|fahrerlaubnis)\b/,
  must: /\b(?:zwingend|erforderlich|voraussetzung|vorausgesetzt|voraus|mindestens|mind|unbedingt|unabdingbar|notwendig|muss|mussen|setzen wir|pflicht|wir erwarten|benotigt)\b/,
  nice: /\b(?:von vorteil|vorteilhaft|wunschenswert|idealerweise|gern gesehen|gerne gesehen|ein plus|erwunscht|im idealfall|bestenfalls|optional|pluspunkt|waren? (?:schon|toll|gut|prima|super)|ware (?:schon|toll|gut|prima|super)|aber kein muss)\b/,
  notAsked:
    /\b(?:kein\w*|nicht)\b[^.;]{0,50}\b(?:erforderlich|notwendig|notig|vorausgesetzt|voraussetzung|zwingend)\b|\bohne (?:vorkenntnisse|berufserfahrung|ausbildung)\b|\bquereinsteiger\w*\b|\bwir (?:lernen|arbeiten) (?:sie|dich) (?:an|ein)\b|\bbrauch(?:en|st) (?:sie |du )?(?:kein\w*|nicht)\b/,
  applying:
    /\b(?:bewerb\w*|unterlagen|anschreiben|lebenslauf|gehaltsvorstellung\w*|schwerbehindert\w*|gleichgestellt\w*|geschlecht\w*|gleiche[rn]? eignung|ansprechpartner\w*|ruckfragen|datenschutz\w*|vielfalt|chancengleichheit|nationalitat|vorstellungsgesprach\w*|eintrittstermin|referenznummer|senden sie|wir freuen uns)\b/,
  none: /\b(?:gehalt|vergutung|tarif\w*|urlaub\w*|altersvorsorge|betriebliche\w*|weihnachtsgeld|urlaubsgeld|zuschlage|jobrad|jobticket|firmenwagen|dienstwagen|getranke|obst|kantine|homeoffice|gleitzeit|arbeitszeit\w*|vollzeit|teilzeit|unbefristet\w*|befristet\w*|wir bieten|bieten wir|(?:dich|sie) erwartet|parkplatz\w*|weiterbildungs\w*|fortbildungs(?:moglichkeit|angebot)\w*|mitarbeiterrabatt\w*|standort|stunden pro woche|wochenstunden|ab sofort|zum nachstmoglichen|familienbetrieb|familienunternehmen|marktfuhrer|gegrundet|euro)\b/,
  headings: {
    must: 'anforderungen|ihre anforderungen|voraussetzungen|anforderungsprofil|was sie mitbringen mussen|muss-?kriterien|das (?:musst|solltest) du mitbringen',
    nice: 'wunschenswert|von vorteil|idealerweise|pluspunkte|das ware schon|kann-?kriterien|gern gesehen',
    asked:
      '(?:ihr|dein|das|unser)? ?profil|qualifikation(?:en)?|ihre qualifikation(?:en)?|das bringst du mit|das bringen sie mit|was (?:du mitbringst|sie mitbringen)|was wir (?:erwarten|suchen|uns wunschen)|wir erwarten|das zeichnet (?:sie|dich) aus|wen wir suchen|wir suchen|damit uberzeugen sie(?: uns)?',
    duties:
      '(?:ihre|deine|die)? ?(?:aufgaben|tatigkeiten)|(?:ihr|dein)? ?aufgabengebiet|(?:ihre|deine) rolle|das erwartet (?:sie|dich)|was (?:sie|dich) erwartet|ihr verantwortungsbereich|stellenbeschreibung',
    none: 'wir bieten(?: ihnen| dir)?|das bieten wir(?: ihnen| dir)?|unser angebot|was wir bieten|ihre vorteile|deine vorteile|benefits|uber uns|wir uber uns|wer wir sind|kontakt|bewerbung|so bewerben sie sich|ihr ansprechpartner|arbeitsort|standort',
  },
  sections: {
    experience:
      'berufserfahrung|beruflicher werdegang|berufspraxis|berufliche (?:erfahrung|stationen|tatigkeiten?|laufbahn)|werdegang|praxiserfahrung|praktika',
    education:
      'ausbildung|schulbildung|schul- und berufsausbildung|studium|bildung|bildungsweg|akademische ausbildung|schule und ausbildung|aus- und weiterbildung|ausbildung und studium|weiterbildung(?:en)?',
    licences: 'zertifikate|fuhrerscheine?|scheine|lizenzen|zertifizierungen',
    languages: 'sprachen|sprachkenntnisse|fremdsprachen',
    skills:
      'kenntnisse|fahigkeiten|kompetenzen|edv-?kenntnisse|it-?kenntnisse|besondere kenntnisse|kenntnisse und fahigkeiten|fachkenntnisse',
    summary: 'profil|kurzprofil|uber mich|zusammenfassung|zu meiner person',
    interests: 'hobbys?|hobbies|interessen|freizeit',
    other: 'sonstiges|referenzen|ehrenamt|personliche daten|kontakt',
  },
  deniedBefore:
    /\b(?:kein(?:e[nrsm]?)?|ohne)\s(?:(?:eigene[nr]?|gultige[nr]?|formale|abgeschlossene)\s){0,2}$|\b(?:kein(?:e[nr]?)?|ohne|kaum)\s(?:\p{L}+\s)?(?:erfahrung(?:en)?|kenntnisse|praxis|vorkenntnisse|berufserfahrung|wissen|ausbildung)\b[^.;:!?]{0,60}$|\b(?:noch nie|niemals|noch nicht)\s(?:[\p{L}-]+\s){0,4}$|\bnicht\s(?:mit|in|an|als)\s(?:\p{L}+\s)?$/u,
  deniedAfter:
    /^[^.;,!?]{0,30}\b(?:habe|hab|besitze|kann|kenne|bin|hat|beherrsche|fehlt|liegt|wurde|war)\b[^.;,!?]{0,25}\b(?:nicht|nie|niemals|keine?[nr]?)\b(?! nur)|^[^\p{L}]{0,4}(?:keine?[rn]?|nicht vorhanden|fehlt|fehlen)\b|^[^.;,!?]{0,20}\b(?:noch nie|noch nicht|fehl(?:t|en) mir)\b/u,
  wishedBefore: /\b(?:mochte|wurde gern\w*|plane|strebe|wunsche|interesse an|will)\b[^.;!?]{0,60}$/,
  progress:
    /\b(?:abgebrochen|ohne abschluss|nicht (?:abgeschlossen|beendet|bestanden)|derzeit in ausbildung|in ausbildung|laufend|voraussichtlich\w*|angestrebt\w*|studiere derzeit|mache gerade|zurzeit im)\b/,
  expired: /\b(?:abgelaufen\w*|entzogen|ungultig|nicht mehr gultig|nicht verlangert)\b/,
  basicBefore:
    /\b(?:grundkenntnisse|basiskenntnisse|grundlegende kenntnisse|anfangerkenntnisse|geringe kenntnisse|erste kenntnisse)\s(?:[\p{L}-]+\s){0,3}$/u,
  degrees: [
    /\b(?:promotion in|promoviert\w*|doktor(?:grad|titel)?|dr\. ?(?:rer|phil|med|ing))\b/,
    /\b(?:master(?:abschluss|studium)?|magister|diplom-?\p{L}*|staatsexamen|m\.? ?sc|m\.? ?a)\b(?!-?arbeit)/u,
    /\b(?:bachelor(?:abschluss|studium)?|(?:abgeschlossenes |erfolgreiches )?(?:hochschul|fachhochschul)?studium|hochschulabschluss|b\.? ?sc|b\.? ?a)\b/,
    /\b(?:abgeschlossene \p{L}*ausbildung|(?:berufs)?ausbildung (?:als|zum|zur|im|in)|berufsausbildung|abitur|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|fachhochschulreife|gesellenbrief|meisterbrief|meisterschule)\b/u,
  ],
  field: /\b(?:in|der|des|als|zum|zur|im bereich)\s+([^.;()]{2,80})/,
  speaks:
    /\b(?:wort|schrift|gut\w*|konnen|kannst|sprechen|sprichst|spreche|muttersprach\w*|verhandlungssicher\w*|flie(?:ss|ß)end\w*|grundkenntnisse|beherrsch\w*)\b/,
  licence:
    /\b(?:\p{L}*fue?hrerschein\w*|fahrerlaubnis\w*|\p{L}*staplerschein|zertifi\p{L}+|approbation\w*|befahigung\p{L}*|schweisserprufung|sachkunde(?:nachweis)?|gesundheitszeugnis|ada-?schein|jagdschein|personenbeforderungsschein)\b/u,
  study:
    /\b(?:universitat|hochschule|fachhochschule|berufsschule|gymnasium|realschule|berufskolleg|akademie|studium)\b/,
  years:
    /(?<count>\d{1,2}|zwei|drei|vier|funf|sechs|zehn)-?\s?jahrige[nrs]?\s+(?:einschlagige\s|praktische\s)?(?:berufs)?erfahrung(?:\s+(?:in der|in|im|als|mit)\s+(?<of>[^.,;()]*))?/u,
  worked: /erfahrung/u,
  numbers: { zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, zehn: 10 },
};
