import { mara } from '@cortex/api-client/fixtures/candidates';
import { mailTemplates } from '@cortex/api-client/fixtures/mails';
import { getListMailTemplatesMockHandler200 } from '@cortex/api-client/mails/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CandidateMail } from './CandidateMail.tsx';

const [first] = mailTemplates.templates;
const AFTER = 'Rejection after the interview';

const meta = preview.meta({
  title: 'CandidateMail',
  component: CandidateMail,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, minHeight: 900 }}>{Story()}</div>],
  beforeEach({ msw }) {
    const templates = first ? [...mailTemplates.templates, { ...first, name: AFTER }] : [];
    msw.use(getListMailTemplatesMockHandler200({ ...mailTemplates, templates }));
  },
});

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Job/)).toHaveDisplayValue('Senior Backend Engineer'),
  );
  return within(dialog);
}

/** Who chose the wrong template first does not invite whom they turn down. */
export const AnotherTemplateTakesTheInvitationBack = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Invitation to an interview');
    await expect(dialog.getByLabelText(/^Invite to an interview/)).toBeChecked();
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Not this time');
    await expect(dialog.getByDisplayValue(/go on with other people/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Invite to an interview/)).not.toBeChecked();
  },
});

export const NotEveryInterviewIsAnInvitation = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.selectOptions(dialog.getByLabelText(/^Template/), AFTER);
    await expect(dialog.getByLabelText(/^Invite to an interview/)).not.toBeChecked();
  },
});
