import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';

const Card = styled('li', {
  base: {
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Poster = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 8',
    overflow: 'hidden',
    bg: 'canvas',
    borderBlockEnd: '1px solid {colors.line}',
    '& > *': { gridArea: '1 / 1' },
    '& > svg': { width: 'full', height: 'full' },
    '& .line': { fill: 'line' },
    '& .plate': { fill: 'surface', stroke: 'line' },
    '& .accent': { fill: 'accent' },
    '& .soft': { fill: 'accentSubtle', stroke: 'accent' },
    '& .track': { stroke: 'line' },
    '& .arc': { stroke: 'accent' },
  },
});

const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'raised',
    color: 'muted',
    boxShadow: 'float',
    '& svg': { marginInlineStart: '2px' },
  },
});

const Words = styled('div', {
  base: {
    padding: '4',
    '& .top': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
    '& h3': { fontSize: 'body' },
    '& .soon': { color: 'muted', fontSize: 'small', whiteSpace: 'nowrap' },
    '& .top + p': { color: 'muted', marginBlockStart: '1' },
  },
});

export type Topic = 'jobs' | 'candidates' | 'users' | 'performance';

type VideoPlaceholderProps = { topic: Topic; title: string; description: string };

/** The place of a video that does not exist yet: it says so, and nothing in it can be pressed. */
export function VideoPlaceholder({ topic, title, description }: VideoPlaceholderProps) {
  return (
    <Card>
      <Poster aria-hidden="true">
        <svg viewBox="0 0 400 200" fill="none" preserveAspectRatio="xMidYMid slice">
          <title>{title}</title>
          {drawings[topic]}
        </svg>
        <Disc>
          <Play size={18} strokeWidth={1.75} />
        </Disc>
      </Poster>
      <Words>
        <div className="top">
          <h3>{title}</h3>
          <p className="soon">Video coming soon</p>
        </div>
        <p>{description}</p>
      </Words>
    </Card>
  );
}

const drawings: Record<Topic, ReactNode> = {
  jobs: (
    <>
      {[34, 84, 134].map((y, row) => (
        <g key={y}>
          <rect className={row === 1 ? 'soft' : 'plate'} x="60" y={y} width="280" height="36" rx="6" />
          <rect
            className={row === 1 ? 'accent' : 'line'}
            x="76"
            y={y + 10}
            width={92 - row * 14}
            height="6"
            rx="3"
          />
          <rect className="line" x="76" y={y + 21} width={64 + row * 18} height="5" rx="2.5" />
        </g>
      ))}
    </>
  ),
  candidates: (
    <>
      <rect className="plate" x="60" y="28" width="136" height="144" rx="8" />
      <rect className="line" x="78" y="48" width="72" height="7" rx="3.5" />
      {[70, 84, 98, 112, 126, 140].map((y, row) => (
        <rect
          key={y}
          className={row === 2 ? 'accent' : 'line'}
          x="78"
          y={y}
          width={row % 2 === 0 ? 98 : 76}
          height="5"
          rx="2.5"
        />
      ))}
      <circle className="track" cx="282" cy="100" r="46" strokeWidth="9" />
      <circle
        className="arc"
        cx="282"
        cy="100"
        r="46"
        strokeWidth="9"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="72 100"
        transform="rotate(-90 282 100)"
      />
    </>
  ),
  users: (
    <>
      {[92, 200, 308].map((x, person) => (
        <g key={x}>
          <rect
            className={person === 0 ? 'soft' : 'plate'}
            x={x - 44}
            y="36"
            width="88"
            height="128"
            rx="8"
          />
          <circle className={person === 0 ? 'accent' : 'line'} cx={x} cy="78" r="17" />
          <rect className="line" x={x - 26} y="112" width="52" height="6" rx="3" />
          <rect className="line" x={x - 18} y="128" width="36" height="5" rx="2.5" />
        </g>
      ))}
    </>
  ),
  performance: (
    <>
      <rect className="line" x="60" y="163" width="280" height="2" />
      {[46, 70, 58, 92, 80, 118].map((height, month) => (
        <g key={height}>
          <rect className="accent" x={70 + month * 46} y={163 - height} width="14" height={height} rx="2" />
          <rect
            className="line"
            x={86 + month * 46}
            y={163 - height * 0.6}
            width="14"
            height={height * 0.6}
            rx="2"
          />
        </g>
      ))}
    </>
  ),
};
