import { Skeleton as ChakraSkeleton, type SkeletonProps } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';
import { skeletonRecipe } from '../../theme/recipes/skeleton.ts';
import { styled } from '../../theme/styled.tsx';

/** A block in the shape of the content that is loading. */
export function Skeleton(props: SkeletonProps) {
  return <ChakraSkeleton recipe={skeletonRecipe} {...props} />;
}

/* A quick answer shows no skeleton at all: it stays invisible for the first 150 ms. */
const Region = styled('div', {
  base: {
    position: 'relative',
    animationName: 'appear',
    animationDuration: '1ms',
    animationDelay: '150ms',
    animationFillMode: 'backwards',
  },
});

/* It lies over the shapes and takes no room, so that nothing moves when the data arrives. */
const Announcement = styled('p', {
  base: {
    position: 'absolute',
    insetBlockStart: '3',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    _rtl: { transform: 'translateX(50%)' },
    zIndex: 1,
    paddingBlock: '1',
    paddingInline: '3',
    borderRadius: 'full',
    border: '1px solid {colors.line}',
    bg: 'raised',
    color: 'muted',
    fontSize: 'small',
    whiteSpace: 'nowrap',
  },
});

export type LoadingRegionProps = { label: string; children: ReactNode };

/** Contains skeletons and announces what is loading. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <Region>
      <Announcement role="status">{label}</Announcement>
      <div aria-hidden="true">{children}</div>
    </Region>
  );
}
