import type { Decorator } from '@storybook/react-vite';

/** Lays the story in both themes, side by side, over itself. Each half is a page of its own and can be used. */
export const withBothThemes: Decorator = function BothThemes(Story, { globals, id, viewMode }) {
  const covered = globals.theme === 'both' && viewMode === 'story';
  return (
    <>
      <Story />
      {covered ? (
        <div
          style={{
            position: 'fixed',
            inset: 0,
            zIndex: 1000,
            display: 'flex',
            gap: '1px',
            background: '#888',
          }}
        >
          {['dark', 'light'].map((theme) => (
            <iframe
              key={theme}
              title={`${id}, ${theme}`}
              src={`?id=${id}&viewMode=story&globals=theme:${theme}`}
              style={{ flex: 1, minWidth: 0, height: '100%', border: 0 }}
            />
          ))}
        </div>
      ) : null}
    </>
  );
};
