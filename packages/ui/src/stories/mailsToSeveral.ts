import { mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import {
  getListMailTemplatesMockHandler200,
  getListMailTemplatesMockHandler500,
  getSendCandidateMailMockHandler201,
} from '@cortex/api-client/mails/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { extensionMessages } from '../feedback/extensionMessages.ts';
import { getNotifications } from './getNotifications.ts';

/** Gets the id of a candidate and the mail, for each that is sent. */
export const mailed = fn();

/** A server that sends mails, and refuses the one of a candidate once, as they are gone or because of too many. */
export function sendsMails(
  { msw }: Pick<StoryContext, 'msw'>,
  { refused, as = 'rate_limited' }: { refused?: string; as?: 'rate_limited' | 'not_found' } = {},
) {
  mailed.mockClear();
  let fails = refused;
  msw.use(
    getListMailTemplatesMockHandler200(mailTemplates),
    getSendCandidateMailMockHandler201(async ({ request, params }) => {
      if (params.id === fails) {
        fails = undefined;
        throw as === 'rate_limited'
          ? HttpResponse.json(
              { detail: 'Too many attempts. Wait 12 minutes and try again.', code: as },
              { status: 429 },
            )
          : HttpResponse.json(
              { detail: 'There is no such record, or it is not yours to see.', code: as },
              { status: 404 },
            );
      }
      mailed(params.id, JSON.parse(await request.clone().text()));
      return mailedNote;
    }),
  );
}

/** Opens the dialog for who is selected, and begins with a template. */
export async function writeToSelected({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Template/ }), 'Not this time');
  return dialog;
}

/** The templates cannot be loaded at first: that is said where a mail is written from, and tried again. */
export async function seesLackOfTemplates(context: StoryContext) {
  const { failed } = extensionMessages.loadTemplates;
  const retry = await context.canvas.findByRole('button', { name: 'Retry' });
  await expect(retry.parentElement).toHaveTextContent(failed);
  await expect(await getNotifications(context).findByText(failed)).toBeVisible();
}

export async function recoversFromLackOfTemplates(context: StoryContext) {
  const { canvas, msw, userEvent } = context;
  await seesLackOfTemplates(context);
  msw.use(getListMailTemplatesMockHandler200(mailTemplates));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
}

export const lacksTemplates = ({ msw }: Pick<StoryContext, 'msw'>) =>
  msw.use(getListMailTemplatesMockHandler500());
