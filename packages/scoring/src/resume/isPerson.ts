import { ROLES } from '../lexicon/roles.ts';

/** A role that is a person: "warehouse" stands for one in titles alone. */
export const isPerson = (word: string) =>
  OFFICER.test(word) || (PERSON_ENDING.test(word) && (ROLES.has(word) || ROLES.has(word.replace(/s$/, ''))));
const OFFICER = /^c[efimot]os?$/;
const PERSON_ENDING =
  /(?:[eo]r|ist|ian|ant|ent|man|men|ee|nurse|chef|cook|clerk|pilot|judge|coach|master|attorney|surgeon|captain|steward|analyst|architect|aide|medic|mechanic)s?$/;
