import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

type ChosenOnPage = {
  /** The same as long as only choices on the page itself change the address. */
  visit: string;
  /** Another one also where back or forward lead to what was chosen before within a visit. */
  shownAs: string;
  /** Whether a link led here, and nothing was chosen on the page itself since. */
  linked: boolean;
  read: (name: string) => string;
  readAll: (name: string) => string[];
  write: (choice: Readonly<Record<string, string | readonly string[]>>) => void;
};

/**
 * What is chosen on a page, by the parameters of these names. It stands in the URL, so that reload, back and forward keep it; a choice replaces
 * the entry of the history, so that back leaves the page.
 */
export function useChoice(names: readonly string[]): ChosenOnPage {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const visit = typeof state?.visit === 'string' ? state.visit : key;
  const parameters = new URLSearchParams(search);
  const chosen = names.map((name) => `${name}: ${parameters.getAll(name)}`).join('; ');
  const [shown, setShown] = useState({ chosen, turn: 0 });
  if (shown.chosen !== chosen) setShown({ chosen, turn: isReturn ? shown.turn + 1 : shown.turn });
  return {
    visit,
    shownAs: `${visit} ${shown.turn}`,
    linked: typeof state?.visit !== 'string',
    readAll: (name) => parameters.getAll(name),
    read: (name) => parameters.get(name) ?? '',
    write(choice) {
      // Of several, an empty one keeps the place of those behind it.
      const chosen = Object.entries(choice).flatMap(([name, value]) =>
        typeof value === 'string' ? (value === '' ? [] : [[name, value]]) : value.map((id) => [name, id]),
      );
      const next = new URLSearchParams(chosen).toString();
      navigate({ pathname, search: next }, { replace: true, state: { visit } });
    },
  };
}
