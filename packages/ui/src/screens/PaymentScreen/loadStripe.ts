import type { Stripe } from '@stripe/stripe-js';

/** How long Stripe's script may take, in milliseconds. */
export const STRIPE_TIMEOUT_MS = 8_000;

export type LoadStripe = (publishableKey: string) => Promise<Stripe | null>;

/** Loads Stripe's script. A server that never answers would leave this pending for good: see `withTimeout`. */
export async function loadStripe(publishableKey: string): Promise<Stripe | null> {
  const stripe = await import('@stripe/stripe-js/pure');
  return stripe.loadStripe(publishableKey);
}

/** The promise's value, or a rejection where it takes longer than the given milliseconds. */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
