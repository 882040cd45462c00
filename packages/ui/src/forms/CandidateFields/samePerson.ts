type Person = { name: string; email: string; phone: string };

/** The keys that identify a person: the email, and the name together with the phone. */
export function getPersonKeys({ name, email, phone }: Person): string[] {
  return [
    ...(plain(email) ? [`email ${plain(email)}`] : []),
    ...(plain(name) && digits(phone) ? [`person ${plain(name)} ${digits(phone)}`] : []),
  ];
}

/** A normalized text: case, spaces and punctuation do not count. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function digits(text: string): string {
  return text.replace(/\D/g, '');
}
