import type { CandidateSummary } from '@cortex/api-client/model';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { styled } from '../../theme/styled.tsx';
import { MergeForm } from './MergeForm.tsx';

const Body = styled('div', { base: { paddingBlockEnd: { base: '5', md: '6' } } });

type MergeDialogProps = {
  candidate: CandidateSummary;
  duplicates: readonly CandidateSummary[];
  open: boolean;
  onClose: () => void;
  /** Instead of `onClose`, once they are one. */
  onMerged?: () => void;
};

/** Two candidates beside each other, and what the one that they become has of each. */
export default function MergeDialog({
  candidate,
  duplicates,
  open,
  onClose,
  onMerged = onClose,
}: MergeDialogProps) {
  const [chosen, setChosen] = useState(duplicates[0]?.id);
  const other = duplicates.find(({ id }) => id === chosen) ?? duplicates[0];
  return (
    <Dialog
      open={open}
      wide
      title="Merge candidates"
      description="One of two stays, with one resume. Team notes, tags, jobs, scorecards and shares of both are kept. Decisions and corrections of the other stay in the record only."
      onClose={onClose}
    >
      <Body>
        {duplicates.length > 1 ? (
          <FormField label="Merge with" alone>
            <SelectInput value={other?.id} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              {duplicates.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name}, {email}
                </option>
              ))}
            </SelectInput>
          </FormField>
        ) : null}
        {other ? (
          <MergeForm
            key={other.id}
            candidate={candidate}
            other={other}
            onMerged={onMerged}
            onClose={onClose}
          />
        ) : null}
      </Body>
    </Dialog>
  );
}
