import { expect, test } from 'vitest';
import { findSource } from './findSource.ts';

const NOTES = `Ran Kubernetes on three sites, for six years.
Skills: R, C++, Go / SAP; 日语
R
負責開發後端服務五年
عملت مهندسة برمجيات في برلين
Spoke at 3 events.`;
const find = (quote: string, notes = NOTES) => findSource({ resumeText: null, notes }, quote);

test.each([
  'Ran Kubernetes on three sites, for six years.',
  'Kubernetes on three',
  'Kubernetes',
  ' Ran  Kubernetes\non three ',
  'R',
  'C++',
  'Go',
  'SAP',
  '日语',
  '開發後端服務',
  '後端',
  'مهندسة برمجيات',
  'عملت مهندسة برمجيات في برلين',
  'at 3 events',
])('%s stands there', (quote) => {
  expect(find(quote)).toBe('notes');
});

test.each([
  'E',
  'a',
  'n',
  'an',
  'ubernetes',
  'Kuber',
  'Kubernetes on thr',
  'on',
  '3',
  ',',
  'هندسة',
  '開',
  '  ',
  'Java',
])('“%s” is no words of it', (quote) => {
  expect(find(quote)).toBeUndefined();
});

test('a letter of two code units ends no word', () => {
  expect(find('word', 'A 𝐀word here.')).toBeUndefined();
  expect(find('word', 'A word𝐀 here.')).toBeUndefined();
});

test('a long line may be cut where the field for it ends', () => {
  const line = 'Moved services into containers, one after another. '.repeat(8);
  expect(find(line.slice(0, 97), line)).toBeUndefined();
  expect(find(line.slice(0, 101), line)).toBe('notes');
});

test('the resume goes first', () => {
  expect(findSource({ resumeText: 'Ran Kubernetes.', notes: 'Ran Kubernetes.' }, 'Kubernetes')).toBe(
    'resume',
  );
});
