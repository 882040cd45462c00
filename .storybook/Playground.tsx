import { Primary, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { chooseStart } from './workingControls.ts';

/**
 * A story in its frame, with a control of each of its props that works at once. What the frame gets is what somebody
 * set, and nothing else.
 */
export function Playground({ story }: { story: PreparedStory }) {
  const [args, setArgs] = useState(() => start(story));
  return (
    <>
      <Primary />
      <PureArgsTable
        rows={story.argTypes}
        args={args}
        storyId={story.id}
        updateArgs={(updatedArgs) => {
          setArgs({ ...args, ...updatedArgs });
          tellFrame(story, 'updateStoryArgs', { updatedArgs });
        }}
        resetArgs={(argNames) => {
          setArgs(start(story));
          tellFrame(story, 'resetStoryArgs', { argNames });
        }}
      />
    </>
  );
}

/** What the controls show before anybody used one. */
function start({ argTypes, initialArgs }: PreparedStory): Args {
  const unset = Object.entries(argTypes).filter(([name]) => initialArgs[name] === undefined);
  return { ...initialArgs, ...Object.fromEntries(unset.map(([name, type]) => [name, chooseStart(type)])) };
}

/** The frame is a page of its own, which hears nothing of this one's controls. */
function tellFrame({ id }: PreparedStory, event: string, values: object): void {
  const frame = document.getElementById(`iframe--${id}`);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return;
  const channel = Reflect.get(frame.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');
  channel?.emit(event, { storyId: id, ...values });
}
