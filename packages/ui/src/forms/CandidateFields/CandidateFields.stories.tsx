import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { createDraft } from '../drafts/store.ts';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { CandidateFields } from './CandidateFields.tsx';
import { blankCandidate, type CandidateValues, candidateFieldNames } from './candidateForm.ts';

type FormProps = { currentResume?: string };

const draft = createDraft<Partial<CandidateValues>>('candidate of a story');

function Form({ currentResume }: FormProps) {
  const candidate = useDraftForm({ draft, record: blankCandidate, fields: candidateFieldNames });
  return (
    <FormLayout noValidate>
      <CandidateFields of={candidate} currentResume={currentResume} sending={false} />
    </FormLayout>
  );
}

const meta = preview.meta({
  component: CandidateFields,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Blank = meta.story({
  render: () => <Form />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(
      'A .pdf or .docx of at most 10 MB.',
    );
  },
});

export const WithAResumeAlready = meta.story({
  render: () => <Form currentResume="mara-lindqvist.pdf" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^New resume/)).toHaveAccessibleDescription(
      /^It replaces mara-lindqvist\.pdf/,
    );
  },
});
