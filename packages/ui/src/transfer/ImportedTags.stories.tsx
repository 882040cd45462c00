import { getCreateCandidateMockHandler201 } from '@cortex/api-client/candidates/mocks';
import { candidates, maraDetails } from '@cortex/api-client/fixtures/candidates';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { CandidateTags } from '@cortex/api-client/model';
import {
  getSetCandidateTagsMockHandler200,
  getSetCandidateTagsMockHandler500,
} from '@cortex/api-client/notes/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { extensionMessages } from '../feedback/extensionMessages.ts';
import { onPhone } from '../stories/onPhone.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = preview.meta({
  title: 'Transfer/ImportDialog',
  component: ImportDialog,
  args: { list: { of: 'candidates' as const, records: candidates }, open: true, onClose: fn() },
});

const sent = fn<(body: unknown) => void>();

async function choose({ canvas, userEvent }: StoryContext, ...cells: string[]) {
  const lines = cells.map((tags, index) => `Person ${index},person.${index}@example.com,+44 1,Met.,${tags}`);
  const text = ['Name,Email,Phone,Notes,Tags', ...lines].join('\r\n');
  await userEvent.upload(await canvas.findByLabelText(/^CSV file/), new File([text], 'tagged.csv'));
}

async function importOne(context: StoryContext) {
  await choose(context, 'SQL | night shifts');
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Import 1 candidate' }));
}

export const TagsToFix = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await choose(
      context,
      'SQL; night shifts',
      'x'.repeat(41),
      Array.from({ length: 21 }, (_, index) => `tag ${index}`).join(';'),
    );
    await expect(await canvas.findByRole('combobox', { name: 'Tags' })).toHaveDisplayValue('Tags');
    await expect(canvas.getByRole('button', { name: 'Import 1 candidate' })).toBeEnabled();
    await expect(canvas.getByText('A tag has at most 40 letters; part tags by ; or |.')).toBeInTheDocument();
    const many = canvas.getByText('There are 21 tags, and at most 20 are kept.');
    many.scrollIntoView({ block: 'end' });
    await expect(many).toBeVisible();
  },
});

export const TagsToFixOnAPhone = meta.story({ ...TagsToFix.input, globals: onPhone });

/** The page saves the candidates, then their tags. */
function savedByThePage({ msw }: Pick<StoryContext, 'msw'>) {
  msw.use(absent('startImport'), getCreateCandidateMockHandler201({ ...maraDetails, id: 'cnd_tagged' }));
}

export const ThePageSavesTags = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    savedByThePage({ msw });
    msw.use(
      getSetCandidateTagsMockHandler200(async ({ request }) => {
        const body: CandidateTags = JSON.parse(await request.clone().text());
        sent(body);
        return body;
      }),
    );
  },
  play: async (context) => {
    await importOne(context);
    await expect(await context.canvas.findByText('1 candidate added.')).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ tags: ['SQL', 'night shifts'] }));
  },
});

export const TagsAreNotSaved = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    savedByThePage({ msw });
    msw.use(getSetCandidateTagsMockHandler500());
  },
  play: async (context) => {
    await importOne(context);
    const { failed } = extensionMessages.setTags;
    await expect(
      await context.canvas.findByText(`${failed} The candidate is saved without them.`),
    ).toBeInTheDocument();
  },
});
