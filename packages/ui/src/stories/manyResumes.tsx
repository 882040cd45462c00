import { getReadResumeMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { tomas } from '@cortex/api-client/fixtures/candidates';
import type { ResumeReading } from '@cortex/api-client/model';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { CreateCandidateScreen } from '../screens/CreateCandidateScreen/CreateCandidateScreen.tsx';

export const screenMeta = {
  args: {
    cancelHref: '/active-candidates',
    getAnalysisHref: ({ candidateId }) => `/resume-analysis?candidate=${candidateId}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    onCreated: fn(),
  },
} satisfies Meta<typeof CreateCandidateScreen>;

export const people: Record<string, Omit<ResumeReading, 'resume_reading' | 'words'>> = {
  'amara-nwosu.pdf': {
    name: 'Amara Nwosu',
    email: 'amara.nwosu@example.com',
    phone: '+234 1 555 0101',
    skills: 'SQL, Python, dbt, Airflow, Data modelling, Stakeholder management, Looker, BigQuery, Git',
  },
  'bence-varga.docx': {
    name: 'Bence Varga',
    email: 'bence.varga@example.com',
    phone: '+36 1 555 0102',
    skills: 'Payroll, Excel',
  },
  'chloe-dahl.pdf': { name: 'Chloe Dahl', email: 'chloe.dahl@example.com', skills: 'Night shifts, Triage' },
  'dario-ito.pdf': {
    name: 'Dario Ito',
    email: 'dario.ito@example.com',
    phone: '+81 3 5550 0104',
    skills: 'Go, Kubernetes',
  },
  'mara.pdf': {
    name: 'Mara Lindqvist',
    email: 'MARA.LINDQVIST@example.com',
    phone: '+46 8 555 00 99',
    skills: 'Go, PostgreSQL',
  },
  'tomas.pdf': { name: tomas.name, email: 'tomas@example.org', phone: tomas.phone, skills: 'US GAAP' },
  'copy-without-contact.pdf': { skills: 'US GAAP', same_resume_as: tomas.id },
  'amara-again.pdf': {
    name: 'Amara Nwosu',
    email: 'amara.nwosu@example.com',
    phone: '+234 1 555 0199',
    skills: 'SQL',
  },
};

export const four = ['amara-nwosu.pdf', 'bence-varga.docx', 'chloe-dahl.pdf', 'dario-ito.pdf'];

export const complete = ['amara-nwosu.pdf', 'bence-varga.docx', 'dario-ito.pdf'];

export const reads = getReadResumeMockHandler200(async ({ request }) => {
  const file = (await request.clone().formData()).get('resume_file');
  const found = people[file instanceof File ? file.name : ''];
  return { resume_reading: 'read' as const, words: 400, skills: '', ...found };
});

export function drop(names: readonly string[]) {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File([`%PDF-1.7 ${name}`], name));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
}

export async function dropAndRead({ canvas }: StoryContext, names: readonly string[]) {
  drop(names);
  await canvas.findByRole('table', { name: 'Resumes' });
  await waitFor(() => expect(canvas.queryByText(/^(Reading\.\.\.|Waits to be read)$/)).toBeNull());
}
