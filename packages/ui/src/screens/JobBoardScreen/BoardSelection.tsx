import type { Job, NamedCandidate, Stage } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import { SelectionBar } from '../../components/SelectionBar/SelectionBar.tsx';
import type { OnMove } from '../../lists/applications/Move.ts';
import { StageMenu } from '../../lists/applications/StageMenu.tsx';
import { MailSeveral } from '../../lists/CandidateMail/MailSeveral.tsx';
import { styled } from '../../theme/styled.tsx';

const Stages = styled('div', { base: { width: '160px', flexGrow: { base: 1, md: 0 } } });

type BoardSelectionProps = {
  job: Pick<Job, 'id' | 'title'>;
  candidates: readonly NamedCandidate[];
  stages: readonly Stage[];
  onMove: OnMove;
  onClear: () => void;
};

/** What can be done with the cards that are selected. */
export function BoardSelection({ job, candidates, stages, onMove, onClear }: BoardSelectionProps) {
  function moveTo(stage: Stage | undefined) {
    onMove({ candidates, stage });
    onClear();
  }
  return (
    <SelectionBar label="Selected candidates" count={candidates.length} over="page" onClear={onClear}>
      <Stages>
        <StageMenu label="Move the selected to" stages={stages} placeholder="Move to..." onSelect={moveTo} />
      </Stages>
      <MailSeveral candidates={candidates} job={job} onSent={onClear} />
      <Button variant="quiet" size="small" onClick={() => moveTo(undefined)}>
        Take off the job
      </Button>
    </SelectionBar>
  );
}
