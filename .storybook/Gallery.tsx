import type { PreparedStory } from 'storybook/internal/types';

type GalleryProps = { stories: PreparedStory[] };

const TILE = 300;

/** All stories of one component beside each other, each at the width that it is made for, made smaller. They load when they come into sight. */
export function Gallery({ stories }: GalleryProps) {
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${TILE}px, 1fr))`,
        gap: 20,
        padding: 0,
        margin: '16px 0 32px',
        listStyle: 'none',
      }}
    >
      {stories.map((story) => (
        <Tile key={story.id} story={story} />
      ))}
    </ul>
  );
}

type Viewports = Record<string, { styles: { width: string; height: string } }>;

function Tile({ story }: { story: PreparedStory }) {
  const isScreen = story.title.startsWith('Screens/');
  const viewports: Viewports = story.parameters.viewport.options;
  const named = story.storyGlobals.viewport?.value;
  const { width, height } = sizeOf(viewports[named ?? 'desktop']?.styles);
  // A component alone needs no whole window.
  const window = isScreen || named ? { width, height } : { width: 640, height: 320 };
  const scale = Math.min(TILE / window.width, 200 / window.height);
  return (
    <li style={{ minWidth: 0 }}>
      <a
        href={`?path=/story/${story.id}`}
        target="_top"
        style={{ display: 'block', color: 'inherit', fontSize: 13, fontFamily: 'inherit' }}
      >
        <span
          style={{
            position: 'relative',
            display: 'block',
            height: 200,
            marginBottom: 6,
            overflow: 'hidden',
            border: '1px solid #8888',
            borderRadius: 6,
          }}
        >
          <iframe
            title={story.name}
            src={`?id=${story.id}&viewMode=story`}
            data-gallery
            loading="lazy"
            tabIndex={-1}
            style={{
              position: 'absolute',
              insetInlineStart: '50%',
              top: '50%',
              width: window.width,
              height: window.height,
              border: 0,
              transform: `translate(-50%, -50%) scale(${scale})`,
              pointerEvents: 'none',
            }}
          />
        </span>
        {story.name}
      </a>
    </li>
  );
}

function sizeOf(styles: { width: string; height: string } | undefined) {
  return {
    width: Number.parseInt(styles?.width ?? '1280', 10),
    height: Number.parseInt(styles?.height ?? '800', 10),
  };
}
