import { useState } from 'react';
import { getHomePath } from './paths.ts';

const STORAGE_KEY = 'sidebar';

/**
 * Whether the menu is open: closed at first on the dashboards, elsewhere as the person left it last. A dashboard's own choice
 * lasts until its page is left.
 */
export function useSidebar(path: string) {
  const isDashboard = path === getHomePath('user') || path === getHomePath('admin');
  const [openedOnDashboard, setOpenedOnDashboard] = useState<string | null>(null);
  const [remembered, setRemembered] = useState(() => localStorage.getItem(STORAGE_KEY) === 'open');
  const open = isDashboard ? openedOnDashboard === path : remembered;

  function toggle() {
    const next = !open;
    localStorage.setItem(STORAGE_KEY, next ? 'open' : 'closed');
    setRemembered(next);
    setOpenedOnDashboard(next ? path : null);
  }

  return { open, toggle };
}
