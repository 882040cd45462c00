import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { styled } from '../../theme/styled.tsx';

export const PickerForm = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '2',
    marginBlockEnd: '3',
    '&[data-folded]': { display: { base: 'none', md: 'grid' } },
    '&, &[data-folded]': { _print: { display: 'none' } },
    '& > .foot': { display: 'contents' },
    '& .submit': { marginBlockStart: { base: 0, md: '27px' }, minHeight: '10', minWidth: '168px' },
    '& > .problem, & .more': { gridColumn: '1 / -1' },
    '& .more': { display: 'flex', alignItems: 'center', minHeight: '8' },
    '& .more button': { marginInlineStart: '-3' },
    '& .more p': { color: 'muted', fontSize: 'small' },
  },
  variants: {
    pickers: {
      two: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      },
      three: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr)) auto',
        },
      },
      many: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
        '& > .foot': {
          display: { md: 'flex' },
          alignItems: 'center',
          gap: '4',
          gridColumn: '1 / -1',
          marginBlockEnd: '1',
        },
        '& .submit': { width: { base: 'full', md: 'auto' }, marginBlockStart: { md: 0 } },
      },
    },
  },
});

const PickerShape = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

type PickerFormSkeletonProps = {
  names: readonly string[];
  /** Whether a button adds more pickers. */
  extensible: boolean;
};

export function PickerFormSkeleton({ names, extensible }: PickerFormSkeletonProps) {
  return (
    <LoadingRegion label="Loading candidates and jobs...">
      <PickerForm as="div" pickers={getLayout(names.length)}>
        {names.map((name) => (
          <PickerShape key={name}>
            <Skeleton height="21px" width="96px" />
            <Skeleton height="40px" />
          </PickerShape>
        ))}
        <div className="foot">
          <Skeleton className="submit" height="40px" />
          {extensible ? <div className="more" /> : null}
        </div>
      </PickerForm>
    </LoadingRegion>
  );
}

export function getLayout(pickers: number): 'two' | 'three' | 'many' {
  if (pickers > 3) return 'many';
  return pickers > 2 ? 'three' : 'two';
}
