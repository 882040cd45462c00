import { TERMS } from './terms.ts';

/** A thing that texts name in several ways. `forms` are the ways (the shown name first); `implies` the keys of what it includes. */
export type Concept = { name: string; key: string; forms: readonly string[]; implies: readonly string[] };

/** Every known term, read from `terms.ts`. */
export const CONCEPTS: readonly Concept[] = readTerms(TERMS);

function readTerms(list: string): Concept[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [names = '', implied = ''] = line.split(' > ');
      const forms = split(names);
      const [name = ''] = forms;
      return { name, key: keyOf(name), forms, implies: split(implied).map(keyOf) };
    });
}

function split(list: string): string[] {
  return list
    .split('|')
    .map((form) => form.trim())
    .filter((form) => form !== '');
}

function keyOf(name: string): string {
  return `=${name.toLowerCase()}`;
}
