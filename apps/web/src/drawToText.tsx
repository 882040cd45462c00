import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** A page as text, and the style elements that it needs. */
export type DrawnPage = { html: string; styles: string };

/** Draws a page where there is no browser. Rejects with what went wrong in it. */
export async function drawToText(page: ReactNode): Promise<DrawnPage> {
  const cache = createCache({ key: 'css' });
  // Emotion then collects the styles in its cache, where it would put them between the elements.
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerender(<CacheProvider value={cache}>{page}</CacheProvider>, {
    // All in its place: React moves what is large to the end, for a script to put it back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  return { html: await new Response(prelude).text(), styles: describeStyles(cache.inserted) };
}

/** The style elements, under the names by which Emotion takes them over. */
function describeStyles(inserted: Record<string, string | true | undefined>): string {
  const rules = Object.entries(inserted).map(([name, text]) => ({ name, text: String(text) }));
  const isOfClass = ({ name, text }: { name: string; text: string }) => text.includes(`.css-${name}`);
  const ofClasses = rules.filter(isOfClass);
  const names = ofClasses.map(({ name }) => name).join(' ');
  return [
    ...rules
      .filter((rule) => !isOfClass(rule))
      .map(({ name, text }) => `<style data-emotion="css-global ${name}">${text}</style>`),
    `<style data-emotion="css ${names}">${ofClasses.map(({ text }) => text).join('')}</style>`,
  ].join('');
}
