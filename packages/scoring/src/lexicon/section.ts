/** The sections of a resume. */
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
