import type { CriterionChoice, JobInput } from '@cortex/api-client/model';
import { lazy, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChangedMeanwhileNote, type Meanwhile } from '../ChangedMeanwhileNote.tsx';
import { choose, describeChoices } from './criterionChoices.ts';

const CriteriaPanel = lazy(() =>
  import('./CriteriaPanel.tsx').then(({ CriteriaPanel: Panel }) => ({ default: Panel })),
);

const textNames = ['title', 'description', 'skills_required'] as const;
const none: readonly CriterionChoice[] = [];

const describe = (choices: unknown) => (Array.isArray(choices) ? describeChoices(choices) : '');

type JobCriteriaProps = {
  of: { form: UseFormReturn<JobInput>; meanwhile?: Meanwhile<keyof JobInput> };
  /** What the job came with, if it came with any. */
  saved?: readonly CriterionChoice[] | undefined;
};

/** What will be scored of the job in a form, and what the person sets about it. Nothing, where the server does not say. */
export function JobCriteria({ of: { form, meanwhile }, saved }: JobCriteriaProps) {
  const { control } = form;
  const [title, description, skills_required] = useWatch({ control, name: textNames });
  const choices = useWatch({ control, name: 'criteria' }) ?? none;
  const { errors } = form.formState;

  return (
    <Suspense>
      <CriteriaPanel
        text={{ title, description, skills_required }}
        choices={choices}
        refusal={errors.criteria?.message}
        onChoose={(choice) => {
          const next = choose(form.getValues('criteria') ?? [], choice);
          form.clearErrors('criteria');
          form.setValue('criteria', next.length > 0 || saved ? next : undefined);
        }}
      />
      {meanwhile ? <ChangedMeanwhileNote of={meanwhile} name="criteria" describe={describe} /> : null}
    </Suspense>
  );
}
