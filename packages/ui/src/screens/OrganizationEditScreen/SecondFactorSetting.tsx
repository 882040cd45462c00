import type { SecondFactorPolicySetting } from '@cortex/api-client/model';
import { getGetSecondFactorPolicyQueryKey, updateSecondFactorPolicy } from '@cortex/api-client/organizations';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { useSave } from '../../forms/useSave.ts';
import { SettingForm } from './SettingForm.tsx';
import { secondFactorPolicyMessages } from './secondFactorPolicyMessages.ts';

type SecondFactorSettingProps = { required: boolean; secondFactorHref: string };

/** Whether everybody has to have a second factor. */
export function SecondFactorSetting({ required, secondFactorHref }: SecondFactorSettingProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const save = useSave({
    call: (setting: SecondFactorPolicySetting) => updateSecondFactorPolicy(setting),
    messages: secondFactorPolicyMessages.update,
    writeCache: (queryClient, saved) => queryClient.setQueryData(getGetSecondFactorPolicyQueryKey(), saved),
    onDone: () => setChosen(undefined),
  });
  const value = chosen ?? (required ? 'everybody' : 'nobody');

  return (
    <SettingForm
      onSubmit={(event) => {
        event.preventDefault();
        save.send({ required: value === 'everybody' });
      }}
    >
      <label htmlFor={id}>Who has to have a second factor</label>
      <div className="choice">
        <div className="control">
          <SelectInput
            id={id}
            aria-describedby={`${id}-hint`}
            value={value}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="nobody">Nobody</option>
            <option value="everybody">Everybody</option>
          </SelectInput>
        </div>
        <Button type="submit" variant="secondary" disabled={save.sending}>
          {save.sending ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <p id={`${id}-hint`}>
        Where everybody has to, whoever has none is led to set it up and can do nothing else until then.
      </p>
      {save.failure ? (
        <FormError
          {...save.failure}
          action={
            save.error?.code === 'second_factor_not_on'
              ? { label: 'Set up your second factor', href: secondFactorHref }
              : undefined
          }
        />
      ) : null}
    </SettingForm>
  );
}
