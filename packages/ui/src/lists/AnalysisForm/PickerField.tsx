import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { RecordPicker, type RecordPickerProps } from '../RecordPicker/RecordPicker.tsx';

const Removable = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '1',
    alignItems: 'start',
    '& > button': { marginBlockStart: '27px', minHeight: '10' },
  },
});

type PickerFieldProps = Omit<RecordPickerProps, 'required' | 'placeholder'> & {
  name: string;
  /** What is selected here, e.g. `job`. */
  of: string;
  /** Only an optional picker can be removed. */
  onRemove: (() => void) | undefined;
};

/** One picker of the form, with a button to remove it where it is optional. */
export function PickerField({ name, of, onRemove, ...picker }: PickerFieldProps) {
  const field = <RecordPicker {...picker} placeholder={`Choose a ${of}`} required={!onRemove} />;
  if (!onRemove) return field;
  return (
    <Removable data-picker={name}>
      {field}
      <Button variant="quiet" size="icon" aria-label={`Remove: ${picker.label}`} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </Removable>
  );
}
