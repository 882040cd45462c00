/** Texts that a server may take for something else. Each is either kept as it is or refused. */
export const HOSTILE_TEXTS: readonly string[] = [
  '👩‍🚀🇩🇪',
  'محمد بن عبد',
  '\u202egnp.\u202c',
  'Ame\u0301lie Z\u0337\u031b\u0358',
  '𝔄𝔡𝔞 𠮷野家',
  `'; DROP TABLE users; --`,
  `"\\' %_`,
  '<script>alert(1)</script>',
  `\${7*7}{{7*7}}%s`,
  '../../etc/passwd',
  'a\r\nBcc: b@example.com',
  'a\u200b\u00ad\u2028\ufeff.',
  'null',
  '__proto__',
  '  \t around',
  'two  spaces,\n\n\tlines  and a tab',
];

/** Ids as they stand in an address, that no record has. */
export const HOSTILE_IDS: readonly string[] = [
  '%00',
  'job_%00x',
  '%E0%A4%A',
  '%',
  '%ED%A0%80',
  '%F0%9F%98%80',
  encodeURIComponent("'; DROP TABLE users; --"),
  '..%2F..%2Fetc%2Fpasswd',
  '%5C',
  'a%0D%0Ab',
  '%20',
  '__proto__',
  'constructor',
  'x'.repeat(1000),
];

/** What stands behind the `=` of a parameter, and finds nothing. */
export const HOSTILE_QUERIES: readonly string[] = [
  '%00',
  'a%00b',
  '%E0%A4%A',
  '%',
  '%ED%A0%80',
  '%F0%9F%98%80',
  encodeURIComponent("' OR 1=1; --"),
  encodeURIComponent('%_'),
  '__proto__',
  'x'.repeat(10_000),
  '&query=a&user=b&user=c&range=Yearly',
  '&__proto__=1&constructor=2&[]=3',
];

/** Fields that are in no contract. */
export const UNKNOWN_FIELDS: readonly string[] = [
  'surprise',
  'is_owner',
  '__proto__',
  'constructor',
  'toString',
  'organization_id',
  '',
  '😀',
];

export const FILE_NAMES: readonly string[] = [
  'Lebenslauf 👩‍🚀.docx',
  'سيرة ذاتية.docx',
  '履歴書.docx',
  `a'b"c;d%00.docx`,
  '<img src=x onerror=alert(1)>.docx',
  `${'😀'.repeat(200)}.docx`,
];
