import { levelOf } from '../resume/profile.ts';
import { findConcepts, toKeys, toWantedKeys } from '../text/concepts.ts';
import { demandsIn, saysHere, stripFrameHere } from '../text/cues.ts';
import { currentForeign, readingIn } from '../text/language.ts';
import { readableAs } from '../text/languageOf.ts';
import { ROLES } from '../text/roles.ts';
import { collapse, tokenize } from '../text/tokens.ts';
import {
  type Borders,
  isOneTerm,
  matchPhrase,
  type Phrase,
  readWanted,
  toPhrase,
  type Wanted,
} from '../text/wanted.ts';
import { type Clause, importanceOf, toClauses } from './clauses.ts';
import { type Criterion, type Importance, type Job, textOf } from './criterion.ts';
import { isNegated, isNoCriterion, protectedTrait, tellsOfApplying } from './noCriterion.ts';
import { readPart } from './sections.ts';
import { LEVEL_NAMES, namesLicence, readDegree, readLanguages, readYears } from './typed.ts';

/** What a job asks for, and what it asks for that no score may rest on. */
export type JobReading = { criteria: Criterion[]; refused: { name: string; reason: string }[] };

const MOST_CHARACTERS = 20_000;
const MOST_SKILLS = 20;
const MOST_ASKED = 14;
const MOST_DUTIES = 6;
const LONGEST_NAME = 90;
const MOST_YEARS_ASKED = 15;

/**
 * Reads from a job what a resume is measured by: what stands in the skills, in the recruiter's words; then what the description asks for; then the
 * role. Each fact once. Reads the first 20 000 characters of each text.
 */
export function readJob(job: Job): JobReading {
  return readingIn(readableAs(textOf(job)), () => readWords(job));
}

function readWords(job: Job): JobReading {
  const title = job.title.slice(0, 300);
  const clauses = toClauses(job.description.slice(0, MOST_CHARACTERS));
  const refused = readRefused(job, clauses);
  const asked = clauses.filter(
    ({ part, text }) =>
      part.about !== 'none' && !protectedTrait(text) && !segments(text).every((one) => isNegated(one.text)),
  );
  const skills = readSkills(job.skills_required.slice(0, MOST_CHARACTERS));
  const drafts = [
    ...skills,
    ...asked.flatMap((clause) => readClause(clause, title)),
    ...readTitle(title, clauses),
  ];
  const chosen = (job.criteria ?? []).map(({ name, importance }) => ({ name: collapse(name), importance }));
  const criteria = limit(mergeSame(drafts)).map((criterion): Criterion => {
    const choice = chosen.find(({ name }) => sameName(name, criterion.name));
    return choice ? { ...criterion, importance: choice.importance } : criterion;
  });
  const added = chosen
    .filter(
      ({ name, importance }) =>
        importance !== 'left_out' && !criteria.some((criterion) => sameName(name, criterion.name)),
    )
    .flatMap(({ name, importance }): Criterion[] => {
      const trait = protectedTrait(name);
      if (trait) {
        refused.push({ name, reason: reasonFor(trait) });
        return [];
      }
      return toAsked(name, 'person', importance as Importance);
    });
  return { criteria: [...criteria, ...added], refused };
}

/** Why a trait cannot be a criterion. */
export function reasonFor(trait: string): string {
  const names: Readonly<Record<string, string>> = {
    sex: 'sex or gender',
    origin: 'origin',
    family: 'family status',
    religion: 'religion',
    health: 'health or looks',
    age: 'age',
  };
  return `A score cannot rest on ${names[trait] ?? trait}: the law protects people from being chosen by it.`;
}

function readRefused({ skills_required, title }: Job, clauses: readonly Clause[]): JobReading['refused'] {
  const items = [title, ...splitItems(skills_required), ...clauses.map(({ text }) => text)];
  return items.flatMap((text) => {
    const trait = protectedTrait(text);
    return trait ? [{ name: shortName(text), reason: reasonFor(trait) }] : [];
  });
}

function splitItems(text: string): string[] {
  return text
    .split(/[,;\n\r|\u2022\u00b7\u3001\uff0c\uff1b\u060c]+(?![^(]*\))/)
    .map((item) => collapse(item.replace(/^[\s\-\u2013*.:]+|[\s.:]+$/g, '')).replace(/^(?:and|or)\s+/i, ''))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
}

function readSkills(text: string): Criterion[] {
  return splitItems(text)
    .filter((item) => !protectedTrait(item))
    .slice(0, MOST_SKILLS)
    .flatMap((item) => toAsked(item.slice(0, 200), 'skills', importanceOf(item) ?? 'neither'));
}

/** A criterion of whatever sort a short text names, in its own words. */
function toAsked(text: string, from: Criterion['from'], importance: Importance, quote?: string): Criterion[] {
  const begun = OR_BEGUN.exec(text);
  if (begun && begun.index > 0)
    return toAsked(text.slice(0, begun.index), from, importance, quote).map((criterion) => ({
      ...criterion,
      name: shortName(text),
      orBegun: true,
    }));
  const typed = readTyped(text, from, importance, quote);
  if (typed) return [typed];
  const examples = from === 'description' ? readExamples(stripFrame(text)) : undefined;
  const bare = examples?.name ?? (from === 'description' ? shorten(stripFrame(text)) : ownName(text));
  const wanted = examples?.wanted ?? (bare === undefined ? undefined : readWanted(bare));
  if (bare === undefined || !wanted) return [];
  if (from === 'description' && isHeadingAlone(bare)) return [];
  const weight =
    from === 'description' && VIRTUE.test(bare) && importance === 'must' ? 'neither' : importance;
  return [
    {
      name: from === 'skills' || from === 'person' ? text : shortName(bare),
      kind: 'skill',
      importance: weight,
      from,
      ...quoteOf(quote),
      rule: { by: 'skill', wanted },
    },
  ];
}

