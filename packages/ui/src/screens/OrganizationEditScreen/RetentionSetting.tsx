import type { RetentionSetting as Setting } from '@cortex/api-client/model';
import { getGetRetentionQueryKey, updateRetention } from '@cortex/api-client/retention';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { useSave } from '../../forms/useSave.ts';
import { nameMonths } from './describeRetention.ts';
import { retentionMessages } from './retentionMessages.ts';
import { SettingForm } from './SettingForm.tsx';

const OFF = 'off';
const OFFERED = [6, 12, 24, 36];

/** Where an admin sets after how many months candidates are proposed. It deletes nothing. */
export function RetentionSetting({ months }: { months: number | null }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const save = useSave({
    call: (setting: Setting) => updateRetention(setting),
    messages: retentionMessages.update,
    writeCache: (queryClient, saved) => queryClient.setQueryData(getGetRetentionQueryKey(), saved),
    onDone: () => setChosen(undefined),
  });
  const offered = [...new Set([...OFFERED, ...(months === null ? [] : [months])])].toSorted(
    (one, other) => one - other,
  );
  const value = chosen ?? (months === null ? OFF : String(months));

  return (
    <SettingForm
      onSubmit={(event) => {
        event.preventDefault();
        save.send({ months: value === OFF ? null : Number(value) });
      }}
    >
      <label htmlFor={id}>Propose candidates for deletion after</label>
      <div className="choice">
        <div className="control">
          <SelectInput
            id={id}
            aria-describedby={`${id}-hint`}
            value={value}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value={OFF}>Off</option>
            {offered.map((count) => (
              <option key={count} value={String(count)}>
                {nameMonths(count)} without activity
              </option>
            ))}
          </SelectInput>
        </div>
        <Button type="submit" variant="secondary" disabled={save.sending}>
          {save.sending ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <p id={`${id}-hint`}>
        Activity is a new candidate or resume, a share, an analysis or a decision. Nothing is deleted by
        itself.
      </p>
      {save.failure ? <FormError {...save.failure} /> : null}
    </SettingForm>
  );
}
