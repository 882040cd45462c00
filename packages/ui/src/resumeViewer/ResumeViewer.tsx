import type { ResumeAnalysis } from '@cortex/api-client/model';
import { FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button/Button.tsx';
import type { QuoteLinks } from '../components/CriterionRow/EvidenceQuote.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { useRememberedChoice } from '../forms/drafts/rememberedChoice.ts';
import { createDraft } from '../forms/drafts/store.ts';
import { styled } from '../theme/styled.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import { type ChosenQuote, listResumeQuotes } from './resumeQuotes.ts';
import { showWithin } from './showWithin.ts';

const ResumePane = lazy(() => import('./ResumePane.tsx').then((module) => ({ default: module.ResumePane })));

/** From this width on both fit beside each other; below, one replaces the other. */
const BOTH = '@container (min-width: 760px)';

const Container = styled('div', { base: { containerType: 'inline-size' } });

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '& > .switch': { [BOTH]: { display: 'none' } },
    '& > .toggle': {
      display: 'none',
      [BOTH]: { display: 'block', gridColumn: '1 / -1', justifySelf: 'end' },
    },
    '& > .resume': {
      minWidth: 0,
      '& .close': { display: 'none', [BOTH]: { display: 'inline-flex' } },
      [BOTH]: {
        position: 'sticky',
        insetBlockStart: '4',
        height: 'calc(100dvh - {spacing.8} - var(--docked, 0px))',
        minHeight: '320px',
      },
    },
    '@media print': { '& > .switch, & > .toggle, & > .resume': { display: 'none' } },
  },
  variants: {
    open: {
      true: {
        [BOTH]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '& > .analysis': {
          '@media screen': { display: 'none' },
          [BOTH]: { '@media screen': { display: 'block' } },
        },
      },
    },
  },
});

/** Whether the resume replaces the analysis because both do not fit. */
function isInPlaceOf(analysis: Element | null): boolean {
  return analysis !== null && !analysis.checkVisibility();
}

/** Whether the resume was open last. */
const lastOpen = createDraft<boolean>('resume beside');

type ResumeViewerProps = {
  analysis: ResumeAnalysis;
  candidateId: string;
  children: (quoteLinks: QuoteLinks | undefined) => ReactNode;
};

/** An analysis with the resume beside it, or instead of it in a narrow container, scrolled to the selected quote. */
export function ResumeViewer({ analysis, candidateId, children }: ResumeViewerProps) {
  const [open, show] = useRememberedChoice<boolean>(lastOpen, false);
  const [chosen, setChosen] = useState<ChosenQuote | null>(null);
  const quotes = useMemo(() => listResumeQuotes(analysis.criteria ?? []), [analysis]);
  const column = useRef<HTMLDivElement>(null);

  if (analysis.read?.resume === false) return children(undefined);

  return (
    <Container>
      <Columns open={open}>
        <div className="switch">
          <SegmentedControl
            inRow
            legend="View"
            options={[
              { value: 'analysis', label: 'Analysis' },
              { value: 'resume', label: 'Resume' },
            ]}
            value={open ? 'resume' : 'analysis'}
            onChange={({ value }) => show(value === 'resume')}
          />
        </div>
        <div className="toggle">
          <Button variant="secondary" aria-pressed={open} onClick={() => show(!open)}>
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            Resume
          </Button>
        </div>
        <div className="analysis" ref={column}>
          {children({
            chosen: chosen?.quote ?? null,
            onChoose({ quote }) {
              setChosen({ quote });
              show(true);
            },
          })}
        </div>
        {open ? (
          <div className="resume">
            <Suspense fallback={<PaneSkeleton />}>
              <ResumePane
                candidateId={candidateId}
                onClose={() => show(false)}
                quotes={quotes}
                chosen={chosen}
                onChoose={({ quote }) => {
                  setChosen({ quote });
                  if (isInPlaceOf(column.current)) flushSync(() => show(false));
                  const figure = [...(column.current?.querySelectorAll('[data-quote]') ?? [])].find(
                    (element) => element.getAttribute('data-quote') === quote,
                  );
                  figure?.closest('details')?.setAttribute('open', '');
                  if (figure) showWithin(figure);
                }}
              />
            </Suspense>
          </div>
        ) : null}
      </Columns>
    </Container>
  );
}
