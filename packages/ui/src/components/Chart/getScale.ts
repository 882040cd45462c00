const STEPS = [1, 2, 5, 10];

type Scale = { max: number; ticks: number };

/** An axis from 0 in at most five whole steps of 1, 2 or 5 times a power of ten, as high as the highest figure needs. */
export function getScale(highest: number): Scale {
  const wanted = Math.max(highest, 1) / 5;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(wanted)));
  const step = (STEPS.find((factor) => factor * power >= wanted) ?? 10) * power;
  const ticks = Math.max(1, Math.ceil(highest / step));
  return { max: ticks * step, ticks };
}
