import { extractText } from './extractText.ts';

/** Runs in a process of its own: reads one file after the other and answers with what was read. */
process.on('message', async (file: { fileName: string; bytes: Uint8Array }) => {
  process.send?.(await extractText(file));
});
process.on('disconnect', () => process.exit(0));
