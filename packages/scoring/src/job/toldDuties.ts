import { isActVerb, isDutyVerb } from '../lexicon/actions.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

const FEWEST_OF_DUTY = 3;
const isDeedVerb = (word: string) => isActVerb(word) || isDutyVerb(word);

const TELLS_DUTIES =
  /^(?:(?:on|in|as|at|from|during|after|each|every|once|with)\s[^,.;:]{1,40}?,?\s|[^,.;:]{1,40},\s)?you(?:['\u2019](?:ll|d)|\swill|\swould)(?:\s(?:also|then|even))?(?:\sbe(?:\sresponsible\sfor)?)?\s(?=\p{Ll})|^(?:the\s(?:(?:role|post|job|office)[\s-]?holder|appointee|incumbent|successful\s(?:applicant|candidate|person))|s?he or s?he|she\/he|s\/he|he\/she)\s(?:will|would|shall|is expected to)(?:\s(?:also|then))?(?:\sbe(?:\sresponsible\sfor)?)?\s(?=\p{Ll})|^most of your (?:time|day|days|week) (?:will go into|goes into|(?:will be|is) spent(?: on)?)\s|^your (?:work|job|role|task|day)\s(?:[\p{L}-]{1,20}\s){0,4}(?:is|will be|would be) to\s/iu;
/** "In practice that means posting invoices, running a payroll and chasing customers". */
const MEANS =
  /^(?:in (?:practice|short|a word),?\s|day to day,?\s|mostly,?\s)?(?:that|this|it|which|the (?:job|post|role|work)|your (?:day|job|role|week|work))\s(?:will\s)?(?:mean|involve|include|cover|entail)s?:?\s(?=\p{Ll}{2,14}ing\s)/iu;
/** "As room leader you guide three educators", "At month end you reconcile the accounts": told as it is. */
const TELLS_NOW =
  /^(?:(?:as|on|in|at|from|during|after|each|every|once|twice|with|(?:one|two|three)\s(?:day|week|night|weekend)s?\s(?:in|a|per))\s[^,.;:]{1,40}?,?\s)?you(?:\s(?:also|then|even))?\s(?=(\p{Ll}+)\s)/iu;
/** What somebody gets or becomes there, and does not do. */
const GETS =
  /^(?:do (?:need|have|want)|receive|get|enjoy|join|report|have|need|find|love|benefit|earn|gain|grow|learn|see|feel|know|become|belong|live|start|begin|undergo|qualify|like|want|spend|be|part|based|given|paid|offered|supported|joining|reporting|based|getting|earning|able|eligible|expected|asked|required|entitled|subject|invited|contacted)\b/i;
/** What is asked of the one who is found: "the postholder will hold a degree". */
const ASKED_OF_THEM = /^the\s[\s\S]{1,40}\s(?:bring|demonstrate|hold|possess|show)\s/i;
const NEXT_DEED = /;\s|,\s(?:and\s)?(?:also\s)?|\sand\s(?:also\s)?/gi;

/** "You will hold a caseload, run antenatal clinics and carry out home visits": what one does, each by itself. */
export function dutiesTold(text: string, language: Language): string[] {
  if (language !== 'en') return [];
  const now = TELLS_NOW.exec(text);
  const means = MEANS.exec(text)?.[0];
  const opened = means ?? TELLS_DUTIES.exec(text)?.[0] ?? (isDeedVerb(now?.[1] ?? '') ? now?.[0] : undefined);
  if (opened === undefined || GETS.test(text.slice(opened.length)) || ASKED_OF_THEM.test(text)) return [];
  const isBeing = means !== undefined || /\sbe(?:\sresponsible\sfor)?\s$|^most of your/i.test(opened);
  const isDeed = (piece: string) =>
    isBeing
      ? /^(?!including\s)\p{Ll}{2,14}ing\s/u.test(piece)
      : isDeedVerb(/^\p{Ll}*(?:ss|[^\Ws])(?=\s)/u.exec(piece)?.[0] ?? '');
  const rest = text.slice(opened.length);
  const deeds: string[] = [];
  let from = 0;
  for (const { index, 0: cut } of rest.matchAll(NEXT_DEED)) {
    const at = index + cut.length;
    if (!isDeed(rest.slice(at)) || tokenize(rest.slice(from, index), 'en').length < FEWEST_OF_DUTY) continue;
    deeds.push(rest.slice(from, index));
    from = at;
  }
  deeds.push(rest.slice(from));
  return deeds;
}

const INCLUDES =
  /^(?:(?:your|key|main|the)\s){0,2}(?:duties|responsibilities|tasks)\s(?:will\s)?(?:also\s)?include:?\s/i;
const NEXT_LISTED = /,\s(?:and\s)?|\sand\s(?=\p{Ll}{3,14}ing\s)/u;
const FEWEST_LISTED = 3;

/** "Duties include leak testing, brazing pipes, reading wiring diagrams and looking after customers": each by itself. */
export function dutiesListed(text: string, language: Language): string[] {
  const opened = language === 'en' ? INCLUDES.exec(text) : null;
  const listed = opened ? text.slice(opened[0].length).split(NEXT_LISTED) : [];
  return listed.length < FEWEST_LISTED ? [] : listed.map((one) => one.trim().replace(/\.$/, ''));
}
