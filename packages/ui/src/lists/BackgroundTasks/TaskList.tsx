import { Progress } from '@chakra-ui/react/progress';
import {
  cancelBackgroundTask,
  cancelImport,
  getListBackgroundTasksQueryKey,
  getListImportsQueryKey,
} from '@cortex/api-client/background';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { progressRecipe } from '../../theme/recipes/progress.ts';
import { styled } from '../../theme/styled.tsx';
import { describeTask } from './describeTask.ts';
import { goesOn } from './goesOn.ts';
import { nameTask } from './nameTask.ts';
import { RowsToFix } from './RowsToFix.tsx';
import { isImport, type Work } from './Work.ts';

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    maxHeight: '50dvh',
    overflowY: 'auto',
    marginBlockEnd: '4',
    marginInline: '-1',
    paddingInline: '1',
    '& li': { display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '3' },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .words': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1.5',
      flex: 1,
      minWidth: 0,
    },
    '& .what': { srOnly: true },
    '& .figures': {
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

const None = styled('p', { base: { color: 'muted', marginBlockEnd: '4' } });

type TaskListProps = {
  tasks: readonly Work[];
  /** Of them, those that the person has not done with. */
  news: readonly Work[];
  getHref: (task: Work) => string;
  onFollow: () => void;
};

/** The background tasks, each with how far it is, the way to its results, and cancel. */
export function TaskList({ tasks, news, getHref, onFollow }: TaskListProps) {
  const ofSeveral = new Set(tasks.map(({ by }) => by.id)).size > 1;
  const cancel = useSave({
    call: (task: Work) => (isImport(task) ? cancelImport(task.id) : cancelBackgroundTask(task.id)),
    messages: extensionMessages.cancelBackgroundTask,
    writeCache(queryClient) {
      for (const queryKey of [getListBackgroundTasksQueryKey(), getListImportsQueryKey()])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  if (tasks.length === 0) return <None>Nothing is under way.</None>;
  return (
    <Rows aria-label="Background work">
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          href={getHref(task)}
          ofSeveral={ofSeveral}
          isNews={news.includes(task)}
          cancelling={cancel.sending}
          onFollow={onFollow}
          onCancel={() => cancel.send(task)}
        />
      ))}
    </Rows>
  );
}

type TaskRowProps = {
  task: Work;
  href: string;
  ofSeveral: boolean;
  isNews: boolean;
  cancelling: boolean;
  onFollow: () => void;
  onCancel: () => void;
};

function TaskRow({ task, href, ofSeveral, isNews, cancelling, onFollow, onCancel }: TaskRowProps) {
  const { lead, of, cancel } = nameTask(task);
  return (
    <li>
      <div className="words">
        <Link href={href} onClick={onFollow}>
          {lead} <bdi>{of}</bdi>
        </Link>
        {goesOn(task) ? (
          <Progress.Root
            recipe={progressRecipe}
            value={task.done}
            max={Math.max(1, task.total)}
            aria-label={`${lead} ${of}`}
          >
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
        <p className="figures">{describeTask(task, ofSeveral)}</p>
        {isImport(task) ? <RowsToFix task={task} isNews={isNews} /> : null}
      </div>
      {goesOn(task) ? (
        <Button variant="secondary" size="small" disabled={cancelling} onClick={onCancel}>
          Cancel<span className="what"> {cancel}</span>
        </Button>
      ) : null}
    </li>
  );
}
