import type { CandidateSummary } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import { SelectionBar } from '../../components/SelectionBar/SelectionBar.tsx';
import { MailSeveral } from '../../lists/CandidateMail/MailSeveral.tsx';
import { MOST_AT_ONCE } from '../../lists/CandidateMail/sendSeveral.ts';

type CandidateSelectionProps = {
  candidates: readonly CandidateSummary[];
  /** The rows that the search leaves. */
  found: readonly CandidateSummary[];
  onSelect: (ids: readonly string[]) => void;
};

/** What can be done with the candidates who are selected. */
export function CandidateSelection({ candidates, found, onSelect }: CandidateSelectionProps) {
  const ids = new Set(candidates.map(({ id }) => id));
  const left = found.filter(({ id }) => !ids.has(id)).length;
  const clear = () => onSelect([]);
  return (
    <SelectionBar label="Selected candidates" count={candidates.length} over="list" onClear={clear}>
      <MailSeveral candidates={candidates} onSent={clear} />
      {left > 0 && found.length <= MOST_AT_ONCE ? (
        <Button variant="quiet" size="small" onClick={() => onSelect(found.map(({ id }) => id))}>
          Select all {found.length.toLocaleString('en-US')} in the list
        </Button>
      ) : null}
    </SelectionBar>
  );
}
