import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Apply', description: 'Fields with a star are needed.', children: 'What it is about.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Apply' })).toHaveTextContent('What it is about.');
  },
};

export const WithoutDescription: Story = { args: { description: undefined } };
