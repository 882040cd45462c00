import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import {
  ALL,
  type Choice,
  getTitle,
  listSelected,
  type Picker,
  type RankingRequest,
} from './analysisChoice.ts';
import type { AnswerCache } from './answerCache.ts';
import { FoldedChoice } from './FoldedChoice.tsx';
import { PickerField } from './PickerField.tsx';
import { getLayout, PickerForm, PickerFormSkeleton } from './PickerForm.tsx';
import { RenewedAnswer } from './RenewedAnswer.tsx';
import { readCandidatesAndJobs, useCandidatesAndJobs } from './useCandidatesAndJobs.ts';
import { useOptionalPickers } from './useOptionalPickers.ts';

const Missing = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '6' } });

type AnalysisFormProps<Name extends string, Answer> = {
  pickers: readonly Picker<Name>[];
  /** What is selected at first, where the link named something. */
  initialChoice: Choice<Name>;
  onChoose: (choice: Choice<Name>) => void;
  call: (choice: Choice<Name>) => Promise<Answer>;
  answers: AnswerCache<Answer, Choice<Name>>;
  /** Submits at once where the initial choice is complete. */
  autoStart?: boolean;
  /** Whether an answer has everything that was asked for; only then is success reported. */
  isComplete?: (answer: Answer) => boolean;
  messages: { success: string; failed: string; error: string; incomplete: string };
  label: string;
  busyLabel: string;
  /** The button that shows one more of the optional pickers. */
  addLabel?: string;
  getCreateCandidateHref: (chosen: { jobId: string | undefined }) => string;
  createJobHref: string;
  upgradeHref?: string;
  /** Shown in the place of the answer until there is one. */
  preview: ReactNode;
  renderSkeleton: (choice: Choice<Name>) => ReactNode;
  renderAnswer: (
    answer: Answer,
    getSelectedTitle: (name: Name) => string,
    choice: Choice<Name>,
    changes: AnswerChanges<Answer>,
  ) => ReactNode;
  /** What is shown below the form when all records of a kind are selected. */
  renderRanking?: (request: RankingRequest) => ReactNode;
};

/** What an answer below the form can do with itself. */
export type AnswerChanges<Answer> = {
  /** Changes the answer where it is kept. */
  update: (change: (answer: Answer) => Answer) => void;
  /** Asks again for the same records, changed or not; this answer is shown until then. */
  renew: () => void;
};

