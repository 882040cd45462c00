import { organizationCreateFields } from '@cortex/api-client/limits';
import type { OrganizationCreate } from '@cortex/api-client/model';
import { createOrganization } from '@cortex/api-client/organizations';
import { useState } from 'react';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { plans } from '../../plans.ts';
import { styled } from '../../theme/styled.tsx';
import { getFailureTexts, getRefusals } from './refusals.ts';

const Tiers = styled('div', {
  base: {
    position: 'relative',
    '& > a': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
});

const fields = ['name', 'admin_username', 'admin_email', 'admin_password'] as const;

const secret = ['admin_password', 'confirm_password'] as const;

type Values = OrganizationCreate & { confirm_password: string };

const blank: Values = {
  name: '',
  admin_username: '',
  admin_email: '',
  admin_password: '',
  confirm_password: '',
  pricing_tier: 'basic',
};

const draft = createDraft<Partial<Values>>('organization');

/** A plan chosen on the way here counts for more than the one that an earlier visit left in the form. */
function startWith(tier: string | null): Values {
  const chosen = plans.find((plan) => plan.tier === tier)?.tier;
  if (!chosen) return blank;
  const { pricing_tier: _, ...kept } = draft.read() ?? {};
  if (Object.keys(kept).length > 0) draft.keep(kept);
  else draft.drop();
  return { ...blank, pricing_tier: chosen };
}

const tierOptions = plans.map(({ tier, name, price, summary }) => ({
  value: tier,
  label: name,
  aside: price,
  description: summary,
}));

export type CreateOrganizationScreenProps = {
  signInHref: string;
  pricingHref: string;
  /** The plan that was chosen before, as the query has it. An unknown one is basic. */
  tier?: string | null;
  /** Another plan was chosen, which the query then has to name. */
  onChooseTier?: (choice: { tier: string }) => void;
  /** What lets one in where the server takes only organizations that were invited. */
  invitation?: string | null;
  onCancel: () => void;
  onCreated: () => void;
};

/** Where a visitor sets up an organization, its first admin and its plan. */
export function CreateOrganizationScreen({
  signInHref,
  pricingHref,
  tier = null,
  onChooseTier = () => {},
  invitation = null,
  onCancel,
  onCreated,
}: CreateOrganizationScreenProps) {
  const [record] = useState(() => startWith(tier));
  const organization = useDraftForm({ draft, record, fields, secret });
  const save = useSave({
    call: createOrganization,
    messages: messages.createOrganization,
    getFailureTexts,
    form: organization,
    getRefusals,
    onDone: onCreated,
  });

  return (
    <PublicPage
      homeHref={signInHref}
      title="Create Organization"
      description="You become its first admin, and sign in with the email that you give here."
      width="form"
    >
      <DraftNote of={organization} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        onSubmit={organization.form.handleSubmit(({ confirm_password: _, ...data }) => {
          const admin_email = data.admin_email.trim();
          save.send({ ...data, admin_email, ...(invitation ? { invitation } : {}) });
        })}
      >
        <TextField
          of={organization}
          name="name"
          label="Organization name"
          limits={organizationCreateFields.name}
          autoComplete="organization"
          dir="auto"
        />
        <TextField
          of={organization}
          name="admin_username"
          label="Admin username"
          limits={organizationCreateFields.admin_username}
          autoComplete="nickname"
          autoCapitalize="none"
        />
        <TextField
          of={organization}
          name="admin_email"
          label="Admin email"
          limits={organizationCreateFields.admin_email}
          autoComplete="username"
        />
        <TextField
          of={organization}
          name="admin_password"
          label="Admin password"
          limits={organizationCreateFields.admin_password}
          kind="password"
          hint="The longer the safer: three or four unrelated words are good."
          autoComplete="new-password"
          checkAlso="confirm_password"
        />
        <TextField
          of={organization}
          name="confirm_password"
          label="Confirm password"
          limits={organizationCreateFields.admin_password}
          kind="password"
          check={(value, values) =>
            ('admin_password' in values && value === values.admin_password) || messages.passwordsDiffer
          }
          autoComplete="new-password"
        />
        <Tiers>
          <RadioCards
            legend="Pricing tier"
            options={tierOptions}
            control={organization.form.register('pricing_tier', {
              onChange: () => tier !== null && onChooseTier({ tier: organization.getValues().pricing_tier }),
            })}
          />
          <Link href={pricingHref}>Compare the plans</Link>
        </Tiers>
        <FormFoot
          save={save}
          label="Create Organization"
          sendingLabel="Creating..."
          cancel={{
            onClick() {
              organization.clear();
              onCancel();
            },
          }}
        />
      </FormLayout>
    </PublicPage>
  );
}
