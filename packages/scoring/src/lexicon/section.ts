/** What a part of a resume tells of. */
export type Section =
  | 'top'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'licences'
  | 'languages'
  | 'interests'
  | 'other';
