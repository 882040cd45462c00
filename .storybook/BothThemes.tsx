import type { Decorator } from '@storybook/react-vite';

type Viewports = Record<string, { styles: { width: string; height: string } }>;

/**
 * Lays the story in both themes over itself, each as wide as its window is meant to be: beside each other where there is room for
 * both, else one under the other. Each is a page of its own and can be used.
 */
export const withBothThemes: Decorator = function BothThemes(Story, { globals, id, parameters, viewMode }) {
  if (globals.theme !== 'both' || viewMode !== 'story') return <Story />;
  const viewports: Viewports = parameters.viewport.options;
  const window = viewports[globals.viewport?.value]?.styles ?? { width: '100%', height: '100vh' };
  return (
    <>
      <Story />
      <div
        style={{
          position: 'fixed',
          inset: 0,
          zIndex: 1000,
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          gap: '8px',
          overflow: 'auto',
          background: '#888',
        }}
      >
        {['dark', 'light'].map((theme) => (
          <iframe
            key={theme}
            title={`${id}, ${theme}`}
            src={`?id=${id}&viewMode=story&globals=${writeGlobals({ ...globals, theme })}`}
            style={{ width: window.width, maxWidth: '100%', height: window.height, border: 0 }}
          />
        ))}
      </div>
    </>
  );
};

/** What the toolbar says, as it stands in a story's address. */
function writeGlobals({ theme, frame, locale, text, motion, colours }: Record<string, unknown>): string {
  return Object.entries({ theme, frame, locale, text, motion, colours })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
