import type { CandidateSummary } from '@cortex/api-client/model';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import { findRoot } from '../../components/Dialog/findRoot.ts';
import { SelectionBar } from '../../components/SelectionBar/SelectionBar.tsx';
import { MailSeveral } from '../../lists/CandidateMail/MailSeveral.tsx';
import { MOST_AT_ONCE } from '../../lists/CandidateMail/sendSeveral.ts';

const MergeDialog = lazy(() => import('./MergeDialog.tsx'));

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
  const [merged, setMerged] = useState<readonly [CandidateSummary, CandidateSummary] | null>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const [one, other, ...more] = candidates;
  // A server that keeps no tags has no merge either.
  const mergeable = one?.can_edit && one.tags && other?.can_edit && more.length === 0;
  return (
    <SelectionBar label="Selected candidates" count={candidates.length} over="list" onClear={clear}>
      <MailSeveral candidates={candidates} onSent={clear} />
      {mergeable ? (
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            setPlace(findRoot(currentTarget));
            setMerged([one, other]);
            setOpen(true);
          }}
        >
          Merge the two
        </Button>
      ) : null}
      {merged && place
        ? createPortal(
            <Suspense>
              <MergeDialog
                key={merged.map(({ id }) => id).join()}
                candidate={merged[0]}
                duplicates={merged.slice(1)}
                open={open}
                onClose={() => setOpen(false)}
                onMerged={clear}
              />
            </Suspense>,
            place,
          )
        : null}
      {left > 0 && found.length <= MOST_AT_ONCE ? (
        <Button variant="quiet" size="small" onClick={() => onSelect(found.map(({ id }) => id))}>
          Select all {found.length.toLocaleString('en-US')} in the list
        </Button>
      ) : null}
    </SelectionBar>
  );
}
