import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: { title: 'Apply', description: 'Fields with a star are needed.', children: 'What it is about.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Apply' })).toHaveTextContent('What it is about.');
  },
});

export const WithoutDescription = meta.story({ args: { description: undefined } });
