/** A language other than English that is supported with its own words. */
export type Foreign = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ar' | 'zh';

/** A language that is read. */
export type Language = 'en' | Foreign;
