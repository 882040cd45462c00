import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { PricingDetailsScreen } from './PricingDetailsScreen.tsx';

const meta = preview.meta({
  component: PricingDetailsScreen,
  args: {
    signInHref: '/',
    createOrganizationHref: '/organization/create',
    getCreateHref: ({ tier }) => `/organization/create?tier=${tier}`,
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [name, price] of [
      ['Basic', '$29.99/month'],
      ['Standard', '$69.99/month'],
      ['Premium', '$99.99/month'],
    ]) {
      const card = canvas.getByRole('heading', { name }).closest('li');
      await expect(card).toHaveTextContent(price ?? '');
      await expect(
        within(canvas.getByRole('list', { name: `What ${name} holds` })).getAllByRole('listitem').length,
      ).toBeGreaterThan(1);
      await expect(canvas.getByRole('link', { name: `Choose ${name}` })).toHaveAttribute(
        'href',
        `/payment?tier=${name?.toLowerCase()}`,
      );
      await expect(canvas.getByRole('link', { name: `Create Organization on ${name}` })).toHaveAttribute(
        'href',
        `/organization/create?tier=${name?.toLowerCase()}`,
      );
    }
    await expect(canvas.getByRole('link', { name: 'Back to Create Organization' })).toHaveAttribute(
      'href',
      '/organization/create',
    );
  },
});

export const HasCardsOfEqualHeight = meta.story({
  play: async ({ canvas }) => {
    const heights = ['Basic', 'Standard', 'Premium'].map(
      (name) => canvas.getByRole('heading', { name }).closest('li')?.getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(1);
  },
});

export const Phone = meta.story({ globals: onPhone });
