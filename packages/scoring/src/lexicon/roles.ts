import en from './languages/en.json' with { type: 'json' };

/** What people are at work: a line with one of these words is a title, and no name of a person or an employer. */
export const ROLES: ReadonlySet<string> = new Set(en.roles);
