import { matchesForeign, readForeignImportance, withoutGenders } from '../lexicon/languagePatterns.ts';
import type { Language } from '../text/language.ts';

/** Traits that no score may rest on, each with what to tell the recruiter. */
const PROTECTED: readonly (readonly [string, RegExp])[] = [
  [
    'age',
    /\b(?:aged? (?:between |from |of )?\d{2}|\d{2}\s?(?:-|\u2013|to|and)\s?\d{2} years? (?:old|of age)|(?:under|over|below|above|not older than|younger than|older than|at least|minimum|maximum|max\.?|up to) (?:the age of )?\d{2}(?: years?)? (?:old|of age)|(?:under|below) (?:3[05]|4[05])(?! (?:hours|minutes|people|%))\b(?= ?$|[,.;)])|(?:maximum|max|upper|minimum) age|age (?:limit|range|group|between|under|below|max)|young (?:and|person|people|man|woman|lady|team member|energetic|candidate|professional|talent)|youthful|digital native|recent school leaver|not older)\b/i,
  ],
  [
    'sex',
    /\b(?:(?:male|female)s? (?:only|candidates?|applicants?|preferred|staff)|only (?:male|female|men|women)|(?:men|women|ladies|gentlemen|girls|boys) only|(?:a )?(?:male|female|man|woman|lady|gentleman|girl|guy)(?= (?:aged|preferred|is preferred|wanted|required|needed|between))|preferably (?:a )?(?:male|female|man|woman)|prefer(?:red)? (?:male|female|men|women)|gender ?: ?(?:male|female)|sex ?: ?(?:male|female)|nur (?:m\u00e4nner|frauen)|hombres|solo mujeres)\b|\((?:fe)?males?(?: only)?\)/i,
  ],
  [
    'origin',
    /\b(?:(?:british|american|german|french|indian|chinese|european|local|emirati|saudi|white|black|asian|western) (?:nationals?|citizens?|passport holders?|origin|descent|born|people)(?: only| preferred)?|native[- ]born|nationality ?:|mother tongue (?:must|only)|no foreigners|(?:of )?(?:caucasian|european|asian|african) (?:origin|descent|background|appearance)|caste)\b/i,
  ],
  [
    'family',
    /\b(?:(?:must be |preferably )?(?:unmarried|single (?:person|man|woman|men|women)|childless|without children|no (?:children|kids|family commitments|family ties|dependants|dependents))|marital status|married (?:men|women|couples?|person|preferred)|not pregnant|no plans? (?:for|of) (?:children|pregnancy|a family)|family status|free of family)\b/i,
  ],
  [
    'religion',
    /\b(?:(?:practi[sc]ing|committed|devout|active|born.again) (?:christian|catholic|muslim|jew|hindu|buddhist)|(?:christian|catholic|muslim|jewish|hindu|buddhist|sikh) (?:only|preferred|candidates?|applicants?|faith|believer)|church member(?:ship)?|(?:christians?|muslims?|hindus?|catholics?|jews) (?:only|preferred)|religion ?:|member of (?:a|the|our) church|of (?:the )?(?:christian|catholic|muslim|jewish) faith)\b/i,
  ],
  [
    'health',
    /\b(?:(?:in )?(?:good|excellent|perfect|full|robust) (?:physical |mental |general )?health|healthy|able.bodied|no (?:disabilit(?:y|ies)|health (?:issues|problems)|medical conditions?|history of (?:illness|mental|sick))|not disabled|physically fit|non.?smokers?|disability.free|sickness record|good.looking|attractive|slim|pleasing personality|height ?:|weight ?:|well.?groomed|pleasant appearance)\b/i,
  ],
];

/** Which protected trait a piece of a job text asks for: age, sex, origin, family, religion or health. */
export function protectedTrait(text: string): string | undefined {
  return PROTECTED.find(([, pattern]) => pattern.test(text))?.[0];
}

