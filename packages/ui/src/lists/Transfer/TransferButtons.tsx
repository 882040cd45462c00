import { chakra } from '@chakra-ui/react/styled-system';
import { FileDown, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import type { RecordsOfList } from './listValues.ts';

const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then(({ ImportDialog: Content }) => ({ default: Content })),
);

const Pair = chakra('div', {
  base: { display: 'flex', gap: '1', marginInlineStart: 'auto', marginInlineEnd: '-3' },
});

export type TransferButtonsProps = {
  /** All records, in which an import looks for what is there already. */
  all: RecordsOfList;
  /** Those that the list shows, which are exported. */
  shown: RecordsOfList;
};

/** The ways into a list and out of it as CSV. What they need is loaded when they are used. */
export function TransferButtons({ all, shown }: TransferButtonsProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);

  async function exportShown() {
    try {
      const { exportList } = await import('./exportList.ts');
      exportList(shown, all.records.length);
    } catch {
      showToast({
        kind: 'error',
        title: 'The export could not be loaded.',
        description: 'Check your connection and try again.',
      });
    }
  }

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
        Import
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={shown.records.length === 0}
        onClick={() => void exportShown()}
      >
        <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
        Export
      </Button>
      {opened ? (
        <Suspense>
          <ImportDialog list={all} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Pair>
  );
}
