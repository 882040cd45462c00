import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { dismissToast, getToasts, type ShownToast, subscribeToToasts, TOAST_DURATION_MS } from './toaster.ts';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    insetBlockStart: '4',
    insetInlineEnd: '4',
    zIndex: 'toast',
    width: 'min(380px, calc(100vw - 32px))',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
});

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    borderRadius: 'card',
    bg: 'raised',
    color: 'text',
    boxShadow: 'float',
    pointerEvents: 'auto',
    _motionSafe: { animation: 'rise {durations.quick} {easings.out}' },
    '& > svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'good' } },
      error: { '& > svg': { color: 'bad' } },
      info: { '& > svg': { color: 'accent' } },
    },
  },
});

const Words = chakra('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const Title = chakra('p', { base: { fontWeight: 'medium' } });
const Description = chakra('p', { base: { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' } });
const Action = chakra('div', { base: { marginBlockStart: '2' } });
const Close = chakra(Button, { base: { width: '7', minHeight: '7', marginBlock: '-2px' } });

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

export type ToasterProps = {
  /** Where a person reads about a higher plan. */
  upgradeHref: string;
};

/** The one place where toasts stand. While the pointer or the focus is in it, no toast goes. */
export function Toaster({ upgradeHref }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  function handleDismiss({ id }: { id: number }) {
    setHovered(false);
    setFocused(false);
    dismissToast(id);
  }

  return (
    <Region aria-label="Notifications">
      <Stack
        role="status"
        aria-live="polite"
        aria-atomic="false"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            upgradeHref={upgradeHref}
            onDismiss={handleDismiss}
          />
        ))}
      </Stack>
    </Region>
  );
}

type ToastItemProps = {
  toast: ShownToast;
  paused: boolean;
  upgradeHref: string;
  onDismiss: (toast: { id: number }) => void;
};

function ToastItem({ toast, paused, upgradeHref, onDismiss }: ToastItemProps) {
  const { id, kind, title, description, action } = toast;
  const Icon = icons[kind];

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, paused]);

  return (
    <Item kind={kind}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <Words>
        <Title>{title}</Title>
        {description ? <Description>{description}</Description> : null}
        {action ? (
          <Action>
            {'href' in action || 'upgrade' in action ? (
              <ButtonLink
                href={'href' in action ? action.href : upgradeHref}
                variant="secondary"
                size="small"
                onClick={() => onDismiss({ id })}
              >
                {action.label}
              </ButtonLink>
            ) : (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  action.onSelect();
                  onDismiss({ id });
                }}
              >
                {action.label}
              </Button>
            )}
          </Action>
        ) : null}
      </Words>
      <Close variant="quiet" size="icon" aria-label="Dismiss" onClick={() => onDismiss({ id })}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Close>
    </Item>
  );
}
