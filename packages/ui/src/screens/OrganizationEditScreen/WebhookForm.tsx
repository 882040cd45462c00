import { webhookInputFields } from '@cortex/api-client/extensionFields';
import type { Webhook, WebhookKind } from '@cortex/api-client/model';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import type { FailureTexts } from '../../feedback/reportFailure.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { isKind, webhookKinds } from './describeWebhook.ts';

const Form = styled('form', {
  base: {
    maxWidth: '720px',
    marginBlockStart: '4',
    '& fieldset': { marginBlock: '2' },
    '& legend': { fontWeight: 'medium', marginBlockEnd: '2' },
    '& .kinds': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      columnGap: '4',
    },
    /* On a phone those that are ticked first are enough until one asks for more. */
    '& [data-short] > .more': { display: { base: 'none', md: 'block' } },
    '& .all': { display: { base: 'block', md: 'none' }, marginInlineStart: '-3', marginBlockStart: '1' },
    '& .problem': { color: 'bad', fontSize: 'small', marginBlockStart: '2' },
  },
});

type Values = { url: string; kinds: WebhookKind[] };

const fields = ['url', 'kinds'] as const;
const drafts = createDrafts<Partial<Values>>('webhooks');
const kinds = Object.keys(webhookKinds).filter(isKind);
const blank: Values = { url: '', kinds: ['candidate.created', 'candidate.stage_changed'] };

type WebhookFormProps<Saved> = {
  /** The one that is changed; a new one where there is none. */
  webhook?: Webhook;
  call: (values: Values) => Promise<Saved>;
  messages: FailureTexts & { success: string };
  label: string;
  sendingLabel: string;
  onDone: (saved: Saved) => void;
  onCancel?: () => void;
};

/** Where a webhook goes, and what it is told of. */
export function WebhookForm<Saved>({
  webhook,
  call,
  messages,
  label,
  sendingLabel,
  onDone,
  onCancel,
}: WebhookFormProps<Saved>) {
  const problemId = useId();
  const [draft] = useState(() => drafts(webhook?.id ?? 'new'));
  const record = webhook ? { url: webhook.url, kinds: webhook.kinds } : blank;
  const edit = useDraftForm<Values>({ draft, record, fields });
  const { form } = edit;
  const chosen = form.watch('kinds');
  /** What a phone shows at first; it changes no more while one ticks, so that nothing moves away. */
  const [first, setFirst] = useState(() => [...record.kinds, ...chosen]);
  const [short, setShort] = useState(true);
  const problem = form.formState.errors.kinds?.message;
  const save = useSave({ call, messages, form: edit, onDone });

  function choose(kind: WebhookKind, on: boolean) {
    form.clearErrors('kinds');
    form.setValue(
      'kinds',
      kinds.filter((one) => (one === kind ? on : chosen.includes(one))),
    );
  }

  function send(values: Values) {
    if (values.kinds.length > 0) save.send(values);
    else form.setError('kinds', { message: 'Choose at least one.' });
  }

  return (
    <Form
      noValidate
      aria-label={webhook ? `Webhook to ${webhook.url}` : 'New webhook'}
      onSubmit={form.handleSubmit(send)}
    >
      <DraftNote of={edit} typedOn={save.typedOn} />
      <TextField
        of={edit}
        name="url"
        label="Address"
        hint="Where your program takes messages, e.g. https://hr.example.com/cortex"
        limits={webhookInputFields.url}
        type="url"
        inputMode="url"
        dir="ltr"
      />
      <fieldset aria-describedby={problem ? problemId : undefined}>
        <legend>It is told of</legend>
        <div className="kinds" data-short={short || undefined}>
          {kinds.map((kind) => (
            <div key={kind} className={first.includes(kind) ? undefined : 'more'}>
              <Checkbox
                label={webhookKinds[kind]}
                ticked={chosen.includes(kind)}
                onTick={(on) => choose(kind, on)}
              />
            </div>
          ))}
        </div>
        {kinds.some((kind) => !first.includes(kind)) ? (
          <div className="all">
            <Button
              variant="quiet"
              size="small"
              aria-expanded={!short}
              onClick={() => {
                setFirst([...record.kinds, ...chosen]);
                setShort(!short);
              }}
            >
              {short ? `Show all ${kinds.length}` : 'Show fewer'}
            </Button>
          </div>
        ) : null}
        {problem ? (
          <p className="problem" id={problemId} role="alert">
            {problem}
          </p>
        ) : null}
      </fieldset>
      <FormFoot
        save={save}
        label={label}
        sendingLabel={sendingLabel}
        {...(onCancel
          ? {
              cancel: {
                onClick() {
                  edit.clear();
                  onCancel();
                },
              },
            }
          : {})}
      />
    </Form>
  );
}
