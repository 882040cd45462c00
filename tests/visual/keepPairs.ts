import { keepPairs } from './samePairs.ts';
import { readCompared, readIndex } from './screenshots.ts';

/** After `npm run test:stories`: keeps which pictures were found to be the same, for the next fresh clone. */
const all = readCompared().size >= readIndex().size;
console.log(`${keepPairs({ all })} pairs are kept${all ? '' : '; not all stories ran, so none is dropped'}.`);