/** Selects candidates and jobs, submits them, and shows the answer below. */
export function AnalysisForm<Name extends string, Answer>({
  pickers,
  initialChoice,
  onChoose,
  call,
  answers,
  autoStart = false,
  isComplete = () => true,
  messages: { success, ...messages },
  label,
  busyLabel,
  addLabel,
  getCreateCandidateHref,
  createJobHref,
  upgradeHref,
  preview,
  renderSkeleton,
  renderAnswer,
  renderRanking,
}: AnalysisFormProps<Name, Answer>) {
  const { records, pickable, failure, retrying, retry } = useCandidatesAndJobs();
  const [choice, setChoice] = useState(() => {
    const named = Object.values(initialChoice).some((id) => id !== '');
    return named ? initialChoice : (answers.lastChoice.read() ?? initialChoice);
  });
  const [first] = useState(choice);
  const latest = useRef(choice);
  const [incomplete, setIncomplete] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const [ranking, setRanking] = useState(false);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const optional = useOptionalPickers(pickers, choice);

  const selected = pickers.map(({ name, of }) => records?.[of].find(({ id }) => id === choice[name]));
  const isAll = pickers.map(({ name, of, bothAll }) => {
    const some = (records?.[of].length ?? 0) > 0;
    return bothAll !== undefined && some && choice[name] === ALL;
  });
  const allCount = isAll.filter(Boolean).length;
  const filled = pickers.map(
    ({ name, optional: extra = false }, index) =>
      isAll[index] === true || selected[index] !== undefined || (extra && choice[name] === ''),
  );
  const key = JSON.stringify(pickers.map(({ name }) => choice[name]));
  const cached = answers.useAnswer(key, selected);
  const isRanking = allCount === 1 && filled.every(Boolean) && renderRanking !== undefined;
  const isFolded = isRanking && unfolded !== key;
  const queryClient = useQueryClient();
  const asking = {
    call: (asked: Choice<Name>) => answers.ask(key, () => call(asked)),
    callKey: [answers.name, key],
    messages,
    writeCache(client: QueryClient, answer: Answer) {
      answers.write(key, readSelected(client), answer);
      if (isComplete(answer)) showToast({ kind: 'success', title: success, about: messages.failed });
    },
  };
  const save = useSave(asking);
  const renewal = { ...asking, callKey: [...asking.callKey, 'again'] };
  const sending = useIsMutating({ mutationKey: asking.callKey, exact: true }) > 0;
  const renewing = useIsMutating({ mutationKey: renewal.callKey }) > 0;
  const busy = sending || renewing || (allCount > 0 && ranking);

  const start = useEffectEvent(() => {
    if (allCount === 0 && choice === first && !cached && !busy) save.send(choice);
  });
  // Who is linked to may come with the next answer of a list that was kept.
  const ready = records !== null && filled.every(Boolean);
  useEffect(() => {
    if (autoStart && ready) start();
  }, [autoStart, ready]);

  /** What is selected, as it is by now: it may have changed since it was rendered. */
  function readSelected(client: QueryClient) {
    const now = readCandidatesAndJobs(client);
    return pickers.map(({ name, of }) => now[of]?.find(({ id }) => id === choice[name]));
  }

  function change(next: Choice<Name>) {
    latest.current = next;
    setChoice(next);
    answers.lastChoice.keep(next);
    onChoose(next);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // Only one of the two kinds may be ranked.
    const firstMissing = allCount > 1 ? isAll.lastIndexOf(true) : filled.indexOf(false);
    setIncomplete(firstMissing >= 0);
    if (firstMissing < 0) {
      setUnfolded(null);
      if (allCount > 0) setSubmitCount((before) => before + 1);
      else save.send(choice);
      return;
    }
    showToast({ kind: 'error', title: messages.incomplete, about: messages.failed });
    console.error('[cortex]', messages.incomplete);
    const place = pickers.slice(0, firstMissing).filter((picker) => !optional.hidden.has(picker.name)).length;
    event.currentTarget.querySelectorAll<HTMLElement>('[role=combobox]')[place]?.focus();
  }

  function getError({ missing, bothAll }: Picker<Name>, index: number): string | undefined {
    if (!incomplete) return undefined;
    if (!filled[index]) return missing;
    return allCount > 1 && index === isAll.lastIndexOf(true) ? bothAll : undefined;
  }

  if (!records && failure) return <LoadError {...failure} retrying={retrying} onRetry={retry} />;
  const shown = pickers.filter(({ name }) => !optional.hidden.has(name));
  if (!records) {
    return (
      <>
        <PickerFormSkeleton names={shown.map(({ name }) => name)} extensible={addLabel !== undefined} />
        {preview}
      </>
    );
  }

  function listOptions({ name, of, bothAll, optional: extra }: Picker<Name>) {
    const others = pickers.filter((other) => other.name !== name && other.of === of);
    const taken = new Set(others.map((other) => choice[other.name]));
    const free = extra
      ? pickable[of].filter(({ id }) => id === choice[name] || !taken.has(id))
      : pickable[of];
    const count = pickable[of].length;
    if (bothAll === undefined || count === 0) return free;
    return [{ id: ALL, title: `All ${of}s`, detail: `${count} to rank` }, ...free];
  }

  return (
    <>
      <PickerForm
        ref={form}
        noValidate
        pickers={getLayout(shown.length)}
        data-folded={isFolded || undefined}
        onSubmit={handleSubmit}
      >
        {pickers.map((picker, index) => {
          const { name, of, label: pickerLabel, getRemark, optional: extra } = picker;
          if (optional.hidden.has(name)) return null;
          return (
            <PickerField
              key={`${name} ${extra ? optional.removed : ''}`}
              name={name}
              of={of}
              label={pickerLabel}
              records={listOptions(picker)}
              selectedId={isAll[index] ? ALL : (selected[index]?.id ?? null)}
              hint={records[of].length === 0 ? `You have no ${of}s yet.` : getRemark?.(choice)}
              error={getError(picker, index)}
              // A picker may report a selection before an earlier one was rendered.
              onSelect={({ id }) => change({ ...latest.current, [name]: id })}
              onRemove={
                extra
                  ? () => {
                      change(optional.remove(name, latest.current));
                      focusSoon(form.current, '.more button');
                    }
                  : undefined
              }
            />
          );
        })}
        <div className="foot">
          <Button type="submit" className="submit" disabled={busy}>
            {busy ? busyLabel : label}
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
        {save.failure && !busy ? (
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
      </PickerForm>
      {isFolded ? (
        <FoldedChoice
          text={`All ${pickers[isAll.indexOf(true)]?.of}s for ${getTitle(selected.find(Boolean))}`}
          form={form}
          onUnfold={() => {
            setUnfolded(key);
            // Under a finger a field in focus would bring up the keyboard.
            focusSoon(form.current, matchMedia('(pointer: coarse)').matches ? 'button' : '[role=combobox]');
          }}
        />
      ) : null}
      {records.candidate.length === 0 || records.job.length === 0 ? (
        <Missing>
          {records.candidate.length === 0 ? (
            <ButtonLink
              href={getCreateCandidateHref({
                jobId: selected[pickers.findIndex(({ of }) => of === 'job')]?.id,
              })}
              variant="secondary"
            >
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
      {isRanking ? (
        renderRanking({
          of: pickers[isAll.indexOf(true)]?.of ?? 'candidate',
          candidates: listSelected(records.candidate, pickers, selected, isAll, 'candidate'),
          jobs: listSelected(records.job, pickers, selected, isAll, 'job'),
          submitCount,
          onBusy: setRanking,
          preview,
        })
      ) : cached && !sending ? (
        <RenewedAnswer
          key={key}
          choice={choice}
          shown={cached}
          renewal={renewal}
          renewing={renewing}
          onOutdated={() => answers.outdate(key, readSelected(queryClient))}
          render={(answer, renew) =>
            renderAnswer(
              answer,
              (name) => getTitle(selected[pickers.findIndex((picker) => picker.name === name)]),
              choice,
              { update: (change) => answers.update(key, change), renew },
            )
          }
        />
      ) : busy ? (
        renderSkeleton(choice)
      ) : (
        preview
      )}
    </>
  );
}

/** The element that takes the focus may not be rendered yet. */
function focusSoon(container: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => container?.querySelector<HTMLElement>(selector)?.focus());
}
