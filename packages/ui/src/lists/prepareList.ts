import { createSearch } from './SearchField/createSearch.ts';
import { createSkillFilter } from './SearchField/skills.ts';

type Preparation<Item> = {
  sort: (items: readonly Item[]) => Item[];
  /** The text that the search looks at. */
  getText: (item: Item) => string;
  /** What the filter by skill looks at, where there is one: skills, separated by commas. */
  getSkills?: (item: Item) => string;
};

export type PrepareList<Item> = ReturnType<typeof createPreparation<Item>>;

/**
 * Prepares a list for being searched: sorts it and reads its texts, once for each answer of the server, whichever page
 * shows it.
 */
export function createPreparation<Item>({ sort, getText, getSkills = getNone }: Preparation<Item>) {
  const known = new WeakMap<readonly Item[], ReturnType<typeof prepare>>();

  function prepare(items: readonly Item[]) {
    const sorted = sort(items);
    return {
      sorted,
      find: createSearch(sorted, getText),
      filterBySkill: createSkillFilter(sorted, getSkills),
    };
  }

  return function prepareOnce(items: readonly Item[]) {
    const prepared = known.get(items) ?? prepare(items);
    known.set(items, prepared);
    return prepared;
  };
}

function getNone(): string {
  return '';
}
