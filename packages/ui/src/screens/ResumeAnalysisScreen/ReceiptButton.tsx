import { getReceipt } from '@cortex/api-client/analysis';
import type { SignedReceipt } from '@cortex/api-client/model';
import { FileCheck } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import type { Pair } from '../../ranking/rankedPair.ts';
import { saveFile } from '../../saveFile.ts';

/** Downloads the signed receipt of a pair's score. */
export function ReceiptButton({ candidateId, jobId }: Pair) {
  const download = useSave<SignedReceipt, void>({
    call: () => getReceipt(candidateId, { job_id: jobId }),
    messages: extensionMessages.getReceipt,
    onDone: (receipt) =>
      saveFile({
        name: `receipt-${candidateId}-${jobId}.json`,
        type: 'application/json',
        text: `${JSON.stringify(receipt, null, 2)}\n`,
      }),
  });
  return (
    <Button variant="quiet" size="small" disabled={download.sending} onClick={() => download.send()}>
      <FileCheck size={16} strokeWidth={1.75} aria-hidden="true" />
      {download.sending ? 'Downloading...' : 'Receipt'}
    </Button>
  );
}
