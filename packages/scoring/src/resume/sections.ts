import { readForeignSection } from '../lexicon/languagePatterns.ts';
import type { Section } from '../lexicon/section.ts';
import type { Language } from '../text/language.ts';

const WORDS: readonly (readonly [Section, string])[] = [
  [
    'experience',
    '(?:(?:work|professional|employment|career|relevant|industry|clinical|teaching|other|previous|additional|volunteer|kitchen|driving|military|selected|further|earlier|recent|practical|legal|sales|nursing)\\s+)*(?:experience|experiences|history|employment|career|positions?|engagements|jobs|work|background|appointments)(?:\\s+(?:history|summary|record|overview|so far|highlights))?|where i(?:.ve| have) worked|work|jobs|what i(?:.ve| have) done|projects?|selected projects|internships?|berufserfahrung|beruflicher werdegang|berufspraxis|exp\\u00e9riences?(?: professionnelles?)?|parcours(?: professionnel)?|experiencia(?: laboral| profesional)?|experi\\u00eancia(?: profissional)?|esperienz[ae](?: lavorativ[ae]| professional[ie])?|werkervaring|\\u5de5\\u4f5c\\u7ecf\\u5386|\\u5de5\\u4f5c\\u7d93\\u9a57|\\u0627\\u0644\\u062e\\u0628\\u0631\\u0627\\u062a|\\u0627\\u0644\\u062e\\u0628\\u0631\\u0629(?: \\u0627\\u0644\\u0639\\u0645\\u0644\\u064a\\u0629)?',
  ],
  [
    'education',
    '(?:academic\\s+)?(?:education|educational background|qualifications|academics|academic background|academic qualifications|studies|schooling|training|degrees?|school)(?:\\s*(?:&|and|/)\\s*(?:training|qualifications|certifications?|certificates|courses|licen[cs]es|credentials))?|ausbildung|studium|bildung|bildungsweg|formation|formaciones?|formaci\\u00f3n|educaci\\u00f3n|estudios|educa\\u00e7\\u00e3o|forma\\u00e7\\u00e3o(?: acad\\u00eamica)?|istruzione(?: e formazione)?|formazione|opleiding(?:en)?|\\u6559\\u80b2(?:\\u80cc\\u666f|\\u7ecf\\u5386)?|\\u0627\\u0644\\u062a\\u0639\\u0644\\u064a\\u0645',
  ],
  [
    'licences',
    '(?:professional\\s+)?(?:licen[cs]es?|licensure|certifications?|certificates?|tickets|credentials|cards|registrations?|accreditations?)(?:\\s*(?:&|and|/|,)\\s*(?:training|certifications?|certificates|courses|licen[cs]es?|tickets|cards|registrations?|memberships?))?|courses|zertifikate|certificats|certificaciones|certificados|certificazioni|certifica\\u00e7\\u00f5es|certificaten',
  ],
  [
    'languages',
    '(?:spoken |foreign )?languages?(?: skills)?|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen|\\u8bed\\u8a00(?:\\u80fd\\u529b)?|\\u0627\\u0644\\u0644\\u063a\\u0627\\u062a',
  ],
  [
    'skills',
    '(?:(?:technical|professional|key|core|other|additional|computer|soft|relevant|it|top|main|practical|hard|clinical|areas of|special|specific|trade)\\s+)*(?:skills?|competenc(?:y|ies)|expertise|technologies|tools|highlights|skill ?set|proficiencies|strengths|abilities|knowledge|qualifications summary|what i know|software|equipment|systems|tech stack|stack|toolbox|tool kit|toolkit)(?:\\s*(?:&|and|/)\\s*(?:\\w+))?|what i can do|kenntnisse|f\\u00e4higkeiten|kompetenzen|comp\\u00e9tences|habilidades|competencias|compet\\u00eancias|competenze|vaardigheden|\\u6280\\u80fd|\\u4e13\\u4e1a\\u6280\\u80fd|\\u0627\\u0644\\u0645\\u0647\\u0627\\u0631\\u0627\\u062a',
  ],
  [
    'summary',
    '(?:professional |executive |career |personal )?(?:summary|profile|objective|statement|overview|about me|about|introduction|in brief|headline)|profil|kurzprofil|\\u00e0 propos|perfil|profilo|profiel',
  ],
  [
    'interests',
    'interests|hobbies(?: (?:&|and) interests)?|interests (?:&|and) hobbies|activities|personal interests|outside work|free time',
  ],
  [
    'other',
    'references?|referees|publications|awards|achievements|accomplishments|honou?rs|memberships|affiliations|volunteering|volunteer work|additional information|additional|links|contact(?: details)?|personal(?: details| information| data)?|availability|further information|misc(?:ellaneous)?',
  ],
];
const HEADINGS = WORDS.map(([section, words]) => ({
  section,
  alone: new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${words})[\\s:.\\u2014\\u2013\\-_=*]{0,80}$`, 'iu'),
  inline: new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${words})\\s{0,2}:\\s{0,3}(?=\\S)`, 'iu'),
}));

/** What a line opens: the section, and where in the line its text begins (the line's length where the heading stands alone). Undefined for any other line. */
export function readHeading(
  line: string,
  language: Language,
): { section: Section; textFrom: number } | undefined {
  if (line.length > 400) return undefined;
  const text = line.trim();
  if (text === '' || (text.length > 60 && !text.slice(0, 60).includes(':'))) return undefined;
  const own = readForeignSection(line, language);
  if (own) return own;
  const spaced = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text) ? text.replace(/ /g, '') : text;
  for (const { section, alone, inline } of HEADINGS) {
    if (spaced.length <= 60 && alone.test(spaced)) return { section, textFrom: line.length };
    const match = inline.exec(line);
    if (match) return { section, textFrom: match[0].length };
  }
  return undefined;
}
