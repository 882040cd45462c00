import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A block in the shape of what comes. */
export const Skeleton = chakra('div', {
  base: {
    borderRadius: 'control',
    bg: 'line',
    opacity: 0.7,
    _motionSafe: { animation: 'breathe 1.6s ease-in-out infinite' },
  },
});

/* A quick answer shows no skeleton at all: it stays invisible for the first 150 ms. */
const Region = chakra('div', {
  base: {
    animationName: 'appear',
    animationDuration: '1ms',
    animationDelay: '150ms',
    animationFillMode: 'backwards',
  },
});

const Announcement = chakra('p', { base: { srOnly: true } });

export type LoadingRegionProps = { label: string; children: ReactNode };

/** Holds skeletons and says to a screen reader what is on its way. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <Region>
      <Announcement role="status">{label}</Announcement>
      <div aria-hidden="true">{children}</div>
    </Region>
  );
}
