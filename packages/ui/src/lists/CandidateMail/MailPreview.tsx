import type { NamedCandidate } from '@cortex/api-client/model';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { fillTemplate } from './fillTemplate.ts';

const Preview = styled('section', {
  base: {
    padding: '4',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    '& > header': { display: 'flex', alignItems: 'center', gap: '1', marginBlockEnd: '2' },
    '& > header p': { flex: 1, minWidth: 0, color: 'muted', fontSize: 'small', overflowWrap: 'anywhere' },
    '& h3': { fontSize: 'body', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .text': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

type MailPreviewProps = { to: readonly NamedCandidate[]; subject: string; text: string };

/** How a mail reads for each of those whom it goes to. */
export function MailPreview({ to, subject, text }: MailPreviewProps) {
  const [index, setIndex] = useState(0);
  const candidate = to[index];
  if (!candidate) return null;
  const words = fillTemplate({ subject, text }, { candidate: candidate.name });
  return (
    <Preview aria-label="Preview">
      <header>
        <p>
          As <bdi>{candidate.name}</bdi> gets it{to.length > 1 ? `, ${index + 1} of ${to.length}` : ''}
        </p>
        {to.length > 1 ? (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Previous candidate"
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            >
              <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Next candidate"
              disabled={index === to.length - 1}
              onClick={() => setIndex(index + 1)}
            >
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </>
        ) : null}
      </header>
      <h3 dir="auto">{words.subject || 'No subject yet'}</h3>
      <p className="text" dir="auto">
        {words.text || 'No text yet'}
      </p>
    </Preview>
  );
}
