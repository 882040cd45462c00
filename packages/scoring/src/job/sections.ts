import { readForeignHeading } from '../lexicon/languagePatterns.ts';
import type { Language } from '../text/language.ts';
import type { Importance } from './criterion.ts';

/** What a part of a job text is about. */
export type Part = { about: 'asked' | 'duties' | 'none' | 'unknown'; importance: Importance };

const MUST =
  'requirements?|required(?: skills?| qualifications?| experience)?|essential(?: criteria| skills?| requirements?)?|must[- ]have(?:.?s)?|minimum (?:requirements?|qualifications?)|basic qualifications?|mandatory(?: skills?| requirements?)?|what you need|what you.ll need|you (?:must|need)(?: to)? have|you need|skills required|experience required|qualifications required|key requirements?|job requirements?|anforderungen|voraussetzungen|exigences|requisitos(?: m\u00ednimos| obrigat\u00f3rios)?|requisiti|vereisten|functie-?eisen|\u804c\u4f4d\u8981\u6c42|\u4efb\u804c\u8981\u6c42|\u5c97\u4f4d\u8981\u6c42|\u0627\u0644\u0645\u062a\u0637\u0644\u0628\u0627\u062a|\u0627\u0644\u0634\u0631\u0648\u0637';
const NICE =
  'nice[- ]to[- ]haves?|desirable(?: criteria| skills?)?|desired(?: skills?)?|preferred(?: skills?| qualifications?| experience)?|bonus(?: points)?(?: if.*| for)?|plus(?:ses|es)?|pluses|ideally|advantageous|good to have|would be (?:great|nice)|extra credit|optional|it.s a plus if.*|you get extra points.*|w\u00fcnschenswert|von vorteil|idealerweise|un plus|atouts?|deseable|se valorar\u00e1|diferenciais|desej\u00e1vel|gradit[oi]|pr\u00e9|\u52a0\u5206\u9879|\u0645\u064a\u0632\u0629';
const ASKED =
  '(?:key |candidate |job |person |your |our ideal |the |professional |relevant |technical |other )*(?:qualifications?|skills?|experience|specification|profile|competenc(?:y|ies)|knowledge|education|certifications?|abilities|attributes|background|candidate|criteria)(?: ?(?:&|and|/|,) ?(?:experience|skills?|qualifications?|knowledge|education|abilities|requirements))*|person specification|about you|who you are|who we.re looking for|what (?:you.ll |you )?(?:bring|have|offer)|what you.ll bring|what (?:we.re|we are) looking for|what we look for|what we want|we.re looking for|we are looking for|you have|you are|you bring|you should have|you.ll have|you.ll be|is this you\\??|could this be you\\??|the right person|the ideal candidate|ideal candidate|your profile|dein profil|ihr profil|das bringst du mit|das bringen sie mit|profil(?: recherch\u00e9)?|votre profil|perfil|il tuo profilo|profilo|jouw profiel|wie ben jij|wat (?:breng|vragen).*|\u6211\u4eec\u5e0c\u671b\u4f60';
const DUTIES =
  '(?:your |key |main |core |primary |essential |job |the |day-to-day |daily |general )*(?:responsibilit(?:y|ies)|duties|functions|tasks|accountabilities|activities)(?: ?(?:&|and|/) ?(?:responsibilities|duties|accountabilities|tasks))*(?: include)?|what you.ll (?:do|be doing)|what you will (?:do|be doing)|what you do|the (?:role|job|work|position)|(?:job|role|position) (?:description|summary|overview|purpose)|your (?:role|job|work|day|mission)|(?:a )?day[- ]to[- ]day|a typical day|in this role.*|you will|you.ll|scope(?: of work)?|summary|overview|job|role|deine aufgaben|ihre aufgaben|aufgaben|missions?|vos missions|funciones|tus funciones|atividades|responsabilidades|mansioni|responsabilit\u00e0|taken|werkzaamheden|wat ga je doen|\u804c\u8d23|\u5c97\u4f4d\u804c\u8d23|\u5de5\u4f5c\u804c\u8d23|\u5de5\u4f5c\u5185\u5bb9|\u0627\u0644\u0645\u0647\u0627\u0645';
