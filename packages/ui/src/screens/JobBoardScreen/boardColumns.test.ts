import type { JobApplication, Stage } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { moveInList } from '../../lists/applications/moveInList.ts';
import { findPlace, step, toColumns } from './boardColumns.ts';

const stage = (id: string): Stage => ({ id, name: id, kind: 'open' });
const stages = ['new', 'interview', 'offer'].map(stage);
const card = (id: string, stage_id: string): JobApplication => ({
  candidate: { id, name: id },
  stage_id,
  since: '2026-11-20T09:00:00Z',
  added_at: '2026-11-18T09:00:00Z',
  by: { id: 'usr' },
});
const cards = [card('ann', 'new'), card('ben', 'new'), card('cy', 'offer'), card('dee', 'gone')];
const columns = toColumns(stages, cards);
const ids = (list: readonly JobApplication[]) => list.map(({ candidate }) => candidate.id).join(' ');

test('everybody stands in the column of their stage, and nobody is lost with a stage', () => {
  expect(columns.map((column) => ids(column.cards))).toEqual(['ann ben dee', '', 'cy']);
  expect(findPlace(columns, 'cy')).toEqual({ column: 2, row: 0 });
  expect(findPlace(columns, 'nobody')).toBeUndefined();
});

test('a column by fit has the best first and who was not scored last, and leaves the others as they are', () => {
  const scored = [
    { ...card('ann', 'new'), fit_score: 20 },
    card('ben', 'new'),
    { ...card('cy', 'new'), fit_score: 77 },
    { ...card('dee', 'new'), fit_score: 0 },
    { ...card('eve', 'offer'), fit_score: 10 },
    { ...card('flo', 'offer'), fit_score: 90 },
  ];
  const ordered = toColumns(stages, scored, [], ['new']);
  expect(ordered.map(({ cards: shown }) => ids(shown))).toEqual(['cy ann dee ben', '', 'eve flo']);
  expect(toColumns(stages, scored, ordered, ['new'])[0]).toBe(ordered[0]);
});

test('arrows walk from card to card, over empty columns, and stop at the ends', () => {
  expect(step(columns, { column: 0, row: 0 }, 'ArrowDown')).toEqual({ column: 0, row: 1 });
  expect(step(columns, { column: 0, row: 2 }, 'ArrowDown')).toEqual({ column: 0, row: 2 });
  expect(step(columns, { column: 0, row: 0 }, 'ArrowUp')).toEqual({ column: 0, row: 0 });
  expect(step(columns, { column: 0, row: 2 }, 'ArrowRight')).toEqual({ column: 2, row: 0 });
  expect(step(columns, { column: 2, row: 0 }, 'ArrowRight')).toEqual({ column: 2, row: 0 });
  expect(step(columns, { column: 2, row: 0 }, 'ArrowLeft')).toEqual({ column: 0, row: 0 });
});

test('a move puts people at the top of their new stage, adds who was not there, and takes off', () => {
  const at = '2026-11-25T09:00:00Z';
  const people = (...names: string[]) => names.map((id) => ({ id, name: id }));
  const moved = moveInList(cards, { candidates: people('ben', 'eve'), stage: stage('offer') }, at);
  expect(toColumns(stages, moved).map((column) => ids(column.cards))).toEqual(['ann dee', '', 'ben eve cy']);
  expect(moved[0]).toMatchObject({ since: at, added_at: '2026-11-18T09:00:00Z' });
  expect(moveInList(cards, { candidates: people('cy'), stage: stage('offer') }, at)).toEqual(cards);
  expect(ids(moveInList(cards, { candidates: people('ann', 'cy'), stage: undefined }, at))).toBe('ben dee');
});
