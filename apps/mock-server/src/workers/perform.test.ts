import { expect, test } from 'vitest';
import { type Perform, performLongElsewhere } from './perform.ts';

function watched() {
  const sent: string[] = [];
  const elsewhere: Perform = async (_name, _input, { organizationId }) => {
    sent.push(organizationId);
    throw new Error('Elsewhere.');
  };
  const perform = performLongElsewhere(elsewhere);
  const read = (organizationId: string, characters: number) =>
    perform(
      'criteria',
      { title: 'Baker', description: 'x'.repeat(characters), skills_required: '' },
      { organizationId },
    );
  return { sent, read };
}

test('a text that takes longer is read elsewhere', async () => {
  const { sent, read } = watched();
  await read('org_short', 100);
  await expect(read('org_long', 9_000)).rejects.toThrow('Elsewhere.');
  expect(sent).toEqual(['org_long']);
});

test('of short texts that an organization sends at once one is read here, and those of another organization, too', async () => {
  const { sent, read } = watched();
  const reading = await Promise.allSettled([
    read('org_one', 100),
    read('org_one', 100),
    read('org_two', 100),
  ]);
  expect(reading.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(sent).toEqual(['org_one']);
});

test('what is loaded for the first text is not counted against who sent it', async () => {
  const { sent, read } = watched();
  for (let round = 0; round < 5; round += 1) await read('org_one', 100);
  expect(sent).toEqual([]);
});
