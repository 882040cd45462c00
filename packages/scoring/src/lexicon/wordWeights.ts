import type { Foreign, Language } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { LANGUAGES } from './languages.ts';

const FUNCTION_WORDS =
  'a an the and or but nor so yet of in on at to for from by with without within into onto over under about above ' +
  'across after against along among around as before behind below between beyond during except per plus since than ' +
  'that this these those there their them they then through throughout till until up upon via who whom whose which ' +
  'what when where while why how i me my mine we our ours us you your yours he she it its his her is are was were be ' +
  'been being am do does did done have has had having will would shall should can could may might must not no any ' +
  'all each every both few more most other some such only own same too very just also etc e.g i.e eg ie if because ' +
  'off out down again once here now well one two three four five six seven eight nine ten first second third upto';

// Words that any resume or job advertisement uses: they tell nothing about an occupation.
const GENERIC_WORDS =
  'ability able accomplish accomplished accurate achieve achievement across act active activity add additional adept ' +
  'advance advanced also amount annual annually apply applicant appropriate approach area areas array aspect assign ' +
  'assigned assist assistance assistant associate attend attention attitude available average award awareness ' +
  'background base based basic basis become benefit best big bring broad busy candidate capability capable career ' +
  'careful carry case challenge challenging change clear clearly close closely collaborate collaboration collaborative ' +
  'collaboratively combine comfortable commitment committed common communicate communication community company ' +
  'complete complex comprehensive computer concept conduct confident consistent consistently contact continuous ' +
  'continuously contribute coordinate coordination coordinator core corporate create creation critical cross culture ' +
  'current currently customer daily day deadline deadlines dedicated degree deliver delivery demand demonstrate ' +
  'demonstrated department dependable desire desired detail detailed determine develop development different direct ' +
  'direction directly discipline diverse drive driven driving duty dynamic ease effective effectively efficiency ' +
  'efficient efficiently effort employee employer enable energetic energy enhance ensure enthusiasm enthusiastic ' +
  'environment equivalent especially essential establish established etc evaluate event every excellence excellent ' +
  'exceed exceptional execute execution exist expand expect expectation experience experienced expert expertise ' +
  'extensive extra face facilitate familiar familiarity fast feedback field find flexible focus focused follow form ' +
  'foster friendly full function functional further general gain give goal goals good great group grow growing growth ' +
  'guidance hand handle handling hard help high higher highly history hold honest hour hours ideal identify impact ' +
  'implement implementation important improve improvement improving include including increase independent ' +
  'independently individual industry influence information initiative innovative input inside integrity interact ' +
  'interest interested internal interpersonal involve involved issue issues job join keep key keyboard kind know ' +
  'knowledge large last latest lead leader leadership leading learn learning least level leverage like line listen ' +
  'live local location long look low made main maintain maintaining major make making manage managed management ' +
  'manager managing manner many mean meet meeting meetings member mentor method microsoft minimum mission month ' +
  'monthly motivate motivated multi multiple must name necessary need needs new next number objective offer office ' +
  'ongoing open operate operations opportunity oral order organization organize organized organizational oriented ' +
  'outstanding overall oversee part participate particular partner passion passionate people perform performance ' +
  'person personal phone place plan planning play please plus point policy position positive possess possible ' +
  'practice practical prefer preferred prepare prepared presentation present previous prioritize priority proactive ' +
  'problem problems procedure procedures process processes produce product professional professionally proficiency ' +
  'proficient program progress project projects promote proper proven provide provided providing quality quick quickly ' +
  'range reach read ready receive record records reference regular regularly related relation relationship ' +
  'relationships relevant reliable report reporting reports request require required requirement requirements resolve ' +
  'resource resources respond response responsibility responsibilities responsible result results resume review role ' +
  'run schedule scope search seek self senior sense serve service services set several share show significant similar ' +
  'simple skill skilled skills small solid solution solutions solve solving special specific staff standard standards ' +
  'start state stay strategic strategies strategy strength strong structure study success successful successfully ' +
  'suitable summary supervise supervision supervisor support supporting system systems take target task tasks team ' +
  'teams teamwork technical technique thing think thorough thoroughly time timely times together tool tools top total ' +
  'track train training trust type understand understanding unique update use used user using utilize value varied ' +
  'variety various verbal view vision volunteer want way week weekly weeks welcome wide willing willingness word work ' +
  'worked worker working workplace world write written year years yearly junior entry mid staffing hire hiring city ' +
  'state country national global international january february march april may june july august september october ' +
  'november december jan feb mar apr jun jul aug sep sept oct nov dec present today university college school diploma ' +
  'bachelor master associate certificate certification certified high excel outlook powerpoint word office suite ' +
  'ms software application applications online web email internet data base analysis analyze analytical business ' +
  'public twelve fifteen twenty thirty forty fifty sixty hundred thousand million percent dollar night weekend hour morning ' +
  'half quarter third current dozen second couple';

