/** What other programs call the columns that several kinds of records have. */
export const fullNameNames = ['full name', 'display name', 'vollstandiger name'];

export const nameParts: readonly (readonly string[])[] = [
  ['first name', 'firstname', 'given name', 'forename', 'vorname', 'prenom'],
  ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom'],
];

export const emailNames = ['email', 'e mail', 'emails', 'e mails', 'mail'];
