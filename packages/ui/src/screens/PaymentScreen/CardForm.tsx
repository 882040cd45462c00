import { useFieldContext } from '@chakra-ui/react/field';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { messages } from '../../feedback/messages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { styled } from '../../theme/styled.tsx';
import { useColorValues } from '../../theme/useColorValues.ts';

const CardFrame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'control',
    border: '1px solid {colors.edge}',
    bg: 'surface',
    '&:has(.StripeElement--focus)': {
      borderColor: 'accent',
      outline: '2px solid {colors.accent}',
      outlineOffset: '-1px',
    },
    '&:has(.StripeElement--invalid)': { borderColor: 'bad' },
  },
});

type CardFormProps = {
  stripe: Stripe;
  onBack: () => void;
  onAccepted: () => void;
};

/** The provider's card fields. Their figures go from the browser to the provider and never reach Cortex. */
export default function CardForm({ stripe, ...props }: CardFormProps) {
  return (
    <Elements stripe={stripe}>
      <Form {...props} />
    </Elements>
  );
}

function Form({ onBack, onAccepted }: Omit<CardFormProps, 'stripe'>) {
  const stripe = useStripe();
  const elements = useElements();
  const read = useColorValues();
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const options = useMemo(
    () => ({
      disabled: processing,
      style: {
        base: {
          color: read?.('text') ?? '',
          iconColor: read?.('muted') ?? '',
          fontFamily: 'system-ui, sans-serif',
          fontSize: '16px',
          '::placeholder': { color: read?.('muted') ?? '' },
        },
        invalid: { color: read?.('bad') ?? '', iconColor: read?.('bad') ?? '' },
      },
    }),
    [read, processing],
  );

  function fail(title: string, kind: string) {
    console.error('[cortex]', 'stripe createPaymentMethod', kind);
    setProblem(title);
    showToast({ kind: 'error', title, description: 'No charge was made.' });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (processing) return;
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) {
      fail(messages.payment.notLoaded, 'not loaded');
      return;
    }
    setProblem(null);
    setProcessing(true);
    try {
      const { error } = await stripe.createPaymentMethod({ type: 'card', card });
      if (error) fail(error.message ?? messages.payment.notLoaded, error.type);
      else onAccepted();
    } catch {
      fail(messages.payment.notLoaded, 'no answer');
    } finally {
      setProcessing(false);
    }
  }

  return (
    <FormLayout noValidate onSubmit={handleSubmit}>
      <FormField
        label="Card"
        required
        hint="Your card goes straight to Stripe. Cortex never sees its number."
      >
        <Card options={options} ready={read !== null} />
      </FormField>
      {problem ? (
        <FormError title={problem} description="No charge was made. Check the card and try again." />
      ) : null}
      <FormActions>
        <Button type="submit" disabled={processing}>
          {processing ? 'Processing...' : 'Submit Card'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </FormActions>
    </FormLayout>
  );
}

type CardProps = { options: StripeCardElementOptions; ready: boolean };

function Card({ options, ready }: CardProps) {
  const field = useFieldContext();
  return (
    <CardFrame>
      {ready ? <CardElement {...(field ? { id: field.ids.control } : {})} options={options} /> : null}
    </CardFrame>
  );
}
