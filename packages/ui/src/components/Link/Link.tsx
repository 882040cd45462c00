import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
} from 'react';

type OnNavigate = (navigation: { href: string }) => void;

const NavigateContext = createContext<OnNavigate | null>(null);

export type LinkProviderProps = { onNavigate: OnNavigate; children: ReactNode };

/** Hands plain clicks on links to the app's router. Without it a link is an ordinary anchor. */
export function LinkProvider({ onNavigate, children }: LinkProviderProps) {
  return <NavigateContext value={onNavigate}>{children}</NavigateContext>;
}

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Whether what both pages name by `ViewTransition` moves from its place here to its place there. */
  viewTransition?: boolean;
};

export function Link({ href, onClick, viewTransition, children, ...props }: LinkProps) {
  const onNavigate = useContext(NavigateContext);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!onNavigate || event.defaultPrevented || opensElsewhere) return;
    if ((props.target && props.target !== '_self') || props.download !== undefined) return;
    if (!href.startsWith('/')) return;
    event.preventDefault();
    if (viewTransition) startTransition(() => onNavigate({ href }));
    else onNavigate({ href });
  }

  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
