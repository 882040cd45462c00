/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook makes React.createElement of its manager's JSX.
import React, { useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useAddonState, useChannel, useParameter } from 'storybook/manager-api';
import { field, muted } from './panelStyles.ts';
import { DESIGN_FAILED, DESIGN_LAID, type Design } from './reviewEvents.ts';

const NONE: Design = { address: '', opacity: 0.5, isDifference: false, width: null };
/** Lays a design, a picture by its address, over the story. The parameter `design` of a story names its own. */
export function DesignPanel() {
  const named = useParameter<string>('design', '');
  const [design, setDesign] = useAddonState<Design>('cortex/design', NONE);
  const [hasFailed, setHasFailed] = useState(false);
  const address = design.address || named;
  const emit = useChannel(
    {
      [STORY_RENDERED]: () => lay(),
      [DESIGN_FAILED]: () => setHasFailed(true),
    },
    [design, named],
  );
  function lay() {
    setHasFailed(false);
    emit(DESIGN_LAID, { ...design, address });
  }
  useEffect(lay, [design, named]);

  return (
    <form
      style={{ padding: 16, maxWidth: '70ch', fontSize: 14, display: 'grid', gap: 12 }}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        Address of a picture of the design (an export of Figma, say)
        <input
          type="url"
          placeholder={named || 'https://'}
          value={design.address}
          style={field}
          onChange={({ target }) => setDesign({ ...design, address: target.value })}
        />
      </label>
      <label>
        Opacity
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={design.opacity}
          style={{ display: 'block', width: '100%' }}
          onChange={({ target }) => setDesign({ ...design, opacity: Number(target.value) })}
        />
      </label>
      <label>
        Width in pixels (its own unless stated; half of it for an export at twice the size)
        <input
          type="number"
          min={1}
          value={design.width ?? ''}
          style={field}
          onChange={({ target }) => setDesign({ ...design, width: Number(target.value) || null })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={design.isDifference}
          onChange={({ target }) => setDesign({ ...design, isDifference: target.checked })}
        />{' '}
        Show what differs alone: what is alike is black
      </label>
      <p role="status" style={{ ...muted, margin: 0 }}>
        {address && hasFailed
          ? 'There is no picture at this address, or its server does not give it to this page.'
          : 'It lies over the story and takes no clicks. The address is sent to nobody but its own server.'}
      </p>
    </form>
  );
}
