import { useLocation, useNavigate } from 'react-router-dom';

type ChosenOnPage = {
  /** The same as long as only choices on the page itself change the address. */
  visit: string;
  /** Whether a link led here, and nothing was chosen on the page itself since. */
  linked: boolean;
  read: (name: string) => string;
  readAll: (name: string) => string[];
  write: (choice: Readonly<Record<string, string | readonly string[]>>) => void;
};

/**
 * What is chosen on a page, by parameter. It stands in the URL, so that reload, back and forward keep it; a choice replaces
 * the entry of the history, so that back leaves the page.
 */
export function useChoice(): ChosenOnPage {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const visit = typeof state?.visit === 'string' ? state.visit : key;
  const parameters = new URLSearchParams(search);
  return {
    visit,
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
