import { styled } from '../../theme/styled.tsx';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    fontSize: 'small',
    '& li': { display: 'flex', alignItems: 'baseline', gap: '2' },
    '& .swatch': {
      flexShrink: 0,
      alignSelf: 'flex-start',
      boxSize: '10px',
      borderRadius: '3px',
      marginBlockStart: '5px',
    },
    '& li:nth-of-type(1) .swatch': { bg: 'accent' },
    '& li:nth-of-type(2) .swatch': { bg: 'good' },
    '& .label': { color: 'muted', minWidth: 0, overflowWrap: 'anywhere' },
    '& .figure': { color: 'text', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      row: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', marginBlockEnd: '1' },
      column: {
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        minWidth: 0,
        '& .figure': { display: 'block', fontSize: 'section', lineHeight: '1.3' },
        '& .share': { color: 'muted', fontSize: 'small', fontWeight: 'normal', marginInlineStart: '2' },
      },
    },
  },
});

type ChartLegendProps = {
  entries: readonly { label: string; figure?: string; share?: string }[];
  layout: 'row' | 'column';
};

/** What each color stands for, in the order of the chart, with its figure where there is one. */
export function ChartLegend({ entries, layout }: ChartLegendProps) {
  return (
    <List layout={layout}>
      {entries.map(({ label, figure, share }) => (
        <li key={label}>
          <span className="swatch" aria-hidden="true" />
          <span className="label">
            <bdi>{label}</bdi>
            {figure ? (
              <span className="figure">
                {figure}
                {share ? <span className="share">{share}</span> : null}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </List>
  );
}
