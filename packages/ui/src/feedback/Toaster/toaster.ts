/** What a toast offers: a link, an action, or a link to the plans. */
export type ToastAction =
  | { label: string; href: string }
  | { label: string; onSelect: () => void }
  | { label: string; upgrade: true };

export type Toast = {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  action?: ToastAction;
  /**
   * What it is about, as the text of the failure. It takes the place of an earlier toast about the same: a success that
   * of the failure that it answers.
   */
  about?: string;
};

export type ShownToast = Toast & { id: string };

/** How long a toast is shown, in milliseconds. */
export const TOAST_DURATION_MS = 5_000;

const listeners = new Set<() => void>();
let toasts: readonly ShownToast[] = [];
let lastId = 0;

function update(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. The same text is shown once, and its timer restarts. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const others = toasts.filter(
    ({ title, description, about }) =>
      (title !== toast.title || description !== toast.description) &&
      (about === undefined || about !== toast.about),
  );
  update([...others, { ...toast, id: String(lastId) }]);
}

export function dismissToast(id: string): void {
  update(toasts.filter((toast) => toast.id !== id));
}

export function dismissToastsAbout(about: string): void {
  if (toasts.some((toast) => toast.about === about)) update(toasts.filter((toast) => toast.about !== about));
}

export function clearToasts(): void {
  update([]);
}

export function getToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
