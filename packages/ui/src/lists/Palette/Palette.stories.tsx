import {
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
  getSearchResumesMockHandler200,
  getSearchResumesMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { candidates, foundResumes, manyCandidates, mara } from '@cortex/api-client/fixtures/candidates';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { foundNotes } from '@cortex/api-client/fixtures/notes';
import { getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getSearchNotesMockHandler200, getSearchNotesMockHandler500 } from '@cortex/api-client/notes/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { menuHrefs } from '../../components/AppShell/menuHrefs.ts';
import { Button } from '../../components/Button/Button.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { Palette } from './Palette.tsx';

const meta = preview.meta({
  component: Palette,
  args: {
    open: true,
    role: 'user' as const,
    hrefs: menuHrefs,
    findPageStart: () => document.body,
    getCandidateHref: ({ candidateId }) => `/active-candidates?candidate=${candidateId}`,
    getJobHref: ({ jobId }) => `/active-jobs?job=${jobId}`,
    getAnalysisHref: ({ candidateId, jobId }) =>
      `/resume-analysis?candidate=${candidateId}${jobId ? `&job=${jobId}` : ''}`,
    onNavigate: fn(),
    onClose: fn(),
  },
});

type Play = (context: StoryContext) => Promise<void>;
type Canvas = Parameters<Play>[0]['canvas'];

async function findField(canvas: Canvas) {
  const field = await canvas.findByRole('combobox', { name: /^Search pages/ });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

async function expectLoaded(canvas: Canvas) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ results?$/));
}

function typing(text: string): Play {
  return async ({ canvas, userEvent }) => {
    await findField(canvas);
    await expectLoaded(canvas);
    await userEvent.keyboard(text);
  };
}

export const FindsNotes = meta.story({
  beforeEach({ msw }) {
    msw.use(getSearchNotesMockHandler200(foundNotes));
  },
  play: async (context) => {
    await typing('march')(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('option', { name: /^Mara Lindqvist .*begin in March/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Notes')).toBeVisible();
  },
});

export const NotesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(getSearchNotesMockHandler500());
  },
  play: async (context) => {
    await typing('march')(context);
    const { canvas, msw, userEvent } = context;
    const again = await canvas.findByRole('option', { name: /^Load notes again/ });
    msw.use(getSearchNotesMockHandler200(foundNotes));
    await userEvent.click(again);
    await expect(await canvas.findByRole('option', { name: /begin in March/ })).toBeVisible();
  },
});

export const FindsResumes = meta.story({
  beforeEach({ msw }) {
    msw.use(getSearchResumesMockHandler200(foundResumes));
  },
  play: async (context) => {
    await typing('kubernetes')(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('option', { name: /^Tomas Okafor .*Kubernetes without a night/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Resumes')).toBeVisible();
  },
});

export const FindsResumesOnAPhone = meta.story({ ...FindsResumes.input, globals: onPhone });

export const ResumesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(getSearchResumesMockHandler500());
  },
  play: async (context) => {
    await typing('kubernetes')(context);
    const { canvas, msw, userEvent } = context;
    const again = await canvas.findByRole('option', { name: /^Load resumes again/ });
    msw.use(getSearchResumesMockHandler200(foundResumes));
    await userEvent.click(again);
    await expect(await canvas.findByRole('option', { name: /without a night/ })).toBeVisible();
  },
});

async function expectActive(canvas: Canvas, name: RegExp) {
  const field = canvas.getByRole('combobox', { name: /^Search pages/ });
  await waitFor(() =>
    expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name }).id),
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await findField(canvas);
    await expectLoaded(canvas);
    await expect(canvas.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Create Job/ })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /^Create User/ })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Candidates' })).toBeNull();
    await expectActive(canvas, /^Create Candidate/);
  },
});

export const Admin = meta.story({
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    await findField(canvas);
    await expectLoaded(canvas);
    await expect(canvas.getByRole('option', { name: /^Create User/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Organization Performance/ })).toBeInTheDocument();
  },
});

