import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { WebhookForm } from './WebhookForm.tsx';

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: WebhookForm,
  args: {
    call: fn(),
    messages: extensionMessages.createWebhook,
    label: 'Add Webhook',
    sendingLabel: 'Adding...',
    onDone: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const ANewWebhook = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Show all 12' })).toBeNull();
  },
});

export const ANewWebhookOnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const ticked = await canvas.findAllByRole('checkbox');
    await expect(ticked).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Candidate added' }));
    // It stays where it is, to be ticked again.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Candidate added' }));
    await expect(canvas.getByRole('button', { name: 'Show all 12' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const AllEventsOnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 12' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Job deleted' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', { name: 'Job deleted' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
  },
});
