import type { ApplicationFinding } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { outcomeIcons } from '../../components/CriterionRow/outcome.ts';
import { styled } from '../../theme/styled.tsx';
import { RequestForm } from './RequestForm.tsx';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '4',
    borderBlockStart: '1px solid {colors.line}',
    overflowWrap: 'anywhere',
    '& > .body': { gridColumn: '2', gridRow: '1', display: 'flex', flexDirection: 'column', gap: '2' },
    '& .remark': { color: 'muted', fontSize: 'small' },
    '& blockquote': {
      maxWidth: 'text',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'control',
      bg: 'canvas',
      borderInlineStart: '2px solid {colors.edge}',
    },
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    '& p': { fontWeight: 'medium' },
    '& span': { color: 'muted', fontSize: 'small', fontWeight: 'normal', marginInlineStart: '2' },
    '& button': { marginBlock: '-6px', marginInlineEnd: '-12px', _print: { display: 'none' } },
  },
});

const Mark = styled('span', {
  base: { display: 'grid', placeItems: 'center', boxSize: '5', borderRadius: 'full' },
  variants: {
    state: {
      met: { bg: 'goodSubtle', color: 'good' },
      unclear: { bg: 'warnSubtle', color: 'warn' },
      not_found: { bg: 'badSubtle', color: 'bad' },
    },
  },
});

const words = { met: 'Met', unclear: 'Unclear', not_found: 'Not found' } as const;
const icons = {
  met: outcomeIcons.met,
  unclear: outcomeIcons.unclear,
  not_found: outcomeIcons.missing,
} as const;

type FindingRowProps = { token: string; jobId: string; finding: ApplicationFinding };

/** What was found of one criterion, with its lines, and the way to say that it is wrong. */
export function FindingRow({ token, jobId, finding }: FindingRowProps) {
  const { criterion, state, quotes, elsewhere, by_person } = finding;
  const [open, setOpen] = useState(false);
  const Icon = icons[state];
  return (
    <Row>
      <Mark state={state}>
        <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      </Mark>
      <div className="body">
        <Head>
          <p>
            {criterion}
            <span>{words[state]}</span>
          </p>
          {open ? null : (
            <Button
              variant="quiet"
              size="small"
              aria-label={`This is wrong: ${criterion}`}
              onClick={() => setOpen(true)}
            >
              This is wrong
            </Button>
          )}
        </Head>
        {quotes.map((quote) => (
          <blockquote key={quote} dir="auto">
            “{quote}”
          </blockquote>
        ))}
        {elsewhere ? (
          <p className="remark">It {quotes.length > 0 ? 'also ' : ''}rests on what a recruiter wrote down.</p>
        ) : null}
        {by_person ? <p className="remark">A person looked at this and corrected it.</p> : null}
        {open ? (
          <RequestForm
            token={token}
            about={{ kind: 'wrong', job_id: jobId, criterion }}
            label="What is wrong?"
            required
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    </Row>
  );
}
