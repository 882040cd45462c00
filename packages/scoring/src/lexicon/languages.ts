import type { Foreign } from '../text/language.ts';
import type { ForeignData } from './languageData.ts';
import ar from './languages/ar.json' with { type: 'json' };
import de from './languages/de.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import it from './languages/it.json' with { type: 'json' };
import nl from './languages/nl.json' with { type: 'json' };
import pt from './languages/pt.json' with { type: 'json' };
import zh from './languages/zh.json' with { type: 'json' };

/** The words of each language that is read beside English. */
export const LANGUAGES: ForeignData = { de, fr, es, pt, it, nl, ar, zh };

/** The languages that are read beside English. */
export const FOREIGN = Object.keys(LANGUAGES) as readonly Foreign[];