/** "Advanced life support": the word in front belongs to the thing. "Advanced Excel skills" are Excel. */
const OF_A_NAME =
  /^(?:advanced|basic|practical|working)\s+(\S+\s+(?!skills?$|knowledge$|experience$|use$)\S+)$/i;

function ownName(text: string): string {
  const named = OF_A_NAME.exec(text)?.[1];
  return isOneTerm(text) || (named && !isOneTerm(named)) ? text : stripFrame(text);
}

/** "MCIPS or studying towards it": who has begun has what is asked for. */
const OR_BEGUN =
  /,?\s+or\s+(?:(?:be )?(?:currently )?(?:studying|working|training)(?: towards?| for)?(?: it| this| one)?|(?:actively )?pursuing(?: it)?|in progress|part[- ]qualified|in training)\b[\s.]*$/i;

/** "Tools such as SQL and XML": the tools themselves or any of the examples. */
function readExamples(text: string): { name: string; wanted: Wanted } | undefined {
  const list = EXAMPLES.exec(text);
  if (!list?.[1]) return undefined;
  const head = text.slice(0, list.index);
  const ways = [head, ...list[1].split(CUT)].flatMap((one) => readWanted(one)?.parts.flat() ?? []);
  return ways.length < 2 || tokenize(head).length > 6 ? undefined : { name: text, wanted: { parts: [ways] } };
}

/** "Minimum education - Bachelor": what only names a part of an ad asks for nothing. */
function isHeadingAlone(text: string): boolean {
  if (text.split(/[\s,/&]+/).every((word) => GENERIC.test(word))) return true;
  return (
    readPart(text, false) !== undefined ||
    /^(?:solid |good |strong )?(?:knowledge|education|experience|related field|equivalent work)$/i.test(text)
  );
}

/** Words that say nothing without a noun behind them: "strong understanding", "significant equivalent". */
const GENERIC =
  /^(?:very|good|strong|solid|demonstrated|proven|consistent|significant|related|relevant|equivalent|functional|strategic|general|overall|specific|new|existing|current|understanding|knowledge|experience|skills?|abilit(?:y|ies)|education|qualifications?|requirements?|written|verbal|oral|required|preferred|additional|other|following|more|or|and|of|the|in|a|work|field|area|industry)$/i;

/** A single small word that is no name and no known term: "ideas", "trends". */
function isEverydayWord(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.length === 1 && /^\p{Ll}+$/u.test(text.trim()) && findConcepts(tokens).length === 0;
}

