/** What a form asks of a text: true, or a sentence for the person. */
export type TextRule = { validate: (value: string) => true | string };

type TextRuleOptions = { label: string; maxLength: number };

/** A text that must be there, white space not counted, and may not be longer than the server takes. */
export function requiredText({ label, maxLength }: TextRuleOptions): TextRule {
  return {
    validate(value) {
      if (value.trim() === '') return `${label} is required.`;
      if (value.length > maxLength) {
        return `${label} has ${value.length.toLocaleString('en-US')} characters; the limit is ${maxLength.toLocaleString('en-US')}.`;
      }
      return true;
    },
  };
}

/** A required email address of the usual form. */
export function requiredEmail({ label }: { label: string }): TextRule {
  return {
    validate(value) {
      if (value.trim() === '') return `${label} is required.`;
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())) return 'Write the email like name@example.com.';
      return true;
    },
  };
}

/** A required password: any but an empty one, white space counted, no longer than the server takes. */
export function requiredPassword({ label }: { label: string }): TextRule {
  return {
    validate(value) {
      if (value === '') return `${label} is required.`;
      return value.length <= 1024 || `${label} has more than 1,024 characters.`;
    },
  };
}
