import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { styled } from '../theme/styled.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { RecordsOfList } from './listValues.ts';
import type { OnResumes } from './OnResumes.ts';

const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then(({ ImportDialog: Content }) => ({ default: Content })),
);

const Pair = styled('div', {
  base: {
    display: 'flex',
    gap: '1',
    /* On a wide window beside the count, where no toast covers them. */
    marginInlineStart: { base: 'auto', md: '-2' },
    marginInlineEnd: { base: '-3', md: '0' },
    /* On a phone the icons stand alone, in the line of the count. */
    '& .label': { mdDown: { srOnly: true } },
  },
});

type TransferButtonsProps = {
  /** All records, in which an import looks for what is there already. */
  all: RecordsOfList;
  /** Gives those that the list shows, which are exported. */
  readShown: () => RecordsOfList;
  /** Whether the list shows none. */
  noneShown: boolean;
  /** Takes resumes, where records come from them, too. */
  onResumes?: OnResumes;
};

/** The ways into a list and out of it as CSV. What they need is loaded when they are used. */
export function TransferButtons({ all, readShown, noneShown, onResumes }: TransferButtonsProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);

  return (
    <Pair>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="label">Import</span>
      </Button>
      <ExportButton
        kind={all.of}
        disabled={noneShown}
        write={async () => (await import('./exportList.ts')).exportList(readShown(), all.records.length)}
      />
      {opened ? (
        <Suspense>
          <ImportDialog
            list={all}
            open={open}
            {...(onResumes ? { onResumes } : {})}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Pair>
  );
}
