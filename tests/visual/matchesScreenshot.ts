import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type {} from '@vitest/browser-playwright';
import { convertIndexedToRgb, decode } from 'fast-png';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';
import { foundHere, kept, readPairs, usedFile } from './samePairs.ts';
import { beginComparison } from './screenshots.ts';

export type Place = { x: number; y: number; width: number; height: number };

/**
 * Which pairs of files show the same, by a hash of both: those that git keeps, so that a fresh clone need not decode
 * them, and those that were found here. A browser that encodes otherwise costs time and nothing else.
 */
const same = new Set([kept, foundHere].flatMap(readPairs));

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Whether a place of the page looks as its screenshot does, to the pixel. It asks the browser for the picture and for
 * nothing else; what waits for the page to be at rest, and tells and keeps what differs (`toMatchScreenshot`), takes
 * longer than a story does and looks only where this one does not match.
 */
export async function matchesScreenshot(
  { page, project, testPath = '' }: BrowserCommandContext,
  name: string,
  place: Place,
): Promise<boolean> {
  // Vitest writes names of files with one dash each.
  const file = beginComparison(name.replace(/-+/g, '-'), '.png', relative(project.config.root, testPath));
  if (!existsSync(file)) return false;
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...place, scale: 1 },
  });
  return showSame(readFileSync(file), Buffer.from(data, 'base64'));
}

function showSame(before: Buffer, now: Buffer): boolean {
  const pair = createHash('sha256').update(before).update(now).digest('hex').slice(0, 16);
  appendFileSync(usedFile, `${pair}\n`);
  if (same.has(pair)) return true;
  const [one, other] = [readPixels(before), readPixels(now)];
  if (one.width !== other.width || one.height !== other.height || !one.pixels.equals(other.pixels))
    return false;
  same.add(pair);
  mkdirSync(dirname(foundHere), { recursive: true });
  appendFileSync(foundHere, `${pair}\n`);
  return true;
}

function readPixels(png: Buffer): { width: number; height: number; pixels: Buffer } {
  const image = decode(png);
  const { width, height } = image;
  const { buffer, byteOffset, byteLength } = image.palette ? convertIndexedToRgb(image) : image.data;
  return { width, height, pixels: Buffer.from(buffer, byteOffset, byteLength) };
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchesScreenshot: (name: string, place: Place) => Promise<boolean>;
  }
}
