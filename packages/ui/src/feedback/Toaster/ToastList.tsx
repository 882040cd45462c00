import {
  Toast as ChakraToast,
  Toaster as ChakraToaster,
  type CreateToasterReturn,
  createToaster,
} from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { toastRecipe } from '../../theme/recipes/toast.ts';
import { styled } from '../../theme/styled.tsx';
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from './toaster.ts';

const Words = styled('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const Action = styled('div', { base: { marginBlockStart: '2' } });

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Below the page header's buttons, and below a phone's top bar. */
const offsets = {
  top: 'calc(var(--cortex-sizes-top-bar) + 16px)',
  right: '16px',
  bottom: '16px',
  left: '16px',
};

function createStore() {
  return createToaster({ placement: 'top-end', gap: 8, offsets, removeDelay: 0, duration: Infinity });
}

type ToastListProps = { toasts: readonly ShownToast[]; upgradeHref: string };

/**
 * Chakra's toasts with our own timer: it restarts when the pointer or the focus leaves, where Chakra's continues with
 * the rest.
 */
export function ToastList({ toasts, upgradeHref }: ToastListProps) {
  const [store] = useState(createStore);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** Where the focus came from that is on a toast. */
  const cameFrom = useRef<HTMLElement | null>(null);

  // No event tells that the pointer or the focus was on a toast that is gone.
  const left = useCallback(() => {
    setHovered(false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
    if (!cameFrom.current || document.activeElement !== document.body) return;
    const before = cameFrom.current.isConnected ? cameFrom.current : document.querySelector('main');
    before?.focus({ preventScroll: true });
    cameFrom.current = null;
  }, []);

  // Chakra's region begins to listen to the store in a microtask of its own.
  useEffect(() => {
    let current = true;
    queueMicrotask(() => {
      if (current) show(store, toasts);
    });
    return () => {
      current = false;
    };
  }, [store, toasts]);

  return (
    // Chakra's region gives the focus back to where it came from when it is left, which holds the keyboard in a circle:
    // it does not hear of it.
    <div
      ref={region}
      onFocusCapture={(event) => {
        event.stopPropagation();
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
        setFocused(true);
      }}
      onBlurCapture={(event) => {
        event.stopPropagation();
        const to = event.relatedTarget;
        if (to && !region.current?.contains(to)) cameFrom.current = null;
        setFocused(false);
      }}
    >
      <ChakraToaster
        toaster={store}
        role="group"
        aria-label="Notifications"
        onPointerMove={() => setHovered(true)}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {({ id }) => {
          const toast = toasts.find((other) => other.id === id);
          return toast ? (
            <ToastItem toast={toast} paused={hovered || focused} upgradeHref={upgradeHref} onLeft={left} />
          ) : null;
        }}
      </ChakraToaster>
    </div>
  );
}

type ToastItemProps = { toast: ShownToast; paused: boolean; upgradeHref: string; onLeft: () => void };

function ToastItem({ toast, paused, upgradeHref, onLeft }: ToastItemProps) {
  const { id, kind, title, description, action } = toast;
  const Icon = icons[kind];

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, paused]);

  useEffect(() => onLeft, [onLeft]);

  return (
    // Dismissed here and not by Chakra, which would move the focus to the next toast and so keep that one.
    <ChakraToast.Root
      recipe={toastRecipe}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismissToast(id);
      }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <Words>
        <ChakraToast.Title>{title}</ChakraToast.Title>
        {description ? <ChakraToast.Description>{description}</ChakraToast.Description> : null}
        {action ? (
          <Action>
            {'onSelect' in action ? (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  action.onSelect();
                  dismissToast(id);
                }}
              >
                {action.label}
              </Button>
            ) : (
              <ButtonLink
                href={'href' in action ? action.href : upgradeHref}
                variant="secondary"
                size="small"
                onClick={() => dismissToast(id)}
              >
                {action.label}
              </ButtonLink>
            )}
          </Action>
        ) : null}
      </Words>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </ChakraToast.Root>
  );
}

/** Synchronizes the store with the toasts to show. */
function show(store: CreateToasterReturn, toasts: readonly ShownToast[]): void {
  const visible = store.getVisibleToasts().map(({ id }) => id);
  for (const id of visible) if (!toasts.some((toast) => toast.id === id)) store.dismiss(id);
  for (const { id, kind } of toasts) {
    if (!visible.includes(id)) store.create({ id, type: kind });
  }
}
