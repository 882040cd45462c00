import type { Stripe } from '@stripe/stripe-js';

type Outcome = { error?: { type: string; message: string }; paymentMethod?: { id: string } };

/** A fake Stripe with one card field and a configurable result. */
export function createFakeStripe(createPaymentMethod: () => Promise<Outcome>): Stripe {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.placeholder = '4242 4242 4242 4242';
  const card = {
    mount: (container: HTMLElement) => container.append(input),
    on: () => card,
    off: () => card,
    once: () => card,
    update: ({ disabled = false }: { disabled?: boolean }) => {
      input.disabled = disabled;
    },
    destroy: () => input.remove(),
    unmount: () => input.remove(),
  };
  const elements = {
    create: () => card,
    getElement: () => card,
    update: () => {},
    on: () => {},
    off: () => {},
  };
  const fake = {
    elements: () => elements,
    createToken: () => Promise.resolve({}),
    createPaymentMethod,
    confirmCardPayment: () => Promise.resolve({}),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
  return fake as unknown as Stripe;
}
