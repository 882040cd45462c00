import { resumeSearchLimits } from '@cortex/api-client/limits';
import { describe, expect, it } from 'vitest';
import { cutOut, readWords } from './searchedWords.ts';

const find = (text: string, query: string) => cutOut(text, readWords(query).typed);

describe('the words of a search', () => {
  it('are looked for without case and accents, in the parts that an index knows', () => {
    expect(readWords('  Müller  C++ Node.js -- ')).toEqual({
      typed: ['muller', 'c++', 'node.js'],
      indexed: ['muller', 'c', 'node', 'js'],
    });
    expect(readWords('"*" ++').indexed).toEqual([]);
  });

  it('are each looked for once, and the first ten of them', () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index % 20}`);
    const first = many.slice(0, resumeSearchLimits.words);
    expect(readWords(many.join(' '))).toEqual({ typed: first, indexed: first });
  });

  it('are all asked of the index, unless they have signs in them', () => {
    const parts = Array.from({ length: 50 }, (_, index) => index).join('.');
    const { indexed } = readWords(`${parts} baker`);
    expect(indexed[0]).toBe('baker');
    expect(indexed).toHaveLength(2 * resumeSearchLimits.words);
  });
});

describe('the part of a text around a word', () => {
  it('is one line, begins with a whole word, and says where something is left out', () => {
    const text = `${'Began as an apprentice. '.repeat(20)}Wrote services\nin Go. ${'And more. '.repeat(40)}`;
    const excerpt = find(text, 'serv') ?? '';
    expect(excerpt).toMatch(/^\.\.\.\w+\b.*Wrote services in Go\. And more\..*\.\.\.$/);
    expect(excerpt.length).toBeLessThanOrEqual(250);
    expect(find('Wrote services.', 'serv')).toBe('Wrote services.');
  });

  it('is found however the word is written', () => {
    expect(find('Sprach mit Mu\u0308ller.', 'müller')).toBe('Sprach mit Müller.');
    expect(find('Spoke with MÜLLER.', 'muller')).toBe('Spoke with MÜLLER.');
    const long = `${'Élève à Zürich. '.repeat(200)}Überwachte 한국어 und İzmir.${' Später.'.repeat(50)}`;
    for (const [word, begins] of [
      ['uberwachte', 'Überwachte 한국어'],
      ['한국', '한국어 und'],
      ['izmir', 'İzmir. Später.'],
    ] as const)
      expect(find(long, word)?.slice(0, 80), word).toContain(begins);
  });

  it('is none where a word with signs does not stand there as it was typed', () => {
    expect(find('Five years of C, and Objective-C.', 'C++')).toBeUndefined();
    expect(find('Five years of c++ and Node.js', 'C++ node.js')).toBe('Five years of c++ and Node.js');
    expect(find('A node of the js graph', 'node.js')).toBeUndefined();
    expect(find('Wrote .NET services', '.net')).toBe('Wrote .NET services');
    const signs = '-a!"#$%&\'()*+,./:;<=>?@[\\]^_`{|}~';
    expect(find(`All: ${signs}`, signs)).toBe(`All: ${signs}`);
    expect(find('All of them', signs)).toBeUndefined();
    expect(find('éq+', 'q+')).toBeUndefined();
  });

  it('begins with the text where only the index knows the word', () => {
    expect(find('Some text.', 'other')).toBe('Some text.');
  });
});