const NEGATED =
  /\b(?:no|not|never|isn.t|aren.t|don.t|doesn.t|without|needn.t|kein(?:e|en|er)?|nicht|pas|aucune?|sin|no se|n\u00e3o|non|niet|geen)\b[^.;]{0,70}\b(?:required|necessary|needed|essential|need(?:ed)?|require|mandatory|expected?|expect|matter|important|a must|erforderlich|notwendig|n\u00f6tig|exig\u00e9e?|requise?|n\u00e9cessaire|necesari[oa]|requerid[oa]|requiere|necess\u00e1ri[oa]|richiest[oa]|necessari[oa]|vereist|nodig)\b|\b(?:no|without) (?:prior |previous |formal |specific |particular )?(?:experience|degree|qualifications?|training|knowledge|licen[cs]e)(?: (?:is )?(?:required|necessary|needed)|[?!,.]|$| at all)|\bno need (?:to|for)\b|\b(?:you )?(?:do not|don.t|needn.t) (?:need|have to|require)\b|\bwe (?:do not|don.t) (?:require|expect|need|ask|mind|care)\b|\b(?:full |all )?training (?:is |will be )?(?:provided|given)\b|\bwe.ll (?:teach|train) you\b|\balone (?:does|is|are|will|won.t)\b|\bnot (?:enough|considered|sufficient|qualify)\b|\bno \p{L}+ (?:is )?(?:required|needed|necessary)\b|\u4e0d\u9700\u8981|\u65e0\u9700|\u4e0d\u8981\u6c42|\u0644\u0627 \u064a\u0634\u062a\u0631\u0637|\u0644\u064a\u0633 \u0645\u0637\u0644\u0648\u0628/iu;
const NEGATED_NICE =
  /\bnot (?:essential|required|necessary|mandatory|a must)[^.;]{0,20}\b(?:but|though|although|however)\b|\bnot essential\b[^.;]{0,5}$|\b(?:nice to have|a plus|a bonus|preferred|desirable|welcome|helpful|an advantage|an asset),? (?:but|though|although) (?:it.s |is |are )?not (?:strictly |absolutely )?(?:essential|required|necessary|needed|mandatory|a must)\b/i;

/** Whether a clause says that something is not asked for: "No degree required". "Not essential, but welcome" asks for it. */
export function isNegated(text: string, language: Language): boolean {
  if (matchesForeign('notAsked', text, language)) return true;
  return NEGATED.test(text) && !NEGATED_NICE.test(text);
}

const PAY =
  /[$\u00a3\u20ac\u20b9\u00a5]\s?\d|\b\d[\d.,]*\s?(?:k|usd|eur|gbp|chf|pln|inr|per (?:hour|annum|year|month|day)|p\.?a\.?|an hour|\/ ?(?:hour|hr|yr|year|month))\b|\b(?:salary|salaries|wages?|good pay|great pay|air.conditioned|hourly rate|pay (?:rate|range|scale|is|from|of|rise)|paid (?:weekly|monthly|time|holiday|vacation|leave|training|breaks|parking)|pto|ote|compensation|remuneration|stipend|commission (?:structure|scheme|paid)|uncapped|sign.on bonus|(?:annual|performance|yearly|christmas|discretionary) bonus|bonus(?:es)? (?:scheme|plan|of|up)|overtime (?:paid|rates?|available)|time and a half|stock options?|equity|401\s?\(?k\)?|pension|superannuation|gehalt|verg\u00fctung|salaire|r\u00e9mun\u00e9ration|salario|sal\u00e1rio|retribuci\u00f3n|remunera\u00e7\u00e3o|stipendio|retribuzione|salaris|13e mois|dertiende maand)\b|\u85aa|\u5de5\u8d44|\u0631\u0627\u062a\u0628/i;
/** Money that a person is to handle is no pay. */
const BUDGET =
  /\b(?:budgets?|revenues?|portfolios?|quotas?|book of business|projects?|deals?|turnover|p&l|contracts? (?:of|worth)|accounts of|sales of|inventory)\b/i;
