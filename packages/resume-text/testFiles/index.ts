export * from './makePdf.ts';
export * from './makeWord.ts';
