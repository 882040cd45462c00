import type { SecondFactorOfPerson } from '@cortex/api-client/model';
import { removeSecondFactor } from '@cortex/api-client/users';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { RowQuestion } from './RowQuestion.tsx';
import { secondFactorPolicyMessages } from './secondFactorPolicyMessages.ts';

type SecondFactorRowProps = { person: SecondFactorOfPerson; onRemoved: () => void };

/** Whether a person has a second factor; a colleague's can be turned off, after a question. */
export function SecondFactorRow({ person, onRemoved }: SecondFactorRowProps) {
  const { id, full_name, enabled, since, is_self } = person;
  const [asking, setAsking] = useState(false);
  const remove = useSave<unknown, void>({
    call: () => removeSecondFactor(id),
    messages: secondFactorPolicyMessages.remove,
    onDone() {
      setAsking(false);
      onRemoved();
    },
  });
  return (
    <li>
      <div className="line">
        <div className="what">
          <strong>
            <bdi>{full_name}</bdi>
          </strong>
          <p className="meta">
            {enabled ? `On${since ? ` since ${formatDate(since)}` : ''}` : 'Off'}
            {is_self ? ' · this is you' : ''}
          </p>
        </div>
        {enabled && !is_self && !asking ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Turn off the second factor of ${full_name}`}
            onClick={() => setAsking(true)}
          >
            Turn off...
          </Button>
        ) : null}
      </div>
      {asking ? (
        <RowQuestion>
          <p>
            Do this where <bdi>{full_name}</bdi> has lost the phone and the recovery codes, and asked you in
            person. The password alone then signs them in; they get a mail, and the record says that it was
            you.
          </p>
          {remove.failure ? <FormError {...remove.failure} /> : null}
          <div className="buttons">
            <Button variant="secondary" size="small" autoFocus onClick={() => setAsking(false)}>
              Keep it on
            </Button>
            <Button variant="danger" size="small" disabled={remove.sending} onClick={() => remove.send()}>
              {remove.sending ? 'Turning off...' : 'Turn off'}
            </Button>
          </div>
        </RowQuestion>
      ) : null}
    </li>
  );
}
