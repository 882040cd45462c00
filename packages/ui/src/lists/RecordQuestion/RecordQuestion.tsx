import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateSummary, Job } from '@cortex/api-client/model';
import { useIsMutating } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
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
    '& > .foot': { display: 'contents' },
    '& .submit': { marginBlockStart: { base: 0, md: '27px' }, minHeight: '10', minWidth: '168px' },
    '& > .problem, & .more': { gridColumn: '1 / -1' },
    '& .more': { display: 'flex', alignItems: 'center', minHeight: '8' },
    '& .more button': { marginInlineStart: '-3' },
    '& .more p': { color: 'muted', fontSize: 'small' },
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
      many: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
        '& > .foot': {
          display: { md: 'flex' },
          alignItems: 'center',
          gap: '4',
          gridColumn: '1 / -1',
          marginBlockEnd: '1',
        },
        '& .submit': { width: { base: 'full', md: 'auto' }, marginBlockStart: { md: 0 } },
      },
    },
  },
});

/** A picker that can be taken away again. */
const Removable = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '1',
    alignItems: 'start',
    '& > button': { marginBlockStart: '27px', minHeight: '10' },
  },
});

const Missing = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' } });

const PickerShape = styled('div', {
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
  /** It is shown only when one more is wanted, and can be left empty. Such pickers follow each other, and offer nothing that another one has. */
  optional?: boolean;
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
  /** Whether it begins at once, where what is chosen at first is all that it needs. */
  beginning?: boolean;
  /** Whether an answer has all that was asked for; success is told of no other. */
  isWhole?: (answer: Answer) => boolean;
  messages: { success: string; failed: string; error: string; incomplete: string };
  label: string;
  askingLabel: string;
  /** What shows one more of the optional pickers. */
  addLabel?: string;
  createCandidateHref: string;
  createJobHref: string;
  upgradeHref?: string;
  /** What stands where the answer will. */
  preview: ReactNode;
  skeleton: (choice: Choice<Name>) => ReactNode;
  renderAnswer: (
    answer: Answer,
    chosen: (name: Name) => string,
    choice: Choice<Name>,
    change: (update: (answer: Answer) => Answer) => void,
  ) => ReactNode;
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
  beginning = false,
  isWhole = () => true,
  messages: { success, ...messages },
  label,
  askingLabel,
  addLabel,
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
  const form = useRef<HTMLFormElement>(null);
  const optional = usePickersInUse(pickers, choice);

  const chosen = pickers.map(({ name, of }) => records?.[of].find(({ id }) => id === choice[name]));
  const isAll = pickers.map(({ name, of, oneAlone }) => {
    const some = (records?.[of].length ?? 0) > 0;
    return oneAlone !== undefined && some && choice[name] === ALL;
  });
  const many = isAll.filter(Boolean).length;
  const answered = pickers.map(
    ({ name, optional: extra = false }, index) =>
      isAll[index] === true || chosen[index] !== undefined || (extra && choice[name] === ''),
  );
  const question = JSON.stringify(pickers.map(({ name }) => choice[name]));
  const kept = answers.useAnswer(question, chosen);
  const save = useSave({
    call: ask,
    callKey: [answers.name, question],
    messages,
    writeCache(_, answer) {
      answers.keep(question, chosen, answer);
      if (isWhole(answer)) showToast({ kind: 'success', title: success, about: messages.failed });
    },
  });
  const sending = useIsMutating({ mutationKey: [answers.name, question] }) > 0;
  const asking = sending || (many > 0 && busy);

  const begin = useEffectEvent(() => {
    if (many === 0 && answered.every(Boolean) && !kept && !asking) save.send(choice);
  });
  const ready = records !== null;
  useEffect(() => {
    if (beginning && ready) begin();
  }, [beginning, ready]);

  function choose(name: Name, id: string) {
    // A picker may tell of its choice before another one's was drawn.
    change({ ...latest.current, [name]: id });
  }

  function change(next: Choice<Name>) {
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
    const place = pickers.slice(0, firstMissing).filter((picker) => !optional.hidden.has(picker.name)).length;
    event.currentTarget.querySelectorAll<HTMLElement>('[role=combobox]')[place]?.focus();
  }

  if (!records && failure) return <LoadError {...failure} retrying={retrying} onRetry={retry} />;
  const shown = pickers.filter(({ name }) => !optional.hidden.has(name));
  const layout = shown.length > 3 ? 'many' : shown.length > 2 ? 'three' : 'two';
  if (!records) {
    return (
      <>
        <LoadingRegion label="Loading candidates and jobs...">
          <Pickers as="div" pickers={layout}>
            {shown.map(({ name }) => (
              <PickerShape key={name}>
                <Skeleton height="21px" width="96px" />
                <Skeleton height="40px" />
              </PickerShape>
            ))}
            <div className="foot">
              <Skeleton className="submit" height="40px" />
              {addLabel !== undefined ? <div className="more" /> : null}
            </div>
          </Pickers>
        </LoadingRegion>
        {preview}
      </>
    );
  }
  return (
    <>
      <Pickers ref={form} noValidate pickers={layout} onSubmit={handleSubmit}>
        {pickers.map(
          ({ name, of, label: pickerLabel, missing, getRemark, oneAlone, optional: extra }, index) => {
            if (optional.hidden.has(name)) return null;
            const others = pickers.filter((other) => other.name !== name && other.of === of);
            const taken = new Set(others.map((other) => choice[other.name]));
            const free = extra
              ? pickable[of].filter(({ id }) => id === choice[name] || !taken.has(id))
              : pickable[of];
            const picker = (
              <RecordPicker
                key={`${name} ${extra ? optional.removed : ''}`}
                label={pickerLabel}
                placeholder={`Choose a ${of}`}
                required={!extra}
                records={
                  oneAlone !== undefined && records[of].length > 0
                    ? [{ id: ALL, title: `All ${of}s`, detail: `${records[of].length} to rank` }, ...free]
                    : free
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
            );
            if (!extra) return picker;
            return (
              <Removable key={name} data-picker={name}>
                {picker}
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove: ${pickerLabel}`}
                  onClick={() => {
                    change(optional.remove(name, latest.current));
                    focusSoon(form.current, '.more button');
                  }}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden="true" />
                </Button>
              </Removable>
            );
          },
        )}
        <div className="foot">
          <Button type="submit" className="submit" disabled={asking}>
            {asking ? askingLabel : label}
          </Button>
          {addLabel !== undefined ? (
            <div className="more">
              {optional.hidden.size > 0 ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    const next = optional.add();
                    if (next) focusSoon(form.current, `[data-picker=${next}] [role=combobox]`);
                  }}
                >
                  <Plus size={14} strokeWidth={2} aria-hidden="true" />
                  {addLabel}
                </Button>
              ) : (
                <p>No more than these {shown.filter(({ of }) => of === 'candidate').length} at once.</p>
              )}
            </div>
          ) : null}
        </div>
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
          ? skeleton(choice)
          : kept
            ? renderAnswer(
                kept,
                (name) => getTitle(chosen[pickers.findIndex((picker) => picker.name === name)]),
                choice,
                (update) => answers.change(question, update),
              )
            : preview}
    </>
  );
}

/** Which of the optional pickers are shown: those in which something is chosen, those before them, and those that were asked for. */
function usePickersInUse<Name extends string>(pickers: readonly Picker<Name>[], choice: Choice<Name>) {
  const names = pickers.filter(({ optional }) => optional).map(({ name }) => name);
  const [wanted, setWanted] = useState(0);
  const [removed, setRemoved] = useState(0);
  const used = Math.max(wanted, names.findLastIndex((name) => choice[name] !== '') + 1);
  return {
    hidden: new Set(names.slice(used)),
    /** How often one was taken away: those after it then stand one place further up. */
    removed,
    add(): Name | undefined {
      setWanted(used + 1);
      return names[used];
    },
    remove(name: Name, before: Choice<Name>): Choice<Name> {
      const rest = names.filter((other) => other !== name).map((other) => before[other]);
      setWanted(used - 1);
      setRemoved(removed + 1);
      return { ...before, ...Object.fromEntries(names.map((other, index) => [other, rest[index] ?? ''])) };
    },
  };
}

/** What is to have the focus may not be drawn yet. */
function focusSoon(place: HTMLElement | null, what: string): void {
  requestAnimationFrame(() => place?.querySelector<HTMLElement>(what)?.focus());
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
