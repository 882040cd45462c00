import type { UserUpdate } from '@cortex/api-client/model';
import { createEditDrafts } from '../../formDraft.ts';

/** Edits of people that are not saved yet. */
export const userEdits = createEditDrafts<UserUpdate>('user edits');
