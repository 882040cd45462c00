import { searchResumes, useListCandidates } from '@cortex/api-client/candidates';
import { useListJobs } from '@cortex/api-client/jobs';
import type { CandidateSummary, Job } from '@cortex/api-client/model';
import { searchNotes } from '@cortex/api-client/notes';
import {
  Briefcase,
  FileSearch,
  FileText,
  ListOrdered,
  type LucideIcon,
  Moon,
  RotateCw,
  StickyNote,
  Sun,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { getMenu, type MenuHrefs, type Role } from '../../components/AppShell/menu.ts';
import { logFailure } from '../../feedback/reportFailure.ts';
import { setTheme, useTheme } from '../../theme/colorTheme.ts';
import { ALL } from '../AnalysisForm/analysisChoice.ts';
import type { GetAnalysisHref } from '../AnalysisHistory/AnalysisHistory.tsx';
import { createSearch } from '../SearchField/createSearch.ts';
import { putFoundFirst } from '../SearchField/skills.ts';
import { foldAccents } from './foldAccents.ts';
import { takeBest } from './takeBest.ts';
import { useFound } from './useFound.ts';

const MAX_PER_GROUP = 8;
/** Each job that is found is also offered for ranking, up to this many. */
const MAX_RANKINGS = 3;
/** How many letters stand before the word that was found. */
const BEFORE_WORD = 12;
const MAX_NOTES = 5;
const STALE_MS = 60_000;

export type PalettePlaces = {
  role: Role;
  hrefs: MenuHrefs;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  getJobHref: (job: { jobId: string }) => string;
  getAnalysisHref: GetAnalysisHref;
  /** What is open on the page behind. */
  openCandidateId?: string | null;
  openJobId?: string | null;
};

export type PaletteEntry = {
  id: string;
  title: string;
  /** Where it stands, or what tells it apart. */
  path: string;
  icon: LucideIcon;
  /** Whether `path` is a part of a text, around what was found. */
  isExcerpt?: true;
} & ({ href: string } | { act: () => void; staysOpen?: boolean });

type PaletteGroup = { label: string; entries: PaletteEntry[] };

/** Everything that matches the query, by group; without a query, all actions and pages. */
export function usePaletteGroups(query: string, places: PalettePlaces) {
  const jobs = useListJobs({ query: { staleTime: STALE_MS } });
  const candidates = useListCandidates({ query: { staleTime: STALE_MS } });
  const findJobs = useMemo(
    () => createSearch(jobs.data ?? [], (job) => foldAccents(getTitle(job))),
    [jobs.data],
  );
  const findCandidates = useMemo(
    () => createSearch(candidates.data ?? [], (candidate) => foldAccents(getCandidateText(candidate))),
    [candidates.data],
  );
  const notes = useFound(query, { noun: 'notes', search: searchNotes });
  const resumes = useFound(query, { noun: 'resumes', search: searchResumes });
  const theme = useTheme();

  const typed = query.trim() !== '';
  const plain = foldAccents(query);
  const foundJobs = typed ? takeBest(findJobs(plain), plain, getTitle, MAX_PER_GROUP) : [];
  const foundCandidates = typed ? takeBest(findCandidates(plain), plain, getName, MAX_PER_GROUP) : [];
  const fixed = getFixedEntries(places);
  const other = theme === 'dark' ? 'light' : 'dark';
  const actions: PaletteEntry[] = [
    ...getOpenEntries(places, candidates.data, jobs.data),
    ...fixed.actions,
    {
      id: 'action:theme',
      title: `Use the ${other} theme`,
      path: 'Theme',
      icon: theme === 'dark' ? Sun : Moon,
      act: () => setTheme(other),
    },
    ...fixed.logOut,
  ].filter((entry) => matches(entry, query));
  const rankings = foundJobs.slice(0, MAX_RANKINGS).map((job) => toRanking(job, places));

  const groups: PaletteGroup[] = [
    { label: 'Pages', entries: fixed.pages.filter((entry) => matches(entry, query)) },
    {
      label: 'Jobs',
      entries: jobs.error
        ? [toRetry('jobs', jobs)]
        : foundJobs.map((job) => ({
            id: `job:${job.id}`,
            title: job.title,
            path: job.skills_required,
            icon: Briefcase,
            href: places.getJobHref({ jobId: job.id }),
          })),
    },
    {
      label: 'Candidates',
      entries: candidates.error
        ? [toRetry('candidates', candidates)]
        : foundCandidates.map((candidate) => ({
            id: `candidate:${candidate.id}`,
            title: candidate.name,
            path: getCandidatePath(candidate, query),
            icon: UserRound,
            href: places.getCandidateHref({ candidateId: candidate.id }),
          })),
    },
    {
      label: 'Notes',
      entries: notes.failed
        ? [toRetry('notes', notes)]
        : notes.found.slice(0, MAX_NOTES).map(({ candidate, note }) => ({
            id: `note:${note.id}`,
            title: candidate.name,
            path: cutOut(note.text, query),
            isExcerpt: true,
            icon: StickyNote,
            href: places.getCandidateHref({ candidateId: candidate.id }),
          })),
    },
    {
      label: 'Resumes',
      entries: resumes.failed
        ? [toRetry('resumes', resumes)]
        : resumes.found
            // Who is found by the name needs no second row for it.
            .filter(({ candidate }) => !foundCandidates.some(({ id }) => id === candidate.id))
            .slice(0, MAX_PER_GROUP)
            .map(({ candidate, excerpt }) => ({
              id: `resume:${candidate.id}`,
              title: candidate.name,
              path: cutOut(excerpt, query),
              isExcerpt: true,
              icon: FileText,
              href: places.getCandidateHref({ candidateId: candidate.id }),
            })),
    },
  ];
  const acting = { label: 'Actions', entries: withoutTwins([...actions, ...rankings]) };
  return {
    groups: (typed ? [...groups, acting] : [acting, ...groups]).filter(({ entries }) => entries.length > 0),
    loading: jobs.isPending || candidates.isPending,
    searching: notes.searching || resumes.searching,
  };
}

function getTitle({ title }: Job): string {
  return title;
}

function getName({ name }: CandidateSummary): string {
  return name;
}

function getCandidateText({ name, email, skills, tags = [] }: CandidateSummary): string {
  return `${name}\n${email}\n${skills}\n${tags.join('\n')}`;
}

/** The email, or the skills where those are what was searched for. */
function getCandidatePath({ name, email, skills, tags = [] }: CandidateSummary, query: string): string {
  const wanted = query.trim().toLowerCase();
  const elsewhere = `${name}\n${email}`.toLowerCase().includes(wanted);
  return elsewhere ? email : putFoundFirst([...tags, skills].join(', '), query);
}

/** The part of a text in which the first of the words stands. */
function cutOut(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/^\.{3}/, '');
  const [word = ''] = query.trim().toLowerCase().split(/\s+/);
  const start = Math.max(0, line.toLowerCase().indexOf(word) - BEFORE_WORD);
  return start === 0 ? line : `...${line.slice(start).trimStart()}`;
}

