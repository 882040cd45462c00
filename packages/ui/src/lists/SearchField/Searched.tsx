import { createContext, useContext } from 'react';

type SearchedTexts = { query: string; skill: string };

const SearchedContext = createContext<SearchedTexts>({ query: '', skill: '' });

/** Tells the rows of a list what was searched for, so that they can mark it. */
export const SearchedProvider = SearchedContext.Provider;

export function useSearched(): SearchedTexts {
  return useContext(SearchedContext);
}