const BENEFITS =
  /\b(?:(?:medical|dental|vision|health|life|disability|private|pet) (?:and \w+ )?(?:insurance|cover|plan|benefits?|coverage)|healthcare (?:plan|cash)|health care plan|(?:days?|weeks?) (?:of |paid |annual )?(?:holiday|holidays|vacation|leave|off)\b|(?:annual|parental|maternity|paternity|sick|generous) leave|holiday (?:allowance|entitlement|pay)|bank holidays|free (?:fruit|lunch(?:es)?|parking|coffee|drinks|meals?|uniforms?|gym|tea|breakfast|food|snacks|car park\w*|shuttle|transport|shifts? meals?|eye)|staff (?:discounts?|meals?|canteen|parties|parking)|employee discounts?|discounts?|phone plan|(?:social|team|company|staff) (?:outings?|lunch(?:es)?|events|trips)|all.staff meetings|happy hours?|gym (?:membership|access)|cycle.to.work|season ticket|subsidi[sz]ed|childcare vouchers|(?:company|pool) car|car allowance|relocation (?:package|assistance|support|help)|flexible (?:working|hours|work|schedule|benefits)|work.life balance|home office|work from home|hybrid working|team events?|career (?:development|progression|path|opportunities|growth)|growth opportunities|opportunit(?:y|ies) (?:to|for) (?:grow|advance|progress|learn|development|training|career)|room to grow|tuition|reimbursement|wellness|employee assistance|benefits (?:package|include)|perks|employee of the (?:month|year)|blue light card|shift (?:allowance|premium|differential)|loyalty bonus|we offer|we provide|we.ll (?:provide|give|pay|cover|help|send|support)|you.ll (?:get|receive|enjoy)|you (?:will )?(?:get|receive|enjoy) (?:a|an|free|paid|\d)|referral scheme|pays? for|travelcard|\d+.day fortnight|day fortnight|accommodation (?:is )?(?:provided|available|on)|uniform (?:is )?provided|tools? (?:are |is )?(?:provided|supplied)|paid training|urlaubstage|betriebliche|wir bieten|tickets? restaurant|mutuelle|cong\u00e9s|vacaciones|vale.refei\u00e7\u00e3o|ferie|vakantiedagen|reiskosten|onze aanbieding)\b|\u4e94\u9669\u4e00\u91d1|\u5e74\u5047|\u062a\u0623\u0645\u064a\u0646/i;
const APPLY =
  /\b(?:apply (?:now|today|online|by|via|through|with|to|at|here|in|within|before|directly)|to apply|please (?:apply|send|submit|email|forward|contact|call|note|include|quote|attach|complete|visit|ring|drop)|send (?:us |your |a |an |me )|e?mail (?:your|us)|your (?:cv|resume|r\u00e9sum\u00e9|application)\b|submit (?:your|a|an)|cover(?:ing)? letter|closing date|deadline for|applications? (?:will|must|are|close|should|received|by|deadline|process|form|to)|shortlisted|interviews? (?:will|are|take|on|by|in|w\/c|week)|e?mail \p{Lu}\p{Ll}+|only (?:successful|selected|shortlisted|candidates)|successful applicants?|for (?:more|further) (?:information|details)|informal (?:chat|discussion)|contact (?:us|me|our|\p{Lu})|call (?:us|me|\p{Lu}\p{Ll}+|on|0\d)|visit (?:our|us|www)|www\.|https?:|no (?:agencies|recruiters|phone calls|calls)|we look forward|looking forward|hear from you|get in touch|drop (?:us|in|by)|reference number|job (?:id|ref|reference|code)|requisition|position closes|bewerb(?:en|ung|ungen)|lebenslauf|postul|candidature\b|cv (?:et|und|y|e|en)|env(?:iar|\u00ed|oyez)|curriculum vitae|candidati\b|candidatar\w*|solicit(?:eer|eren)|invia|\u6295\u9012|\u7b80\u5386|\u0633\u064a\u0631\u062a\u0643|\u0623\u0631\u0633\u0644)/iu;
const EQUAL =
  /\b(?:equal.opportunit\w*|affirmative action|eeo|regardless of|without regard|irrespective of|do not discriminate|does not discriminate|non.?discriminat\w*|politically restricted|is committed to|subject to (?:an? )?(?:enhanced |satisfactory )?(?:dbs|references|checks?|vetting|disclosure)|diversity|diverse (?:team|workforce|and inclusive)|inclusi(?:on|ve)|reasonable (?:accommodation|adjustment)|protected (?:veteran|characteristic|status)|all (?:qualified )?applicants|disabled (?:applicants|candidates|people)|disability confident|encourage (?:applications|applicants|candidates|everyone|women|people)|welcome applications|under-?represented|background check|dbs (?:check )?(?:will|is|costs?)|drug (?:test|screen)|criminal record check|e-verify|right to work|adjustments? (?:for|to|at|in)|eligible to work|authori[sz](?:ed|ation) to work|work (?:permit|visa|authori[sz]ation)|sponsor(?:ship)?|visa|safer recruitment|gdpr|privacy|m\/w\/d|w\/m\/d|schwerbehinder\w*|chancengleichheit|\u00e9galit\u00e9|handicap|igualdad|diversidad|diversidade|pari opportunit\u00e0|gelijke kansen|(?:this|the) (?:job )?description (?:is|may|does)|not (?:an )?(?:exhaustive|all.inclusive)|subject to change|may be (?:changed|assigned)|other duties as|duties as assigned)\b/i;
