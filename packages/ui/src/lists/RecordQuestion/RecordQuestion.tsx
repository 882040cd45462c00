import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateSummary, Job } from '@cortex/api-client/model';
import { useIsMutating } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { useSave } from '../../forms/useSave.ts';
import { RecordPicker } from '../RecordPicker/RecordPicker.tsx';
import { ALL } from './all.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { useCandidatesAndJobs } from './useCandidatesAndJobs.ts';

const Pickers = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '2',
    marginBlockEnd: '3',
    _print: { display: 'none' },
    '& > .submit': { marginBlockStart: { base: 0, md: '27px' }, minHeight: '10', minWidth: '168px' },
    '& > .problem': { gridColumn: '1 / -1' },
  },
  variants: {
    pickers: {
      two: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      },
      three: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr)) auto',
        },
      },
    },
  },
});

const Missing = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' } });

const PickerShape = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

type Records = { candidate: CandidateSummary; job: Job };

/** What is chosen, by the picker's name; an empty text where nothing is. */
export type Choice<Name extends string> = Readonly<Record<Name, string>>;

export type Picker<Name extends string> = {
  name: Name;
  of: keyof Records;
  label: string;
  /** What is said where nothing was chosen. */
  missing: string;
  /** A remark on what is chosen. */
  getRemark?: (choice: Choice<Name>) => string;
  /** What is said where all of this were chosen, and all of another kind already. Only where all of a kind can be chosen. */
  oneAlone?: string;
};

/** A question about all records of one kind. */
export type ManyQuestion = {
  /** Of which kind all are asked about; of the other there is one. */
  of: keyof Records;
  candidates: readonly CandidateSummary[];
  jobs: readonly Job[];
  /** How often it was asked by now. */
  asked: number;
  onBusy: (busy: boolean) => void;
  preview: ReactNode;
};

export type RecordQuestionProps<Name extends string, Answer> = {
  pickers: readonly Picker<Name>[];
  /** What is chosen at first, where the link named something. */
  initialChoice: Choice<Name>;
  onChoose: (choice: Choice<Name>) => void;
  ask: (choice: Choice<Name>) => Promise<Answer>;
  answers: KeptAnswers<Answer, Choice<Name>>;
  messages: { success: string; failed: string; error: string; incomplete: string };
  label: string;
  askingLabel: string;
  createCandidateHref: string;
  createJobHref: string;
  upgradeHref?: string;
  /** What stands where the answer will. */
  preview: ReactNode;
  skeleton: ReactNode;
  renderAnswer: (answer: Answer, chosen: (name: Name) => string, choice: Choice<Name>) => ReactNode;
  /** Where all records of a kind can be chosen: what stands below then. */
  renderMany?: (question: ManyQuestion) => ReactNode;
};

