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
  ListScorecardsParams,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ScorecardInput,
  ScorecardJob,
  Scorecards,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';




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

export const getListScorecardJobsUrl = (id: string,) => {




  return `/candidates/${id}/scorecard_jobs`
}

/**
 * The jobs that the candidate is with, the one with the newest move first, each with its title and the names of its criteria, in their order. Whoever sees the candidate sees these, whether or not they
 * see the job: who interviews needs to know what for. Of a job that the caller does not see nothing else is told anywhere.
 * @summary What a candidate can be interviewed for
 */
export const listScorecardJobs = async (id: string, options?: RequestInit): Promise<ScorecardJob[]> => {

  return requestOk<ScorecardJob[]>(getListScorecardJobsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListScorecardJobsQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/scorecard_jobs`
    ] as const;
    }


export const getListScorecardJobsQueryOptions = <TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListScorecardJobsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listScorecardJobs>>> = ({ signal }) => listScorecardJobs(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScorecardJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listScorecardJobs>>>
export type ListScorecardJobsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListScorecardJobs<TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScorecardJobs>>,
          TError,
          Awaited<ReturnType<typeof listScorecardJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScorecardJobs<TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScorecardJobs>>,
          TError,
          Awaited<ReturnType<typeof listScorecardJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScorecardJobs<TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a candidate can be interviewed for
 */

export function useListScorecardJobs<TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListScorecardJobsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What a candidate can be interviewed for
 */
export const prefetchListScorecardJobsQuery = async <TData = Awaited<ReturnType<typeof listScorecardJobs>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecardJobs>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListScorecardJobsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListScorecardJobs} query
 */
export const invalidateListScorecardJobs = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListScorecardJobsQueryKey(id) }, options);

  return queryClient;
}




export const getListScorecardsUrl = (id: string,
    params: ListScorecardsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/candidates/${id}/scorecards?${stringifiedParams}` : `/candidates/${id}/scorecards`
}

/**
 * The caller's own scorecard (`own`), and those of others once it is in, the first one first. Before, `others` is empty and `hidden` says how many there are, so that nobody writes
 * what a colleague wrote. It is no part of an analysis, and no figure is made of both. A candidate that the caller does not see is 404, and so is a job that they neither see nor the
 * candidate is with.
 * @summary What people saw in interviews of a candidate for a job
 */
export const listScorecards = async (id: string,
    params: ListScorecardsParams, options?: RequestInit): Promise<Scorecards> => {

  return requestOk<Scorecards>(getListScorecardsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListScorecardsQueryKey = (id: string,
    params?: ListScorecardsParams,) => {
    return [
    `/candidates/${id}/scorecards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListScorecardsQueryOptions = <TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(id: string,
    params: ListScorecardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListScorecardsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listScorecards>>> = ({ signal }) => listScorecards(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScorecardsQueryResult = NonNullable<Awaited<ReturnType<typeof listScorecards>>>
export type ListScorecardsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListScorecards<TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: ListScorecardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScorecards>>,
          TError,
          Awaited<ReturnType<typeof listScorecards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScorecards<TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: ListScorecardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScorecards>>,
          TError,
          Awaited<ReturnType<typeof listScorecards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScorecards<TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: ListScorecardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What people saw in interviews of a candidate for a job
 */

export function useListScorecards<TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: ListScorecardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListScorecardsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What people saw in interviews of a candidate for a job
 */
export const prefetchListScorecardsQuery = async <TData = Awaited<ReturnType<typeof listScorecards>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string,
    params: ListScorecardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScorecards>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListScorecardsQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListScorecards} query
 */
export const invalidateListScorecards = async (
 queryClient: QueryClient, id: string,
    params: ListScorecardsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListScorecardsQueryKey(id,params) }, options);

  return queryClient;
}




export const getSaveScorecardUrl = (id: string,) => {




  return `/candidates/${id}/scorecards`
}

/**
 * The caller's scorecard of the candidate for the job, in the place of an earlier one of theirs; `changed_at` tells that it was changed. A criterion that stands twice (without regard to case) is 422
 * `validation_failed` that names `marks`, and so is a scorecard in which no criterion has a mark or a comment: it would show those of others. A candidate that the caller does not see is 404, and so is a job that they neither see nor the candidate is with. It is deleted with the candidate or the job, and comes back with the candidate.
 * @summary Say what one saw in an interview
 */
export const saveScorecard = async (id: string,
    scorecardInput: ScorecardInput, options?: RequestInit): Promise<Scorecards> => {

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
return requestOk<Scorecards>(getSaveScorecardUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scorecardInput)
  }
);}





export const getSaveScorecardMutationKey = () => ['saveScorecard'] as const;

export const getSaveScorecardMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveScorecard>>, TError,SaveScorecardMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveScorecard>>, TError,SaveScorecardMutationVariables, TContext> => {

const mutationKey = getSaveScorecardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveScorecard>>, SaveScorecardMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveScorecard(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveScorecardMutationResult = NonNullable<Awaited<ReturnType<typeof saveScorecard>>>
    export type SaveScorecardMutationBody = BodyType<ScorecardInput>
    export type SaveScorecardMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type SaveScorecardMutationVariables = {id: string;data: BodyType<ScorecardInput>}

    /**
 * @summary Say what one saw in an interview
 */
export const useSaveScorecard = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveScorecard>>, TError,SaveScorecardMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveScorecard>>,
        TError,
        SaveScorecardMutationVariables,
        TContext
      > => {
      return useMutation(getSaveScorecardMutationOptions(options), queryClient);
    }
