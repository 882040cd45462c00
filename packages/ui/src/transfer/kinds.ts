import { candidateImport } from './candidateImport.ts';
import type { ImportKind } from './importKind.ts';
import { jobImport } from './jobImport.ts';
import type { ListName } from './listValues.ts';
import { userImport } from './userImport.ts';

export const kinds: Readonly<Record<ListName, ImportKind>> = {
  candidates: candidateImport,
  jobs: jobImport,
  users: userImport,
};
