import { Input } from '@chakra-ui/react/input';
import { Search } from 'lucide-react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from '../../theme/styled.tsx';
import { memoStyled } from '../ListLayout/memoStyled.tsx';

const Frame = memoStyled(
  styled('search', {
    base: {
      position: 'relative',
      flex: 1,
      minWidth: '160px',
      maxWidth: '420px',
      '& > svg': {
        position: 'absolute',
        insetInlineStart: '3',
        insetBlockStart: 'calc(50% - 8px)',
        color: 'muted',
        pointerEvents: 'none',
      },
      '& input': {
        paddingInlineStart: '9',
        paddingInlineEnd: { base: '3', md: '9' },
        textOverflow: 'ellipsis',
      },
      '& input::-webkit-search-cancel-button': { display: 'none' },
      '& .key': {
        display: { base: 'none', md: 'grid' },
        placeItems: 'center',
        position: 'absolute',
        insetInlineEnd: '2.5',
        insetBlockStart: 'calc(50% - 10px)',
        boxSize: '5',
        borderRadius: '4px',
        border: '1px solid {colors.line}',
        color: 'muted',
        fontFamily: 'body',
        fontSize: 'caption',
        pointerEvents: 'none',
      },
      '& input:focus ~ .key': { display: 'none' },
    },
  }),
);

/** Not restyled on each key press: it holds the typed text itself. */
const Field = memo(Input);

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (change: { value: string }) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref: RefObject<HTMLInputElement | null>;
  /** Whether it is the one search of its page, which `/` leads to. */
  ofPage?: boolean;
};

/** A search field. That of a page has the focus with `/` from anywhere on it. Escape clears it. */
export function SearchField({ label, value, onChange, onKeyDown, ref, ofPage = true }: SearchFieldProps) {
  const [initialValue] = useState(value);
  useEffect(() => {
    if (!ofPage) return;
    function focusOnSlash(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      ref.current?.focus();
    }
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [ref, ofPage]);

  const latest = useRef({ value, onChange, onKeyDown });
  useLayoutEffect(() => {
    latest.current = { value, onChange, onKeyDown };
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });

  const handleKey = useCallback((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && latest.current.value) {
      event.preventDefault();
      event.stopPropagation();
      latest.current.onChange({ value: '' });
    }
    latest.current.onKeyDown?.(event);
  }, []);
  const handleChange = useCallback((event: ChangeEvent<HTMLInputElement>) => {
    latest.current.onChange({ value: event.target.value });
  }, []);

  return (
    <Frame>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <Field
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={ofPage ? '/' : undefined}
        placeholder={label}
        defaultValue={initialValue}
        onChange={handleChange}
        onKeyDown={handleKey}
      />
      {ofPage ? (
        <span className="key" aria-hidden="true">
          /
        </span>
      ) : null}
    </Frame>
  );
}

/** Whether a key press belongs to a control that takes text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
