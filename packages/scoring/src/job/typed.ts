import {
  matchesForeign,
  readForeignDegree,
  readForeignImportance,
  readForeignYears,
  stripForeignFrame,
} from '../lexicon/languagePatterns.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  f\u00fcnf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tr\u00eas: 3,
  quatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  een: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  \u4e00: 1,
  \u4e24: 2,
  \u4e09: 3,
  \u56db: 4,
  \u4e94: 5,
  \u516b: 8,
  \u5341: 10,
};
const NUMBER = Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d{1,2}|${NUMBER})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus|or more)?\\s?(?:(?:-|\u2013|to|bis|\u00e0|a)\\s?(?:\\d{1,2}|${NUMBER})\\s?)?\\+?\\s?(?:full |solid |consecutive |calendar )?(years?|yrs?|months?|jahre?n?|monate[n]?|ans|an(?=\\s+d.exp)|ann\u00e9es?|mois|a\u00f1os?|meses|anos?|anni|anno|mesi|jaar|maanden|\u5e74|\u4e2a\u6708|\u0633\u0646\u0648\u0627\u062a|\u0633\u0646\u0629)['\u2019]?(?![\\p{Ll}])`,
  'iu',
);
const NO_EXPERIENCE =
  /\b(?:old|stay|in operation|university studies|of age|contract|warranty|history|course|program(?:me)?|degree|diploma|ago|founded|in business|fixed.?term|probation|apprenticeship|training|per year|salary)\b/i;
const MONTHS = /^(?:months?|monate?n?|mois|meses|mesi|maanden|\u4e2a\u6708)/i;

/** A demand for time in some work: the months, and the text of what they are of. */
export type YearsAsked = { months: number; of: string };

