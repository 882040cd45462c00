import { expect, vi } from 'vitest';

/** How long a person waits for something, on a busy machine too. */
const PATIENCE_MS = 8_000;

const TOASTS = 'section[aria-label="Notifications"]';

export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 10, timeout: PATIENCE_MS });
}

async function find<Found extends HTMLElement>(
  what: string,
  look: () => Found | null | undefined,
): Promise<Found> {
  return vi.waitFor(
    () => {
      const found = look();
      if (!found) throw new Error(`There is no ${what}.`);
      return found;
    },
    { interval: 10, timeout: PATIENCE_MS },
  );
}

/** What can be seen and, while a dialog is open, is in it. */
function isInReach(element: HTMLElement): boolean {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return element.checkVisibility() && (!dialog || dialog.contains(element));
}

/** Presses the button that bears the name, as soon as it is enabled. */
export async function press(name: string): Promise<void> {
  const button = await find(`button “${name}” that can be pressed`, () =>
    [...document.querySelectorAll<HTMLElement>('button:enabled')].find(
      (candidate) => candidate.textContent?.trim() === name && isInReach(candidate),
    ),
  );
  // A click by script leaves the focus where it is; one by a person does not.
  button.focus();
  button.click();
}

/** What bears a name that begins so and is read aloud alone. */
async function findLabelled(name: string): Promise<HTMLElement> {
  return find(`“${name}”`, () =>
    [...document.querySelectorAll<HTMLElement>(`[aria-label^="${name}"]`)].find(isInReach),
  );
}

/** Presses the first button whose name, which is read aloud alone, begins so. */
export async function pressLabelled(name: string): Promise<void> {
  const button = await findLabelled(name);
  button.focus();
  button.click();
}

/** Opens the menu of a button, and carries out one of its actions. */
export async function chooseAction(name: string, action: string): Promise<void> {
  await findLabelled(name);
  await asFastAsAHand();
  await pressLabelled(name);
  const item = await find(`action “${action}”`, () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (candidate) => candidate.textContent === action && candidate.checkVisibility(),
    ),
  );
  await asFastAsAHand();
  item.click();
}

/** Types into the field whose name is read aloud alone. */
export async function fillLabelled(name: string, text: string, { enter = false } = {}): Promise<void> {
  const control = await findLabelled(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await asFastAsAHand();
  if (enter) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** The field whose label begins so. */
function getControl(label: string): HTMLElement | null | undefined {
  const labels = [...document.querySelectorAll('label')];
  return labels.find((candidate) => candidate.textContent?.startsWith(label) && isInReach(candidate))
    ?.control;
}

export async function findControl(label: string): Promise<HTMLElement> {
  return find(`field “${label}”`, () => getControl(label));
}

/** A control hears of what is done with it from some frames after it was drawn: no hand is faster. */
async function asFastAsAHand(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resume) => requestAnimationFrame(resume));
  }
}

/** Chooses one of several, by its label. */
export async function choose(label: string): Promise<void> {
  await findControl(label);
  await asFastAsAHand();
  const control = await findControl(label);
  control.click();
  await until(() => expect(control.closest('label')?.dataset.state, label).toBe('checked'));
}

/** Selects a row of a list by the box at its side. */
export async function selectRow(name: string): Promise<void> {
  const box = await find(`box of the row “${name}”`, () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')]
      .find((row) => row.textContent?.startsWith(name))
      ?.querySelector<HTMLElement>('.tick'),
  );
  box.click();
}

/** Picks a file in the field of a label. */
export async function pickFile(label: string, file: File): Promise<void> {
  const look = () => {
    const group = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    return group?.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  };
  await find(`field “${label}”`, look);
  await asFastAsAHand();
  const input = await find(`field “${label}”`, look);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Types a text over what stands in a field, or chooses an option by its text. */
export async function fill(label: string, text: string): Promise<void> {
  const control = await findControl(label);
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((candidate) => candidate.text === text);
    if (!option) throw new Error(`“${label}” has no option “${text}”.`);
    control.value = option.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control.role === 'combobox') {
    await asFastAsAHand();
    control.click();
    const look = () =>
      [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
        (candidate) => candidate.textContent?.startsWith(text) && candidate.checkVisibility(),
      );
    await find(`option “${text}”`, look);
    await asFastAsAHand();
    (await find(`option “${text}”`, look)).click();
    await until(() => expect(read(label)).toBe(text));
    return;
  }
  const prototype =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React notices a change only where the element's own setter was passed over.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What stands in a field, or the text of what is chosen. */
export function read(label: string): string {
  const control = getControl(label);
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  throw new Error(`“${label}” is no field.`);
}

/** Waits for the page with this heading. */
export async function seePage(heading: string): Promise<void> {
  await find(`page “${heading}”`, () => {
    const title = document.querySelector('h1');
    return title?.textContent === heading && title.checkVisibility() ? title : null;
  });
}

/** Whether the text stands in the page itself, and not only in a toast. */
export function isOnPage(text: string): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const place = node.parentElement;
    if (node.textContent?.trim() !== text || !place) continue;
    if (place.checkVisibility() && !place.closest(TOASTS)) return true;
  }
  return false;
}

export async function seeText(text: string): Promise<void> {
  await until(() => expect(isOnPage(text), `The page says “${text}”`).toBe(true));
}

type ReadToast = { title: string; detail: string; href: string | null };

/** The toasts as they can be read. */
export function readToasts(): ReadToast[] {
  return [...document.querySelectorAll(`${TOASTS} [role="status"]`)].map((toast) => ({
    title: toast.querySelector('[data-part="title"]')?.textContent ?? '',
    detail: toast.querySelector('[data-part="description"]')?.textContent ?? '',
    href: toast.querySelector('a')?.getAttribute('href') ?? null,
  }));
}

/** Waits for a toast with this title, and sees no other. */
export async function seeToast(title: string): Promise<ReadToast> {
  const toast = await vi.waitFor(
    () => {
      const found = readToasts().find((candidate) => candidate.title === title);
      if (!found) throw new Error(`There is no toast “${title}” but ${JSON.stringify(readToasts())}.`);
      return found;
    },
    { interval: 10, timeout: PATIENCE_MS },
  );
  expect(readToasts().map((other) => other.title)).toEqual([title]);
  return toast;
}

/** Waits until the last dialog is closed and the page knows it. */
export async function seeNoDialog(): Promise<void> {
  await until(() => expect(document.querySelector('[role=dialog][data-state=open]')).toBeNull());
  // A dialog tells that it was closed in a task of its own.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resume) => requestAnimationFrame(resume));
  }
}