const NONE =
  '(?:our |your |the |company |employee |key )*(?:benefits|perks|compensation|salary|pay|remuneration|rewards?|package)(?: ?(?:&|and|/|,) ?\\w+)*|what we offer|what.s in it for you|what you.ll get|what you get|we offer|in return|you.ll get|why (?:us|join|work|you.ll).*|about (?:us|the (?:company|team|organi[sz]ation|firm|employer|school|hospital|charity)|our .*)|who we are|what we do|our (?:company|mission|values|story|culture|team|vision|commitment).*|company (?:description|overview|profile|background)|the company|the team|location|where|hours|(?:working |shift |work )?(?:hours|schedule|pattern|times?)|shifts?|how to apply|to apply|apply|application(?: process| instructions)?|next steps|interview(?:s| process)?|equal opportunit.*|eeo.*|diversity.*|inclusion.*|contact(?: us)?|closing date|deadline|dates?|start(?: date)?|when|contract(?: type)?|duration|job type|employment type|type|terms.*|work(?:ing)? (?:environment|conditions)|physical (?:demands|requirements)|additional information|other information|further information|notes?|disclaimer|reports? to|reporting to|reference|wir bieten|das bieten wir|was wir bieten|\u00fcber uns|wir \u00fcber uns|bewerbung|nous offrons|ce que nous offrons|avantages|qui sommes-nous|\u00e0 propos de nous|ofrecemos|qu\u00e9 ofrecemos|beneficios|sobre nosotros|oferecemos|benef\u00edcios|sobre n\u00f3s|offriamo|cosa offriamo|chi siamo|wij bieden|wat bieden wij|over ons|\u798f\u5229(?:\u5f85\u9047)?|\u6211\u4eec\u63d0\u4f9b|\u5173\u4e8e\u6211\u4eec|\u0627\u0644\u0645\u0632\u0627\u064a\u0627|\u0646\u0642\u062f\u0645';

const PARTS: readonly (readonly [Part, RegExp])[] = (
  [
    [{ about: 'asked', importance: 'must' }, MUST],
    [{ about: 'asked', importance: 'nice' }, NICE],
    [{ about: 'none', importance: 'neither' }, NONE],
    [{ about: 'duties', importance: 'neither' }, DUTIES],
    [{ about: 'asked', importance: 'neither' }, ASKED],
  ] as const
).map(([part, words]) => [part, new RegExp(`^(?:${words})$`, 'iu')]);

const LONGEST_HEADING = 60;

const NEAR: readonly (readonly [Part, RegExp])[] = [
  [
    { about: 'none', importance: 'neither' },
    /\b(?:won.t|don.t|not|no) (?:need|needed|required|necessary|expected)|\bnot (?:asked|a must)/i,
  ],
  [
    { about: 'asked', importance: 'nice' },
    /\b(?:nice|bonus|plus|preferred|desirable|desired|what we.d|welcome|ideal(?:ly)?|stand out|even better|advantage|extra|love|icing|helpful|useful|dessert|prefer|deseable|valorable|souhait\w*|appr\u00e9ci\w*|vorteil|w\u00fcnschenswert|gradit\w*|desej\u00e1ve\w*)\b/i,
  ],
  [
    { about: 'asked', importance: 'must' },
    /\b(?:need|require[sd]?|requirements?|essentials?|must|looking for|look for|expect|ask|non-negotiable|imprescindible|indispensab\w*|exig\w*|erforderlich|anforderungen|richiest\w*|vereist\w*|obrigat\w*)\b/i,
  ],
  [
    { about: 'none', importance: 'neither' },
    /\b(?:our|us|we|offer|benefits?|perks?|pay|salary|apply|where|when|table|ending|company|team|place|hours|shifts?|dates?|contact|next|rewards?|get|terms|location|start)\b/i,
  ],
  [
    { about: 'duties', importance: 'neither' },
    /\b(?:do|doing|day|days|duties|tasks?|role|job|work|responsib\w*|mission|aufgaben|missions?|funciones|tareas|mansioni|taken)\b/i,
  ],
  [
    { about: 'asked', importance: 'neither' },
    /\b(?:you|your|yourself|bring|skills?|profile?|experience|qualifications?|background|person|candidate|who|perfil|profil|profilo)\b/i,
  ],
];
const MOST_WORDS = 6;

/**
 * What a heading of a job text opens, undefined for a text that is none. A line that `opens` something (it ends with a colon, or bullets follow) is
 * a heading in whatever words.
 */
export function readPart(text: string, opens: boolean, language: Language): Part | undefined {
  if (text.length > 4 * LONGEST_HEADING) return undefined;
  const heading = text
    .replace(/^[\s#*_=\u2022\-\u2013\u2014>\p{So}]+/u, '')
    .replace(/(?<![\s:#*_=.!?\u2013\u2014\-\uff1a\u2026])[\s:#*_=.!?\u2013\u2014\-\uff1a\u2026]+$/, '')
    .replace(/\u2019/g, "'")
    .replace(/(?:(?<!\s)\s+)?\([^)]{0,60}\)\s*$/, '');
  if (heading === '' || heading.length > LONGEST_HEADING) return undefined;
  const own = readForeignHeading(heading, language);
  if (own) return own;
  const known = PARTS.find(([, pattern]) => pattern.test(heading))?.[0];
  if (known || !opens || heading.split(/\s+/).length > MOST_WORDS || /[,.;]/.test(heading)) return known;
  return NEAR.find(([, pattern]) => pattern.test(heading))?.[0];
}