function matches({ title, path }: PaletteEntry, query: string): boolean {
  return `${title}\n${path}`.toLowerCase().includes(query.trim().toLowerCase());
}

/** The menu in two parts: actions and pages. */
function getFixedEntries({ role, hrefs }: PalettePlaces) {
  const pages: PaletteEntry[] = [];
  const actions: PaletteEntry[] = [];
  const logOut: PaletteEntry[] = [];
  for (const { label, items } of getMenu(role, hrefs)) {
    for (const { label: title, href, icon } of items) {
      const group = label === 'Create' ? actions : href === hrefs.logOut ? logOut : pages;
      group.push({ id: `page:${href}`, title, path: label, icon, href });
    }
  }
  return { pages, actions, logOut };
}

/** What can be done with the record that is open on the page behind. */
function getOpenEntries(
  places: PalettePlaces,
  candidates: readonly CandidateSummary[] = [],
  jobs: readonly Job[] = [],
): PaletteEntry[] {
  const candidate = candidates.find(({ id }) => id === places.openCandidateId);
  const job = jobs.find(({ id }) => id === places.openJobId);
  return [
    ...(candidate
      ? [
          {
            id: `analysis:${candidate.id}`,
            title: `Analyze resume of ${candidate.name}`,
            path: 'Resume Analysis',
            icon: FileSearch,
            href: places.getAnalysisHref({ candidateId: candidate.id }),
          },
        ]
      : []),
    ...(job ? [toRanking(job, places)] : []),
  ];
}

function toRanking({ id, title }: Job, { getAnalysisHref }: PalettePlaces): PaletteEntry {
  return {
    id: `ranking:${id}`,
    title: `Rank candidates for ${title}`,
    path: 'Resume Analysis',
    icon: ListOrdered,
    href: getAnalysisHref({ candidateId: ALL, jobId: id }),
  };
}

function toRetry(noun: string, { refetch }: { refetch: () => Promise<unknown> }): PaletteEntry {
  return {
    id: `retry:${noun}`,
    title: `Load ${noun} again`,
    path: `The ${noun} could not be loaded.`,
    icon: RotateCw,
    act: () => void refetch().catch(logFailure),
    staysOpen: true,
  };
}

function withoutTwins(entries: PaletteEntry[]): PaletteEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
