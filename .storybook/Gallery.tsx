import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { ownBrand } from './brand.ts';

type GalleryProps = { stories: PreparedStory[] };

const TILE = 300;

/**
 * All stories of one component beside each other, each at the width that it is made for, made smaller. They come one
 * after the other, as they come into sight.
 */
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
  const window = isScreen || named ? { width, height } : { width: 460, height: 300 };
  const scale = Math.min(TILE / window.width, 200 / window.height);
  const place = useTurn();
  return (
    <li ref={place.ref} style={{ minWidth: 0 }}>
      <a
        href={`?path=/story/${story.id}`}
        target="_top"
        style={{ display: 'block', color: ownBrand.textColor, fontSize: 13, fontFamily: ownBrand.fontBase }}
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
            src={place.turn ? `?id=${story.id}&viewMode=story&globals=a11y.manual:!true` : undefined}
            onLoad={place.watch}
            data-gallery
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

/** The longest that the next one waits for a story that does not end. */
const LONGEST = 15_000;

let queue = Promise.resolve();

/**
 * Gives an element its turn, once it is in sight and the one before it is through: two plays at a time would take each
 * other the focus.
 */
function useTurn() {
  const ref = useRef<HTMLLIElement>(null);
  const through = useRef(() => {});
  const [turn, setTurn] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      queue = queue.then(
        () =>
          new Promise((next) => {
            through.current = next;
            setTimeout(next, LONGEST);
            setTurn(true);
          }),
      );
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  function watch({ currentTarget }: { currentTarget: HTMLIFrameElement }) {
    if (!turn || !currentTarget.contentWindow) return;
    const channel = Reflect.get(currentTarget.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');
    channel?.on('storyFinished', () => through.current());
  }

  return { ref, turn, watch };
}

function sizeOf(styles: { width: string; height: string } | undefined) {
  return {
    width: Number.parseInt(styles?.width ?? '1280', 10),
    height: Number.parseInt(styles?.height ?? '800', 10),
  };
}
