import { showToast } from '../../feedback/Toaster/toaster.ts';

/** Copies a text and says so, or that the browser does not let it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: done });
  } catch {
    showToast({
      kind: 'error',
      title: 'The browser did not let us copy.',
      description: 'Select the text and copy it yourself.',
    });
  }
}
