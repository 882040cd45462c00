import { createContext, useContext, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'theme';

export type ColorTheme = 'dark' | 'light';

/** The theme to draw in, where there is no page that wears one. */
export const DrawnTheme = createContext<ColorTheme | undefined>(undefined);

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The theme that the page wears now. The class on `<html>` is the one source; dark where there is none. */
export function getTheme(): ColorTheme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

/** Puts a theme on `<html>` without storing it. */
export function applyTheme(theme: ColorTheme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.style.colorScheme = theme;
  notify();
}

/** Puts a theme on `<html>` and keeps it for the next visit. */
export function setTheme(theme: ColorTheme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Where the storage is blocked, the theme holds for this visit.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): ColorTheme {
  const drawn = useContext(DrawnTheme);
  return useSyncExternalStore(subscribe, getTheme, () => drawn ?? getTheme());
}
