/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook makes React.createElement of its manager's JSX.
import React, { type FormEvent, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import {
  type OwnComment,
  readOwnComments,
  readOwnName,
  toFile,
  writeOwnComments,
  writeOwnName,
} from './ownComments.ts';
import { field, muted } from './panelStyles.ts';
import { PLACE_ASKED, PLACE_CHOSEN, type Place } from './reviewEvents.ts';

/** What somebody says about places on stories, kept in this browser until they take it along as a file. It needs no server. */
export function OwnComments() {
  const api = useStorybookApi();
  const [own, setOwn] = useState(readOwnComments);
  const [place, setPlace] = useState<Place | 'asked' | null>(null);
  const [text, setText] = useState('');
  const [by, setBy] = useState(readOwnName);
  const emit = useChannel({ [PLACE_CHOSEN]: (chosen: Place) => setPlace(chosen) }, []);
  const chosen = typeof place === 'object' ? place : null;

  function keep(comments: OwnComment[]) {
    writeOwnComments(comments);
    setOwn(comments);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    const stories = api.getCurrentStoryData()?.importPath?.replace(/^\.\//, '');
    if (!chosen || !stories || text.trim() === '' || by.trim() === '') return;
    writeOwnName(by.trim());
    const on = new Date().toISOString().slice(0, 10);
    keep([...own, { ...chosen, text: text.trim(), by: by.trim(), on, stories }]);
    setPlace(null);
    setText('');
  }

  function takeAlong() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toFile(own)], { type: 'application/json' }));
    link.download = 'comments.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <section style={{ marginBlockStart: 16 }}>
      <Button
        ariaLabel={false}
        onClick={() => {
          setPlace('asked');
          emit(PLACE_ASKED);
        }}
      >
        {place === 'asked' ? 'Click on the story' : chosen ? 'Choose another place' : 'Comment on a place'}
      </Button>
      {chosen ? (
        <form onSubmit={add} style={{ marginBlockStart: 12 }}>
          <div style={muted}>
            {chosen.picture.split('/')[0]}
            {chosen.picture.endsWith('-360') ? ', 360 px' : ''}, at {chosen.x}, {chosen.y}
          </div>
          <label>
            Comment
            <textarea
              required
              rows={3}
              value={text}
              style={field}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <label>
            Your name
            <input required value={by} style={field} onChange={({ target }) => setBy(target.value)} />
          </label>
          <Button ariaLabel={false} type="submit">
            Keep it
          </Button>
        </form>
      ) : null}
      {own.length > 0 ? (
        <>
          <h3 style={{ fontSize: 14, marginBlock: '16px 8px' }}>Yours, in this browser alone</h3>
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {own.map((comment, index) => (
              <li
                key={`${comment.picture} ${comment.x} ${comment.y} ${comment.text}`}
                style={{ display: 'flex', gap: 12, alignItems: 'start', paddingBlock: 6 }}
              >
                <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
                  {comment.text}
                  <div style={muted}>{comment.picture}</div>
                </div>
                <Button
                  ariaLabel={`Remove comment ${index + 1}`}
                  size="small"
                  onClick={() => keep(own.filter((_, at) => at !== index))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <Button ariaLabel={false} onClick={takeAlong}>
            {own.length === 1 ? 'Download 1 comment' : `Download ${own.length} comments`}
          </Button>{' '}
          <Button ariaLabel={false} onClick={() => keep([])}>
            Remove all
          </Button>
          <p style={muted}>
            Send the file to whoever builds it: npm run visual:comments -- comments.json puts each beside its
            stories.
          </p>
        </>
      ) : null}
    </section>
  );
}
