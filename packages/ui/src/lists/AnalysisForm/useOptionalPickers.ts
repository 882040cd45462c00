import { useState } from 'react';
import type { Choice, Picker } from './analysisChoice.ts';

/** Which optional pickers are shown: up to the last one in use, and those that were added by hand. */
export function useOptionalPickers<Name extends string>(
  pickers: readonly Picker<Name>[],
  choice: Choice<Name>,
) {
  const names = pickers.filter(({ optional }) => optional).map(({ name }) => name);
  const [wanted, setWanted] = useState(0);
  const [removed, setRemoved] = useState(0);
  const used = Math.max(wanted, names.findLastIndex((name) => choice[name] !== '') + 1);
  return {
    hidden: new Set(names.slice(used)),
    /** How many were removed so far: those after a removed one move up by one place. */
    removed,
    add(): Name | undefined {
      setWanted(used + 1);
      return names[used];
    },
    remove(name: Name, before: Choice<Name>): Choice<Name> {
      const rest = names.filter((other) => other !== name).map((other) => before[other]);
      setWanted(used - 1);
      setRemoved(removed + 1);
      return { ...before, ...Object.fromEntries(names.map((other, index) => [other, rest[index] ?? ''])) };
    },
  };
}
