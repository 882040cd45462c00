import type { ListPlace } from '@cortex/ui/lists/useRecordList';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepBack } from './stepBack.ts';

/**
 * A browser takes only so many changes of its history (Safari 100 in 30 s). So what changes again within this time, in
 * ms, while a person types or holds an arrow key, is written when it stands still.
 */
const PAUSE_MS = 250;

/** By path: the last state of each list. */
const lastPlaces = new Map<string, { search: string; texts: SearchTexts }>();

/** The text in a list's fields. */
type SearchTexts = { query: string; skill: string };

/** A link back to a list as it was left: its address and its history state. */
export function getLastPlace(pathname: string) {
  const { search = '', texts = readTexts(null) } = lastPlaces.get(pathname) ?? {};
  return { href: pathname + search, state: texts };
}

/**
 * Where a person is in a list. What is selected stands in the URL, so that reload, back and forward keep it; what is
 * searched for stands in the entry of the history, so that it is there again on the way back. The first record that is
 * opened is a step of the history, so that back closes it; what is opened after it takes its place. `kept` goes along in the
 * state of each entry.
 */
export function useListPlace(parameter: string, kept: Readonly<Record<string, string>> = {}): ListPlace {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const initial = readTexts(state);
  const texts = useRef(initial);
  const textTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOffWriting = useRef(() => {});
  const selectedAt = useRef(0);
  const addressedId = new URLSearchParams(search).get(parameter);
  useEffect(() => {
    lastPlaces.set(pathname, { search, texts: texts.current });
  }, [pathname, search]);
  /** The selection that is not written to the URL yet. */
  const [ahead, setAhead] = useState<{ id: string | null } | null>(null);

  useEffect(
    () => () => {
      clearTimeout(textTimer.current);
      callOffWriting.current();
    },
    [],
  );
  // Back and forward decide at once. Where they follow closely on a selection, the address may be the same again before
  // it was drawn.
  useEffect(() => {
    const handlePopState = () => {
      callOffWriting.current();
      setAhead(null);
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  /** Whether the address is already that of the next page, which is still rendering; no navigation may bring the person back. */
  const hasLeft = () => window.location.pathname !== pathname;

  function writeTexts() {
    textTimer.current = undefined;
    if (hasLeft()) return;
    const { search: current } = window.location;
    lastPlaces.set(pathname, { search: current, texts: texts.current });
    navigate(
      { pathname, search: current },
      { replace: true, state: { ...kept, ...readEntry(), ...texts.current } },
    );
  }

  function keepText(change: Partial<SearchTexts>) {
    texts.current = { ...texts.current, ...change };
    clearTimeout(textTimer.current);
    textTimer.current = setTimeout(writeTexts, PAUSE_MS);
  }

  function writeId(id: string | null) {
    if (hasLeft()) return;
    if (textTimer.current !== undefined) {
      clearTimeout(textTimer.current);
      writeTexts();
    }
    const next = new URLSearchParams(window.location.search);
    const opened = next.has(parameter);
    if (next.get(parameter) === id) return setAhead(null);
    const { opened: isStep } = readEntry();
    if (id === null && isStep) {
      stepBack();
      textTimer.current = setTimeout(writeTexts, PAUSE_MS);
      return;
    }
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    navigate(
      { pathname, search: next.toString() },
      {
        replace: opened,
        state: { ...kept, ...texts.current, opened: opened ? isStep : true },
      },
    );
    setAhead(null);
  }

  return {
    selectedId: ahead ? ahead.id : addressedId,
    onSelect({ id }) {
      const again = performance.now() - selectedAt.current < PAUSE_MS;
      selectedAt.current = performance.now();
      callOffWriting.current();
      setAhead({ id });
      callOffWriting.current = (again ? afterPause : afterPaint)(() => writeId(id));
    },
    initialQuery: initial.query,
    onQueryChange: keepText,
    initialSkill: initial.skill,
    onSkillChange: keepText,
  };
}

function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, PAUSE_MS);
  return () => clearTimeout(timer);
}

/** A new address renders the whole page again; the selection must not wait for that. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The state of the current history entry, whatever was rendered last. */
function readEntry(): { opened?: boolean } {
  return window.history.state?.usr ?? {};
}

function readTexts(state: unknown): SearchTexts {
  const { query, skill }: { query?: unknown; skill?: unknown } = Object(state);
  return {
    query: typeof query === 'string' ? query : '',
    skill: typeof skill === 'string' ? skill : '',
  };
}
