import { useListCandidates } from '@cortex/api-client/candidates';
import type { CandidateSummary } from '@cortex/api-client/model';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { findSamePerson } from './findSamePerson.ts';

const MergeDialog = lazy(() => import('./MergeDialog.tsx'));

const Note = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    maxWidth: 'text',
    marginBlockEnd: '4',
    paddingBlock: '1.5',
    paddingInline: '3',
    borderRadius: 'control',
    bg: 'accentSubtle',
  },
});

const NONE: readonly CandidateSummary[] = [];

type PossibleDuplicateProps = { candidate: CandidateSummary };

/** Says who may be the same person, for whoever may change both, and leads to their merge. Nothing where nobody may be. */
export function PossibleDuplicate({ candidate }: PossibleDuplicateProps) {
  const { data } = useListCandidates();
  // Of tens of thousands it takes a tenth of a second: the panel is drawn first.
  const candidates = useDeferredValue(data ?? NONE, NONE);
  const duplicates = useMemo(
    () => findSamePerson(candidate, candidates).filter(({ can_edit }) => can_edit),
    [candidate, candidates],
  );
  const panel = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const [first, ...more] = duplicates;
  const isAlone = first === undefined;
  useEffect(() => {
    if (isAlone) focusOnceFree(panel.current);
  }, [isAlone]);
  // A server that keeps no tags has no merge either.
  if (!first || !candidate.can_edit || !candidate.tags) return null;
  return (
    <>
      <Note role="note">
        <span>
          May be the same person as <bdi>{first.name}</bdi>
          {more.length > 0 ? ` and ${more.length} more` : ''}.
        </span>
        <Button
          variant="quiet"
          size="small"
          onClick={(event) => {
            panel.current = event.currentTarget.closest<HTMLElement>('[tabindex="0"], main');
            setOpened(true);
            setOpen(true);
          }}
        >
          Compare and merge
        </Button>
      </Note>
      {opened ? (
        <Suspense>
          <MergeDialog
            candidate={candidate}
            duplicates={duplicates}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Once they are one, the dialog is gone, and so is the button that it would give the focus back to. */
function focusOnceFree(place: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    }),
  );
}
