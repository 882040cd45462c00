import { stripForeignFrame } from '../lexicon/languagePatterns.ts';
import type { Language } from '../text/language.ts';

const FRAME =
  /^(?:(?:it (?:would|will) be (?:an? )?(?:big |real |great )?(?:plus|bonus|advantage|asset|great|nice|good|helpful|lovely|welcome) if (?:you )?(?:also )?(?:know|have|had|bring|can|could|are)?|we.d (?:love|like) (?:it if )?(?:you )?(?:to )?(?:also )?(?:know|have|bring)?|if you (?:also )?(?:know|have|bring|can)|(?:the |this )?(?:role|position|job|post) (?:also )?(?:requires|needs|calls for)|(?:combination|mix|variety) of|you(?:.ll|.re| are| will| have| must| should| need| can| bring| hold)?(?: to)?|we (?:are looking for|are seeking|seek|need|want|require|expect|ask for)|(?:the )?(?:ideal |successful |right |suitable )?(?:candidates?|person|applicants?|post ?holder)(?: (?:will|has|is|must|should|needs?|brings|holds|possesses))?(?: (?:have|hold|bring|possess|be))?|must|should|have|has|having|be|hold(?:ing)?|possess(?:ion of|es)?|bring|with|of|a|an|the|and|or|some|any|to|in|at least|intermediate(?: to)?|minimum(?: of)?|proven|strong|solid|good|great|excellent|outstanding|exceptional|hands-on|demonstrat(?:ed|able|e)|previous|prior|recent|relevant|in-depth|deep|sound|thorough|advanced|basic|working|practical|broad|extensive|confident|comfortable|skilled|competent|experienced|experience|expert(?=s? (?:in|with|knowledge)\b)|used|expertise|knowledge|understanding|familiarity|familiar|proficien(?:cy|t)|command|ability|able|capable|track record|background|skills?|use|using|essential|required|requirements?|mandatory|preferred|preferably|ideally|desirable|bonus|nice to have|kenntnisse|erfahrung|gute|sehr|sichere?r?|mit|von|im|in der|umgang|exp\u00e9rience|connaissances?|ma\u00eetrise|bonnes?|en|avec|de|du|des|d.|les?|la|experiencia|conocimientos?|dominio|manejo|con|experi\u00eancia|conhecimentos?|dom\u00ednio|com|em|esperienza|conoscenz[ae]|buon[ae]?|di|nella|nel|ervaring|kennis|met|van)\b[\s:,\u2019']*)+/i;

/** What stands behind a demand and says how much it counts. */
export const TAIL =
  /(?<![\s,(])(?:[\s,(]*\b(?:(?:(?:is|are|would be|will be|being|as)\s*)?(?:an? |very |highly |strongly |also |absolutely )?(?:required|essential|mandatory|necessary|needed|a must|must|must-have|preferred|desirable|desired|a plus|plus|a bonus|bonus|advantage(?:ous)?|an advantage|an asset|asset|beneficial|helpful|useful|welcome|nice to have|a nice-to-have|ideal|preferable|expected|key|critical|vital|important|appreciated|optional|great|handy|lovely|fantastic|amazing|brilliant|perfect|good|nice)|experience|knowledge|von vorteil|erforderlich|w\u00fcnschenswert|exig\u00e9e?|souhait\u00e9e?|requis|un plus|imprescindible|deseable|necesario|obrigat\u00f3rio|desej\u00e1vel|richiest[oa]|gradit[oa]|vereist|een pr\u00e9))+[\s.,;:!)]*$/i;

/** Takes from a demand what it is about: "Strong knowledge of Go is required" is Go. */
export function stripFrame(text: string, language: Language): string {
  const own = stripForeignFrame(text, language);
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
