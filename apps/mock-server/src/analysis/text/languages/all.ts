import type { Foreign } from '../language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LanguageData } from './languageData.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** The words of each language that is read beside English. */
export const LANGUAGES: Readonly<Record<Foreign, LanguageData>> = { de, fr, es, pt, it, nl, ar, zh };

/** The languages that are read beside English. */
export const FOREIGN = Object.keys(LANGUAGES) as readonly Foreign[];
