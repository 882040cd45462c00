import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isPerson } from './isPerson.ts';

/** "Reported to the ward manager, who led": what follows is told of a person beside the one who tells. */
const OTHERS_WHO = lazyPattern(
  String.raw`\b(?:{besideWhom})\s(?:(?:{determiner}|our|my|two|three|four|several|some)\s){1,2}(?:[\p{L}\u2019'-]+\s){0,2}?(?<person>[\p{L}\u2019'-]{3,}),?\s(?:who|whose)\s(?!(?:i|we)\b)[^.;!?]{0,80}$`,
  'iu',
);
const PERSON = lazyPattern('^(?:{personNoun})$', 'iu');
const SERVED = lazyPattern('^(?:{servedPerson})$', 'iu');

/** Whether the text of a clause ends in what is told of somebody else. English. */
export function isOfOthersWho(before: string): boolean {
  const person = OTHERS_WHO().exec(before)?.groups?.person?.toLowerCase() ?? '';
  return person !== '' && !SERVED().test(person) && (isPerson(person) || PERSON().test(person));
}
