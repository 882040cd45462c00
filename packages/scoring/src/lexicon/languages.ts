import type { Foreign } from '../text/language.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import type { LanguageData } from './languages/languageData.ts';
import { nl } from './languages/nl.ts';
import { pt } from './languages/pt.ts';
import { zh } from './languages/zh.ts';

/** The words of each language that is read beside English. */
export const LANGUAGES: Readonly<Record<Foreign, LanguageData>> = { de, fr, es, pt, it, nl, ar, zh };

/** The languages that are read beside English. */
export const FOREIGN = Object.keys(LANGUAGES) as readonly Foreign[];
