import { chakra } from '@chakra-ui/react/styled-system';
import type { Stripe } from '@stripe/stripe-js';
import { Check, CircleCheck, CreditCard, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { type Plan, plans } from '../../plans.ts';
import { styled } from '../../theme/styled.tsx';
import { type LoadStripe, loadStripe, STRIPE_TIMEOUT_MS, withTimeout } from './loadStripe.ts';

const loadCardForm = () => import('./CardForm.tsx');
const CardForm = lazy(loadCardForm);

const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 6fr)' },
  },
});

const Card = chakra('section', {
  base: {
    padding: { base: '5', md: '6' },
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& h2': { fontSize: 'lead' },
  },
});

const Summary = chakra(Card, {
  base: {
    '& .price': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      marginBlock: '2',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      '& strong': {
        color: 'text',
        fontSize: '2rem',
        fontWeight: 'semibold',
        letterSpacing: '-0.02em',
        lineHeight: '1.1',
      },
    },
    '& ul': {
      listStyle: 'none',
      paddingBlockStart: '3',
      marginBlockStart: '4',
      borderBlockStart: '1px solid {colors.line}',
    },
    '& li': { display: 'flex', gap: '3', paddingBlock: '1.5' },
    '& svg': { flexShrink: 0, marginBlockStart: '3px', color: 'good' },
  },
});

const OtherPlans = styled('p', { base: { '& > a': { marginBlockStart: '6' } } });

const Payment = chakra(Card, {
  base: { minHeight: '200px', '& h2': { fontSize: 'lead', marginBlockEnd: '4', outline: 'none' } },
});

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
});

type Provider =
  | { state: 'loading' }
  | { state: 'failed'; retrying: boolean }
  | { state: 'ready'; stripe: Stripe };

export type PaymentScreenProps = {
  /** As the query has it. An unknown one is basic. */
  tier: string | null;
  /** Stripe's key for browsers, empty where none is configured. */
  publishableKey: string;
  loadProvider?: LoadStripe;
  homeHref: string;
  pricingHref: string;
  onBack: () => void;
};

/** Where a person enters a card for a plan. The card is checked by Stripe in the browser; nothing is charged. */
export function PaymentScreen({
  tier,
  publishableKey,
  loadProvider = loadStripe,
  homeHref,
  pricingHref,
  onBack,
}: PaymentScreenProps) {
  const plan = getPlan(tier);
  const [attempt, setAttempt] = useState(1);
  const [provider, setProvider] = useState<Provider>({ state: 'loading' });
  const [accepted, setAccepted] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let current = true;
    prepare(loadProvider, publishableKey).then(
      (stripe) => {
        if (current) setProvider({ state: 'ready', stripe });
      },
      () => {
        if (!current) return;
        console.error('[cortex]', messages.payment.notLoaded);
        showToast({ kind: 'error', title: messages.payment.notLoaded });
        setProvider({ state: 'failed', retrying: false });
      },
    );
    return () => {
      current = false;
    };
  }, [loadProvider, publishableKey, attempt]);

  function handleRetry() {
    setProvider({ state: 'failed', retrying: true });
    setAttempt(attempt + 1);
  }

  function handleAccepted() {
    showToast({ kind: 'success', title: ACCEPTED });
    setAccepted(true);
  }

  const [amount, period] = plan.price.split('/');

  return (
    <PublicPage
      homeHref={homeHref}
      title="Subscription Payment"
      description={`Enter a card for the ${plan.name} plan.`}
      width="wide"
    >
      <Columns>
        <Summary aria-labelledby="plan">
          <h2 id="plan">{plan.name}</h2>
          <p className="price">
            <strong>{amount}</strong>/{period}
          </p>
          <ul aria-label={`What ${plan.name} holds`}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <Check size={16} strokeWidth={2} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        </Summary>
        <Payment aria-labelledby="payment">
          {accepted ? (
            <>
              <h2 id="payment" ref={focusOnArrival} tabIndex={-1}>
                Payment
              </h2>
              <StateMessage
                icon={CircleCheck}
                title={ACCEPTED}
                description={`The ${plan.name} plan costs ${plan.price}.`}
                action={
                  <Button variant="secondary" onClick={onBack}>
                    Back
                  </Button>
                }
              />
            </>
          ) : (
            <>
              <h2 id="payment">Payment</h2>
              {provider.state === 'ready' ? (
                <Suspense fallback={<FormShape />}>
                  <CardForm stripe={provider.stripe} onBack={onBack} onAccepted={handleAccepted} />
                </Suspense>
              ) : provider.state === 'failed' ? (
                <StateMessage
                  icon={CreditCard}
                  title={messages.payment.notLoaded}
                  description={
                    publishableKey
                      ? 'The card form comes from Stripe. Check your connection, or go back.'
                      : 'Payments are not set up here, so nothing can be paid. Go back: your choice is kept.'
                  }
                  action={
                    <Actions>
                      <Button variant="secondary" disabled={provider.retrying} onClick={handleRetry}>
                        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
                        Retry
                      </Button>
                      <Button variant="quiet" onClick={onBack}>
                        Back
                      </Button>
                    </Actions>
                  }
                />
              ) : (
                <FormShape />
              )}
            </>
          )}
        </Payment>
      </Columns>
      <OtherPlans>
        <ButtonLink href={pricingHref} variant="quiet">
          See all plans
        </ButtonLink>
      </OtherPlans>
    </PublicPage>
  );
}

/** The button that had the focus is gone; this takes it instead. */
function focusOnArrival(element: HTMLElement | null) {
  element?.focus();
}

const ACCEPTED = 'Card details accepted. No charge was made.';

function getPlan(tier: string | null): Plan {
  const [basic] = plans;
  const plan = plans.find((candidate) => candidate.tier === tier) ?? basic;
  if (!plan) throw new Error('There are no plans.');
  return plan;
}

async function prepare(loadProvider: LoadStripe, publishableKey: string): Promise<Stripe> {
  if (!publishableKey) throw new Error('No publishable key is configured.');
  const both = Promise.all([loadProvider(publishableKey), loadCardForm()]);
  const [stripe] = await withTimeout(both, STRIPE_TIMEOUT_MS);
  if (!stripe) throw new Error('Stripe did not load.');
  return stripe;
}

function FormShape() {
  return (
    <LoadingRegion label="Loading the card form...">
      <Skeleton height="21px" width="64px" marginBlockEnd="6px" />
      <Skeleton height="40px" marginBlockEnd="40px" />
      <Skeleton height="36px" width="128px" />
    </LoadingRegion>
  );
}
