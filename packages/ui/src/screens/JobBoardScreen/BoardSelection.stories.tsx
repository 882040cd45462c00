import { getListApplicationsMockHandler200 } from '@cortex/api-client/applications/mocks';
import { applications } from '@cortex/api-client/fixtures/applications';
import { mailTemplates } from '@cortex/api-client/fixtures/mails';
import { getListMailTemplatesMockHandler200 } from '@cortex/api-client/mails/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { chooseFromMenu } from '../../stories/chooseFromMenu.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { isHighlighted } from '../../stories/isHighlighted.ts';
import { movesFor, screenMeta, sent } from '../../stories/jobBoard.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { JobBoardScreen } from './JobBoardScreen.tsx';

const meta = preview.meta({
  title: 'JobBoardScreen',
  component: JobBoardScreen,
  ...screenMeta,
});

export const MovesSeveral = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Priya Raman' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await chooseFromMenu(context, 'Move the selected to', 'Turned down');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        candidate_ids: ['cnd_tomas', 'cnd_priya'],
        stage_id: 'stg_turned_down',
      }),
    );
    await expect(
      await getNotifications(context).findByText('2 candidates: moved to Turned down.'),
    ).toBeVisible();
  },
});

/** A call takes 500 people. */
export const MovesMoreThanACallTakes = meta.story({
  beforeEach({ msw }) {
    const [one] = applications;
    if (!one) throw new Error('One is needed.');
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...one,
      candidate: { id: `cnd_${index}`, name: `Person ${index + 1}` },
    }));
    msw.use(getListApplicationsMockHandler200(many));
  },
  play: async (context) => {
    movesFor(context);
    await chooseFromMenu(context, 'Select many', 'Everybody (501)');
    await chooseFromMenu(context, 'Move the selected to', 'Turned down');
    await expect(
      await getNotifications(context).findByText('501 candidates: moved to Turned down.'),
    ).toBeVisible();
    await expect(sent.mock.calls.map(([{ candidate_ids }]) => candidate_ids.length)).toEqual([500, 1]);
  },
});

export const SelectedWithMails = meta.story({
  beforeEach({ msw }) {
    msw.use(getListMailTemplatesMockHandler200(mailTemplates));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('heading', { name: 'Mail to Tomas Okafor' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
  },
});

/** The dialog has the whole page, not the bar that it is opened from. */
export const WritesToTheSelected = meta.story({
  beforeEach({ msw }) {
    msw.use(getListMailTemplatesMockHandler200(mailTemplates));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const dialog = await screen.findByRole('dialog');
    const send = await within(dialog).findByRole('button', { name: 'Send 1 mail' });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeGreaterThan(300));
    send.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = send.getBoundingClientRect();
    await expect(send.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
});

export const WritesToTheSelectedOnAPhone = meta.story({ ...WritesToTheSelected.input, globals: onPhone });

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await expect(canvas.getByRole('group', { name: 'Selected candidates' })).toBeVisible();
  },
});

export const MovesTheSelectedByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Elena Duarte' }));
    canvas.getByRole('link', { name: 'Tomas Okafor' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        candidate_ids: ['cnd_tomas', 'cnd_elena'],
        stage_id: 'stg_phone_screen',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tomas Okafor' })).toHaveFocus());
    await expect(canvas.getByText('2 selected')).toBeVisible();
    // Who is not selected goes alone.
    canvas.getByRole('link', { name: 'Priya Raman' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ candidate_ids: ['cnd_priya'], stage_id: 'stg_phone_screen' }),
    );
  },
});

