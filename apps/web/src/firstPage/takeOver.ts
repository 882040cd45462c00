declare global {
  interface Window {
    /** What the script in index.html keeps while the first page is shown and the app is on its way. */
    earlyPage?: {
      /** By the names of the fields. */
      typed: Record<string, string>;
      /** What was pressed, and the form that was sent. */
      asked: (HTMLButtonElement | HTMLFormElement)[];
      release: () => void;
    };
  }
}

/**
 * Replays what a person did on the first page before the app was loaded. Typed text is in its fields already, unless
 * the page had to be rendered again.
 */
export function takeOver(): void {
  const { earlyPage } = window;
  if (!earlyPage) return;
  delete window.earlyPage;
  earlyPage.release();
  for (const [name, value] of Object.entries(earlyPage.typed)) {
    const [input] = document.getElementsByName(name);
    if (!(input instanceof HTMLInputElement)) continue;
    if (input.value === '') input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const control of new Set(earlyPage.asked)) {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
