type Person = { name: string; email: string; phone: string };

/** The words by which a person is known again: the email, and the name together with the phone. */
export function getPersonKeys({ name, email, phone }: Person): string[] {
  return [
    ...(plain(email) ? [`email ${plain(email)}`] : []),
    ...(plain(name) && digits(phone) ? [`person ${plain(name)} ${digits(phone)}`] : []),
  ];
}

/** A text without what differs from one writing of it to the next. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function digits(text: string): string {
  return text.replace(/\D/g, '');
}
