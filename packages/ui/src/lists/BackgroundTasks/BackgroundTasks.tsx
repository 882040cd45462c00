import { ListChecks, LoaderCircle } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { styled } from '../../theme/styled.tsx';
import { countRowsToFix } from './countRowsToFix.ts';
import { markSeen } from './seenTasks.ts';
import { TaskList } from './TaskList.tsx';
import { useAnnouncedEnds } from './useAnnouncedEnds.ts';
import { useBackgroundTasks } from './useBackgroundTasks.ts';
import { isImport, type Work } from './Work.ts';

const Turning = styled('span', {
  base: { display: 'inline-flex', _motionSafe: { animation: 'breathe 1.6s ease-in-out infinite' } },
});

const Words = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', '& span': { srOnly: true } },
  variants: { room: { full: {}, icon: { srOnly: true } } },
});

export type BackgroundTasksProps = {
  room: 'full' | 'icon';
  getRankingHref: (jobId: string) => string;
  candidatesHref: string;
};

/** What the server works on for the person, as a button that opens the list of it; nothing where there is nothing. */
export function BackgroundTasks({ room, getRankingHref, candidatesHref }: BackgroundTasksProps) {
  const { tasks, running, news } = useBackgroundTasks();
  const [open, setOpen] = useState(false);
  const getHref = useCallback(
    (task: Work) => (isImport(task) ? candidatesHref : getRankingHref(task.job.id)),
    [candidatesHref, getRankingHref],
  );
  useAnnouncedEnds(tasks, getHref);
  if (running === 0 && news.length === 0 && !open) return null;

  function close() {
    markLookedAt();
    setOpen(false);
  }

  /** Rows to fix stay news until somebody has them, or wants none of them. */
  function markLookedAt() {
    markSeen(news.filter((task) => countRowsToFix(task) === 0));
  }

  const ended = news.length > 0 ? `${news.length} finished` : 'nothing running';
  const words = running > 0 ? `${running} running` : ended;
  const Icon = running > 0 ? LoaderCircle : ListChecks;
  const icon = <Icon size={room === 'full' ? 16 : 18} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      <Button
        variant="quiet"
        size={room === 'full' ? 'small' : 'icon'}
        wide={room === 'full'}
        aria-haspopup="dialog"
        title={`Background work: ${words}`}
        onClick={() => {
          markLookedAt();
          setOpen(true);
        }}
      >
        {running > 0 ? <Turning>{icon}</Turning> : icon}
        <Words room={room}>
          <span>Background work: </span>
          {words}
        </Words>
      </Button>
      <Dialog
        open={open}
        title="Background work"
        description="The server goes on with it when you close the page."
        onClose={close}
      >
        <TaskList tasks={tasks} news={news} getHref={getHref} onFollow={close} />
        <Button variant="secondary" onClick={close}>
          Close
        </Button>
      </Dialog>
    </>
  );
}