const PLACE_AND_TIME =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|bank holiday|full.?time|part.?time|permanent|temporary|fixed.?term|zero.?hours?|freelance|hours? (?:per|a|each) week|hours?\/week|\d{2}(?:\.\d)? ?h(?:ou)?rs?\b|weekly hours|shifts? (?:pattern|work|start|from|are|is|of|run)|(?:early|late|night|day|split|rotating|twelve.hour|12.hour) shifts?|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|start(?:ing)? (?:date|immediately|asap|as soon|in|on)|immediate start|asap|contract (?:until|to|of|length|is)|months? contract|month contract|maternity cover|(?:located|based|situated|office|offices|site|branch|depot|headquarter(?:s|ed)|hq) (?:is |are )?(?:in|at|near|on|just|outside)\b|in our \w+ (?:office|branch|store|shop|clinic|hospital|school|kitchen|depot|site|warehouse|yard)|remote(?:ly)?(?: first)?|on.?site|hybrid|commut(?:e|able|ing)|walk from|minutes from|close to (?:the )?(?:station|public)|parking|public transport|travel (?:up to|is|of|required|expenses)|travel(?:l?ing)?\b[^.;]{0,50}\b(?:required|expected|at times|% of|percent of|of (?:the|your) time|as needed)|(?:occasional|extensive|frequent|some|domestic|international|overnight|regular)(?:ly)? travel(?:l?ing)?|\d+ ?% (?:of (?:the |your )?time|travel)|local to|able to relocate|relocate to|open to travel|willing(?:ness)? to (?:travel|relocate|work|commute)|able to (?:travel|commute|work (?:weekends|nights|shifts|flexibl|evenings|early|overtime|on))|ability to (?:travel|commute|work (?:weekends|nights|shifts|evenings|overtime))|availab(?:le|ility) (?:to|for|on|at|during|from|immediately)|flexib(?:le|ility) (?:to|with|around|hours|on|in (?:terms|hours))|own (?:car|transport|transportation|vehicle|tools|phone|laptop|computer)|(?:mobile|cell) phone,|\bstay (?:in|of) |internet (?:access|connection)|reliable transportation|reports? to|reporting to|you.ll report|vollzeit|teilzeit|unbefristet|befristet|cdi|cdd|temps plein|jornada|tiempo completo|per\u00edodo integral|tempo (?:pieno|indeterminato|determinato)|voltijds|deeltijds|uur per week|uren per week)\b|\u5168\u804c|\u517c\u804c|\u5de5\u4f5c\u5730\u70b9|\u062f\u0648\u0627\u0645/i;
const DATES =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?!\p{L})\.?[\s\d,\u2013-]*(?:(?:to|until)\s*)?)+(?:\d{4})?$/iu;
const EMPLOYER =
  /^(?:(?:and )?(?:we|we.re|we.ve|our|us|at \p{Lu}[\p{L}&.' ]{1,40}(?:,| we)|join|founded|established|since (?:19|20)\d\d|the (?:company|firm|team|school|hospital|practice|agency|charity|business|organi[sz]ation|group|trust|department|restaurant|hotel|shop|store|clinic|kitchen|yard|garage|office) (?:is|has|was|are|runs|offers|operates|serves|looks)|it.s|this is (?:a|an|your|not)|here,?|are you|do you|does this|have you|want to|looking for (?:a (?:new|change|fresh)|your|work)|imagine|come|why|because|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|n\u00f3s|noss\w+|noi|siamo|nostr\w+|wij|onze|ons)\b|\u6211\u4eec|\u672c\u516c\u53f8|\u516c\u53f8|\u0646\u062d\u0646)/iu;
const OF_THEMSELVES = /,\s*we (?:have|are|were|also|work|use|build)\b/i;
const SEEKS =
  /\b(?:looking for|seek(?:s|ing)?|searching for|need|want|require|expect|ask|suchen|cherch(?:ons|e)|recherch(?:ons|e)|buscamos|procuramos|cerchiamo|zoeken)\b|\u62db\u8058|\u5bfb\u627e|\u0646\u0628\u062d\u062b/i;
const ABOUT_THE_EMPLOYER =
  /\b(?:is (?:a|an|the|one of the) (?:[\p{L}-]+ ){0,5}(?:company|firm|provider|leader|manufacturer|retailer|business|charity|agency|organi[sz]ation|restaurant|hotel|school|hospital|practice|group|start-?up|supplier|chain|clinic|bakery|brewery|trust|non-?profit|employer)|award.winning|market.leading|world.leading|industry.leading|family.(?:run|owned)|fast.growing|employs? (?:over |around |about )?\d|(?:over|more than|nearly|almost) \d[\d,]* (?:employees|people|staff|customers|clients|stores|countries|locations|sites|beds|pupils|students)|years of (?:history|tradition|service to|excellence)|founded in|since (?:18|19|20)\d\d|great place to work|employer of choice|listed on the|headquartered)\b/iu;
const PHYSICAL =
  /\b(?:lift(?:ing)?\b[^.;]{0,24}\d+ ?(?:lbs?|pounds?|kgs?|kilos?)|lifting and\/or|significant walking|attendance polic(?:y|ies)|lift(?:ing)?(?: and carry(?:ing)?)? (?:up to |over |at least |boxes|heavy)?\s?\d|stand(?:ing)? (?:for|on|up|or walk)|walk(?:ing)? or stand(?:ing)?|prolonged (?:sitting|standing)|sit(?:ting)? for|bend(?:ing)?,|walk(?:ing)? (?:for|long)|able to lift|heavy lifting|physically demanding|manual dexterity|colou?r vision|work outdoors|in all weathers?|exposure to)\b/i;
const FLUFF =
  /\b(?:new challenge|next (?:step|chapter|adventure)|exciting (?:opportunity|role|time|new)|great opportunity|unique opportunity|fantastic opportunity|opportunity (?:for|to) (?:you|join|work|make)|make a difference|fast.paced|join (?:us|our|an?)|be part of|part of (?:a|our|the) team|right place|for you|dream job|sounds like you|love to hear)\b/i;

/** Whether a sentence tells how to apply or what the law says: nothing in it asks for anything. */
export function tellsOfApplying(text: string, language: Language): boolean {
  return (
    APPLY.test(text) ||
    EQUAL.test(withoutGenders(text, language)) ||
    matchesForeign('applying', text, language)
  );
}

/** Whether a clause tells of pay, place, time, the employer, how to apply or the law, and not of the person to be found. */
export function isNoCriterion(text: string, language: Language): boolean {
  if (matchesForeign('none', text, language) || matchesForeign('applying', text, language)) return true;
  const short = text.trim();
  if (DATES.test(short)) return true;
  if (
    (PAY.test(text) && !BUDGET.test(text)) ||
    APPLY.test(text) ||
    EQUAL.test(withoutGenders(text, language)) ||
    PHYSICAL.test(text)
  )
    return true;
  if (BENEFITS.test(text) || PLACE_AND_TIME.test(text)) return true;
  if (ABOUT_THE_EMPLOYER.test(text) || FLUFF.test(text)) return true;
  return (
    (EMPLOYER.test(short) || OF_THEMSELVES.test(text)) &&
    !SEEKS.test(text) &&
    readForeignImportance(text, language) === undefined
  );
}

const TRAIT_NAMES: Readonly<Record<string, string>> = {
  sex: 'sex or gender',
  origin: 'origin',
  family: 'family status',
  religion: 'religion',
  health: 'health or looks',
  age: 'age',
};

/** Why a text cannot be a criterion: it asks for a protected trait. Undefined where it asks for none. */
export function protectedReason(text: string): string | undefined {
  const trait = protectedTrait(text);
  return trait
    ? `A score cannot rest on ${TRAIT_NAMES[trait] ?? trait}: the law protects people from being chosen by it.`
    : undefined;
}
