import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument } from 'yaml';
import seedSchema from '../seed.schema.json' with { type: 'json' };
import { CannotStart } from './CannotStart.ts';
import { listAt, recordAt, textAt } from './json.ts';

/** Somebody whom the server knows already. */
export type SeededPerson = {
  id: string;
  email: string;
  password?: string;
  token?: string;
  username?: string;
  full_name?: string;
  is_admin?: boolean;
};

/** What an organization has already, for a server that cannot create it. */
export type SeededOrganization = {
  token?: string;
  organization?: { name?: string; adminEmail?: string; pricingTier?: string };
  people?: SeededPerson[];
  jobs?: string[];
  candidates?: string[];
};

/** What `--seed` names: the organization of `--admin`, and that of `--other`. */
export type Seed = { admin?: SeededOrganization; other?: SeededOrganization };

const validate = new Ajv2020({ allErrors: true, logger: false, strict: false }).compile<Seed>(seedSchema);

/** Reads the file of `--seed`. Throws a sentence for each thing that is wrong in it, with its line. */
export function readSeed(file: string): Seed {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [broken] = document.errors;
  if (broken) throw new CannotStart(`${file}, line ${lineAt(broken.pos[0])}: ${broken.message}`);
  const seed: unknown = document.toJS();
  if (validate(seed)) return seed;
  const faults = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const path = instancePath.split('/').slice(1);
    const extra = textAt(params, 'additionalProperty');
    const node = document.getIn(extra === undefined ? path : [...path, extra], true);
    const [offset] = listAt(recordAt({ node: { ...Object(node) } }, 'node'), 'range');
    const place = path.length > 0 ? path.join('.') : 'the file';
    const about = extra === undefined ? message : `has no field "${extra}"`;
    return `${file}, line ${lineAt(Number(offset ?? 0))}: ${place} ${about}`;
  });
  throw new CannotStart(faults.join('\n'));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CannotStart(`--seed: ${file} cannot be read.`);
  }
}
