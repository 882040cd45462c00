/** "(we're moving to Dayforce)", "(or another language, but you must have shipped it)": a remark to the reader. */
const REMARK =
  /\s?\((?=[^()]{0,300}\b(?:you(?:.ll|.re|.ve|.d|r)?|we(?:.ll|.re|.ve|.d)?|us|our|they|it|don.t|that.s)\b)[^()]{1,300}\)/gi;
/** "Hold, or be about to obtain, a degree". */
const ABOUT_TO = /,\s(?:or|and)\s(?:be\s|are\s)?(?:about|close|due|soon)\sto\s\p{L}+,(?=\s)/giu;
/** "X is a plus, as is Y", "X would be a plus, and so would Y". */
const AS_IS = /,\s+(?:as|(?:and )?so) (?:is|are|would|will)(?: be)?\s+(?:also )?(?:an? |any )?/gi;
/** "Between two and five years". */
const BETWEEN =
  /\bbetween\s(\d{1,2}|\p{L}{3,8})\sand\s(?=(?:\d{1,2}|\p{L}{3,8})['\u2019]?\s?(?:years|yrs|months))/giu;
/** "3 years of line clearance, at least 1 as crew leader", "with at least two of those leading others". */
const MORE_YEARS =
  /(?<=\b(?:years?|yrs?)\b[^,;.]{0,80}[,;]\s{1,2}(?:with\s|including\s)?(?:at least|minimum|min\.?)\s)(\d{1,2}|one|two|three|four|five)(?:\sof\s(?:those|them|these|which))?(?=\s(?:as|in|leading|managing|supervising|running)\s)/giu;
/** "Paid search, in-house or at an agency": where it was done is one as the other. */
const IN_HOUSE =
  /,\s(?:in-house or (?:at|in|with|for) an? \w{3,12}|(?:at|in|with|for) an? \w{3,12} or in-house)\b,?/gi;
/** What a bracket says of how much a demand counts, and nothing else. */
const SAYS_IMPORTANCE =
  /\b(?:nice|to|have|an?|big|huge|strong|strongly|highly|plus|preferred|preferably|required|desired|desirable|essential|must|mandatory|optional|bonus|but|not|is|are|would|be|and|or|advantage|asset|ideally|helpful|useful|welcome|minimum|at least|very|absolutely|strictly|necessary|needed)\b/gi;

/** A clause without what its author says to the reader in brackets, and with each thing that is asked for as an item. */
export function withoutAsides(text: string): string {
  return text
    .replace(REMARK, '')
    .replace(ABOUT_TO, '')
    .replace(AS_IS, ', ')
    .replace(IN_HOUSE, '')
    .replace(BETWEEN, '$1 to ')
    .replace(MORE_YEARS, '$1 years');
}

/** "A fleet of thirty (articulated lorries preferred)": what is preferred is in the bracket. "Excel (preferred)" is Excel. */
export function withoutOwnBrackets(text: string): string {
  return text.replace(/\(([^()]{1,200})\)/g, (whole, inside: string) =>
    /\p{L}{3}/u.test(inside.replace(SAYS_IMPORTANCE, '')) ? '' : whole,
  );
}
