import { Button, ButtonLink } from '../components/Button/Button.tsx';
import { FormError } from '../components/FormError/FormError.tsx';
import { FormActions } from '../components/FormField/FormLayout.tsx';
import type { Save } from './useSave.ts';

type FormFootProps<Variables> = {
  save: Pick<Save<Variables>, 'sending' | 'failure' | 'error'>;
  label: string;
  sendingLabel: string;
  /** Where a person reads about a higher plan, for a call that a plan can lack. */
  upgradeHref?: string;
  /** Where Cancel leads, after it has emptied the form, and its own word where "Cancel" would say something else. */
  cancel?: { href: string; onClick: () => void } | { label?: string; onClick: () => void };
};

/** The foot of a form: why it was not taken, and the buttons. */
export function FormFoot<Variables>({
  save,
  label,
  sendingLabel,
  upgradeHref,
  cancel,
}: FormFootProps<Variables>) {
  return (
    <>
      {save.failure ? (
        <FormError
          {...save.failure}
          action={
            upgradeHref && save.error?.code === 'upgrade_required'
              ? { label: 'See what an upgrade adds', href: upgradeHref }
              : undefined
          }
        />
      ) : null}
      <FormActions>
        <Button type="submit" disabled={save.sending}>
          {save.sending ? sendingLabel : label}
        </Button>
        {cancel && 'href' in cancel ? (
          <ButtonLink {...cancel} variant="quiet">
            Cancel
          </ButtonLink>
        ) : cancel ? (
          <Button variant="quiet" onClick={cancel.onClick}>
            {cancel.label ?? 'Cancel'}
          </Button>
        ) : null}
      </FormActions>
    </>
  );
}
