import { expect, test } from 'vitest';
import { nearestLines } from './nearestLines.ts';

const RESUME = `Ada Brandt
ada@example.com, +49 30 5550 100

Experience
Toolroom Lead, Vale Mill, 2017 - present
- Ran two wire erosion machines, at night without anybody beside them.
- Four trainees passed their final exam at my bench.
- Signed the log books of our trainees each Friday.
- Kept the spare parts of the presses in order.

Interests
Trainees of the local football club`;

const look = (resumeText: string, criterion: string, skills = criterion) =>
  nearestLines(
    {
      job: { title: 'Toolmaker', description: 'You make tools.', skills_required: skills },
      candidate: { name: 'Ada Brandt', email: 'ada@example.com', phone: '', notes: '', resumeText },
      asOf: '2026-11-20',
    },
    criterion,
  );
const quotesOf = (...args: Parameters<typeof look>) => {
  const outcome = look(...args);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.lines.map(({ quote }) => quote);
};

test('the lines that tell of it in other words come first, verbatim', () => {
  const [first, second] = quotesOf(RESUME, 'Mentoring of apprentices');
  expect([first, second].toSorted()).toEqual([
    'Four trainees passed their final exam at my bench.',
    'Signed the log books of our trainees each Friday.',
  ]);
});

test('five at most, and no heading, contact line or pastime', () => {
  const quotes = quotesOf(RESUME, 'Trainees');
  expect(quotes.length).toBeLessThanOrEqual(5);
  expect(quotes.join('\n')).not.toMatch(/@|Interests|football|Experience/);
});

test('in another language lines that share a word, and no others', () => {
  const german = `Berufserfahrung
Werkzeugmacher, Mühle Vogel, 2017 - heute
- Vier Auszubildende haben an meiner Werkbank ihre Abschlussprüfung bestanden.
- Betreuung der Auszubildenden an zwei Erodiermaschinen in der Nachtschicht.
- Die Ersatzteile der Pressen standen immer an ihrem Platz, und das Lager war aufgeräumt.
Sprachen
Deutsch und etwas Englisch`;
  const quotes = quotesOf(german, 'Betreuung von Auszubildenden');
  expect(quotes[0]).toContain('Betreuung der Auszubildenden');
  expect(quotes.join('\n')).not.toContain('Ersatzteile');
});

test('a criterion that the job does not have', () => {
  expect(look(RESUME, 'Falconry', 'Welding')).toEqual({ ok: false, code: 'unknown_criterion' });
});

test('too little text', () => {
  expect(look('Ada Brandt', 'Welding')).toMatchObject({ ok: false, code: 'too_little_text' });
});
