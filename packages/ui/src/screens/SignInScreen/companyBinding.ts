const KEY = 'company-sign-in';

/** Keeps in this tab what ties a sign-in at the company's provider to it. Where the storage is blocked, nothing can come back. */
export function keepBinding(binding: string): void {
  try {
    sessionStorage.setItem(KEY, binding);
  } catch {
    // The page that the person comes back to says so.
  }
}

/** What was kept, once; empty where nothing was. */
export function takeBinding(): string {
  try {
    const binding = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return binding;
  } catch {
    return '';
  }
}
