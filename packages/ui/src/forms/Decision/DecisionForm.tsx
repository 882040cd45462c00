import { decisionInputFields } from '@cortex/api-client/extensionFields';
import { getListDecisionsQueryKey, recordDecision, useListDecisions } from '@cortex/api-client/ledger';
import type {
  DecisionInput,
  DecisionKind,
  DecisionMade,
  LedgerEntry,
  ResumeAnalysis,
} from '@cortex/api-client/model';
import { goesAgainstVerdict } from '@cortex/api-client/verdict';
import { useId, useRef } from 'react';
import { CollapsedText } from '../../components/CollapsedText/CollapsedText.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { DraftNote } from '../DraftNote.tsx';
import { createDrafts } from '../drafts/store.ts';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { FormFoot } from '../FormFoot.tsx';
import { TextField } from '../TextField.tsx';
import { useSave } from '../useSave.ts';
import { decided, decisionOptions, describeDecider, listLatestDecisions } from './decisionWords.ts';

type Values = { decision: DecisionKind | ''; reason: string };

const fields = ['decision', 'reason'] as const;
const blank: Values = { decision: '', reason: '' };
const drafts = createDrafts<Partial<Values>>('decisions', { max: 10 });

/** Where what stands beside the question no longer fits, it goes below it. */
const NARROW = '@container (max-width: 440px)';

const Container = styled('section', { base: { containerType: 'inline-size' } });

const Layout = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    gridTemplateAreas: '"question choices" "status choices" "note note" "reason reason"',
    '& > h3': {
      gridArea: 'question',
      fontSize: 'body',
      fontWeight: 'medium',
      letterSpacing: '0',
      whiteSpace: 'nowrap',
    },
    '& > [role=status]': { gridArea: 'note', marginBlockStart: '2', marginBlockEnd: 0 },
    '& > .failed': { gridColumn: '1 / -1' },
    '& > .loading': { gridArea: 'choices' },
    [NARROW]: {
      columnGap: '2',
      rowGap: '1',
      gridTemplateAreas: '"question choices" "status status" "note note" "reason reason"',
      '& .choices [data-part=item]': { paddingInline: '2' },
    },
  },
});

const Status = styled('div', {
  base: {
    '&&': { gridArea: 'status', marginBlock: 0 },
    fontSize: 'small',
    overflowWrap: 'anywhere',
    '&:focus': { outline: 'none' },
    '& strong': { fontWeight: 'medium' },
    '& span': { color: 'muted' },
    '& blockquote': { maxWidth: 'text', whiteSpace: 'pre-line' },
  },
  variants: { blank: { true: { [NARROW]: { srOnly: true } } } },
});

const Form = styled('form', {
  base: {
    display: 'contents',
    /* Three short words stand beside each other on a phone, too. */
    '& > .choices': { gridArea: 'choices', display: 'flex', _print: { display: 'none' } },
    '& > .choices > [role=radiogroup]': { flexDirection: 'row' },
    '& > .reason': {
      gridArea: 'reason',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      maxWidth: 'form',
      paddingBlockStart: '3',
      '& textarea': { minHeight: '60px' },
    },
  },
});

export type DecisionFormProps = {
  candidateId: string;
  jobId: string;
  analysis: ResumeAnalysis;
  onDecided?: (entry: LedgerEntry) => void;
};

/**
 * Records a decision about a candidate for a job and shows the latest one. Renders nothing where the server stores no
 * decisions.
 */
export function DecisionForm({ candidateId, jobId, analysis, onDecided }: DecisionFormProps) {
  const id = useId();
  const status = useRef<HTMLDivElement>(null);
  const decisions = useListDecisions(candidateId, { query: { staleTime: 0 } });
  const lacking = isUnsupported(decisions.error);
  useReportedFailure(lacking ? null : decisions, extensionMessages.loadDecisions);

  if (lacking) return null;
  const latest = listLatestDecisions(decisions.data ?? []).find(({ job }) => job?.id === jobId);
  return (
    <Container aria-labelledby={id}>
      <Layout>
        <h3 id={id}>Your decision</h3>
        {decisions.data ? (
          <>
            <Status ref={status} tabIndex={-1} role="status" blank={!latest?.decision}>
              {latest?.decision ? (
                <LatestDecision entry={latest} decision={latest.decision} />
              ) : (
                <span>Nothing is decided yet.</span>
              )}
            </Status>
            <DecisionFields
              candidateId={candidateId}
              jobId={jobId}
              analysis={analysis}
              onDecided={(entry) => {
                status.current?.focus();
                onDecided?.(entry);
              }}
            />
          </>
        ) : decisions.error ? (
          <div className="failed">
            {' '}
            <SectionFailure
              {...describeFailure(decisions.error, extensionMessages.loadDecisions)}
              retrying={decisions.isFetching}
              onRetry={decisions.refetch}
            />
          </div>
        ) : (
          <div className="loading">
            <LoadingRegion label="Loading decisions...">
              <Skeleton height="38px" width="224px" />
            </LoadingRegion>
          </div>
        )}
      </Layout>
    </Container>
  );
}

function LatestDecision({ entry, decision }: { entry: LedgerEntry; decision: DecisionMade }) {
  return (
    <>
      <strong>{decided[decision.decision]}</strong> <span>{describeDecider(entry)}</span>
      {decision.reason ? (
        <blockquote>
          <CollapsedText text={decision.reason} lines={2} />
        </blockquote>
      ) : null}
    </>
  );
}

type DecisionFieldsProps = Required<DecisionFormProps>;

function DecisionFields({ candidateId, jobId, analysis, onDecided }: DecisionFieldsProps) {
  const decision = useDraftForm({ draft: drafts(`${candidateId} ${jobId}`), record: blank, fields });
  const save = useSave({
    call: (input: DecisionInput) => recordDecision(candidateId, input),
    messages: extensionMessages.recordDecision,
    form: decision,
    writeCache(queryClient, entry) {
      const queryKey = getListDecisionsQueryKey(candidateId);
      queryClient.setQueryData<LedgerEntry[]>(queryKey, (entries = []) => [entry, ...entries]);
      void queryClient.invalidateQueries({ queryKey });
    },
    onDone: onDecided,
  });
  const { fit_score, read, scored_at } = analysis;
  const chosen = decision.form.watch('decision');
  const against = chosen !== '' && goesAgainstVerdict(chosen, { fit_score, in_part: read?.in_part });

  return (
    <>
      <DraftNote of={decision} typedOn={save.typedOn} />
      <Form
        noValidate
        onSubmit={decision.form.handleSubmit(({ decision: made, reason }) => {
          if (made !== '')
            save.send({ job_id: jobId, decision: made, reason, ...(scored_at ? { scored_at } : {}) });
        })}
      >
        <div className="choices">
          <SegmentedControl<DecisionKind | ''>
            legend="Decision"
            options={decisionOptions}
            value={chosen}
            onChange={({ value }) => decision.form.setValue('decision', value, { shouldDirty: true })}
          />
        </div>
        {chosen === '' ? null : (
          <div className="reason">
            <TextField
              of={decision}
              name="reason"
              label="Reason"
              kind="lines"
              dir="auto"
              limits={{ ...decisionInputFields.reason, required: against }}
              hint={
                against
                  ? 'You decide against the verdict of the score, so the record asks why.'
                  : 'It is kept with the decision and your name, and erased with the candidate.'
              }
            />
            <FormFoot
              save={save}
              label="Save decision"
              sendingLabel="Saving..."
              cancel={{ onClick: decision.clear }}
            />
          </div>
        )}
      </Form>
    </>
  );
}
