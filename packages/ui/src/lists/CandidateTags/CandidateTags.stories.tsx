import { useGetCandidate, useListCandidates } from '@cortex/api-client/candidates';
import {
  getGetCandidateMockHandler200,
  getListCandidatesMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { candidates, mara, maraDetails } from '@cortex/api-client/fixtures/candidates';
import type { CandidateTags as Tags } from '@cortex/api-client/model';
import {
  getSetCandidateTagsMockHandler200,
  getSetCandidateTagsMockHandler500,
} from '@cortex/api-client/notes/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { CandidateTags } from './CandidateTags.tsx';

const sent = fn();

const tagged = { ...mara, tags: ['Relocates', 'Second choice'] };

const meta = preview.meta({
  component: CandidateTags,
  args: { candidate: tagged },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 460 }}>{Story()}</div>],
  render: function Render(args) {
    useListCandidates();
    const candidate = useGetCandidate(args.candidate.id);
    return candidate.data ? <CandidateTags candidate={candidate.data} /> : <p>Loading...</p>;
  },
  beforeEach({ args, msw }) {
    sent.mockClear();
    msw.use(
      getListCandidatesMockHandler200(
        candidates.map((one) => (one.id === mara.id ? tagged : { ...one, tags: ['Silver medal'] })),
      ),
      getGetCandidateMockHandler200({ ...maraDetails, tags: args.candidate.tags ?? [] }),
      getSetCandidateTagsMockHandler200(async ({ request }) => {
        const tags: Tags = JSON.parse(await request.clone().text());
        sent(tags);
        msw.use(getGetCandidateMockHandler200({ ...maraDetails, ...tags }));
        return tags;
      }),
    );
  },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Second choice')).toBeVisible();
    await expect(canvas.getByLabelText('Add a tag')).toHaveValue('');
  },
});

export const None = meta.story({
  args: { candidate: { ...mara, tags: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Add a tag')).toBeVisible();
  },
});

export const LongTags = meta.story({
  args: {
    candidate: {
      ...mara,
      tags: ['Wants to work from the mountains in July', 'Übergangsgeldempfängerin', 'موافق', 'A', 'B', 'C'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('موافق')).toBeVisible();
  },
});

export const Adds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Add a tag'), '  Night  shifts{Enter}');
    await expect(await canvas.findByText('Night shifts')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Add a tag'), 'Weekends{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenLastCalledWith({
      tags: ['Relocates', 'Second choice', 'Night shifts', 'Weekends'],
    });
    await userEvent.type(canvas.getByLabelText('Add a tag'), 'relocates{Enter}');
    await expect(canvas.getByLabelText('Add a tag')).toHaveValue('');
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

const forty = 'Wants to work from the mountains in July';

export const NearTheLimit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Add a tag');
    await userEvent.type(field, forty);
    await expect(canvas.getByText('40 of 40 characters')).toBeVisible();
    // All that is typed is in sight.
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

/** What is pasted stays whole, to be shortened by who pasted it. */
export const PastedTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Add a tag');
    await userEvent.click(field);
    await userEvent.paste(`${forty} and August`);
    await expect(field).toHaveValue(`${forty} and August`);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('A tag has at most 40 characters; this one has 51.')).toBeVisible();
    await expect(field).toHaveValue(`${forty} and August`);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(canvas.queryByText(/^A tag has/)).toBeNull();
    await userEvent.paste(`${forty} and August`);
  },
});

export const Removes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove tag Relocates' }));
    await waitFor(() => expect(canvas.queryByText('Relocates')).toBeNull());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ tags: ['Second choice'] }));
  },
});

/** What a colleague added since the page was opened stays. */
export const AColleagueAddedOne = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const field = await canvas.findByLabelText('Add a tag');
    msw.use(
      getGetCandidateMockHandler200({ ...maraDetails, tags: ['Relocates', 'Second choice', 'Weekends'] }),
    );
    await userEvent.type(field, 'Berlin{Enter}');
    await expect(await canvas.findByText('Weekends')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ tags: ['Relocates', 'Second choice', 'Weekends', 'Berlin'] });
  },
});

/** The tags are as the server has them again. */
export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSetCandidateTagsMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove tag Relocates' }));
    await expect(await getNotifications(context).findByText(extensionMessages.setTags.failed)).toBeVisible();
    await expect(await canvas.findByText('Relocates')).toBeVisible();
  },
});

/** A tag that was not saved is typed again, for Enter to send it once more. */
export const KeepsATagThatWasNotSaved = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSetCandidateTagsMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await canvas.findByLabelText('Add a tag');
    await userEvent.type(field, 'Night shifts{Enter}');
    await expect(await getNotifications(context).findByText(extensionMessages.setTags.failed)).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('Night shifts'));
    await expect(canvas.queryByText('Night shifts')).toBeNull();
  },
});
