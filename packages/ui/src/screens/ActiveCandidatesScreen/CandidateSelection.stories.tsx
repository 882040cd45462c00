import {
  getListCandidatesMockHandler200,
  getMergeCandidatesMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { candidates, manyCandidates, maraDetails } from '@cortex/api-client/fixtures/candidates';
import type { MergeInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { screenMeta, toMara } from '../../stories/activeCandidates.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import {
  lacksTemplates,
  mailed,
  recoversFromLackOfTemplates,
  sendsMails,
  writeToSelected,
} from '../../stories/mailsToSeveral.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = preview.meta({
  title: 'ActiveCandidatesScreen',
  component: ActiveCandidatesScreen,
  ...screenMeta,
});

async function tick({ canvas, userEvent }: StoryContext, name: RegExp) {
  const box = (await canvas.findByRole('option', { name })).querySelector('.tick');
  if (!box) throw new Error('The row cannot be selected.');
  await userEvent.click(box);
}

async function selectTwo(context: StoryContext) {
  await tick(context, toMara.name);
  await tick(context, /^Tomas Okafor/);
  await expect(context.canvas.getByText('2 selected')).toBeVisible();
}

export const Selected = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { canvas } = context;
    await selectTwo(context);
    await expect(canvas.queryByRole('region', toMara)).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
  },
});

export const SelectedOnAPhone = meta.story({ ...Selected.input, globals: onPhone });

/** X selects, Tab leads to what can be done, and Clear back to nobody. */
export const SelectsWithTheKeyboard = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await canvas.findByRole('listbox', { name: 'Candidates' });
    await canvas.findByRole('option', toMara);
    list.focus();
    await userEvent.keyboard('xjjx');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    const write = await canvas.findByRole('button', { name: 'Write a mail' });
    await userEvent.tab();
    await expect(write).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Mail to 2 candidates' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(write).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
    await waitFor(() => expect(list).toHaveFocus());
  },
});

/** Two records of one person, whatever their names and emails are. */
export const MergesTheTwo = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200(candidates.map((one) => ({ ...one, can_edit: true, tags: [] }))),
      getMergeCandidatesMockHandler200(async ({ request }) => {
        const { other_id, ...fields }: MergeInput = JSON.parse(await request.clone().text());
        msw.use(
          getListCandidatesMockHandler200(
            candidates
              .filter(({ id }) => id !== other_id)
              .map((one) => ({ ...one, can_edit: true, tags: [] })),
          ),
        );
        return { ...maraDetails, ...fields };
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwo(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge the two' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Merge candidates' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.mergeCandidates.success),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected candidates' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('option', { name: /^Tomas Okafor/ })).toBeNull();
  },
});

export const TwoThatCanBeMerged = meta.story({
  beforeEach(context) {
    sendsMails(context);
    context.msw.use(
      getListCandidatesMockHandler200(candidates.map((one) => ({ ...one, can_edit: true, tags: [] }))),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await selectTwo(context);
    await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Merge the two' })).toBeVisible();
  },
});

export const TwoThatCanBeMergedOnAPhone = meta.story({ ...TwoThatCanBeMerged.input, globals: onPhone });

export const ComparesTheTwo = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(candidates.map((one) => ({ ...one, can_edit: true, tags: [] }))));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwo(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge the two' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('group', { name: 'Name' })).toHaveTextContent('Tomas Okafor');
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeGreaterThan(300);
  },
});

export const ComparesTheTwoOnAPhone = meta.story({ ...ComparesTheTwo.input, globals: onPhone });

export const WritesToTheSelected = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwo(context);
    const dialog = await writeToSelected(context);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Job/ }), 'Senior Backend Engineer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.sendMails.success),
    ).toBeVisible();
    await expect(mailed.mock.calls.map(([id]) => id)).toEqual(['cnd_mara', 'cnd_tomas']);
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
});

export const OneOfTheSelectedIsGone = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: (context) => sendsMails(context, { refused: 'cnd_mara', as: 'not_found' }),
  play: async (context) => {
    const { userEvent } = context;
    await selectTwo(context);
    const dialog = await writeToSelected(context);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Job/ }), 'Senior Backend Engineer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    const list = await dialog.findByRole('list', { name: 'Not sent' });
    await expect(list).toHaveTextContent('Mara Lindqvist There is no such record');
    await expect(await dialog.findByText('1 of 2 sent.')).toBeVisible();
    list.scrollIntoView({ block: 'center' });
  },
});

export const OneOfTheSelectedIsGoneOnAPhone = meta.story({
  ...OneOfTheSelectedIsGone.input,
  globals: onPhone,
});

export const SelectsTheWholeList = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tick(context, toMara.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 5 in the list' }));
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'Mara');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByText('5 selected')).toBeVisible();
  },
});

export const MoreThanOneMailGoesTo = meta.story({
  beforeEach(context) {
    sendsMails(context);
    context.msw.use(getListCandidatesMockHandler200(manyCandidates(60)));
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Candidates' });
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    list.focus();
    await userEvent.keyboard(`{Home}${'xj'.repeat(51)}`);
    await expect(canvas.getByText('51 selected')).toBeVisible();
    await expect(await canvas.findByText('A mail goes to 50 at most.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Write a mail' })).toBeNull();
  },
});

export const SelectedWithoutTemplates = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: lacksTemplates,
  play: async (context) => {
    await tick(context, toMara.name);
    await recoversFromLackOfTemplates(context);
  },
});

export const TemplatesFailOnAPhone = meta.story({
  parameters: { expectsFailure: true },
  globals: onPhone,
  beforeEach: lacksTemplates,
  play: async (context) => {
    await tick(context, toMara.name);
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
