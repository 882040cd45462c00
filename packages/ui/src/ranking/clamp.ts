import type { CSSProperties } from 'react';

/** Ends a text after some lines, with an ellipsis. */
export function clamp(lines: number): CSSProperties {
  return { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines };
}
