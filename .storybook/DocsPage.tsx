import { Controls, Description, DocsContext, Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { version } from '../packages/ui/package.json';
import { notes } from '../packages/ui/src/stories/notes.ts';
import { Gallery } from './Gallery.tsx';
import { Playground } from './Playground.tsx';

/** Loaded with a screen's page alone: it reads the sources and the contract. */
const ScreenFactsTables = lazy(() => import('./ScreenFactsTables.tsx'));

/** What a component or a screen is for, all its variants or states, its controls, and what it does for everybody. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const [first] = stories;
  if (!first) return <Title />;
  const note = notes[first.title];
  const isScreen = first.title.startsWith('Screens/');
  const figma: unknown = first.parameters.figma;
  return (
    <>
      <Title />
      <Subtitle />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, opacity: 0.8 }}>
        <span>{note?.status === 'new' ? 'New' : 'Stable'}</span>
        <span>Version {version}</span>
        <span>{stories.length === 1 ? '1 story' : `${stories.length} stories`}, each a test</span>
        {typeof figma === 'string' ? <a href={figma}>Design in Figma</a> : null}
      </p>
      <Description />
      {note ? (
        <>
          <Heading>When to use it</Heading>
          <p>{note.use}</p>
          <p>
            <strong>When not:</strong> {note.not}
          </p>
        </>
      ) : null}
      {isScreen ? null : (
        <>
          <Heading>Try it</Heading>
          <Playground story={first} />
        </>
      )}
      <Heading>{isScreen ? 'States and behaviours' : 'Variants'}</Heading>
      <Gallery stories={stories} />
      {note ? (
        <>
          <Heading>For everybody</Heading>
          <p>{note.access}</p>
          <p>Every story is checked with axe against WCAG 2.2 AA in both themes.</p>
        </>
      ) : null}
      {isScreen ? (
        <>
          <Suspense>
            <ScreenFactsTables screen={first.title.replace('Screens/', '')} />
          </Suspense>
          <Heading>What it takes</Heading>
          <Controls />
        </>
      ) : null}
    </>
  );
}
