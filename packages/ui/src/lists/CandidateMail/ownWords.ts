export type Words = { subject: string; text: string };

/** Whether a person wrote a field themself: it is neither empty nor what the template `before` put there. */
function isOwn(field: keyof Words, typed: Words, before: Words | undefined): boolean {
  return typed[field].trim() !== '' && typed[field] !== before?.[field];
}

/** Whether a person wrote any of the words themself. */
export function hasOwnWords(typed: Words, before: Words | undefined): boolean {
  return isOwn('subject', typed, before) || isOwn('text', typed, before);
}

/** The words once a template is chosen: what a person wrote themself stays. */
export function keepOwnWords(typed: Words, before: Words | undefined, chosen: Words): Words {
  return {
    subject: isOwn('subject', typed, before) ? typed.subject : chosen.subject,
    text: isOwn('text', typed, before) ? typed.text : chosen.text,
  };
}
