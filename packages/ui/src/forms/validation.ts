/** The contract's rules for a text field; `format` only where the specification checks it. */
export type FieldLimits = { required: boolean; maxLength: number; format?: 'email' };

/** Validates a text: true, or the error message. */
type CheckText = (value: string) => true | string;

/** The contract's limits as error messages. A password may be white space, and its length is not mentioned. */
export function createTextCheck(
  label: string,
  { required, maxLength, format }: FieldLimits,
  { plural = false, password = false } = {},
): CheckText {
  return (value) => {
    const blank = password ? value === '' : value.trim() === '';
    if (blank) return required ? requiredSentence(label, plural) : true;
    if (value.length > maxLength) {
      const limit = maxLength.toLocaleString('en-US');
      if (password) return `${label} has more than ${limit} characters.`;
      return `${label} ${plural ? 'have' : 'has'} ${value.length.toLocaleString('en-US')} characters; the limit is ${limit}.`;
    }
    if (format === 'email' && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value.trim())) {
      return 'Write the email like name@example.com.';
    }
    return true;
  };
}

export function requiredSentence(label: string, plural = false): string {
  return `${label} ${plural ? 'are' : 'is'} required.`;
}
