import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicPage } from './PublicPage.tsx';

const meta = {
  component: PublicPage,
  args: {
    homeHref: '/',
    title: 'Forgot Password',
    description: 'We mail you a one-time password.',
    width: 'narrow',
    children: <p>The form</p>,
  },
} satisfies Meta<typeof PublicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const Form: Story = { args: { width: 'form' } };
export const Wide: Story = { args: { width: 'wide' } };
