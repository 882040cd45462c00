import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormLayout } from '../FormField/FormLayout.tsx';
import { CandidateFields } from './CandidateFields.tsx';
import { blankCandidate } from './candidateForm.ts';
import { useCandidateForm } from './useCandidateForm.ts';

type FormProps = { currentResume?: string };

function Form({ currentResume }: FormProps) {
  const { form, resume, setResume, picker } = useCandidateForm({
    defaultValues: blankCandidate,
    failed: 'Failed to save.',
  });
  return (
    <FormLayout noValidate>
      <CandidateFields
        form={form}
        resume={resume}
        currentResume={currentResume}
        sending={false}
        onResumeChange={setResume}
        pickerRef={picker}
      />
    </FormLayout>
  );
}

const meta = {
  component: Form,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(
      'A .pdf or .docx of at most 10 MB.',
    );
  },
};

export const WithAResumeAlready: Story = {
  args: { currentResume: 'mara-lindqvist.pdf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^New resume/)).toHaveAccessibleDescription(
      /^It replaces mara-lindqvist\.pdf/,
    );
  },
};
