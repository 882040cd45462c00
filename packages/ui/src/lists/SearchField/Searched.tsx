import { createContext, useContext } from 'react';

type SearchedTexts = { query: string; skill: string };

const SearchedContext = createContext<SearchedTexts>({ query: '', skill: '' });

/** Provides the search query to the rows of a list, so that they can highlight it. */
export const SearchedProvider = SearchedContext.Provider;

export function useSearched(): SearchedTexts {
  return useContext(SearchedContext);
}