// Words of several occupations: they say something, but less than an occupation's own.
const BROAD_WORDS =
  'account accounts administration administrative agency audience audit board brand budget budgets building campaign ' +
  'care center centre chain client communications compliance consumer content contract contracts control cost costs ' +
  'creative database deal design document documentation economic education engineer engineering equipment finance ' +
  'government health home hospital house inspection insurance inventory legal machine maintenance manufacturing ' +
  'marketing material materials media model negotiate negotiation network operator payment plant pricing procurement ' +
  'production profit property purchase purchasing regulation regulations regulatory repair research revenue risk safety ' +
  'sale sales security shift site specialist stakeholder stakeholders statement store student students supplier supply ' +
  'technician technology test testing tracking trade transaction vendor vendors volume warehouse website workshop ' +
  'financial medical social commercial graduate consultant analyst officer executive director president head chief';

const GENERIC = 0.12;
const BROAD = 0.45;
const TELLING = 1;

const WEIGHTS = buildWeights();

/**
 * How much a word tells about an occupation, by its stem: 0 for function words, 0.12 for words of any resume, 0.45 for words
 * of several occupations, 1 for all others. Written by hand from general knowledge of resumes; no corpus is needed.
 */
export function wordWeight(stemmed: string, language: Language): number {
  if (/^\d/.test(stemmed)) return 0;
  if (stemmed.length === 1) return 0;
  const own = language === 'en' ? undefined : wordsOf(language).weights.get(stemmed);
  return own ?? WEIGHTS.get(stemmed) ?? TELLING;
}

/** True for articles, prepositions, pronouns and auxiliaries: words that only sentences have. Expects lower case. */
export function isFunctionWord(lower: string, language: Language): boolean {
  return language === 'en' ? FUNCTION_SET.has(lower) : wordsOf(language).small.has(lower);
}

/** Whether a word is one of the small words of English, whatever language is being read. */
export function isEnglishFunctionWord(lower: string): boolean {
  return FUNCTION_SET.has(lower);
}

type Words = { small: ReadonlySet<string>; weights: ReadonlyMap<string, number> };
const FOREIGN_WORDS = new Map<Foreign, Words>();

/** The small and the common words of a language. */
function wordsOf(foreign: Foreign): Words {
  const known = FOREIGN_WORDS.get(foreign);
  if (known) return known;
  const { small, common } = LANGUAGES[foreign];
  const smallTokens = tokenize(small, foreign);
  const words = {
    small: new Set(smallTokens.map(({ lower }) => lower)),
    weights: new Map([
      ...tokenize(common, foreign).map(({ stem: form }) => [form, GENERIC] as const),
      ...smallTokens.map(({ stem: form }) => [form, 0] as const),
    ]),
  };
  FOREIGN_WORDS.set(foreign, words);
  return words;
}

const FUNCTION_SET = new Set(FUNCTION_WORDS.split(' '));

function buildWeights(): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of BROAD_WORDS.split(' ')) weights.set(stem(word), BROAD);
  for (const word of GENERIC_WORDS.split(' ')) if (!weights.has(stem(word))) weights.set(stem(word), GENERIC);
  for (const word of FUNCTION_WORDS.split(' ')) weights.set(stem(word), 0);
  return weights;
}