/** "Python (3+ years)", "Python - min. 3 yrs". */
const COUNTED =
  /^(?<of>[^(),:;.\u2013\u2014]{1,50}?)\s*(?:\(|[:\u2013\u2014,]|\s-)\s*(?:min(?:imum)?\.? (?:of )?|at least |over )?(?<count>[1-9]|[12]\d)\s?(?:\+|plus|or more)?\s?(?:[\u2013-]\s?\d{1,2}\s?)?\+?\s?(?<unit>years?|yrs?|months?)['\u2019]?(?: (?:of )?experience)?\s*\)?$/iu;

const AFTER_YEARS =
  /^[\s'\u2019]*(?:\((?:minimum|min\.?|at least|preferred|required)\)\s*)?(?:(?:of|in|as|with|de|d.|en|von|als|in der|comme|como|di|come|van|\u7684|\u0645\u0646)(?!\p{Ll})\s*)?/iu;
const EXPERIENCE_WORDS =
  /^(?:(?:the (?:fields?|areas?) of(?: expertise$)?|of|in|as|an?|the|with|your|proven|solid|recent|relevant|previous|prior|professional|work|working|practical|hands-on|progressive|demonstrable|related|similar|post-?qualification|industry|full-time|paid|experience|experienced|berufserfahrung|erfahrung|d.exp\u00e9rience|exp\u00e9rience|de|experiencia|experi\u00eancia|esperienza|ervaring|doing|working|performing|within|field|role|capacity|\u5de5\u4f5c|\u7ecf\u9a8c|\u7ecf\u5386|\u4ee5\u4e0a|\u0627\u0644\u062e\u0628\u0631\u0629|\u062e\u0628\u0631\u0629)\b[\s,'\u2019:]*)+/iu;
const TRAILING =
  /(?<![\s,])(?:[\s,]*\b(?:(?:experience|exp|is|are|required|preferred|essential|necessary|needed|a must|minimum|at least|or more|related|desirable|ideally|a plus|role|position|capacity|setting|environment|erforderlich|exig\u00e9e?|requis)\b|(?:or (?:an? )?(?:similar|equivalent|related|comparable)|in (?:a|an) (?:similar|comparable|related)|would be)[\s\S]*(?<=\w[\s.,;!]{0,40})$))+[\s.,;!]*$/i;

/** Reads "at least five years of commercial kitchen experience". Undefined where a text asks for no time in work. */
export function readYears(given: string, language: Language): YearsAsked | undefined {
  const text = given
    .replace(/\b(?:work )?exp(?![\p{L}\p{M}])\.?/giu, 'experience')
    .replace(/\b(yrs?|mos?)\./gi, '$1');
  const own = readForeignYears(given, language);
  if (own) return own;
  const counted = COUNTED.exec(text);
  if (counted?.groups) {
    const { of = '', count = '', unit = '' } = counted.groups;
    return { months: Number(count) * (MONTHS.test(unit) ? 1 : 12), of: of.trim() };
  }
  const match = YEARS.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  if (
    /^(?:an?)$/i.test(match[1]) &&
    !/^['\u2019s\s]*(?:of|in|experience|.{0,20}experience)\b/i.test(text.slice(match.index + match[0].length))
  )
    return undefined;
  const count = /^\d/.test(match[1]) ? Number(match[1]) : (NUMBERS[match[1].toLowerCase()] ?? 0);
  if (count < 1 || count > 40) return undefined;
  if (NO_EXPERIENCE.test(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 24)))
    return undefined;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  // "ACLS within six months of hire" is a deadline, and no experience.
  if (
    /\b(?:within|in)(?: the)?(?: first| next)?\s*$/i.test(before) &&
    /^\s*(?:(?:of|after|from)\s*)?(?:hire|hiring|start|joining|employment|appointment|being)/i.test(after)
  )
    return undefined;
  if (/\bwithin(?: the)?(?: first| next)?\s*$/i.test(before)) return undefined;
  const behind = after.replace(AFTER_YEARS, '').replace(EXPERIENCE_WORDS, '');
  const until = behind.search(
    /[.;()]|,\s|\s(?:and|und|et|y)\s(?=a\b|an\b|the ability|strong|good|excellent)/,
  );
  const of = (until >= 0 ? behind.slice(0, until) : behind)
    .replace(TRAILING, '')
    .replace(/^(?:lieu of|the job offered|job offered)\b[\s\S]*/i, '')
    .trim();
  const asks =
    /\b(?:experience|worked|working|background|practice|qualified|track record|(?:berufs)?erfahrung|exp\u00e9rience|experiencia|experi\u00eancia|esperienza|(?:werk)?ervaring|in|as|of|post|on an?|on the)\b|\u7ecf\u9a8c|\u7ecf\u5386|\u062e\u0628\u0631\u0629/i;
  if (
    !asks.test(after) &&
    !/\b(?:experience|minimum|at least|erfahrung|exp\u00e9rience|experiencia|experi\u00eancia|esperienza|ervaring)\b/i.test(
      before,
    )
  )
    return undefined;
  return {
    months: count * (MONTHS.test(match[2]) ? 1 : 12),
    of: tokenize(of, language).length <= 12 ? (stripForeignFrame(of, language) ?? of) : '',
  };
}

/** A degree: 4 doctorate, 3 master, 2 bachelor, 1 diploma or school leaving certificate. */
export type DegreeLevel = 1 | 2 | 3 | 4;

const DEGREES: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    4,
    /\b(?:ph\.?\s?d|doctorate|doctoral (?:degree|qualification)|promotion in|doctorat|doctorado|doutorado|dottorato)\b|\u535a\u58eb|\u062f\u0643\u062a\u0648\u0631\u0627\u0647/i,
  ],
  [
    3,
    /\bmaster(?:.s)?(?: degree| of | in |.s\b|(?= or\b)|$|[,;.)])|\b(?:m\.?b\.?a|m\.?sc|m\.?eng|m\.?f\.?a|ll\.?m|m\.?ed|post-?graduate degree|masterabschluss|master 2|bac ?\+ ?5|maestr\u00eda|mestrado|laurea magistrale)\b|(?<![\p{L}.])m\.\s?[as]\.?(?=[\s,;:(]|$)|\u7855\u58eb|\u0645\u0627\u062c\u0633\u062a\u064a\u0631/iu,
  ],
  [
    2,
    /\bbachelor|\b(?:university|college|undergraduate|honou?rs|relevant|engineering|law|nursing|science|business|technical|social work|first|four.year|3-year|4-year|academic) degree|\bdegree (?:in|qualified|level|educated|or|required|preferred|from|is|and)\b|\bdegree\b(?=[\s.,;)]*$)|\b(?:b\.?sc|b\.?com|b\.?tech|b\.?eng|b\.?f\.?a|b\.?b\.?a|b\.?arch|bs in|ba in|ba\b(?=[ (,]+(?:hons|honou?rs))|llb|ll\.b|bsn|b\.ed|graduate in|graduated in|(?:abgeschlossenes )?(?:hochschul)?studium|studium der|licence (?:en|de|professionnelle)|bac ?\+ ?3|dipl\u00f4me universitaire|licenciatura|grado en|t\u00edtulo universitario|gradua\u00e7\u00e3o|ensino superior|laurea|hbo|wo-?(?:niveau|opleiding))\b|(?<![\p{L}.])(?:b\.\s?[as]|a\.b)\.?(?=[\s,;:(]|$)|\u672c\u79d1|\u5b66\u58eb|\u0628\u0643\u0627\u0644\u0648\u0631\u064a\u0648\u0633/iu,
  ],
  [
    1,
    /\bhigh[- ]school (?:diploma|graduate|education|degree)|\bged\b|\bassociate(?:.s)? (?:degree|of)|\b(?:a )?diploma\b|\bsecondary (?:school|education)|\bgcses?\b|\ba[- ]levels?\b|\bhnd\b|\bhnc\b|\bbtec\b|\b(?:ausbildung (?:als|zum|zur)|abgeschlossene (?:berufs)?ausbildung|lehre als|bac ?(?:pro|\+ ?2)?|bts|cap|bachillerato|fp|ensino m\u00e9dio|diploma di|mbo)\b|\ba\.?a\.?s\.?(?=[\s,;:(]|$)|\u5927\u4e13|\u9ad8\u4e2d|\u062f\u0628\u0644\u0648\u0645/i,
  ],
];

/** What somebody teaches, and has not. */
const TAUGHT =
  /\b(?:teach(?:es|ing)?|taught|tutor(?:s|ed|ing)?|mark(?:s|ed|ing)|deliver(?:s|ed|ing)?)\b[^.;\n]{0,40}\b(?:gcses?|a[- ]levels?|btecs?)\b|\b(?:gcses?|a[- ]levels?|btecs?)\s(?:\S{1,20}\s){0,3}(?:teach(?:er|ing)|tut(?:or|oring)|classes|pupils|marking)\b/i;

/** The degree that a text asks for or names: of "Bachelor's or Master's" the lower one. "180 degrees" is none. */
export function readDegree(
  text: string,
  language: Language,
): { level: DegreeLevel; field: string; orExperience: boolean } | undefined {
  if (/\d\s?(?:\u00b0|degrees?)|\bdegrees? (?:of|celsius|fahrenheit)\b/i.test(text)) return undefined;
  if (TAUGHT.test(text)) return undefined;
  const own = readForeignDegree(text, language);
  if (own) return { ...own, orExperience: false };
  const found = DEGREES.toReversed().find(([, pattern]) => pattern.test(text));
  if (!found) return undefined;
  const field =
    /\b(?:degree|bachelor(?:.s)?|master(?:.s)?|diploma|ph\.?d|b\.?sc|m\.?sc|b\.\s?[as]\b\.?(?: or b\.\s?[as]\b\.?)?|studium|graduate|graduated|licence en|licenciatura|laurea|ausbildung|doctorate|mba|ba|bs|bsn|degree level)\b[^,;.]{0,24}?\b(?:in|of|der|des|en|em|als|zum|zur)\s+([^.;()]{2,80})/i.exec(
      text,
    )?.[1] ?? '';
  return {
    level:
      /\b(?:certificates?|diploma) or (?:an? )?(?:bachelor.s )?degree\b|\bdegree or (?:an? )?(?:certificate|diploma)\b/i.test(
        text,
      )
        ? 1
        : found[0],
    field: /\b(?:high[- ]school|ged|secondary school|school leaving)\b/i.test(text)
      ? ''
      : field
          .replace(
            /\b(?:or|and) (?:a |an |any |in )?(?:related|similar|equivalent|relevant|comparable|other|closely|allied)[\s\S]*$/i,
            '',
          )
          .replace(
            /,? (?:is |are )?(?:required|preferred|essential|desirable|a plus|an advantage|or equivalent)[\s\S]*$/i,
            '',
          )
          .replace(/\b(?:a )?(?:related|relevant|similar) (?:field|discipline|subject)[\s\S]*$/i, '')
          .trim(),
    orExperience:
      /\b(?:or|oder|ou|o|of) (?:[\p{L}-]+ ){0,3}(?:experience|equivalent|erfahrung|exp\u00e9rience|experiencia)/iu.test(
        text,
      ),
  };
}

const LANGUAGES: readonly (readonly [string, string])[] = [
  [
    'English',
    'english|englisch(?:kenntnisse)?|anglais|ingl[e\u00e9]s|ingl\u00eas|inglese|engels|engelse(?= taal)|\u82f1\u8bed|\u82f1\u6587|\u0627\u0644\u0625\u0646\u062c\u0644\u064a\u0632\u064a\u0629|\u0625\u0646\u062c\u0644\u064a\u0632\u064a\u0629',
  ],
  [
    'Spanish',
    'spanish|spanisch(?:kenntnisse)?|espagnol|espa\u00f1ol|castellano|espanhol|spagnolo|spaans|\u897f\u73ed\u7259\u8bed',
  ],
  [
    'French',
    'french|franz\u00f6sisch(?:kenntnisse)?|fran\u00e7ais|franc\u00e9s|franc\u00eas|francese|frans|\u6cd5\u8bed|\u0627\u0644\u0641\u0631\u0646\u0633\u064a\u0629',
  ],
  [
    'German',
    'german|deutsch(?:kenntnisse)?|allemand|alem\u00e1n|alem\u00e3o|tedesco|duits|\u5fb7\u8bed|\u0627\u0644\u0623\u0644\u0645\u0627\u0646\u064a\u0629',
  ],
  ['Italian', 'italian|italienisch|italien|italiano|italiaans|\u610f\u5927\u5229\u8bed'],
  [
    'Portuguese',
    'portuguese|portugiesisch|portugais|portugu\u00e9s|portugu\u00eas|portoghese|portugees|\u8461\u8404\u7259\u8bed',
  ],
  [
    'Dutch',
    'dutch|niederl\u00e4ndisch|n\u00e9erlandais|flemish|nederlandse(?= taal)|neerland\u00e9s|holand\u00eas|olandese|nederlands',
  ],
  [
    'Arabic',
    'arabic|arabisch|arabe|\u00e1rabe|arabo|\u963f\u62c9\u4f2f\u8bed|\u0627\u0644\u0639\u0631\u0628\u064a\u0629',
  ],
  [
    'Chinese',
    'chinese|chinesisch|chinois|chino|chin\u00eas|cinese|chinees|mandarin|mandar\u00edn|\u4e2d\u6587|\u6c49\u8bed|\u666e\u901a\u8bdd',
  ],
  ['Persian', 'persian|farsi|dari'],
  ['Cantonese', 'cantonese|\u7ca4\u8bed'],
  ...'Polish Russian Ukrainian Hebrew Turkish Hindi Urdu Bengali Tamil Telugu Punjabi Gujarati Marathi Japanese Korean Vietnamese Thai Tagalog Swahili Greek Czech Romanian Hungarian Swedish Norwegian Danish Finnish Somali Albanian Bulgarian Croatian Serbian Slovak Welsh Indonesian Malay Catalan'
    .split(' ')
    .map((name) => [name, name.toLowerCase()] as const),
  ['Sign language', 'sign language|bsl|asl'],
];
const LANGUAGE = LANGUAGES.map(([name, words]) => ({
  name,
  // Chinese and Arabic write what stands beside a language together with it.
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|(?=[\\p{Script=Han}\\p{Script=Arabic}])(?:${words})`,
    'iu',
  ),
}));
const LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:native|mother tongue|bilingual|c2|muttersprach\w*|langue maternelle|nativ[oa]|l\u00edngua materna|lengua materna|madrelingua|moedertaal)\b|\u6bcd\u8bed|\u0627\u0644\u0644\u063a\u0629 \u0627\u0644\u0623\u0645/i,
  ],
  [
    4,
    /\b(?:fluen\w+|c1|excellent|very good|full professional|proficien\w+|advanced|perfect|business[- ]fluent|near.native|verhandlungssicher|flie\u00dfend|sehr gut\w*|courant|couramment|flu[ie]d[oae]|fluente|avan\u00e7ado|ottim[oa]|vloeiend|uitstekend)\b|\u6d41\u5229|\u7cbe\u901a|\u0637\u0644\u0627\u0642\u0629|\u0645\u0645\u062a\u0627\u0632/i,
  ],
  [
    3,
    /\b(?:b2|good|professional|business|working|upper.intermediate|gut\w*|solide|bon(?:ne)?|buen[oa]?|bom|boa|buon[oa]?|goed|strong|confident|written and spoken|spoken and written|speak\w*)\b|\u719f\u7ec3|\u826f\u597d|\u062c\u064a\u062f/i,
  ],
  [
    2,
    /\b(?:b1|intermediate|conversational|moderate|some|intermedio|intermedi\u00e1rio|moyen|interm\u00e9diaire|mittel)\b/i,
  ],
  [
    1,
    /\b(?:a1|a2|basic|basics|beginner|elementary|school|limited|little|learning|grundkenntnisse|anf\u00e4nger|notions|d\u00e9butant|scolaire|b\u00e1sico|b\u00e1sica|principiante|base|scolastico|basis|beginnend)\b|\u57fa\u7840|\u5165\u95e8|\u0623\u0633\u0627\u0633\u064a/i,
  ],
];
const CUE =
  /\b(?:languages?|speak\w*|spoken|written|fluen\w*|native|bilingual|mother tongue|proficien\w*|conversational|command|knowledge|[abc][12]|level|reading|writing|verbal|read and write|working|good|excellent|basic|intermediate|advanced|business|beginner|required|plus|preferred|essential|desirable|advantage|sprach\w*|kenntnisse|flie\u00dfend|verhandlungssicher|muttersprache|langue|courant|ma\u00eetrise|parl\w+|idioma|nivel|n\u00edvel|fluente|dominio|dom\u00ednio|hablar|falar|lingua|livello|ottim\w+|buon\w+|taal|vloeiend|beheersing|niveau)\b|\u6d41\u5229|\u8bed\u8a00|\u719f\u7ec3|\u6bcd\u8bed|\u57fa\u7840|\u7cbe\u901a|\u0637\u0644\u0627\u0642\u0629|\u0625\u062c\u0627\u062f\u0629|\u0627\u0644\u0644\u063a\u0629/i;
const NO_LANGUAGE =
  /\b(?:french (?:press|fries|doors?|polish|braid|cuisine|toast|bread|manicure|onion|windows?)|danish pastr|greek (?:salad|yogh?urt)|turkish delight|english (?:breakfast|teacher|department|literature|lessons|language arts|curriculum)|spanish (?:tapas|teacher)|polish(?:ed|ing|es)|to polish|(?:clean|wash|shoe|floor|nail|car|buff|sand|grind)\w*,? (?:and )?polish|german shepherd|chinese (?:cuisine|restaurant|food|kitchen)|italian (?:cuisine|restaurant|food|kitchen|pastr\w+)|french (?:cuisine|restaurant|kitchen|bakery|patisserie)|thai (?:cuisine|restaurant|massage|food)|swedish massage|indian)\b/i;

/** The languages that a text names as languages, each with a level from 1 (basic) to 5 (native), 0 where none is said. */
export function readLanguages(
  text: string,
  language: Language,
): { language: string; level: number; at: number }[] {
  if (NO_LANGUAGE.test(text)) return [];
  const found = LANGUAGE.flatMap(({ name, pattern }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ language: name, at }];
  }).toSorted((a, b) => a.at - b.at);
  if (
    found.length === 0 ||
    !(CUE.test(text) || matchesForeign('speaks', text, language) || readForeignImportance(text, language))
  )
    return [];
  return found.map(({ language, at }, index) => ({
    language,
    at,
    level: levelNear(text, at, found[index - 1]?.at ?? 0, found[index + 1]?.at ?? text.length),
  }));
}

/** The level that is said of the language at `at`: behind it up to the next one ("French (B1)"), else before it ("fluent in French"). */
function levelNear(text: string, at: number, before: number, after: number): number {
  const behind = text.slice(at, after).split(/[,;.|]|\s(?:and|und|et|y|e|en)\s/)[0] ?? '';
  const levelOf = (piece: string) => LEVELS.find(([, pattern]) => pattern.test(piece))?.[0];
  return (
    levelOf(behind) ?? levelOf(text.slice(before, at)) ?? levelOf(text.slice(0, at)) ?? levelOf(text) ?? 0
  );
}

/** What a level of a language is called. */
export const LEVEL_NAMES = ['', 'basic', 'conversational', 'good', 'fluent', 'native'] as const;

const LICENCE =
  /\b(?:licen[cs](?:e|es|ed|ure)|certificat(?:e|es|ion|ions)|certified|accreditation|accredited|chartered|registration|registered (?:nurse|with|dietitian|pharmacist|architect|dental|general|midwife|social)|permit|cdl|hgv|lgv|hazmat|cscs|dbs|pmp|cpa|acca|cfa|cipd|nebosh|iosh|osha.?\d{2}|servsafe|haccp (?:level|cert)|food (?:handler|hygiene)|first aid|cpr|bls|pals|rn|lpn|cna|emt|ccna|ccnp|cissp|itil|sia|qts|pgce|tefl|celta|nclex|bar (?:admission|exam)|admitted to (?:the |practice)|driving licen[cs]e|driver.s licen[cs]e|clearance|cpc|tacho(?:graph)? card|adr|gas safe|18th edition|ase|a&p|notary|series \d{1,2}|f\u00fchrerschein|staplerschein|zertifikat|permis|caces|habilitation|carnet de conducir|carn\u00e9|certificaci\u00f3n|cnh|carteira de|habilita\u00e7\u00e3o|patente|patentino|abilitazione|rijbewijs|vca|certificaat)\b|\u8bc1\u4e66|\u8d44\u683c\u8bc1|\u9a7e\u7167|\u9a7e\u9a76\u8bc1|\u62a4\u58eb\u8bc1|\u0631\u062e\u0635\u0629|\u0634\u0647\u0627\u062f\u0629/i;

/** Whether a text asks for or names a licence, a certificate or a registration. */
export function namesLicence(text: string, language: Language): boolean {
  return LICENCE.test(text) || matchesForeign('licence', text, language);
}
