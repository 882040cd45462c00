import type { Stage } from '@cortex/api-client/model';
import { describe, expect, it } from 'vitest';
import { mergeStages } from './stageRows.ts';

const newcomers: Stage = { id: 'stg_new', name: 'New', kind: 'open' };
const interview: Stage = { id: 'stg_interview', name: 'Interview', kind: 'open' };
const hired: Stage = { id: 'stg_hired', name: 'Hired', kind: 'hired' };
const opened = [newcomers, interview, hired];
const trial: Stage = { id: 'stg_trial', name: 'Trial day', kind: 'open' };

describe('stages that a colleague changed since the form was opened', () => {
  it('keeps both changes', () => {
    const rows = [
      newcomers,
      { ...interview, name: 'First talk' },
      { name: 'Offer', kind: 'open' as const },
      hired,
    ];
    const current = [{ ...newcomers, name: 'Applied' }, interview, trial, hired];
    expect(mergeStages(rows, { opened, current })).toEqual([
      { ...newcomers, name: 'Applied' },
      { ...interview, name: 'First talk' },
      trial,
      { name: 'Offer', kind: 'open' },
      hired,
    ]);
  });

  it('leaves out what either of them removed, and puts one first that stands first', () => {
    const current = [trial, newcomers, hired];
    expect(mergeStages([newcomers, interview], { opened, current })).toEqual([trial, newcomers]);
  });

  it('is what the person has where nobody else changed anything', () => {
    const rows = [hired, newcomers];
    expect(mergeStages(rows, { opened, current: opened })).toEqual(rows);
  });
});
