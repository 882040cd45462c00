import { componentNotes } from './componentNotes.ts';
import type { Note } from './note.ts';
import { screenNotes } from './screenNotes.ts';

/** By the title of the page. A test fails where one is missing. */
export const notes: Record<string, Note> = { ...componentNotes, ...screenNotes };