/** A question about candidates and jobs: what it is about is chosen, then it is asked, and the answer stands below. */
export function RecordQuestion<Name extends string, Answer>({
  pickers,
  initialChoice,
  onChoose,
  ask,
  answers,
  messages,
  label,
  askingLabel,
  createCandidateHref,
  createJobHref,
  upgradeHref,
  preview,
  skeleton,
  renderAnswer,
  renderMany,
}: RecordQuestionProps<Name, Answer>) {
  const { records, pickable, failure, retrying, retry } = useCandidatesAndJobs();
  const [choice, setChoice] = useState(() => {
    const named = Object.values(initialChoice).some((id) => id !== '');
    return named ? initialChoice : (answers.lastChoice.read() ?? initialChoice);
  });
  const latest = useRef(choice);
  const [incomplete, setIncomplete] = useState(false);
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState(false);

  const chosen = pickers.map(({ name, of }) => records?.[of].find(({ id }) => id === choice[name]));
  const isAll = pickers.map(({ name, of, oneAlone }) => {
    const some = (records?.[of].length ?? 0) > 0;
    return oneAlone !== undefined && some && choice[name] === ALL;
  });
  const many = isAll.filter(Boolean).length;
  const answered = pickers.map((_, index) => isAll[index] || chosen[index] !== undefined);
  const question = JSON.stringify(pickers.map(({ name }) => choice[name]));
  const kept = answers.useAnswer(question, chosen);
  const save = useSave({
    call: ask,
    callKey: [answers.name, question],
    messages,
    writeCache: (_, answer) => answers.keep(question, chosen, answer),
  });
  const sending = useIsMutating({ mutationKey: [answers.name, question] }) > 0;
  const asking = sending || (many > 0 && busy);

  function choose(name: Name, id: string) {
    // A picker may tell of its choice before another one's was drawn.
    const next = { ...latest.current, [name]: id };
    latest.current = next;
    setChoice(next);
    answers.lastChoice.keep(next);
    onChoose(next);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asking) return;
    // Of two, one alone may stand for all.
    const firstMissing = many > 1 ? isAll.lastIndexOf(true) : answered.indexOf(false);
    setIncomplete(firstMissing >= 0);
    if (firstMissing < 0) {
      if (many > 0) setAsked((before) => before + 1);
      else save.send(choice);
      return;
    }
    showToast({ kind: 'error', title: messages.incomplete, about: messages.failed });
    console.error('[cortex]', messages.incomplete);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=combobox]')[firstMissing]?.focus();
  }

  if (!records && failure) return <LoadError {...failure} retrying={retrying} onRetry={retry} />;
  const layout = pickers.length > 2 ? 'three' : 'two';
  if (!records) {
    return (
      <>
        <LoadingRegion label="Loading candidates and jobs...">
          <Pickers as="div" pickers={layout}>
            {pickers.map(({ name }) => (
              <PickerShape key={name}>
                <Skeleton height="21px" width="96px" />
                <Skeleton height="40px" />
              </PickerShape>
            ))}
            <Skeleton className="submit" height="40px" />
          </Pickers>
        </LoadingRegion>
        {preview}
      </>
    );
  }
  return (
    <>
      <Pickers noValidate pickers={layout} onSubmit={handleSubmit}>
        {pickers.map(({ name, of, label: pickerLabel, missing, getRemark, oneAlone }, index) => (
          <RecordPicker
            key={name}
            label={pickerLabel}
            placeholder={`Choose a ${of}`}
            required
            records={
              oneAlone !== undefined && records[of].length > 0
                ? [{ id: ALL, title: `All ${of}s`, detail: `${records[of].length} to rank` }, ...pickable[of]]
                : pickable[of]
            }
            selectedId={isAll[index] ? ALL : (chosen[index]?.id ?? null)}
            hint={records[of].length === 0 ? `There are no ${of}s yet.` : getRemark?.(choice)}
            error={
              incomplete && !answered[index]
                ? missing
                : incomplete && many > 1 && index === isAll.lastIndexOf(true)
                  ? oneAlone
                  : undefined
            }
            onSelect={({ id }) => choose(name, id)}
          />
        ))}
        <Button type="submit" className="submit" disabled={asking}>
          {asking ? askingLabel : label}
        </Button>
        {save.failure && !asking ? (
          <div className="problem">
            <FormError
              {...save.failure}
              action={
                upgradeHref && save.error?.code === 'upgrade_required'
                  ? { label: 'See what an upgrade adds', href: upgradeHref }
                  : undefined
              }
            />
          </div>
        ) : null}
      </Pickers>
      {records.candidate.length === 0 || records.job.length === 0 ? (
        <Missing>
          {records.candidate.length === 0 ? (
            <ButtonLink href={createCandidateHref} variant="secondary">
              Create Candidate
            </ButtonLink>
          ) : null}
          {records.job.length === 0 ? (
            <ButtonLink href={createJobHref} variant="secondary">
              Create Job
            </ButtonLink>
          ) : null}
        </Missing>
      ) : null}
      {many === 1 && answered.every(Boolean) && renderMany
        ? renderMany({
            of: pickers[isAll.indexOf(true)]?.of ?? 'candidate',
            candidates: listOf(records.candidate, pickers, chosen, isAll, 'candidate'),
            jobs: listOf(records.job, pickers, chosen, isAll, 'job'),
            asked,
            onBusy: setBusy,
            preview,
          })
        : asking
          ? skeleton
          : kept
            ? renderAnswer(
                kept,
                (name) => getTitle(chosen[pickers.findIndex((picker) => picker.name === name)]),
                choice,
              )
            : preview}
    </>
  );
}

/** All records of a kind, or the one that was chosen. */
function listOf<Item extends CandidateSummary | Job>(
  all: readonly Item[],
  pickers: readonly { of: keyof Records }[],
  chosen: readonly (CandidateSummary | Job | undefined)[],
  isAll: readonly boolean[],
  of: keyof Records,
): readonly Item[] {
  const index = pickers.findIndex((picker) => picker.of === of);
  return isAll[index] ? all : all.filter(({ id }) => id === chosen[index]?.id);
}

function getTitle(record: CandidateSummary | Job | undefined): string {
  if (!record) return '';
  return 'title' in record ? record.title : record.name;
}
