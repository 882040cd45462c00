import type { User } from '@cortex/api-client/model';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { findPeople, findToken, type MentionToken, writeMention } from './mentionToken.ts';

type MentionsOptions = {
  people: readonly User[];
  /** Writes the text with the name into the form. */
  onWrite: (text: string) => void;
};

/** The colleagues that are offered while a person types an @ into a text, and the keys that choose one of them. */
export function useMentions({ people, onWrite }: MentionsOptions) {
  const id = useId();
  const [token, setToken] = useState<MentionToken | null>(null);
  const [active, setActive] = useState(0);
  /** The place of an @ that the person wants nobody offered for. */
  const [dismissed, setDismissed] = useState(-1);
  const found = token && token.start !== dismissed ? findPeople(people, token.typed) : [];
  const index = Math.min(active, found.length - 1);

  function look({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd, value } = target;
    const next = selectionStart === selectionEnd ? findToken(value, selectionStart) : null;
    if (next?.start !== token?.start || next?.typed !== token?.typed) setActive(0);
    if (next === null) setDismissed(-1);
    setToken(next);
  }

  function choose(person: User | undefined, field: Element | null) {
    if (!person || !token || !(field instanceof HTMLTextAreaElement)) return;
    const { text, caret } = writeMention(field.value, token, person.full_name);
    onWrite(text);
    field.focus();
    field.setSelectionRange(caret, caret);
    setToken(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setActive((index + 1) % found.length),
      ArrowUp: () => setActive((index + found.length - 1) % found.length),
      Enter: () => choose(found[index], event.target instanceof Element ? event.target : null),
      Escape: () => setDismissed(token?.start ?? -1),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    listId: id,
    found,
    active: index,
    choose,
    /** For the element around the text. */
    events: {
      onInput: look,
      onSelect: look,
      onFocus: look,
      onKeyDown: handleKey,
      onBlur: () => setToken(null),
    },
    /** For the text itself. */
    described:
      found.length > 0
        ? {
            'aria-autocomplete': 'list' as const,
            'aria-controls': id,
            'aria-activedescendant': `${id}-${index}`,
          }
        : {},
  };
}
