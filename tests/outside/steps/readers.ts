import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { Fault, folder, jar, programs, python, root, run, type Step, VERSIONS } from '../workshop.ts';

const contract = join(root, 'openapi.yaml');

/** The contract, read by YAML libraries of three other languages: the same values as ours. */
export const readers: Step[] = [
  {
    name: `PyYAML ${VERSIONS.python.PyYAML}, SafeLoader`,
    needs: ['python3'],
    run: async () => expectSame(await run(await python(), [join(programs, 'reader.py'), contract])),
  },
  {
    name: `SnakeYAML ${VERSIONS.snakeYaml}`,
    needs: ['java', 'mvn'],
    run: async () => {
      const library = await jar('org.yaml', 'snakeyaml', VERSIONS.snakeYaml);
      const printed = await run('java', ['-cp', library, join(programs, 'Reader.java'), contract]);
      const paths = Object.keys(parse(readFileSync(contract, 'utf8')).paths).length;
      if (printed.trim() !== `${paths} paths`) throw new Fault(`Read ${printed.trim()}, not ${paths}.`);
      return printed.trim();
    },
  },
  {
    name: `Go yaml ${VERSIONS.goYaml}`,
    needs: ['go'],
    run: async () => {
      const cwd = folder('go-reader');
      writeFileSync(join(cwd, 'main.go'), readFileSync(join(programs, 'reader.go.txt')));
      writeFileSync(join(cwd, 'go.mod'), 'module reader\n\ngo 1.23\n');
      await run('go', ['get', `go.yaml.in/yaml/v3@${VERSIONS.goYaml}`], { cwd });
      return expectSame(await run('go', ['run', '.', contract], { cwd }));
    },
  },
];

function expectSame(printed: string): string {
  const theirs = JSON.parse(printed);
  const ours = JSON.parse(JSON.stringify(parse(readFileSync(contract, 'utf8'))));
  if (!isDeepStrictEqual(theirs, ours)) throw new Fault(firstDifference(ours, theirs, ''));
  return 'the same values';
}

function firstDifference(ours: unknown, theirs: unknown, place: string): string {
  if (ours && theirs && typeof ours === 'object' && typeof theirs === 'object') {
    const mine = new Map(Object.entries(ours));
    const other = new Map(Object.entries(theirs));
    for (const key of new Set([...mine.keys(), ...other.keys()])) {
      if (!isDeepStrictEqual(mine.get(key), other.get(key)))
        return firstDifference(mine.get(key), other.get(key), `${place}/${key}`);
    }
  }
  return `${place}: ${JSON.stringify(theirs)}, where we read ${JSON.stringify(ours)}`;
}
