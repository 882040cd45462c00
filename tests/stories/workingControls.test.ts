import { expect, test } from 'vitest';
import { chooseStart } from '../../.storybook/workingControls.ts';

test('a control begins with the default of its prop, else with nothing, and never as a button that makes it', () => {
  const defaultsTo = (summary: string) => ({ table: { defaultValue: { summary } } });
  expect(chooseStart({ control: 'boolean' })).toBe(false);
  expect(chooseStart({ control: { type: 'boolean' }, ...defaultsTo('true') })).toBe(true);
  expect(chooseStart({ control: { type: 'text' }, ...defaultsTo("'medium'") })).toBe('medium');
  expect(chooseStart({ control: { type: 'text' }, ...defaultsTo('props.label') })).toBe('');
  expect(chooseStart({ control: { type: 'number' }, ...defaultsTo('3') })).toBe(3);
  expect(chooseStart({ control: { type: 'number' } })).toBe(null);
  expect(chooseStart({ control: 'select' })).toBe(undefined);
  expect(chooseStart({ control: { disable: true } })).toBe(undefined);
});
