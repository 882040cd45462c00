import { useEffect, useState } from 'react';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { ChooseCsv } from './ChooseCsv.tsx';
import type { ImportRun } from './createImportRun.ts';
import { ImportPlanView } from './ImportPlanView.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import type { ListName, RecordsOfList } from './listValues.ts';
import type { OnResumes } from './OnResumes.ts';
import { type Import, useImport } from './useImport.ts';

const titles: Record<ListName, string> = {
  candidates: 'Import candidates',
  jobs: 'Import jobs',
  users: 'Import users',
};

type ImportDialogProps = {
  list: RecordsOfList;
  open: boolean;
  /** Takes resumes, where records come from them, too. */
  onResumes?: OnResumes;
  onClose: () => void;
};

/** Where a person brings records from another program: a CSV file, what its columns are, what is refused, and the saving. */
export function ImportDialog({ list, open, onResumes, onClose }: ImportDialogProps) {
  const [asking, setAsking] = useState(false);
  const importing = useImport(list);
  const run = importing.kept?.begun?.run;

  function close() {
    const { running = false, inBackground = false } = run?.read() ?? {};
    if (running && !inBackground) {
      setAsking(true);
      return;
    }
    if (run && !running && isSettled(run)) importing.forget();
    onClose();
  }

  return (
    <Dialog
      open={open}
      wide
      title={titles[list.of]}
      description={
        onResumes
          ? 'From a CSV file with any column names, or from resumes. Nothing is saved before you have seen how.'
          : 'From a CSV file with any column names. Nothing is saved before you have seen how.'
      }
      onClose={close}
    >
      <ImportSteps
        importing={importing}
        asking={asking}
        onAnswer={({ leave }) => {
          setAsking(false);
          if (!leave) return;
          run?.stop();
          onClose();
        }}
        onResumes={
          onResumes &&
          ((chosen) => {
            onClose();
            onResumes(chosen);
          })
        }
        onClose={close}
      />
    </Dialog>
  );
}

/** Whether nothing more can come of a run: all is saved, and it holds no passwords that nobody else has. */
function isSettled({ read, entries }: ImportRun): boolean {
  const { saved, total } = read();
  return saved === total && entries.every(({ values }) => values.password === undefined);
}

type ImportStepsProps = {
  importing: Import;
  asking: boolean;
  onAnswer: (answer: { leave: boolean }) => void;
  onResumes: OnResumes | undefined;
  onClose: () => void;
};

function ImportSteps({ importing, asking, onAnswer, onResumes, onClose }: ImportStepsProps) {
  const { kept, plan } = importing;
  useEffect(
    () => (kept ? askBeforeLeaving(() => kept.begun?.run.read().inBackground !== true) : undefined),
    [kept],
  );
  if (!kept || !plan) return <ChooseCsv importing={importing} onResumes={onResumes} onClose={onClose} />;
  if (!kept.begun) return <ImportPlanView importing={importing} kept={kept} plan={plan} onClose={onClose} />;
  return (
    <ImportProgress
      importing={importing}
      kept={kept}
      begun={kept.begun}
      asking={asking}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  );
}

/** Lets the browser ask before the window is closed, where something would be lost. Returns the function that ends this. */
function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => isNeeded() && event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
