import type { CandidateForm } from '@cortex/api-client/model';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../showFieldErrors.ts';
import type { FilePickerHandle } from '../FilePicker/FilePicker.tsx';
import { showToast } from '../Toaster/toaster.ts';
import { type CandidateText, candidateFieldNames, noResume, type ResumeChoice } from './candidateForm.ts';
import { type CandidateRefusal, getResumeProblem } from './getResumeProblem.ts';

type CandidateFormOptions = {
  defaultValues: CandidateText;
  defaultResume?: ResumeChoice;
  /** What a toast says when the picked file keeps the form from being sent. */
  failed: string;
};

/** The state of a form about a candidate: its texts, its resume, and how it is sent and refused. */
export function useCandidateForm({ defaultValues, defaultResume = noResume, failed }: CandidateFormOptions) {
  const form = useForm({ defaultValues });
  const [resume, setResume] = useState(defaultResume);
  const picker = useRef<FilePickerHandle>(null);

  return {
    form,
    resume,
    setResume,
    picker,

    handleSubmit(send: (data: CandidateForm) => void) {
      return form.handleSubmit((data) => {
        if (resume.problem) {
          showToast({ kind: 'error', title: failed, description: resume.problem });
          picker.current?.focus();
          return;
        }
        send(resume.file ? { ...data, resume_file: resume.file } : data);
      });
    },

    showRefusal(refusal: CandidateRefusal) {
      const problem = getResumeProblem(refusal);
      if (problem) setResume(({ file }) => ({ file, problem }));
      showFieldErrors(refusal, candidateFieldNames, form.setError);
    },
  };
}
