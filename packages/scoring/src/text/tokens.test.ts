import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { tokenize } from './tokens.ts';

function words(text: string): string[] {
  return tokenize(text, 'en').map((token) => token.lower);
}

test('keeps the signs that belong to a name', () => {
  expect(words('C, C++, C#, F#, .NET, ASP.NET, Node.js, R&D and CI/CD.')).toEqual([
    'c',
    'c++',
    'c#',
    'f#',
    '.net',
    'asp.net',
    'node.js',
    'r&d',
    'and',
    'ci',
    'cd',
  ]);
});

test('reads Java and JavaScript as two words', () => {
  expect(words('JavaScript')).not.toContain('java');
});

test('drops a version after a name, but not a name that ends in a digit', () => {
  expect(words('HTML5/CSS3, OAuth2, 2019')).toEqual(['html', 'css', 'oauth2', '2019']);
});

test('reads a numeral of order as its word', () => {
  expect(words('3rd Grade, 12th man, 21st')).toEqual(['third', 'grade', 'twelfth', 'man', '21st']);
});

test('gives offsets into the text', () => {
  const text = 'Ran  C++ builds';
  expect(tokenize(text, 'en').map((token) => text.slice(token.start, token.end))).toEqual([
    'Ran',
    'C++',
    'builds',
  ]);
});

test.each([
  ['manage', 'managed', 'managing', 'management'],
  ['engineer', 'engineers', 'engineering'],
  ['teach', 'teacher', 'taught', 'teaching'],
  ['analysis', 'analyst', 'analyse', 'analyzed'],
  ['accountancy', 'accounting', 'accountant'],
  ['recruit', 'recruiter', 'recruiting', 'recruitment'],
])('gives %s and its forms one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['policy', 'police'],
  ['account', 'accounting'],
  ['accountable', 'accountant'],
  ['community', 'communication'],
  ['engine', 'engineer'],
  ['patient', 'patience'],
  ['general', 'generate'],
])('keeps %s and %s apart', (left, right) => {
  expect(stem(left)).not.toBe(stem(right));
});

test('reads words that are also names in the language', () => {
  expect(['constructor', 'tostring', 'hasownproperty'].map((word) => typeof stem(word))).toEqual([
    'string',
    'string',
    'string',
  ]);
});