/** The bar does not cover the last card of a long column. */
export const SelectedAtTheEndOfAColumn = meta.story({
  beforeEach({ msw }) {
    const [one] = applications;
    if (!one) throw new Error('One is needed.');
    const names = Array.from({ length: 9 }, (_, index) => `Person ${index + 1}`);
    msw.use(
      getListApplicationsMockHandler200(
        names.map((name) => ({ ...one, stage_id: 'stg_new', candidate: { id: `of ${name}`, name } })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Person 1' }));
    canvas.getByRole('link', { name: 'Person 1' }).focus();
    for (let next = 2; next <= 9; next += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: `Person ${next}` })).toHaveFocus());
    }
    const card = canvas.getByRole('link', { name: 'Person 9' }).closest('article');
    const bar = canvas.getByRole('group', { name: 'Selected candidates' });
    await waitFor(() =>
      expect(card?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
});

export const SelectedAtTheEndOfAColumnOnAPhone = meta.story({
  ...SelectedAtTheEndOfAColumn.input,
  globals: onPhone,
});

export const SelectsMany = meta.story({
  beforeEach({ msw }) {
    const [mara, tomas, ...others] = applications;
    if (!mara || !tomas) throw new Error('Two are needed.');
    const applied = [{ ...mara, source: 'jobs_page' as const }, tomas, ...others];
    msw.use(getListApplicationsMockHandler200(applied));
  },
  play: async (context) => {
    const { canvas } = context;
    await chooseFromMenu(context, 'Select many', 'Who applied (1)');
    await expect(canvas.getByRole('checkbox', { name: 'Select Mara Lindqvist' })).toBeChecked();
    await chooseFromMenu(context, 'Select many', 'Everybody (5)');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await chooseFromMenu(context, 'Select many', 'All in New (2)');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Priya Raman' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Mara Lindqvist' })).not.toBeChecked();
  },
});

export const SelectsManyOnAPhone = meta.story({ ...SelectsMany.input, globals: onPhone });

export const TakesOffTheJob = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take off the job' }));
    await expect(
      await getNotifications(context).findByText('Tomas Okafor: taken off the job.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tomas Okafor' })).toBeNull();
  },
});

/** Walking through the menus with arrows and letters selects and moves nobody; Enter does. */
export const ActsOnEnterAlone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    const many = await canvas.findByRole('button', { name: /^Select many/ });
    many.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: /^Select many/ })).toHaveFocus());
    await isHighlighted('Everybody (5)');
    await userEvent.keyboard('{End}');
    await isHighlighted('All in Turned down (1)');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(many).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: /^Select many/ })).toHaveFocus());
    await isHighlighted('Everybody (5)');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('5 selected')).toBeVisible();
    await waitFor(() => expect(many).toHaveFocus());

    const move = canvas.getByRole('button', { name: /^Move the selected to/ });
    move.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: /^Move the selected to/ })).toHaveFocus());
    await isHighlighted('New');
    await userEvent.keyboard('{End}');
    await isHighlighted('Turned down');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(move).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: /^Move the selected to/ })).toHaveFocus());
    await isHighlighted('New');
    await userEvent.keyboard('{End}');
    await isHighlighted('Turned down');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
});

export const OpensTheMenuOfACard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stage of Tomas Okafor: New' }));
    await expect(await screen.findByRole('menuitem', { name: 'New', current: true })).toBeVisible();
  },
});

export const OpensTheMenuOfACardOnAPhone = meta.story({ ...OpensTheMenuOfACard.input, globals: onPhone });

/** Drags a card onto the column of a stage, as the browser tells of it. */
async function drag(context: Pick<StoryContext, 'canvas'>, name: string, stage: string) {
  const { canvas } = context;
  const card = canvas.getByRole('link', { name }).closest('article');
  const column = canvas.getByRole('region', { name: new RegExp(`^${stage}`) });
  if (!card) throw new Error(`There is no card of ${name}.`);
  const dataTransfer = new DataTransfer();
  const fire = (type: string, on: Element) => {
    const { left, top } = on.getBoundingClientRect();
    const at = { clientX: left + 5, clientY: top + 5 };
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }));
  };
  fire('dragstart', card);
  await waitFor(() => expect(card).toHaveAttribute('data-dragging'));
  fire('dragenter', column);
  await waitFor(() => expect(column).toHaveAttribute('data-over'));
  fire('drop', column);
  fire('dragend', card);
}

export const DragsTheSelected = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Tomas Okafor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Elena Duarte' }));
    await drag(context, 'Tomas Okafor', 'Offer');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        candidate_ids: ['cnd_tomas', 'cnd_elena'],
        stage_id: 'stg_offer',
      }),
    );
    const told = getNotifications(context);
    await expect(await told.findByText('2 candidates: moved to Offer.')).toBeVisible();
    await expect(canvas.getByText('2 selected')).toBeVisible();
    // Who is not selected goes alone.
    await drag(context, 'Priya Raman', 'Offer');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ candidate_ids: ['cnd_priya'], stage_id: 'stg_offer' }),
    );
    await expect(await told.findByText('Priya Raman: moved to Offer.')).toBeVisible();
    await expect(told.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
