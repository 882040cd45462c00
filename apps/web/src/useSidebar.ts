import { readStored, writeStored } from '@cortex/api-client/storage';
import { useState } from 'react';
import { getHomePath } from './paths.ts';

const STORAGE_KEY = 'sidebar';

/**
 * Whether the menu is open: closed at first on the dashboards, whenever one comes to them; elsewhere as the person left
 * it last. What is chosen on a dashboard lasts until its page is left.
 */
export function useSidebar(path: string) {
  const isDashboard = path === getHomePath('user') || path === getHomePath('admin');
  const [page, setPage] = useState({ path, openedOnDashboard: false });
  const [remembered, setRemembered] = useState(() => readStored(STORAGE_KEY) === 'open');
  if (page.path !== path) setPage({ path, openedOnDashboard: false });
  const open = isDashboard ? page.openedOnDashboard : remembered;

  function toggle() {
    const next = !open;
    if (isDashboard) setPage({ path, openedOnDashboard: next });
    setRemembered(next);
    writeStored(STORAGE_KEY, next ? 'open' : 'closed');
  }

  return { open, toggle };
}
