import type { Job, NamedCandidate, Stage } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import type { OnMove } from '../../lists/applications/Move.ts';
import { StageSelect } from '../../lists/applications/StageSelect.tsx';
import { MailSeveral } from '../../lists/CandidateMail/MailSeveral.tsx';
import { styled } from '../../theme/styled.tsx';

const Bar = styled('div', {
  base: {
    position: 'fixed',
    insetBlockEnd: { base: '20', md: '6' },
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    _rtl: { transform: 'translateX(50%)' },
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    paddingBlock: '2',
    paddingInline: '4',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'raised',
    boxShadow: 'float',
    '& p': { fontVariantNumeric: 'tabular-nums' },
    _print: { display: 'none' },
  },
});

type SelectionBarProps = {
  job: Pick<Job, 'id' | 'title'>;
  candidates: readonly NamedCandidate[];
  stages: readonly Stage[];
  onMove: OnMove;
  onClear: () => void;
};

/** What can be done with the cards that are selected. */
export function SelectionBar({ job, candidates, stages, onMove, onClear }: SelectionBarProps) {
  function moveTo(stage: Stage | undefined) {
    onMove({ candidates, stage });
    onClear();
  }
  return (
    <Bar role="group" aria-label="Selected candidates">
      <p role="status">{candidates.length.toLocaleString('en-US')} selected</p>
      <StageSelect
        label="Move the selected to"
        stages={stages}
        value=""
        placeholder="Move to..."
        onSelect={moveTo}
      />
      <MailSeveral candidates={candidates} job={job} onSent={onClear} />
      <Button variant="quiet" size="small" onClick={() => moveTo(undefined)}>
        Take off the job
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </Bar>
  );
}
