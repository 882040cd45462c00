import { Input } from '@chakra-ui/react/input';
import { interviewFields } from '@cortex/api-client/extensionFields';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { TextField, type TextForm } from '../../forms/TextField.tsx';
import { styled } from '../../theme/styled.tsx';
import type { InterviewValues } from './interviewValues.ts';

const Fields = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 140px' },
    columnGap: '4',
    rowGap: '3',
    marginBlockStart: '3',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});

const MINUTES = [15, 30, 45, 60, 90, 120];

type InterviewFieldsProps = {
  of: TextForm<keyof InterviewValues>;
  /** How long the interview takes so far, where that is none of the usual lengths. */
  minutes?: number;
};

/** When an interview begins, how long it takes, and where it is. */
export function InterviewFields({ of, minutes }: InterviewFieldsProps) {
  const { register, formState } = of.form;
  const lengths =
    minutes === undefined || MINUTES.includes(minutes)
      ? MINUTES
      : [...MINUTES, minutes].toSorted((one, other) => one - other);
  return (
    <Fields>
      <FormField
        label="Begins"
        required
        hint="In your own time zone."
        error={formState.errors.startsAt?.message}
      >
        <Input
          type="datetime-local"
          {...register('startsAt', {
            validate: {
              isToCome: (value) => Date.parse(value) > Date.now() || 'Choose a time that is still to come.',
            },
          })}
        />
      </FormField>
      <FormField label="Minutes" required>
        <SelectInput {...register('minutes', { validate: {} })}>
          {lengths.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectInput>
      </FormField>
      <TextField
        of={of}
        name="place"
        label="Place"
        dir="auto"
        hint="An address, or the link of a call."
        limits={interviewFields.place}
      />
    </Fields>
  );
}
