/** Stands for all records of a kind. */
export const ALL = 'all';
