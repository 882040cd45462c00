import type { Job } from '@cortex/api-client/model';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';

type JobSelectProps = {
  jobs: readonly Pick<Job, 'id' | 'title'>[];
  value: string;
  onChoose: (jobId: string) => void;
};

/** Which job a mail is about, by its id; empty for none. */
export function JobSelect({ jobs, value, onChoose }: JobSelectProps) {
  return (
    <FormField label="Job">
      <SelectInput value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">None</option>
        {jobs
          .toSorted((one, other) => one.title.localeCompare(other.title))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </SelectInput>
    </FormField>
  );
}
