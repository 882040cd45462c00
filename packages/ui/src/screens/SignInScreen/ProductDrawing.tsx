import { styled } from '../../theme/styled.tsx';

const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: '460px',
    height: 'auto',
    '& .card': { fill: 'canvas', stroke: 'line' },
    '& .behind': { opacity: 0.5 },
    '& .bar': { fill: 'line' },
    '& .strong': { fill: 'edge' },
    '& .quote': { fill: 'accentSubtle' },
    '& .edge': { fill: 'accent' },
    '& .track': { stroke: 'line' },
    '& .arc': { stroke: 'accent' },
    '& .good': { fill: 'goodSubtle' },
    '& .goodLine': { stroke: 'good' },
    '& .bad': { fill: 'badSubtle' },
    '& .badLine': { stroke: 'bad' },
  },
});

/** A resume, the ring of its score and the criteria behind it, made of the shapes that the product uses. */
export function ProductDrawing() {
  return (
    <Drawing viewBox="0 0 460 320" fill="none" aria-hidden="true">
      <g className="behind">
        <rect className="card" x="0.5" y="24.5" width="210" height="270" rx="10" />
        <rect className="strong" x="24" y="52" width="96" height="10" rx="5" />
        <rect className="bar" x="24" y="74" width="62" height="7" rx="3.5" />
        <rect className="bar" x="24" y="112" width="150" height="7" rx="3.5" />
        <rect className="bar" x="24" y="130" width="132" height="7" rx="3.5" />
        <rect className="bar" x="24" y="206" width="146" height="7" rx="3.5" />
        <rect className="bar" x="24" y="224" width="118" height="7" rx="3.5" />
        <rect className="bar" x="24" y="242" width="138" height="7" rx="3.5" />
      </g>
      <rect className="quote" x="18" y="156" width="122" height="30" rx="4" />
      <rect className="edge" x="18" y="156" width="3" height="30" rx="1.5" />
      <rect className="strong" x="32" y="164" width="96" height="5" rx="2.5" />
      <rect className="strong" x="32" y="174" width="70" height="5" rx="2.5" />
      <rect className="card" x="150.5" y="0.5" width="309" height="319" rx="10" />
      <circle className="track" cx="216" cy="66" r="36" strokeWidth="8" />
      <circle
        className="arc"
        cx="216"
        cy="66"
        r="36"
        strokeWidth="8"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="78 100"
        transform="rotate(-90 216 66)"
      />
      <rect className="strong" x="276" y="46" width="112" height="10" rx="5" />
      <rect className="bar" x="276" y="66" width="152" height="7" rx="3.5" />
      <rect className="bar" x="276" y="82" width="128" height="7" rx="3.5" />
      <rect className="bar" x="151" y="126" width="308" height="1" />
      <circle className="good" cx="184" cy="156" r="11" />
      <path
        className="goodLine"
        d="m179 156 4 4 7-8"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect className="strong" x="208" y="152" width="88" height="8" rx="4" />
      <rect className="bar" x="398" y="152" width="34" height="8" rx="4" />
      <rect className="quote" x="208" y="174" width="224" height="34" rx="4" />
      <rect className="edge" x="208" y="174" width="3" height="34" rx="1.5" />
      <rect className="strong" x="222" y="183" width="176" height="5" rx="2.5" />
      <rect className="strong" x="222" y="194" width="124" height="5" rx="2.5" />
      <rect className="bar" x="151" y="228" width="308" height="1" />
      <circle className="good" cx="184" cy="252" r="11" />
      <path
        className="goodLine"
        d="m179 252 4 4 7-8"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect className="strong" x="208" y="248" width="120" height="8" rx="4" />
      <rect className="bar" x="398" y="248" width="34" height="8" rx="4" />
      <rect className="bar" x="151" y="272" width="308" height="1" />
      <circle className="bad" cx="184" cy="296" r="11" />
      <path className="badLine" d="M179 296h10" strokeWidth="2.5" strokeLinecap="round" />
      <rect className="strong" x="208" y="292" width="70" height="8" rx="4" />
      <rect className="bar" x="398" y="292" width="34" height="8" rx="4" />
    </Drawing>
  );
}
