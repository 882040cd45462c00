import { styled } from '../../theme/styled.tsx';
import { describeScore } from './describeScore.ts';

const Figure = styled('div', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    '& .track': { stroke: 'line' },
    '& .arc': { stroke: 'accent' },
  },
});

const Dial = styled('div', {
  base: { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } },
});

const Value = styled('span', {
  base: { fontWeight: 'semibold', letterSpacing: 'heading', fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: { medium: { fontSize: '2.25rem' }, small: { fontSize: 'section' }, tiny: { fontSize: 'small' } },
  },
});

const Unit = styled('span', { base: { color: 'muted', fontSize: '0.5em', marginInlineStart: '0.1em' } });

const Word = styled('span', { base: { fontWeight: 'medium', fontSize: 'body' } });

const pixels = { medium: 148, small: 88, tiny: 44 };

export type ScoreRingProps = {
  /** 0 to 100, or undefined where there is no score. */
  score: number | undefined;
  /** `tiny` leaves its word to the row that it stands in. */
  size?: 'medium' | 'small' | 'tiny';
  /** Whether the texts could be read in part only. */
  inPart?: boolean;
};

export function ScoreRing({ score, size = 'medium', inPart = false }: ScoreRingProps) {
  const share = score === undefined ? 0 : Math.min(100, Math.max(0, score));
  const shown = score === undefined ? null : Math.round(share);
  const word = describeScore(score, inPart);

  return (
    <Figure>
      <Dial role="img" aria-label={shown === null ? word : `Fit score ${shown}%, ${word.toLowerCase()}`}>
        <svg width={pixels[size]} height={pixels[size]} viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle className="track" cx="60" cy="60" r="54" strokeWidth="9" />
          {share > 0 ? (
            <circle
              className="arc"
              cx="60"
              cy="60"
              r="54"
              strokeWidth="9"
              strokeLinecap="round"
              pathLength="100"
              strokeDasharray={`${share} 100`}
              transform="rotate(-90 60 60)"
            />
          ) : null}
        </svg>
        <Value size={size} aria-hidden="true">
          {shown === null ? '—' : shown}
          {shown === null || size === 'tiny' ? null : <Unit>%</Unit>}
        </Value>
      </Dial>
      {size === 'tiny' ? null : <Word aria-hidden="true">{word}</Word>}
    </Figure>
  );
}
