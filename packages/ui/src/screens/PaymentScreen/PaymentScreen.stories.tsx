import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { createFakeStripe } from './createFakeStripe.ts';
import type { LoadStripe } from './loadStripe.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

const accepting = () => Promise.resolve({ paymentMethod: { id: 'pm_1' } });
const loadProvider: LoadStripe = () => Promise.resolve(createFakeStripe(accepting));

let attempts = 0;
const loadAtTheSecondAttempt: LoadStripe = (publishableKey) => {
  attempts += 1;
  return attempts === 1 ? Promise.reject(new Error('blocked')) : loadProvider(publishableKey);
};

const meta = preview.meta({
  component: PaymentScreen,
  args: {
    tier: 'standard',
    publishableKey: 'pk_test_story',
    loadProvider,
    homeHref: '/',
    pricingHref: '/pricing-details',
    onBack: fn(),
  },
});

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Card' }));
}

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Standard' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Standard' })).toHaveTextContent('$69.99/month');
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: onPhone });

export const OfAnUnknownTier = meta.story({
  args: { tier: 'platinum' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Basic' })).toHaveTextContent('$29.99/month');
  },
});

export const Loading = meta.story({
  args: { loadProvider: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the card form...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  args: { loadProvider: () => Promise.reject(new Error('blocked')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(messages.payment.notLoaded)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const WithoutAKey = meta.story({
  parameters: { expectsFailure: true },
  args: { publishableKey: '', loadProvider: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByText(messages.payment.notLoaded)).toHaveLength(2);
    await expect(args.loadProvider).not.toHaveBeenCalled();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  args: { loadProvider: loadAtTheSecondAttempt },
  beforeEach() {
    attempts = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { loadProvider: () => Promise.resolve(createFakeStripe(() => new Promise(() => {}))) },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  args: {
    loadProvider: () =>
      Promise.resolve(
        createFakeStripe(() =>
          Promise.resolve({ error: { type: 'card_error', message: 'Your card number is incomplete.' } }),
        ),
      ),
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findAllByText('Your card number is incomplete.')).toHaveLength(2);
    await expect(context.canvas.getByRole('button', { name: 'Submit Card' })).toBeEnabled();
  },
});

export const SaveErrorWithoutAnswer = meta.story({
  parameters: { expectsFailure: true },
  args: {
    loadProvider: () => Promise.resolve(createFakeStripe(() => Promise.reject(new Error('offline')))),
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findAllByText(messages.payment.notLoaded)).toHaveLength(2);
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findAllByText('Card details accepted. No charge was made.'),
    ).toHaveLength(2);
    await expect(context.canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  },
});
