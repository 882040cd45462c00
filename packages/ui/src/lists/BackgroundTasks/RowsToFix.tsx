import { importLimits } from '@cortex/api-client/limits';
import type { Import } from '@cortex/api-client/model';
import { FileDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { countRowsToFix } from './countRowsToFix.ts';
import { saveRowsToFix } from './rowsToFix.ts';
import { markSeen } from './seenTasks.ts';

const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

/** Nothing was to be saved, whatever a server says of all its failures alike. */
export const ROWS_KEPT = `The rows are kept for ${importLimits.keptDays} days. Try again in a moment.`;

type RowsToFixProps = {
  task: Import;
  /** Whether the person has neither downloaded nor dismissed them. */
  isNews: boolean;
};

/** Downloads the rows of an import of one's own that became no candidate; nothing where there are none. */
export function RowsToFix({ task, isNews }: RowsToFixProps) {
  const save = useSave<void, void>({
    call: () => saveRowsToFix(task.id),
    messages: extensionMessages.readImportRows,
    getFailureTexts: ({ status = 0 }) =>
      status < 500
        ? extensionMessages.readImportRows
        : { ...extensionMessages.readImportRows, advice: ROWS_KEPT },
    onDone: () => markSeen([task]),
  });
  const count = countRowsToFix(task);
  if (count === 0) return null;
  return (
    <Buttons>
      <Button variant="secondary" size="small" disabled={save.sending} onClick={() => save.send()}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
        Download {count.toLocaleString('en-US')} {count === 1 ? 'row' : 'rows'} to fix
      </Button>
      {isNews ? (
        <Button variant="quiet" size="small" onClick={() => markSeen([task])}>
          Dismiss
        </Button>
      ) : null}
    </Buttons>
  );
}
