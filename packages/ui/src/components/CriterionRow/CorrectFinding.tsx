import type { CorrectionInput, Criterion } from '@cortex/api-client/model';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';
import { useNextFocus } from '../Button/useNextFocus.ts';

/** What a person says of one criterion. */
export type Correct = {
  send: (correction: Omit<CorrectionInput, 'job_id'>) => void;
  sending: boolean;
  /** The line that was refused last, and why. */
  refused?: { criterion: string; quote: string | undefined; message: string } | undefined;
};

/** A quiet line below a criterion, with its buttons. */
export const CriterionLine = styled('div', {
  base: {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    color: 'muted',
    fontSize: 'small',
    overflowWrap: 'anywhere',
    '@media print': { display: 'none' },
  },
  variants: { flush: { true: { marginInlineStart: '-3' } } },
});

const FormPlace = styled('div', {
  base: { gridColumn: '2 / -1', display: 'flex', flexDirection: 'column', gap: '3' },
});

const Form = styled('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    maxWidth: 'text',
    '& label': { fontSize: 'small', fontWeight: 'medium' },
    '& textarea': {
      width: '100%',
      minHeight: '64px',
      padding: '2',
      borderRadius: 'control',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      color: 'text',
      resize: 'vertical',
    },
    '& textarea[aria-invalid]': { borderColor: 'bad' },
    '& p': { color: 'muted', fontSize: 'small' },
    '& p[data-problem]': { display: 'flex', alignItems: 'center', gap: '1', color: 'bad' },
    '& div': { display: 'flex', gap: '2' },
  },
});

const MAX_LINE = 400;

type CorrectFindingProps = {
  criterion: Criterion;
  correct: Correct;
  /** The lines that come nearest, shown while a person looks for the one that shows it. */
  nearest?: ReactNode;
};

/** Where a person corrects what was found of a criterion, sees who corrected it, and undoes that. */
export function CorrectFinding({
  criterion,
  correct: { send, sending, refused },
  nearest,
}: CorrectFindingProps) {
  const id = useId();
  const [line, setLine] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const { name, met, correction } = criterion;
  const shown = correction
    ? 'correction'
    : met
      ? 'met'
      : line !== null
        ? 'line'
        : isLooking
          ? 'looking'
          : 'missing';
  const next = useNextFocus<HTMLDivElement>(`${shown} ${sending}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const refusal =
    line !== null && refused?.criterion === name && refused.quote === line.trim()
      ? refused.message
      : undefined;
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);

  const close = () => {
    setLine(null);
    setIsLooking(false);
  };

  if (correction) {
    const what = correction.finding === 'shown' ? 'Marked as shown' : 'Marked as not shown';
    return (
      <CriterionLine {...next}>
        {what} by {correction.by.full_name ?? 'a deleted user'}, {formatDate(correction.at)}
        <Button
          variant="quiet"
          size="small"
          disabled={sending}
          aria-label={`Undo the correction of ${name}`}
          onClick={() => {
            close();
            send({ criterion: name, finding: 'as_read' });
          }}
        >
          Undo
        </Button>
      </CriterionLine>
    );
  }
  if (met)
    return (
      <CriterionLine flush {...next}>
        <Button
          variant="quiet"
          size="small"
          disabled={sending}
          aria-label={`This does not show it: ${name}`}
          onClick={() => send({ criterion: name, finding: 'not_shown' })}
        >
          This does not show it
        </Button>
      </CriterionLine>
    );
  if (line === null && !isLooking)
    return (
      <CriterionLine flush {...next}>
        <Button
          variant="quiet"
          size="small"
          disabled={sending}
          aria-label={`Choose a line that shows it: ${name}`}
          onClick={() => (nearest ? setIsLooking(true) : setLine(''))}
        >
          Choose a line that shows it
        </Button>
      </CriterionLine>
    );
  return (
    <FormPlace {...next}>
      {nearest}
      {line === null ? (
        <CriterionLine flush>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Enter another line that shows it: ${name}`}
            onClick={() => setLine('')}
          >
            Another line
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            Cancel
          </Button>
        </CriterionLine>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (line.trim()) send({ criterion: name, finding: 'shown', quote: line.trim() });
          }}
        >
          <label htmlFor={id}>The line that shows {name}</label>
          <textarea
            ref={field}
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for the field.
            autoFocus
            dir="auto"
            maxLength={MAX_LINE}
            value={line}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setLine(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || line.trim()) return;
              event.preventDefault();
              close();
            }}
          />
          <p id={`${id}-hint`} data-problem={refusal ? true : undefined}>
            {refusal ? (
              <>
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>{refusal}</span>
              </>
            ) : (
              'Copy it from the resume or the notes, as it is written there.'
            )}
          </p>
          <div>
            <Button type="submit" size="small" disabled={sending || !line.trim()}>
              {sending ? 'Saving...' : 'This shows it'}
            </Button>
            <Button variant="quiet" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </Form>
      )}
    </FormPlace>
  );
}