const MOST_WORDS = 10;
const GOES_ON =
  /[,;:(]?\s(?:to|that|which|while|so|in order|where|by|if|when|who|as well|including|such as|e\.g\.|for|with|within|through|across|from|and be|on a|in a)\s/i;
// What every ad asks for and no resume can show: it counts, but it is no must-have.
const VIRTUE =
  /\b(?:talented|passion(?:ate)?|self.?(?:starter|learner|motivated|driven|directed)|motivated|motivation|energetic|energy|enthusias\w+|attitude|team player|hard.?working|work ethic|flexib\w+|reliab\w+|dependab\w+|punctual\w*|proactive|driven|creativ\w+|friendly|outgoing|organi[sz]ed|detail|initiative|integrity|professional(?:ism)?|multi.?task\w*|independently|under pressure|efficiently|effectively|eager|can.do|empathy|humou?r|communicat\w+|interpersonal|problem.solving|time management|organi[sz]ational|awareness|willing\w*|commit\w+|confiden\w+|calm\w*|patien(?:t|ce)|honest\w*|personable|smart|curious|adaptab\w+)\b/i;

const NO_NAME =
  /#url|https?:|^(?:done|depending|including|always|depth)\b|^(?:role|position|job|post) (?:involves|includes)\b|^\p{Lu}\p{L}+ based$|\b(?:seeks?|is seeking|company looking|is looking)\b|^(?:on behalf|at|where|does|following our|need to|make an?|come on|sure|about|open to|being|as well as|best in|over \d|support of|it|its|this|that|these|there|they|he|she|our|your|you|we|all|both|if|during|when|as|want|don.t|requires?|because|etc|please|may|can|will|is|are|not|many|most|other|such|same|also|who|what|how)\b|\b(?:opportunit\w*|ability|able|possible|following|etc|ours|you|yours|we|they|it|them)$/iu;
const OPEN_END =
  /(?:[\s,;:(&-]|(?<![\p{L}\p{N}])(?:and|or|the|an?|of|in|to|with|for|by|on|at|from|as|both|able|have|be|is|are|either|will|would|should|must|that|who|which|our|your|their|required)\b)+$/iu;

/** The beginning of a long demand, as far as it names the thing: undefined where it is a whole sentence about something else. */
function shorten(text: string): string | undefined {
  const long = tokenize(text).length > MOST_WORDS;
  const at = long ? text.search(GOES_ON) : -1;
  const said = text.replace(/:\s(?:you|we|this|it)\b[\s\S]*$/i, '');
  const head = (at > 0 ? said.slice(0, at) : said).replace(OPEN_END, '').replace(/^[\s,;:()-]+/, '');
  const count = tokenize(head).length;
  if (
    count > MOST_WORDS ||
    (long && count < 2) ||
    NO_NAME.test(head) ||
    !/\p{L}{2}|^[A-Z]$|\p{Lo}/u.test(head)
  )
    return undefined;
  return isBalanced(head) ? head : head.replace(/\s*\([^)]*$|\)/g, '');
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

const quoteOf = (quote: string | undefined) => (quote === undefined ? {} : { quote });

function readTyped(
  text: string,
  from: Criterion['from'],
  importance: Importance,
  quote?: string,
): Criterion | undefined {
  const draft = { importance, from, ...quoteOf(quote) };
  const own = from === 'skills' || from === 'person';
  const years = readYears(text);
  // "Over 25 years of customer service" are the employer's.
  if (years && (own || years.months <= MOST_YEARS_ASKED * 12)) {
    const of = years.of === '' ? undefined : readWanted(withPlainRoles(stripFrame(years.of)));
    const count = years.months % 12 === 0 ? `${years.months / 12}+ years` : `${years.months}+ months`;
    const name = own
      ? text
      : shortName(
          years.of === ''
            ? `${count} of experience`
            : `${count} ${opensOf(years.of, text)}${years.of}${endOf(years.of, text)}`,
        );
    return {
      ...draft,
      name: name.replace(/^1\+ years/, '1+ year'),
      kind: 'experience',
      rule: { by: 'years', months: years.months, of },
    };
  }
  const degree = readDegree(text);
  if (degree) {
    const { level, field, orExperience } = degree;
    const label = /\bassociate/i.test(text)
      ? 'Associate degree'
      : ([
          '',
          /high|secondary|ged/i.test(text) ? 'School leaving certificate' : 'Diploma',
          "Bachelor's degree",
          "Master's degree",
          'Doctorate',
        ][level] ?? '');
    const inField = field === '' ? label : `${label} in ${field}`;
    const told = currentForeign() ? stripFrame(text) : orExperience ? `${inField}, or experience` : inField;
    const name = own ? text : shortName(told);
    return {
      ...draft,
      name,
      kind: 'education',
      rule: { by: 'degree', level, field: field === '' ? undefined : readWanted(field), orExperience },
    };
  }
  if (
    LEADS.test(text) &&
    (tokenize(text).length <= 6 ||
      /experience|proven|track record|background|must have|have (?:led|managed|supervised|guided|run)/i.test(
        text,
      ))
  ) {
    const wanted = readWanted('people management/team leadership');
    if (wanted)
      return {
        ...draft,
        name: own ? text : shortName(stripFrame(text)),
        kind: 'experience',
        rule: { by: 'lead', wanted },
      };
  }
  const languages = readLanguages(text);
  const [first] =
    languages.length > 0
      ? languages
      : readLanguages(`${text} language`).filter(
          ({ language }) => language !== 'Sign language' && tokenize(text).length <= (own ? 3 : 1),
        );
  if (first) {
    const level = LEVEL_NAMES[first.level] ?? '';
    return {
      ...draft,
      name: own ? text : `${first.language}${level ? ` (${level})` : ''}`,
      kind: 'language',
      rule: { by: 'language', language: first.language, level: first.level },
    };
  }
  if (namesLicence(text) && !(from === 'description' && DEALS_WITH.test(text))) {
    const wanted = kindOnly(readWanted(stripLicence(stripFrame(text))));
    if (wanted)
      return {
        ...draft,
        name: own ? text : shortName(stripFrame(text)),
        kind: 'licence',
        rule: { by: 'licence', wanted },
      };
  }
  return undefined;
}

/** "One year of law firm experience" is none of law firms. */
function endOf(of: string, text: string): string {
  return text.slice(text.indexOf(of) + of.length).startsWith(' experience') ? ' experience' : '';
}

/** "Three years as a machinist" is no "three years of machinist". */
function opensOf(of: string, text: string): string {
  if (/^(?:in|behind|with|as|on|at|under|over)\b/i.test(of)) return '';
  const before = text.slice(0, Math.max(0, text.indexOf(of)));
  return /\b(?:as|as an?)\s$/i.exec(before)?.[0] ?? 'of ';
}

/** "Submit signed certificates to the engineer" asks for no certificate. */
const DEALS_WITH =
  /^\W*(?:manage|managing|ensur\w+|submit\w*|issu\w+|maintain\w*|process\w*|review\w*|prepar\w+|verif\w+|check\w*|improv\w+|possible|audit\w*|track\w*|renew\w*|file|filing)\b/i;

/** Of a licence that is known by name the name alone is looked for: "BLS required at hire" is BLS. */
function kindOnly(wanted: Wanted | undefined): Wanted | undefined {
  if (!wanted) return undefined;
  const kind = (phrase: Phrase) => phrase.filter(({ key }) => key.startsWith('='));
  return {
    parts: wanted.parts.map((ways) => {
      const known = ways.map(kind).filter((phrase) => phrase.length > 0);
      return known.length > 0 ? known : ways;
    }),
  };
}

const LEADS =
  /\b(?:led|lead(?:ing)?|guided|guiding|manag(?:ed|ing|e)|supervis(?:ed|ing|e)|headed|heading|run|running|coached|in charge of)\b[^,.;]{0,30}\b(?:teams?|people|staff|crews?|colleagues|employees|direct reports|brigade|shift)\b|\b(?:people|line|team|staff) management\b|\b(?:leadership|supervisory|management) experience\b|\bteam lead(?:er|ership)?\b/i;

function stripLicence(text: string): string {
  if (findConcepts(tokenize(text)).length > 0) return text;
  const rest = text.replace(
    /\b(?:a|an|the|valid|current|active|clean|full|unrestricted|up.to.date|in.date|state|licen[cs]es?|licensed|licensure|certificat(?:e|es|ion|ions)|certified|accredited|registration|in good standing|holder|card)\b/gi,
    ' ',
  );
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

const FRAME =
  /^(?:(?:it (?:would|will) be (?:an? )?(?:big |real |great )?(?:plus|bonus|advantage|asset|great|nice|good|helpful|lovely|welcome) if (?:you )?(?:also )?(?:know|have|had|bring|can|could|are)?|we.d (?:love|like) (?:it if )?(?:you )?(?:to )?(?:also )?(?:know|have|bring)?|if you (?:also )?(?:know|have|bring|can)|(?:the |this )?(?:role|position|job|post) (?:also )?(?:requires|needs|calls for)|(?:combination|mix|variety) of|you(?:.ll|.re| are| will| have| must| should| need| can| bring| hold)?(?: to)?|we (?:are looking for|are seeking|seek|need|want|require|expect|ask for)|(?:the )?(?:ideal |successful |right |suitable )?(?:candidates?|person|applicants?|post ?holder)(?: (?:will|has|is|must|should|needs?|brings|holds|possesses))?(?: (?:have|hold|bring|possess|be))?|must|should|have|has|having|be|hold(?:ing)?|possess(?:ion of|es)?|bring|with|of|a|an|the|and|or|some|any|to|in|at least|intermediate(?: to)?|minimum(?: of)?|proven|strong|solid|good|great|excellent|outstanding|exceptional|hands-on|demonstrat(?:ed|able|e)|previous|prior|recent|relevant|in-depth|deep|sound|thorough|advanced|basic|working|practical|broad|extensive|confident|comfortable|skilled|competent|experienced|experience|expert(?=s? (?:in|with|knowledge)\b)|used|expertise|knowledge|understanding|familiarity|familiar|proficien(?:cy|t)|command|ability|able|capable|track record|background|skills?|use|using|essential|required|requirements?|mandatory|preferred|preferably|ideally|desirable|bonus|nice to have|kenntnisse|erfahrung|gute|sehr|sichere?r?|mit|von|im|in der|umgang|exp\u00e9rience|connaissances?|ma\u00eetrise|bonnes?|en|avec|de|du|des|d.|les?|la|experiencia|conocimientos?|dominio|manejo|con|experi\u00eancia|conhecimentos?|dom\u00ednio|com|em|esperienza|conoscenz[ae]|buon[ae]?|di|nella|nel|ervaring|kennis|met|van)\b[\s:,\u2019']*)+/i;
const TAIL =
  /(?:[\s,(]*\b(?:(?:is|are|would be|will be|being|as)?\s*(?:an? |very |highly |strongly |also |absolutely )?(?:required|essential|mandatory|necessary|needed|a must|must|must-have|preferred|desirable|desired|a plus|plus|a bonus|bonus|advantage(?:ous)?|an advantage|an asset|asset|beneficial|helpful|useful|welcome|nice to have|a nice-to-have|ideal|preferable|expected|key|critical|vital|important|appreciated|optional|great|handy|lovely|fantastic|amazing|brilliant|perfect|good|nice)|experience|knowledge|von vorteil|erforderlich|w\u00fcnschenswert|exig\u00e9e?|souhait\u00e9e?|requis|un plus|imprescindible|deseable|necesario|obrigat\u00f3rio|desej\u00e1vel|richiest[oa]|gradit[oa]|vereist|een pr\u00e9))+[\s.,;:!)]*$/i;

/** Takes from a demand what it is about: "Strong knowledge of Go is required" is Go. */
export function stripFrame(text: string): string {
  const own = stripFrameHere(text);
  if (own !== undefined) return own;
  const bare = text
    .replace(TAIL, '')
    .replace(FRAME, '')
    .replace(TAIL, '')
    .replace(/^[\s/&,.;:]+/, '')
    .replace(/\s[\u2013\u2014-]$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}

const ASKS =
  /\b(?:experience|experienced|knowledge|understanding|ability|able to|proficien\w+|famili\w+|skills?|skilled|expertise|competent|background in|track record|qualified|trained in|command of|comfortable|confident|capable|must|should|required|essential|kenntnisse|erfahrung|beherrsch\w+|f\u00e4hig\w*|exp\u00e9rience|ma\u00eetrise|connaissances?|capacit\u00e9|experiencia|conocimientos?|dominio|capacidad|manejo|experi\u00eancia|conhecimentos?|dom\u00ednio|capacidade|esperienza|conoscenz[ae]|capacit\u00e0|ervaring|kennis|vaardig\w*)\b|\u7ecf\u9a8c|\u719f\u6089|\u7cbe\u901a|\u638c\u63e1|\u80fd\u529b|\u62e5\u6709|\u5177\u5907|\u062e\u0628\u0631\u0629|\u0645\u0639\u0631\u0641\u0629|\u0625\u062c\u0627\u062f\u0629|\u0627\u0644\u0642\u062f\u0631\u0629/i;
const DUTY =
  /^(?:you(?:.ll| will| are going to| are responsible| get to| lead| own| run| build| take| make| keep| look)|responsible for|to (?=\p{L})|the (?:post ?holder|successful candidate|role|job) (?:will|involves|includes|is to|covers)|duties include|responsibilities include|working (?:with|closely|as|on)|(?:\p{Lu}\p{Ll}{2,14}(?:ing|e|t|n|d|p|k|l|r|y|w|m|h|s|g))(?:,? (?:and |or )?\p{Ll}))/u;

const SEEKS =
  /^[\s\S]{0,80}?\b(?:looking for|searching for|in search of|seeking|seeks|hiring|recruiting|suchen|cherchons|recherchons|buscamos|procuramos|cerchiamo|zoeken)(?= (?:an?|the|our|one|two|\d|some|\p{Lu}|eine?n?|une?|un[oa]?|een|experienced|skilled|motivated)\b)[^,.;:]*?(?=\s(?:with|who|that|to help|to join|to support|able|mit|der|die|avec|qui|con|que|com|met)\b|[,.;:]|$)/iu;

/** "We are looking for a nurse with two years on a ward": whom they look for is the title; what stands behind is asked for. */
function withoutSought(text: string): string {
  if (
    !/\b(?:we|our|us|join|\p{Lu}\p{L}+ (?:is|are))\b|wir|nous|wij|buscamos|procuramos|cerchiamo/iu.test(text)
  )
    return text;
  return text.replace(SEEKS, '').replace(/^[\s,.;:]*(?:(?:with|who|that|mit|avec|con|com|met)\s+)?/i, '');
}

function readClause({ text: whole, part }: Clause, title: string): Criterion[] {
  const text = withoutSought(whole).replace(
    /,?\s+(?:because|so that|since|as we|as our|in order to|weil|da wir|car|porque|perch\u00e9|omdat)\b[\s\S]*$/i,
    '',
  );
  if (!/\p{L}/u.test(text)) return [];
  if (
    tellsOfApplying(text) ||
    (isNoCriterion(text) && !asksPlainly(text, part) && segments(text).length === 1)
  )
    return [];
  const isDuty =
    part.about === 'duties' ||
    (part.about === 'unknown' &&
      /^(?:you(?:.ll| will)|responsible for|duties)/i.test(text) &&
      !/^you(?:.ll| will) (?:have|need|bring|be (?:able|fluent|qualified|experienced|a))/i.test(text));
  const found = segments(text).flatMap((segment) => readSegment(segment, text, part, isDuty));
  if (found.length > 0 || !isDuty) return found.filter(({ name }) => !isTheTitle(name, title));
  return text.split(/;\s+/).flatMap(toDuty);
}

/** A demand for years or a degree under its heading counts, whatever else the sentence says. */
function asksPlainly(text: string, part: Clause['part']): boolean {
  return (
    part.about === 'asked' &&
    (readYears(text) !== undefined || readDegree(text) !== undefined) &&
    !/[$\u00a3\u20ac]/.test(text)
  );
}

/** The pieces of a sentence that ask for things apart: "a degree in law and fluent Spanish". */
function segments(text: string): { text: string; importance: Importance | undefined }[] {
  const parts = text
    .split(
      /;\s+|\s[\u2013\u2014-]\s(?!\W*(?:essential|required|mandatory|a must|must[- ]have|desirable|preferred|a plus|optional|nice to have)\W*$)|,?\s+(?:but|although|while)\s+|,\s+plus\s+|,\s+(?=(?:ideally|preferably|and ideally)\b)|(?<!\b(?:exp|yrs?|mos?|min|max|incl|approx|qual|cert|lic|pref|req|mgmt|dept|e\.g|i\.e|etc|vs|no|st|dr))\.\s+/i,
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const all = importanceOf(text);
  return parts.map((part) => ({
    text: part,
    importance: importanceOf(part) ?? (parts.length === 1 ? all : undefined),
  }));
}

const CUT =
  /,\s+(?:and\s+|or\s+)?|\s+(?:and|as well as|und|sowie|et|ainsi que|y|e|en)\s+|[\u3001\uff0c]|\uff1b/;

const EXAMPLES = /\s(?:such as|like|e\.g\.,?|for example|including)\s+([^;:()]+)$/i;

/** The pieces of an enumeration; examples stay with what they are of: "tools such as SQL and XML" asks for one thing. */
function splitPieces(text: string): string[] {
  const cut = demandsIn() ?? CUT;
  const examples = EXAMPLES.exec(text)?.[1] ?? '';
  const isList = examples !== '' && examples.split(cut).every((one) => tokenize(one).length <= 4);
  const head = isList ? text.slice(0, text.length - examples.length) : text;
  const pieces = head.split(cut).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return isList ? [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${examples}`] : pieces;
}

function readSegment(
  segment: { text: string; importance: Importance | undefined },
  quote: string,
  part: Clause['part'],
  isDuty: boolean,
): Criterion[] {
  if (isNegated(segment.text) || (isNoCriterion(segment.text) && !asksPlainly(segment.text, part))) return [];
  const pieces = splitPieces(segment.text);
  const apart = isDuty ? undefined : importancesApart(pieces, part.importance);
  if (apart)
    return pieces.flatMap((piece, index) =>
      readSegment({ text: piece, importance: apart[index] }, quote, { ...part, about: 'asked' }, false),
    );
  const importance = isDuty ? 'neither' : (segment.importance ?? part.importance);
  const criteria: Criterion[] = [];
  const plain: string[] = [];
  let lastYears = -1;
  for (const piece of pieces) {
    const several = readLanguages(piece).length > 1 ? readLanguages(piece) : [];
    if (several.length > 1) {
      for (const { language, level } of several)
        criteria.push({
          name: `${language}${level ? ` (${LEVEL_NAMES[level]})` : ''}`,
          kind: 'language',
          importance,
          from: 'description',
          quote,
          rule: { by: 'language', language, level },
        });
      continue;
    }
    const typed =
      isDuty && !readYears(piece) && !readDegree(piece)
        ? undefined
        : readTyped(piece, 'description', importance, quote);
    if (typed) {
      criteria.push(typed);
      lastYears = typed.rule.by === 'years' && !/[\d)]\W*$|years?\W*$/i.test(piece) ? plain.length : -1;
      continue;
    }
    // "Five years of planning and estimating": what follows the years belongs to them.
    if (lastYears === plain.length && tokenize(piece).length <= 4 && !ASKS.test(piece)) continue;
    plain.push(piece);
  }
  if (isDuty) return criteria;
  const asks =
    part.about === 'asked' ||
    ASKS.test(segment.text) ||
    saysHere('asks', segment.text) ||
    segment.importance !== undefined;
  if (!asks || plain.length === 0) return criteria;
  const rest = plain.map((piece) => stripFrame(piece));
  const opens = tokenize(stripFrame(segment.text))[0]?.lower ?? '';
  const isList =
    rest.length > 1 &&
    !ACTS.test(opens) &&
    rest.every((piece) => tokenize(piece).length <= 5 && tellsSomething(piece));
  const asOne = isList && criteria.length === 0 ? readAlternatives(segment.text, rest) : undefined;
  if (asOne)
    return [
      {
        name: shortName(asOne.name),
        kind: 'skill',
        importance,
        from: 'description',
        quote,
        rule: { by: 'skill', wanted: asOne.wanted },
      },
    ];
  const names = isList
    ? withSharedNoun(rest, plain)
    : criteria.length > 0
      ? rest.filter((piece) => tokenize(piece).length >= 2 && tellsSomething(piece))
      : [stripFrame(segment.text)];
  const isSentence = tokenize(segment.text).length > 6;
  const named = names
    .filter((name) => tellsSomething(name) && !(isSentence && isEverydayWord(name)))
    .flatMap((name) => toAsked(name, 'description', importance, quote));
  if (named.length > 0 || criteria.length > 0 || currentForeign() || !ASKS_TO_KNOW.test(segment.text))
    return [...criteria, ...named];
  return knownTerms(segment.text).flatMap((name) => toAsked(name, 'description', importance, quote));
}

/** "Wood, metal, or glass": one of them is asked for, and none apart. */
function readAlternatives(text: string, pieces: readonly string[]): { name: string; wanted: Wanted } | undefined {
  if (pieces.length < 3 || !/,?\s+or\s+[^,]+$/i.test(text) || /\s(?:and|&)\s/i.test(text)) return undefined;
  const noun = SHARED_NOUN.exec(pieces.at(-1) ?? '')?.[0] ?? '';
  const ways = pieces.flatMap((piece, index) => {
    const whole = index < pieces.length - 1 && noun !== '' && !piece.endsWith(noun) ? `${piece}${noun}` : piece;
    return readWanted(whole)?.parts.flat() ?? [];
  });
  return ways.length < 2 ? undefined : { name: stripFrame(text), wanted: { parts: [ways] } };
}

const SHARED_NOUN = /(?<=\S)\s(?:sales|skills|experience|knowledge|abilities|design|management|development)$/i;
const ADJECTIVE = /^\p{L}[\p{L}-]*(?:ive|al|ic|ary|facing|oriented|spoken|written|verbal)$/iu;

/** "Strong quantitative, analytical and computer skills": an adjective alone takes the noun that they share. */
function withSharedNoun(pieces: readonly string[], whole: readonly string[]): string[] {
  const noun = /(?<=\S)\s(?:skills|abilities)(?=\W*$)/i.exec(whole.at(-1) ?? '')?.[0];
  return pieces.map((piece) => (noun && ADJECTIVE.test(piece) ? `${piece}${noun}` : piece));
}

/**
 * How much each piece counts where a sentence says it apart: "CNC setup required, Mastercam preferred". A cue behind counts for the pieces before it,
 * too; one in front for those that follow. Undefined where one word holds for all.
 */
function importancesApart(pieces: readonly string[], otherwise: Importance): Importance[] | undefined {
  const own = pieces.map(importanceOf);
  if (new Set(own.filter((one) => one !== undefined)).size < 2) return undefined;
  const cueBehind = pieces.map((piece) => TAIL.test(piece));
  return pieces.map((_, index): Importance => {
    const next = own.findIndex((one, at) => at >= index && one !== undefined);
    if (own[index]) return own[index];
    if (next >= 0 && cueBehind[next]) return own[next] ?? otherwise;
    const last = own.findLastIndex((one, at) => at < index && one !== undefined);
    return last >= 0 && !cueBehind[last] ? (own[last] ?? otherwise) : otherwise;
  });
}

/** A sentence that opens with what one does is one thing, and no list of things. */
const ACTS =
  /^(?:maintain|communicat|coordinat|work|develop|manag|ensur|provid|assist|support|creat|prepar|build|lead|make|take|handl|perform|monitor|review|respond|identif|analy[sz]|collaborat|deliver|drive|establish|implement|keep|participat|plan|report|resolv|retain|attract|execut|meet|exceed|follow|adher|demonstrat|learn|pay|speak|write|read|understand|act|help|answer|run|set|use|train|oversee|organi[sz]|process|complet|contribut|adapt|think|solve|present|engage|interact)(?:e|es|ing|s|y|ies|ying|ate|ating)?$/;

const ASKS_TO_KNOW =
  /\b(?:experience|knowledge|proficien\w+|famili\w+|expertise|fluen\w+|skilled|skills? (?:in|with))\b/i;

/** The known terms of a sentence that is too long to be a name itself, in its words. */
function knownTerms(text: string): string[] {
  const tokens = tokenize(text);
  return findConcepts(tokens).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to]?.end));
}

/** Whether a piece names something that can be looked for: one telling word, or two. */
function tellsSomething(text: string): boolean {
  const keys = toKeys(tokenize(text));
  return (
    keys.some(({ key, weight }) => key.startsWith('=') || weight >= 0.4) ||
    keys.filter(({ weight }) => weight > 0).length >= 2
  );
}

function toDuty(text: string): Criterion[] {
  const name = text.replace(
    /^(?:you(?:.ll| will)(?: also)?(?: be)?(?: responsible for)?|responsible for|duties include:?|responsibilities include:?|the (?:post ?holder|successful candidate|role|job) (?:will|involves|includes|is to|covers))\s+/i,
    '',
  );
  const keys = toKeys(tokenize(name));
  const telling = keys.filter(({ weight }) => weight >= 0.4).length;
  if (telling < 2 || !DUTY.test(text)) return [];
  const wanted: Wanted = { parts: [[toPhrase(name)]] };
  return [
    {
      name: shortName(name),
      kind: 'responsibility',
      importance: 'neither',
      from: 'description',
      quote: text,
      rule: { by: 'duty', wanted },
    },
  ];
}

/** A "Chef" at work is no software. */
function withPlainRoles(text: string): string {
  return text.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    ROLES.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}

/** The ways to call a role: "supervisor" for a team leader, "cleaning operative" for a cleaner. */
function waysOfRole(role: string): Phrase[] {
  const plain = withPlainRoles(role);
  const also = LEADS_A_TEAM.test(plain)
    ? ['supervisor', 'foreman', 'team leader', 'shift leader']
    : /^[a-z]{3,}er$/.test(plain)
      ? ['operative', 'worker', 'operator'].map((worker) => `${plain.slice(0, -2)}ing ${worker}`)
      : [];
  return [plain, ...also].flatMap((one) => readWanted(one)?.parts.flat() ?? []);
}

const LEADS_A_TEAM = /^(?:team|shift|crew)[ -](?:leader|supervisor|lead)$/i;

const NOT_PART_OF_ROLE =
  /\b(?:senior|sr|junior|jr|lead|principal|night|day|evening|weekend|licensed|certified|entry.level|mid.level|trainee|intern|internship|experienced|graduate|full.?time|part.?time|remote|hybrid|onsite|contract|temporary|permanent|urgent|hiring|wanted|needed|required|vacancy|job|position|immediate start|m\/w\/d|w\/m\/d|m\/f\/d|m\/f|f\/m|h\/f|f\/h|iii|ii)\b\.?/gi;

function readTitle(title: string, clauses: readonly Clause[]): Criterion[] {
  const bare = title.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const [first = title] = bare.split(/\s?[\u2013\u2014|@]\s|\s-\s|-\s|,\s| at /);
  const name = collapse(tokenize(first).length > 1 ? first : bare.replace(/,/g, ' '));
  const role = collapse(name.replace(NOT_PART_OF_ROLE, ' ').replace(/[^\p{L}\p{N}+#.&/' -]/gu, ' '));
  const phrase = toPhrase(role);
  const criteria: Criterion[] = [];
  if (phrase.length > 0 && !protectedTrait(title)) {
    criteria.push({
      name: shortName(name),
      kind: 'title',
      importance: 'neither',
      from: 'title',
      rule: {
        by: 'role',
        wanted: { parts: [role.split(/\s*\/\s*/).flatMap(waysOfRole)] },
        head: toWantedKeys(tokenize(role), false).slice(-1),
      },
    });
  }
  const level =
    levelOf(name) >= 3
      ? levelOf(name)
      : clauses.some(({ part, text }) => part.about !== 'none' && ASKS_SENIOR.test(text))
        ? 3
        : 2;
  const asksToLead = level < 4 || LEADS_BY_TITLE.test(title) || asksForLeading(clauses);
  if (level >= 3 && asksToLead) {
    criteria.push({
      name: level === 4 ? 'Experience in leading people' : 'Senior level',
      kind: 'experience',
      importance: 'neither',
      from: 'title',
      rule: { by: 'level', level: level === 4 ? 4 : 3 },
    });
  }
  return criteria;
}

/** An account manager manages accounts: only these titles, or the text, say that people are led. */
const LEADS_BY_TITLE =
  /^(?!assistant to )(?=.*\b(?:lead|leader|head|chief|director|supervisor|foreman|forewoman|vp|vice president|superintendent|principal|captain|matron|headteacher|(?:general|store|shop|restaurant|team|branch|plant|ward|kitchen|hotel|shift|department|regional|area|warehouse|nurse|nursing|operations|people) manager|manager of)\b)/i;

function asksForLeading(clauses: readonly Clause[]): boolean {
  return clauses.some(({ part, text }) => part.about !== 'none' && LEADS.test(text));
}

const ASKS_SENIOR =
  /\b(?:senior[- ]level|at (?:a )?senior level|looking for an? senior|need a senior|in a (?:senior|lead|supervisory|management) (?:role|position|capacity)|a senior \p{L}+)\b/iu;

/** "HVAC technician in Raleigh" is whom they look for. */
function isTheTitle(name: string, title: string): boolean {
  return (
    sameName(name, title) || (title !== '' && name.toLowerCase().startsWith(`${title.toLowerCase()} in `))
  );
}

function sameName(one: string, other: string): boolean {
  return collapse(one).toLowerCase() === collapse(other).toLowerCase();
}

/** The same fact counts once: the recruiter's own item stays, and takes over what the description says of how much it counts. */
function mergeSame(drafts: readonly Criterion[]): Criterion[] {
  const kept: Criterion[] = [];
  for (const draft of drafts) {
    const same = kept.findIndex((other) => isSame(other, draft));
    const other = kept[same];
    if (!other) {
      kept.push(draft);
      continue;
    }
    const importance = strongest(other.importance, draft.importance);
    kept[same] = {
      ...(isBetter(draft, other) ? { ...draft, name: other.name, from: other.from } : other),
      importance,
      ...quoteOf(other.quote ?? draft.quote),
    };
  }
  return kept;
}

function strongest(one: Criterion['importance'], other: Criterion['importance']): Criterion['importance'] {
  if (one === 'must' || other === 'must') return 'must';
  return one === 'nice' || other === 'nice' ? 'nice' : 'neither';
}

/** A demand with a figure, a level or a state says more than the bare word. */
function isBetter(draft: Criterion, other: Criterion): boolean {
  const [a, b] = [draft.rule, other.rule];
  if (a.by === 'language' && b.by === 'language') return a.level > b.level;
  if (a.by === 'years' && b.by === 'years') return b.of === undefined && a.of !== undefined;
  if (a.by === 'degree' && b.by === 'degree') return b.field === undefined && a.field !== undefined;
  return b.by === 'skill' && (a.by === 'licence' || a.by === 'language');
}

function isSame(one: Criterion, other: Criterion): boolean {
  if (sameName(one.name, other.name)) return true;
  // Each of the recruiter's own skills is a criterion, in the recruiter's words.
  if (one.from === 'skills' && other.from === 'skills') return false;
  const [a, b] = [one.rule, other.rule];
  if (a.by === 'years' && b.by === 'years')
    return a.of === undefined || b.of === undefined ? a.months === b.months : sameWanted(a.of, b.of);
  if (a.by === 'degree' && b.by === 'degree') return true;
  if (a.by === 'language' && b.by === 'language') return a.language === b.language;
  if ((a.by === 'skill' || a.by === 'licence') && (b.by === 'skill' || b.by === 'licence' || b.by === 'duty'))
    return sameWanted(a.wanted, b.wanted);
  if (asksToLead(a) && asksToLead(b)) return true;
  if (a.by === 'duty' && b.by === 'duty') return sameWanted(a.wanted, b.wanted);
  return false;
}

const asksToLead = (rule: Criterion['rule']) =>
  rule.by === 'lead' || (rule.by === 'level' && rule.level === 4);

/** Whether each names all parts of the other, or one of them is a piece of the other. */
function sameWanted(one: Wanted, other: Wanted): boolean {
  return covers(one, other) || covers(other, one);
}

const BORDERLESS: Borders = { crosses: () => false, links: () => true };

function covers(wanted: Wanted, by: Wanted): boolean {
  const keys = by.parts.flat().flat();
  const places = keys.map((key, index) => ({ ...key, from: index, to: index }));
  if (places.length > 6 + 2 * wanted.parts.flat().flat().length) return false;
  return wanted.parts.every((ways) =>
    ways.some((phrase) => matchPhrase(phrase, places, BORDERLESS).likeness >= 2),
  );
}

function limit(criteria: readonly Criterion[]): Criterion[] {
  let asked = 0;
  let duties = 0;
  return criteria.filter(({ from, kind }) => {
    if (from !== 'description') return true;
    if (kind === 'responsibility') {
      duties += 1;
      return duties <= MOST_DUTIES;
    }
    asked += 1;
    return asked <= MOST_ASKED;
  });
}

function shortName(text: string): string {
  const name = collapse(text).replace(/[\s.,;:]+$/, '');
  const cut =
    name.length <= LONGEST_NAME
      ? name
      : `${name.slice(0, Math.max(40, name.lastIndexOf(' ', LONGEST_NAME - 2)))}\u2026`;
  return cut.slice(0, 1).toUpperCase() + cut.slice(1);
}
