/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CandidateNote,
  CandidateNoteInput,
  CandidateTags,
  FoundNote,
  Id,
  MalformedRequestResponse,
  NotFoundResponse,
  NotOwnerResponse,
  NoteSearch,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';
import { requestWithoutAnswer } from '../../http';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getSetCandidateTagsUrl = (id: string,) => {




  return `/candidates/${id}/tags`
}

/**
 * The body is all tags of the candidate, in their order. Two of one word (without regard to case) are 422 `validation_failed` that names `tags`. Whoever sees the candidate may tag them; everybody who sees them
 * sees the tags, in `tags` of the candidate.
 * @summary Say which tags a candidate has
 */
export const setCandidateTags = async (id: string,
    candidateTags: CandidateTags, options?: RequestInit): Promise<CandidateTags> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return requestOk<CandidateTags>(getSetCandidateTagsUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(candidateTags)
  }
);}





export const getSetCandidateTagsMutationKey = () => ['setCandidateTags'] as const;

export const getSetCandidateTagsMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCandidateTags>>, TError,SetCandidateTagsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setCandidateTags>>, TError,SetCandidateTagsMutationVariables, TContext> => {

const mutationKey = getSetCandidateTagsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setCandidateTags>>, SetCandidateTagsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setCandidateTags(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetCandidateTagsMutationResult = NonNullable<Awaited<ReturnType<typeof setCandidateTags>>>
    export type SetCandidateTagsMutationBody = BodyType<CandidateTags>
    export type SetCandidateTagsMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type SetCandidateTagsMutationVariables = {id: string;data: BodyType<CandidateTags>}

    /**
 * @summary Say which tags a candidate has
 */
export const useSetCandidateTags = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCandidateTags>>, TError,SetCandidateTagsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setCandidateTags>>,
        TError,
        SetCandidateTagsMutationVariables,
        TContext
      > => {
      return useMutation(getSetCandidateTagsMutationOptions(options), queryClient);
    }
    export const getListCandidateNotesUrl = (id: string,) => {




  return `/candidates/${id}/notes`
}

/**
 * Newest first. Everybody who sees the candidate reads all of it. It is no part of what an analysis reads, and no applicant sees it by a link.
 * @summary What people wrote about a candidate
 */
export const listCandidateNotes = async (id: string, options?: RequestInit): Promise<CandidateNote[]> => {

  return requestOk<CandidateNote[]>(getListCandidateNotesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCandidateNotesQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/notes`
    ] as const;
    }


export const getListCandidateNotesQueryOptions = <TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandidateNotesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandidateNotes>>> = ({ signal }) => listCandidateNotes(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandidateNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandidateNotes>>>
export type ListCandidateNotesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListCandidateNotes<TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateNotes>>,
          TError,
          Awaited<ReturnType<typeof listCandidateNotes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateNotes<TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateNotes>>,
          TError,
          Awaited<ReturnType<typeof listCandidateNotes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateNotes<TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What people wrote about a candidate
 */

export function useListCandidateNotes<TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandidateNotesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What people wrote about a candidate
 */
export const prefetchListCandidateNotesQuery = async <TData = Awaited<ReturnType<typeof listCandidateNotes>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateNotes>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListCandidateNotesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCandidateNotes} query
 */
export const invalidateListCandidateNotes = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCandidateNotesQueryKey(id) }, options);

  return queryClient;
}




export const getCreateCandidateNoteUrl = (id: string,) => {




  return `/candidates/${id}/notes`
}

/**
 * A note has its author and its time, and is never changed. Those whom `mentions` names get a mail that says who mentioned them, without the words of the note; somebody who is not
 * in the organization or does not see the candidate is 422 `validation_failed` that names `mentions`. It is deleted with the candidate, and comes back with them.
 *
 * With the header `Idempotency-Key` the same note sent again, e.g. after a time-out, is kept once, and mails once: the answer is the note of the first time. The key stands for one note of one person about
 * one candidate for a day; another note with it is refused (422), as is the same one once it is deleted.
 * @summary Write a note about a candidate
 */
export const createCandidateNote = async (id: string,
    candidateNoteInput: CandidateNoteInput, options?: RequestInit): Promise<CandidateNote> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return requestOkOrCreated<CandidateNote>(getCreateCandidateNoteUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(candidateNoteInput)
  }
);}





export const getCreateCandidateNoteMutationKey = () => ['createCandidateNote'] as const;

export const getCreateCandidateNoteMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCandidateNote>>, TError,CreateCandidateNoteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createCandidateNote>>, TError,CreateCandidateNoteMutationVariables, TContext> => {

const mutationKey = getCreateCandidateNoteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCandidateNote>>, CreateCandidateNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createCandidateNote(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCandidateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createCandidateNote>>>
    export type CreateCandidateNoteMutationBody = BodyType<CandidateNoteInput>
    export type CreateCandidateNoteMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type CreateCandidateNoteMutationVariables = {id: string;data: BodyType<CandidateNoteInput>}

    /**
 * @summary Write a note about a candidate
 */
export const useCreateCandidateNote = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCandidateNote>>, TError,CreateCandidateNoteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCandidateNote>>,
        TError,
        CreateCandidateNoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCandidateNoteMutationOptions(options), queryClient);
    }
    export const getDeleteCandidateNoteUrl = (id: Id,) => {




  return `/notes/${id}`
}

/**
 * For who wrote it and for admins; anybody else who sees the candidate gets 403 `not_owner`, and who does not see them 404.
 * @summary Delete a note
 */
export const deleteCandidateNote = async (id: Id, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getDeleteCandidateNoteUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCandidateNoteMutationKey = () => ['deleteCandidateNote'] as const;

export const getDeleteCandidateNoteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCandidateNote>>, TError,DeleteCandidateNoteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteCandidateNote>>, TError,DeleteCandidateNoteMutationVariables, TContext> => {

const mutationKey = getDeleteCandidateNoteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCandidateNote>>, DeleteCandidateNoteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCandidateNote(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCandidateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCandidateNote>>>

    export type DeleteCandidateNoteMutationError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>
    export type DeleteCandidateNoteMutationVariables = {id: Id}

    /**
 * @summary Delete a note
 */
export const useDeleteCandidateNote = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCandidateNote>>, TError,DeleteCandidateNoteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCandidateNote>>,
        TError,
        DeleteCandidateNoteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCandidateNoteMutationOptions(options), queryClient);
    }
    export const getSearchNotesUrl = () => {




  return `/notes/search`
}

/**
 * The notes about candidates that the caller sees in which all words of `text` stand, without regard to case; a word may be a part of one. Newest first, `x-limits.notes.found` at most.
 * Of more than `x-limits.notes.words` different words the first ones are read.
 * What is looked for goes in the body, so that no name stands in an address.
 * @summary Find notes by their words
 */
export const searchNotes = async (noteSearch: NoteSearch, options?: RequestInit): Promise<FoundNote[]> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return requestOk<FoundNote[]>(getSearchNotesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteSearch)
  }
);}





export const getSearchNotesMutationKey = () => ['searchNotes'] as const;

export const getSearchNotesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchNotes>>, TError,SearchNotesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof searchNotes>>, TError,SearchNotesMutationVariables, TContext> => {

const mutationKey = getSearchNotesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchNotes>>, SearchNotesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  searchNotes(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SearchNotesMutationResult = NonNullable<Awaited<ReturnType<typeof searchNotes>>>
    export type SearchNotesMutationBody = BodyType<NoteSearch>
    export type SearchNotesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type SearchNotesMutationVariables = {data: BodyType<NoteSearch>}

    /**
 * @summary Find notes by their words
 */
export const useSearchNotes = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchNotes>>, TError,SearchNotesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchNotes>>,
        TError,
        SearchNotesMutationVariables,
        TContext
      > => {
      return useMutation(getSearchNotesMutationOptions(options), queryClient);
    }
