import { requireWhole } from './sqliteFile.ts';

const [path = ''] = process.argv.slice(2);

try {
  requireWhole(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