export const OffersWhatCanBeDoneWithWhatIsOpen = meta.story({
  args: { openCandidateId: mara.id, openJobId: backendJob.id },
  play: async ({ canvas, args, userEvent }) => {
    await findField(canvas);
    await expectLoaded(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(canvas, /^Rank candidates for/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(canvas, /^Analyze resume of Mara Lindqvist/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: `/resume-analysis?candidate=${mara.id}` });
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const FindsACandidateBySkill = meta.story({
  play: async (context) => {
    await typing('postgres')(context);
    const { canvas, args, userEvent } = context;
    const option = await canvas.findByRole('option', { name: /^Mara Lindqvist PostgreSQL/ });
    await expect(option.querySelector('mark')).toHaveTextContent('Postgre');
    await userEvent.click(option);
    await expect(args.onNavigate).toHaveBeenCalledWith({
      href: `/active-candidates?candidate=${mara.id}`,
    });
  },
});

/** Whose keyboard has no such letter finds the name all the same. */
export const AccentsCanBeLeftOut = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200([...candidates, { ...mara, id: 'cnd_zoe', name: 'Zoë Ångström' }]),
    );
  },
  play: async (context) => {
    await typing('zoe ang')(context);
    await expect(await context.canvas.findByRole('option', { name: /^Zoë Ångström/ })).toBeVisible();
  },
});

export const FindsAJobAndRanksForIt = meta.story({
  play: async (context) => {
    await typing('backend')(context);
    const { canvas, args, userEvent } = context;
    await expect(await canvas.findByRole('option', { name: /^Senior Backend Engineer/ })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(canvas, /^Rank candidates for/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith({
      href: `/resume-analysis?candidate=all&job=${backendJob.id}`,
    });
  },
});

export const FindsAPageFirst = meta.story({
  play: async (context) => {
    await typing('comparison')(context);
    await expectActive(context.canvas, /^Candidate Comparison/);
  },
});

export const NoResults = meta.story({
  play: async (context) => {
    await typing('zzz')(context);
    await expect(await context.canvas.findByText(/^Nothing contains “zzz”/)).toBeVisible();
    await expect(context.canvas.getByRole('status')).toHaveTextContent('0 results');
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await findField(canvas);
    await userEvent.keyboard('users');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs and candidates...');
  },
});

export const LoadError = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler500(), getListJobsMockHandler500());
  },
  play: async ({ canvas, userEvent, msw }) => {
    await findField(canvas);
    await canvas.findByRole('option', { name: /^Load candidates again/ });
    await userEvent.keyboard('performance');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 results; not all could be loaded');
    await userEvent.clear(canvas.getByRole('combobox', { name: /^Search pages/ }));
    await expect(canvas.getByRole('option', { name: /^Active Candidates/ })).toBeVisible();
    msw.use(getListCandidatesMockHandler200(candidates));
  },
});

export const RecoversWhenTheNetworkIsBack = meta.story({
  beforeEach({ msw }) {
    msw.use(networkDown('listCandidates'));
  },
  play: async ({ canvas, userEvent, msw, args }) => {
    await findField(canvas);
    await userEvent.keyboard('mara');
    await expectActive(canvas, /^Load candidates again/);
    msw.use(getListCandidatesMockHandler200(candidates));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: /^Mara Lindqvist/ })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const StaysQuickWithTenThousand = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(manyCandidates(10_000)));
  },
  play: async (context) => {
    await findField(context.canvas);
    await expectLoaded(context.canvas);
    const startedAt = performance.now();
    await context.userEvent.keyboard('example');
    await waitFor(() => expect(context.canvas.getAllByRole('option')).toHaveLength(8));
    await expect(performance.now() - startedAt).toBeLessThan(3_000);
  },
});

export const GivesTheFocusBack = meta.story({
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <Palette
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await findField(canvas);
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: typing('go'),
});
