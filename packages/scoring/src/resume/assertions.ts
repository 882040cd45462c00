import type { Assertion } from '../lexicon/assertion.ts';
import { readForeignAssertion } from '../lexicon/languagePatterns.ts';
import { findSpans, type Month } from './months.ts';
import type { Profile, Statement } from './profile.ts';

const NOUN =
  'experience|knowledge|background|exposure|training|familiarity|qualifications?|practice|skills?|certificat(?:e|ion)|licen[cs]e|use|work|hands-on|degree|erfahrung|kenntnisse|exp\u00e9rience|connaissances?|experiencia|conocimientos?|experi\u00eancia|conhecimentos?|esperienza|conoscenze?|ervaring|kennis';
const DENIED_BEFORE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|zero|little or no|lacks?|lacking|lack of|not much|not any|hardly any|not have|n.t have|keine?|ohne|pas d.|aucune?|sans|sin|sem|nenhuma?|senza|nessuna?|geen|zonder)\\s?(?:(?:yet|any|much|prior|previous|formal|practical|real|commercial|professional|direct|hands-on|recent|own|actual|such|specific|paid|working|clinical|major)\\s){0,3}(?:${NOUN})\\b[^.;:!?]{0,90}$`,
    'iu',
  ),
  /\b(?:not|never|n['\u2019]t|nie|noch nicht|jamais|nunca|mai|nooit)\s(?:(?:yet|actually|really|personally|so far|been|have|had|ever|myself)\s){0,3}(?:used|use|using|worked|work|done|do|handled|handle|held|hold|had|have|touched|tried|learned|learnt|run|operated|operate|trained|taught|qualified|certified|licensed|completed|obtained|passed|pass|familiar|experienced|comfortable|confident|know|driven|drive|seen|written|built|taken|got|gained|finished|finish|gearbeitet|travaill\u00e9|utilis\u00e9|trabajado|usado|trabalhado|lavorato|usato|gewerkt|gebruikt)\b[^.;:!?]{0,70}$/iu,
  /\bno (?:(?:formal|prior|real|commercial|valid|current|such|own) ){0,2}$/iu,
  /\b(?:cannot|can['\u2019]t|(?:do|does|did|have|has|had|am|is|was|would|could)(?: not|n['\u2019]t)|never) (?:yet |ever )?(?!(?:only|just|mind|miss|lose|lost|fail|failed|drop|hesitate|stop|shy|let|late|left|without|a single)\b)(?:[\p{L}/&+#.-]{1,20} ){0,3}$/iu,
  /\bnot (?:yet |currently |a |an )?$/i,
  /\bno (?:[\p{L}/&+#.-]{1,20}(?:,|,? or|,? nor|\/)\s?){1,4}$/iu,
  /\bunfamiliar with\b[^.;:!?]{0,60}$/i,
  /(?:\u6ca1\u6709|\u65e0|\u672a|\u4e0d\u4f1a)[^\u3002\uff1b]{0,20}$|(?<!\p{L})(?:\u0644\u0627|\u0644\u064a\u0633|\u0644\u0645|\u062f\u0648\u0646)\s[^.;]{0,40}$/u,
];
const WISHED_BEFORE =
  /\b(?:new to|wants? to|wanting to|hop(?:e|es|ing) to|would like to|plan(?:s|ning|ned)? (?:to|on)|keen to|eager to|happy to learn|willing to learn|ready to learn|interested in (?:learning|gaining|getting|becoming|training)|looking (?:forward )?to|look to|would have to|needs? to learn|have to learn|has to learn|yet to|about to (?:start|begin)|due to (?:start|begin)|intends? to|wish(?:es)? to|aim(?:s|ing)? (?:to|for)|seeking (?:a |an |to |my |first )|applying for|aspiring|objective|dream of|considering (?:an?|training|becoming)|hoping for|next step|m\u00f6chte|will lernen|souhaite|aimerait|quiero|quiere|gostaria|vorrei|wil graag)\b[^.;!?]{0,70}$/iu;
const PROGRESS_BEFORE =
  /\b(?:studying|learning|enrolled|work(?:ing)? toward(?:s)?|pursuing|preparing for|reading for|revising for|training (?:as|to be(?:come)?|for)|taking (?:an? )?(?:[\p{L}-]+ ){0,3}(?:course|class|classes|program(?:me)?|lessons)|attending (?!to\b)|student (?:in|of|at|on|nurse|member)|candidate for|in training|started (?:learning|a course|the)|(?:first|second|third|final|1st|2nd|3rd)[- ]year|part-?way through|permit for|working on (?:my |an? |the )?|accepted in(?:to)?|half-?way through|booked (?:on|for|in)|signed up|registered for (?:the )?exam|currently (?:doing|completing|in)|derzeit im studium|en cours|cursando|estudiante|studente|in opleiding|dropped out|(?:began|begun) (?:an?|the|my)? ?(?:course|degree|training|studies|apprenticeship)|some (?:college|university)|incomplete|unfinished|did not (?:finish|complete|graduate))\b[^.;!?]{0,80}$|(?:\u5728\u8bfb|\u6b63\u5728\u5b66\u4e60)[^\u3002]{0,20}$/iu;
const BASIC_BEFORE =
  /\b(?:basic|basics (?:of|in|with)|beginner(?:.s)?(?: level)?(?: in| at| with)?|elementary|rudimentary|limited|little|introductory|introduction to|novice|minimal|minor|very little|a (?:bit|little) of|grundkenntnisse(?: in)?|notions de|b\u00e1sic[oa]s?|base)\s(?:[\p{L}-]+\s){0,4}$/iu;
const FAMILIAR_BEFORE =
  /\b(?:some (?:exposure|familiarity|knowledge|experience|awareness|understanding)|exposure to|aware(?:ness)? of|familiar(?:ity)? (?:with|only)|dabbled in|theoretical|observed|shadowed|shadowing|watched|helped with|has heard of|coursework in|read about)\b[^.;,!?]{0,50}$/iu;
const DENIED_AFTER =
  /^[^\p{L}\p{N}.;!?]{0,4}(?:none|nil|n\/a|no(?=$|[\s,;.)])(?! (?:one|problem|issue|limit))|zero|0 years?|no experience|no knowledge|not (?:yet|eligible|held|used|obtained|applicable|known|tried|a strength|part of|my|something)|never (?:used|worked|done|tried|held)|(?:is|are|was|were) (?:missing|lacking|not|new to|unknown|unfamiliar|outside)|(?:have|has|had|i|he|she|they) (?:have |has |had )?(?:not|never)|kein|keine|aucune|ninguna?|nenhuma?|nessuna?|geen)\b|^[^.;!?]{0,40}\b(?:(?:is|are|was|were) (?:missing|lacking|new to (?:me|him|her))|never (?:used|touched|tried) (?:it|them|this)|i (?:have|had) (?:not|never))\b/iu;
const PROGRESS_AFTER =
  /^\s?candidate\b|^[^.;!?]{0,60}\b(?:in progress|in training|ongoing|expected|anticipated|pending|planned|to be (?:taken|completed|confirmed)|exam (?:booked|in|due|scheduled|pending|next|not)|not (?:yet )?(?:complete|completed|finished|passed|obtained|taken|held|started|awarded)|currently (?:studying|enrolled|learning|training|taking)|studying|student (?:in|of|at)|still (?:learning|studying|to)|(?:first|second|third|1st|2nd|3rd) year|year (?:one|two|three|1|2|3) of|dropped out|withdrew|left (?:before|without|after|in)|without (?:finishing|completing|graduating|a degree|degree)|did not (?:finish|complete|graduate|pass)|didn.t (?:finish|complete|graduate)|discontinued|unfinished|incomplete|no degree|not graduated|never (?:finished|completed)|failed|under way|awaiting|en cours|cursando|in corso|abgebrochen|laufend|loopt nog|part.?completed)\b|(?:\u5728\u8bfb|\u8f8d\u5b66|\u672a\u5b8c\u6210)/iu;
const DENIED_LATER =
  /\b(?:(?:i|she|he|they|have|has|am|is|was|were)(?:.ve|.m)? (?:have |has )?(?:not|never) (?:been )?(?:used|worked|trained|allowed|certified|licensed|touched|tried|done|qualified|practi[sc]ed)|n.t (?:used|worked|trained|touched|tried)|cannot claim|can.t claim|a gap|gap in|not my (?:field|area|job|strength)|(?:is|was|were|are) (?:done|handled|left|carried out) (?:by|to) (?:the |my |our )?(?:others?|seniors?|colleagues?|another|someone|nurses?|specialists?|contractors?|manager)|before my time|after my time|is still ahead|application (?:was )?refused|(?:was|been|licen[cs]e) refused|handed (?:it )?back|gave (?:it )?up|only (?:watched|observed|seen)|outsourced|yet to (?:learn|use|try|do)|limited to (?:looking|watching|reading|seeing)|nothing to do with)\b/i;
const EXPIRED_AFTER =
  /^[^.;!?]{0,50}\b(?:expired|lapsed|revoked|suspended|surrendered|overdue|out of date|outdated|no longer (?:valid|held|current|active|registered|licensed)|not (?:renewed|current|valid|in date|active)|ran out|inactive|abgelaufen|expir\u00e9e?|p\u00e9rim\u00e9e?|caducad[oa]|vencid[oa]|scadut[oa]|verlopen)\b|\u8fc7\u671f|\u5931\u6548|\u0645\u0646\u062a\u0647/iu;
const RENEWED =
  /\b(?:reinstated|renewed in|renewed (?:since|again)|since renewed|(?:is )?valid (?:until|to|through) 20[3-9]\d|awarded|conferred|and passed)\b/i;
const EXPIRED_BEFORE =
  /\b(?:expired|lapsed|former(?:ly)?|revoked|suspended|previously held|held until|once held|abgelaufene[rs]?|caducad[oa]|scadut[oa])\s(?:[\p{L}-]+\s){0,4}$/iu;
const BASIC_AFTER =
  /^[^\p{L}\p{N}]{0,4}(?:skills? )?(?:at )?(?:\(?(?:basic|basics|beginner|elementary|novice|rudimentary|limited|little|introductory|entry level|level 1|1\/5|a1|a2|grundkenntnisse|notions|b\u00e1sico|base|beginnend)\b)/iu;
const STRONG =
  /\b(?:strong|solid|excellent|extensive|in-depth|deep|thorough|good|great|very|highly|wide|broad)\b/i;
const FAMILIAR_AFTER = /^[^\p{L}\p{N}]{0,4}\(?(?:familiar|some exposure|some|exposure|awareness|theory)\b/iu;
const UNTIL =
  /\b(?:expir(?:es|y|ing|ation|ed)|valid (?:until|to|through|till)|exp\.?|good (?:until|through)|current (?:to|until|through)|renew(?:al|s)?(?: due)?|until|thru|held (?:until|to))\b[\s:.-]{0,3}(?:date[\s:]{0,2}|on |in |end of )?/gi;

const SEPARATOR = /[,;|\u2022\u00b7\u3001\uff0c]/;
const LIST_OF_DENIED = /^(?:no|not|never|without|learning|studying|want)\b/i;
// "No contract was too complex", "no longer a beginner in": the words around take the denial back.
const TAKEN_BACK =
  /^[^.;!?]{0,40}\b(?:too (?:\p{L}+)|ever (?:\p{L}+)|escaped|went wrong|went missing|was lost|were lost|is left|without me|better than|passed on|reinstated|restored|renewed|awarded|conferred)\b/iu;
const NO_BEGINNER =
  /\b(?:no longer|not|far from|never|hardly|isn.t|taught|teach(?:es|ing)?|for|with|train(?:ed|ing)|help(?:ed|ing)?) (?:a |an |complete |absolute )?(?:basic|beginners?|novices?)\b/i;
const NOT_A_DENIAL =
  /\b(?:not only|no (?:one|incidents?|accidents?|losses|errors?|complaints?|problem|doubt|fewer|less|more)|without (?:incident|accident|error|supervision|fail|a single|loss)|never (?:late|missed|failed|lost|less)|not just|nobody|none of|not a single|nothing)\b/i;

/** What a statement says of the words between two of its tokens. `asOf` decides whether "valid until 2027" has passed. */
export function assertionOf(
  statement: Statement,
  from: number,
  to: number,
  { asOf, language }: Pick<Profile, 'asOf' | 'language'>,
): Assertion {
  const { quote, tokens } = statement;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? quote.length;
  const isItem = statement.listed && !LIST_OF_DENIED.test(quote);
  const whole = clauseBefore(quote.slice(0, start));
  const before = isItem ? (whole.split(SEPARATOR).at(-1) ?? '') : whole;
  const rest = isItem ? (quote.slice(end).split(SEPARATOR)[0] ?? '') : quote.slice(end);
  const after = rest.slice(0, 120);
  const near = after.split(/[,;]|\s(?:but|and)\s/)[0] ?? '';
  const own = readForeignAssertion(before, after, isItem ? `${before} ${after}` : quote, language);
  if (own) return own;
  const excused = NOT_A_DENIAL.test(before) || TAKEN_BACK.test(rest);
  if (!excused && DENIED_BEFORE.some((pattern) => pattern.test(before))) return 'denied';
  if (DENIED_AFTER.test(near) || (DENIED_LATER.test(after) && !/\breinstated|restored since\b/i.test(after)))
    return 'denied';
  if (
    EXPIRED_BEFORE.test(before) ||
    (EXPIRED_AFTER.test(after) && !RENEWED.test(after)) ||
    hasPassed(after, asOf)
  )
    return 'expired';
  if (PROGRESS_BEFORE.test(before) || PROGRESS_AFTER.test(after.split(/;/)[0] ?? '')) return 'in progress';
  if (WISHED_BEFORE.test(before)) return 'wished';
  if ((BASIC_BEFORE.test(before) && !NO_BEGINNER.test(before)) || BASIC_AFTER.test(after)) return 'basic';
  if ((FAMILIAR_BEFORE.test(before) && !STRONG.test(before)) || FAMILIAR_AFTER.test(after)) return 'familiar';
  return 'plain';
}

/** What stands before in the same clause; a "but" ends what a denial reaches. */
function clauseBefore(text: string): string {
  const cut = Math.max(
    text.lastIndexOf('. '),
    text.lastIndexOf('; '),
    text.lastIndexOf(' but '),
    text.lastIndexOf(' except '),
    text.lastIndexOf(' besides '),
    text.lastIndexOf(' however '),
    text.lastIndexOf(' then '),
  );
  return text.slice(Math.max(cut < 0 ? 0 : cut + 1, text.length - 160));
}

function hasPassed(after: string, asOf: Month): boolean {
  for (const match of after.matchAll(UNTIL)) {
    const rest = after.slice(match.index + match[0].length);
    const [span] = findSpans(rest.slice(0, 24), asOf);
    if (span && span.at <= 3)
      return (span.to - span.from === 6 ? Math.floor(span.from / 12) * 12 + 12 : span.to) <= asOf;
  }
  return false;
}
