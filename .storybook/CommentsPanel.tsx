/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook makes React.createElement of its manager's JSX.
import React from 'react';
import { useAddonState, useChannel } from 'storybook/manager-api';
import type { Comment } from '../tests/visual/review.ts';
import { OwnComments } from './OwnComments.tsx';
import { muted } from './panelStyles.ts';
import { COMMENTS_SHOWN } from './reviewEvents.ts';

/** The tab's name, with how many comments the story has. It is always there, and so it is who listens. */
export function CommentsTitle() {
  const [comments, setComments] = useAddonState<Comment[]>('cortex/comments', []);
  useChannel({ [COMMENTS_SHOWN]: setComments }, [setComments]);
  return <span>{comments.length === 0 ? 'Comments' : `Comments (${comments.length})`}</span>;
}

/** What is open of what people said about the story that is shown, and what somebody adds in this browser. */
export function CommentsPanel() {
  return (
    <div style={{ padding: 16, maxWidth: '70ch', fontSize: 14 }}>
      <OpenComments />
      <OwnComments />
    </div>
  );
}

function OpenComments() {
  const [comments] = useAddonState<Comment[]>('cortex/comments', []);
  if (comments.length === 0) return <p style={{ ...muted, margin: 0 }}>Nothing is open about this story.</p>;
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {comments.map(({ picture, x, y, text, by, on }, index) => (
        <li
          key={`${picture} ${x} ${y} ${text}`}
          style={{ display: 'grid', gridTemplateColumns: '32px 1fr', paddingBlock: 10 }}
        >
          <strong>{index + 1}</strong>
          <div>
            {text}
            <div style={muted}>
              {by}, {on}, {picture.split('/')[0]}
              {picture.endsWith('-360') ? ', 360 px' : ''}, at {x}, {y}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
