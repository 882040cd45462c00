import type { Place } from '@cortex/api-client/model';

/** A line of text on a page; `vertical` where it runs downwards as shown. */
export type TrueLine = Place & { vertical?: boolean };

/** The least share of a line that a box has to cover, and of the page how far it may reach beyond. */
const COVERED = 0.8;
const BEYOND = 0.12;
const ROUNDING = 1e-4;

/** Whether an answer marks a quote where it stands: all lines of one of its truths, and nothing else. */
export function isRight(truths: readonly (readonly TrueLine[])[], places: readonly Place[]): boolean {
  if (places.length === 0) return false;
  return truths.some(
    (lines) =>
      lines.every((line) => places.some((place) => covers(line, place))) &&
      places.every((place) => lines.some((line) => keepsWithin(line, place))),
  );
}

/** From where to where a box reaches along a line, and across it. */
function measure({ left, top, width, height }: Place, vertical = false) {
  const [x, y] = [
    { from: left, to: left + width },
    { from: top, to: top + height },
  ];
  return vertical ? { along: y, across: x } : { along: x, across: y };
}

function isOnLine(line: TrueLine, place: Place): boolean {
  const { across } = measure(line, line.vertical);
  const own = measure(place, line.vertical).across;
  const middle = (own.from + own.to) / 2;
  return line.page === place.page && middle >= across.from - ROUNDING && middle <= across.to + ROUNDING;
}

function covers(line: TrueLine, place: Place): boolean {
  const { along } = measure(line, line.vertical);
  const own = measure(place, line.vertical).along;
  const covered = Math.min(along.to, own.to) - Math.max(along.from, own.from);
  return isOnLine(line, place) && covered >= COVERED * (along.to - along.from) - ROUNDING;
}

function keepsWithin(line: TrueLine, place: Place): boolean {
  const { along } = measure(line, line.vertical);
  const own = measure(place, line.vertical).along;
  return (
    isOnLine(line, place) &&
    own.from >= along.from - BEYOND - ROUNDING &&
    own.to <= along.to + BEYOND + ROUNDING
  );
}
