import { FileX2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { SectionFailure } from '../components/PanelSection/PanelSection.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { LoadError } from '../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../feedback/extensionMessages.ts';
import { describeFailure } from '../feedback/reportFailure.ts';
import { styled } from '../theme/styled.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import { ReadText } from './ReadText.tsx';
import type { ChosenQuote, ResumeQuote } from './resumeQuotes.ts';
import { useResume } from './useResume.ts';

const PdfPages = lazy(() => import('./PdfPages.tsx').then((module) => ({ default: module.PdfPages })));

const Pane = styled('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full' },
});

const Bar = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minHeight: '9' },
});

const Tools = styled('div', { base: { display: 'flex', flexShrink: 0 } });

const Body = styled('div', {
  base: {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    borderRadius: 'control',
    overscrollBehavior: 'contain',
  },
});

const zooms = [1, 1.5, 2, 3];

type ResumePaneProps = {
  candidateId: string;
  quotes: readonly ResumeQuote[];
  chosen: ChosenQuote | null;
  onChoose: (choice: { quote: string }) => void;
  onClose: () => void;
};

/** A candidate's resume: its pages, and the text that was read of it. */
export function ResumePane({ candidateId, quotes, chosen, onChoose, onClose }: ResumePaneProps) {
  const { file, text } = useResume(candidateId);
  const [view, setView] = useState<'pages' | 'text'>('pages');
  const [step, setStep] = useState(0);
  const hasPages = file.data?.isPdf ?? true;
  const views = [
    ...(hasPages ? [{ value: 'pages' as const, label: 'Pages' }] : []),
    ...(text && !text.error ? [{ value: 'text' as const, label: 'Text as it was read' }] : []),
  ];
  const shown = hasPages && (view === 'pages' || !text || text.error) ? 'pages' : 'text';

  if (file.data === null) {
    return (
      <StateMessage
        icon={FileX2}
        title="There is no resume."
        description="The analysis rests on the notes alone."
      />
    );
  }
  return (
    <Pane aria-label="Resume">
      <Bar>
        {views.length > 1 ? (
          <SegmentedControl
            inRow
            legend="Show"
            options={views}
            value={shown}
            onChange={({ value }) => setView(value)}
          />
        ) : (
          <span />
        )}
        <Tools>
          {shown === 'pages' && file.data ? (
            <>
              <Button
                variant="quiet"
                size="icon"
                aria-label="Smaller"
                disabled={step === 0}
                onClick={() => setStep(step - 1)}
              >
                <ZoomOut size={18} strokeWidth={1.75} aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label="Larger"
                disabled={step === zooms.length - 1}
                onClick={() => setStep(step + 1)}
              >
                <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            </>
          ) : null}
          <Button
            className="close"
            variant="quiet"
            size="icon"
            aria-label="Close the resume"
            onClick={onClose}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Tools>
      </Bar>
      {text?.error ? (
        <SectionFailure
          {...describeFailure(text.error, extensionMessages.loadResumeText)}
          retrying={text.isFetching}
          onRetry={text.refetch}
        />
      ) : null}
      <Body tabIndex={0} role="group" aria-label={shown === 'pages' ? 'Pages' : 'Text as it was read'}>
        {shown === 'pages' ? (
          file.data ? (
            <Suspense fallback={<PaneSkeleton />}>
              <div style={{ width: `${(zooms[step] ?? 1) * 100}%` }}>
                <PdfPages bytes={file.data.bytes} quotes={quotes} chosen={chosen} onChoose={onChoose} />
              </div>
            </Suspense>
          ) : file.error ? (
            <LoadError
              {...describeFailure(file.error, extensionMessages.loadResumeFile)}
              retrying={file.isFetching}
              onRetry={file.refetch}
            />
          ) : (
            <PaneSkeleton />
          )
        ) : text?.data ? (
          <ReadText resume={text.data} quotes={quotes} chosen={chosen} />
        ) : text?.error ? null : text ? (
          <PaneSkeleton />
        ) : (
          <StateMessage
            icon={FileX2}
            title="This resume cannot be shown here."
            description="It is not a PDF, and this server does not show the text it read. Download it from the candidate’s page."
          />
        )}
      </Body>
    </Pane>
  );
}
