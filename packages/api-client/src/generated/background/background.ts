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
  BackgroundTask,
  BackgroundTaskInput,
  BackgroundTaskResults,
  Import,
  ImportInput,
  ImportRows,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadBackgroundTaskResultsParams,
  ReadFailedResponse,
  ReadImportRowsParams,
  Rescoring,
  ServerErrorResponse,
  TooManyRequestsResponse,
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

export const getGetRescoringUrl = (id: string,) => {




  return `/jobs/${id}/rescoring`
}

/**
 * Of the candidates that the caller sees: how many have a score for the job as it was before its title, description, skills or criteria were changed, so that it is worth asking for a `rescoring`. A job that is changed
 * back has the scores that it had. Another version of the scoring, and words of the organization, do not count. While a `rescoring` of the job goes on it is 0, whoever asked for it.
 * @summary How many scores for a job are older than its last change
 */
export const getRescoring = async (id: string, options?: RequestInit): Promise<Rescoring> => {

  return requestOk<Rescoring>(getGetRescoringUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRescoringQueryKey = (id: string,) => {
    return [
    `/jobs/${id}/rescoring`
    ] as const;
    }


export const getGetRescoringQueryOptions = <TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRescoringQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRescoring>>> = ({ signal }) => getRescoring(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRescoringQueryResult = NonNullable<Awaited<ReturnType<typeof getRescoring>>>
export type GetRescoringQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useGetRescoring<TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRescoring>>,
          TError,
          Awaited<ReturnType<typeof getRescoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRescoring<TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRescoring>>,
          TError,
          Awaited<ReturnType<typeof getRescoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRescoring<TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many scores for a job are older than its last change
 */

export function useGetRescoring<TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRescoringQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How many scores for a job are older than its last change
 */
export const prefetchGetRescoringQuery = async <TData = Awaited<ReturnType<typeof getRescoring>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRescoring>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetRescoringQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetRescoring} query
 */
export const invalidateGetRescoring = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRescoringQueryKey(id) }, options);

  return queryClient;
}




export const getListBackgroundTasksUrl = () => {




  return `/background_tasks/`
}

/**
 * Those that the caller asked for, the newest first; an admin's are those of the whole organization. One that has ended stays for `x-limits.backgroundTask.keptDays` days.
 * @summary The background tasks of the caller
 */
export const listBackgroundTasks = async ( options?: RequestInit): Promise<BackgroundTask[]> => {

  return requestOk<BackgroundTask[]>(getListBackgroundTasksUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBackgroundTasksQueryKey = () => {
    return [
    `/background_tasks/`
    ] as const;
    }


export const getListBackgroundTasksQueryOptions = <TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBackgroundTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBackgroundTasks>>> = ({ signal }) => listBackgroundTasks({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBackgroundTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listBackgroundTasks>>>
export type ListBackgroundTasksQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListBackgroundTasks<TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackgroundTasks>>,
          TError,
          Awaited<ReturnType<typeof listBackgroundTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackgroundTasks<TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackgroundTasks>>,
          TError,
          Awaited<ReturnType<typeof listBackgroundTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackgroundTasks<TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The background tasks of the caller
 */

export function useListBackgroundTasks<TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBackgroundTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The background tasks of the caller
 */
export const prefetchListBackgroundTasksQuery = async <TData = Awaited<ReturnType<typeof listBackgroundTasks>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackgroundTasks>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListBackgroundTasksQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBackgroundTasks} query
 */
export const invalidateListBackgroundTasks = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBackgroundTasksQueryKey() }, options);

  return queryClient;
}




export const getStartBackgroundTaskUrl = () => {




  return `/background_tasks/`
}

/**
 * What `POST /analyze_resumes/` does, for as many candidates as there are: each is analyzed for the job, in the order of the request, and each analysis is kept. The answer comes at once; the work goes on
 * when the caller's page is closed, when a server is restarted, and on whichever server has time. It sees what the caller sees at that time, and ends when the caller or the job is deleted.
 * - without `candidate_ids` a `ranking` is about all candidates that the caller sees, the newest first; a `rescoring` about those who are with the job or have a score for it, first those who are with it.
 * - a `rescoring` begins anew when the job is changed meanwhile, so that all scores are of the job as it then is.
 * - it takes the place of another task of that kind of the caller for the same job: one that has not ended is cancelled, one that has is forgotten.
 * - a job that the caller does not see is 404; a candidate that the caller does not see is refused in its result.
 * - where nothing else goes on it begins within half a minute.
 * - at most `x-limits.backgroundTask.person` of a person and `x-limits.backgroundTask.organization` of an organization that have not ended: else 429. Organizations take turns.
 * @summary Rank many candidates for a job, or score its people again, in the background
 */
export const startBackgroundTask = async (backgroundTaskInput: BackgroundTaskInput, options?: RequestInit): Promise<BackgroundTask> => {

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
return requestOkOrCreated<BackgroundTask>(getStartBackgroundTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(backgroundTaskInput)
  }
);}





export const getStartBackgroundTaskMutationKey = () => ['startBackgroundTask'] as const;

export const getStartBackgroundTaskMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startBackgroundTask>>, TError,StartBackgroundTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startBackgroundTask>>, TError,StartBackgroundTaskMutationVariables, TContext> => {

const mutationKey = getStartBackgroundTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startBackgroundTask>>, StartBackgroundTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startBackgroundTask(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartBackgroundTaskMutationResult = NonNullable<Awaited<ReturnType<typeof startBackgroundTask>>>
    export type StartBackgroundTaskMutationBody = BodyType<BackgroundTaskInput>
    export type StartBackgroundTaskMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type StartBackgroundTaskMutationVariables = {data: BodyType<BackgroundTaskInput>}

    /**
 * @summary Rank many candidates for a job, or score its people again, in the background
 */
export const useStartBackgroundTask = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startBackgroundTask>>, TError,StartBackgroundTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startBackgroundTask>>,
        TError,
        StartBackgroundTaskMutationVariables,
        TContext
      > => {
      return useMutation(getStartBackgroundTaskMutationOptions(options), queryClient);
    }
    export const getCancelBackgroundTaskUrl = (id: string,) => {




  return `/background_tasks/${id}`
}

/**
 * Of the caller, or for an admin of the organization. What it has done stays. One that has ended stays as it ended; one that the caller does not see is 404.
 * @summary Cancel a background task
 */
export const cancelBackgroundTask = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getCancelBackgroundTaskUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelBackgroundTaskMutationKey = () => ['cancelBackgroundTask'] as const;

export const getCancelBackgroundTaskMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBackgroundTask>>, TError,CancelBackgroundTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelBackgroundTask>>, TError,CancelBackgroundTaskMutationVariables, TContext> => {

const mutationKey = getCancelBackgroundTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBackgroundTask>>, CancelBackgroundTaskMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelBackgroundTask(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBackgroundTaskMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBackgroundTask>>>

    export type CancelBackgroundTaskMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type CancelBackgroundTaskMutationVariables = {id: string}

    /**
 * @summary Cancel a background task
 */
export const useCancelBackgroundTask = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBackgroundTask>>, TError,CancelBackgroundTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBackgroundTask>>,
        TError,
        CancelBackgroundTaskMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBackgroundTaskMutationOptions(options), queryClient);
    }
    export const getReadBackgroundTaskResultsUrl = (id: string,
    params?: ReadBackgroundTaskResultsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/background_tasks/${id}/results?${stringifiedParams}` : `/background_tasks/${id}/results`
}

/**
 * The task, and of its results those after the first `from`, in the order of the candidates, at most `x-limits.backgroundTask.results`. `next` is the `from` of the next call: with the same value
 * there is nothing new yet. A result is as `POST /analyze_resumes/` says it; one whose texts changed since has the error `server_busy`: ask for that pair there. Only who asked for the task sees its results.
 * @summary How far a background task is, and what has come
 */
export const readBackgroundTaskResults = async (id: string,
    params?: ReadBackgroundTaskResultsParams, options?: RequestInit): Promise<BackgroundTaskResults> => {

  return requestOk<BackgroundTaskResults>(getReadBackgroundTaskResultsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadBackgroundTaskResultsQueryKey = (id: string,
    params?: ReadBackgroundTaskResultsParams,) => {
    return [
    `/background_tasks/${id}/results`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadBackgroundTaskResultsQueryOptions = <TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(id: string,
    params?: ReadBackgroundTaskResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadBackgroundTaskResultsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readBackgroundTaskResults>>> = ({ signal }) => readBackgroundTaskResults(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadBackgroundTaskResultsQueryResult = NonNullable<Awaited<ReturnType<typeof readBackgroundTaskResults>>>
export type ReadBackgroundTaskResultsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useReadBackgroundTaskResults<TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: undefined |  ReadBackgroundTaskResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readBackgroundTaskResults>>,
          TError,
          Awaited<ReturnType<typeof readBackgroundTaskResults>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBackgroundTaskResults<TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadBackgroundTaskResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readBackgroundTaskResults>>,
          TError,
          Awaited<ReturnType<typeof readBackgroundTaskResults>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBackgroundTaskResults<TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadBackgroundTaskResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far a background task is, and what has come
 */

export function useReadBackgroundTaskResults<TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadBackgroundTaskResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadBackgroundTaskResultsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How far a background task is, and what has come
 */
export const prefetchReadBackgroundTaskResultsQuery = async <TData = Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string,
    params?: ReadBackgroundTaskResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readBackgroundTaskResults>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getReadBackgroundTaskResultsQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useReadBackgroundTaskResults} query
 */
export const invalidateReadBackgroundTaskResults = async (
 queryClient: QueryClient, id: string,
    params?: ReadBackgroundTaskResultsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadBackgroundTaskResultsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListImportsUrl = () => {




  return `/imports/`
}

/**
 * Those that the caller asked for, the newest first; an admin's are those of the whole organization. One that has ended stays for `x-limits.import.keptDays` days, with the rows that became no candidate.
 * @summary The imports of the caller
 */
export const listImports = async ( options?: RequestInit): Promise<Import[]> => {

  return requestOk<Import[]>(getListImportsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListImportsQueryKey = () => {
    return [
    `/imports/`
    ] as const;
    }


export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The imports of the caller
 */

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The imports of the caller
 */
export const prefetchListImportsQuery = async <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListImportsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListImports} query
 */
export const invalidateListImports = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListImportsQueryKey() }, options);

  return queryClient;
}




export const getStartImportUrl = () => {




  return `/imports/`
}

/**
 * Stores the rows and answers at once; then the server makes a candidate of each, in their order, as `POST /candidates/` does without a resume, in the name of who asked. The work goes on when the caller's page is closed,
 * when a server is restarted, and on whichever server has time; each row becomes a candidate once.
 * - a row that `POST /candidates/` would refuse is refused by itself, with the reason, and the others go on: `GET /imports/{id}/rows`.
 * - with `duplicates: leave_out` so is a row whose email a candidate has whom the caller sees, as 409 `email_taken`; an earlier row of the same import counts.
 * - once a row is a candidate the import keeps nothing of what it said. A row that was refused is kept until the import is forgotten, or a candidate with its email is deleted; it is there again where that deletion is undone.
 * - the body may have `x-body-bytes` bytes; two rows of one `number` are 422 that names `rows`. With the header `Idempotency-Key` the same call sent again gives the import that the first one began.
 * - it counts among the tasks that have not ended of `POST /background_tasks/`, and begins as soon: more are 429. It ends when the caller is deleted.
 * @summary Make candidates of many rows, in the background
 */
export const startImport = async (importInput: ImportInput, options?: RequestInit): Promise<Import> => {

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
return requestOkOrCreated<Import>(getStartImportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(importInput)
  }
);}





export const getStartImportMutationKey = () => ['startImport'] as const;

export const getStartImportMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImport>>, TError,StartImportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startImport>>, TError,StartImportMutationVariables, TContext> => {

const mutationKey = getStartImportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startImport>>, StartImportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startImport(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartImportMutationResult = NonNullable<Awaited<ReturnType<typeof startImport>>>
    export type StartImportMutationBody = BodyType<ImportInput>
    export type StartImportMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type StartImportMutationVariables = {data: BodyType<ImportInput>}

    /**
 * @summary Make candidates of many rows, in the background
 */
export const useStartImport = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImport>>, TError,StartImportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startImport>>,
        TError,
        StartImportMutationVariables,
        TContext
      > => {
      return useMutation(getStartImportMutationOptions(options), queryClient);
    }
    export const getCancelImportUrl = (id: string,) => {




  return `/imports/${id}`
}

/**
 * Of the caller, or for an admin of the organization. It stops between two rows; the candidates that were made stay, and the other rows are kept as not made. One that has ended stays as it ended; one that the caller does not see is 404.
 * @summary Cancel an import
 */
export const cancelImport = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getCancelImportUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelImportMutationKey = () => ['cancelImport'] as const;

export const getCancelImportMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext> => {

const mutationKey = getCancelImportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelImport>>, CancelImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelImport(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelImport>>>

    export type CancelImportMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type CancelImportMutationVariables = {id: string}

    /**
 * @summary Cancel an import
 */
export const useCancelImport = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelImport>>,
        TError,
        CancelImportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelImportMutationOptions(options), queryClient);
    }
    export const getReadImportRowsUrl = (id: string,
    params?: ReadImportRowsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/imports/${id}/rows?${stringifiedParams}` : `/imports/${id}/rows`
}

/**
 * The import, and of its rows those after `after`, in their order, at most `x-limits.import.listed`; while it goes on, those that are through. `next` is the `after` of the next call: with the same value
 * there is nothing new. Only who asked for the import sees its rows.
 * @summary How far an import is, and what became of its rows
 */
export const readImportRows = async (id: string,
    params?: ReadImportRowsParams, options?: RequestInit): Promise<ImportRows> => {

  return requestOk<ImportRows>(getReadImportRowsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadImportRowsQueryKey = (id: string,
    params?: ReadImportRowsParams,) => {
    return [
    `/imports/${id}/rows`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadImportRowsQueryOptions = <TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(id: string,
    params?: ReadImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadImportRowsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readImportRows>>> = ({ signal }) => readImportRows(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadImportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof readImportRows>>>
export type ReadImportRowsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useReadImportRows<TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: undefined |  ReadImportRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportRows>>,
          TError,
          Awaited<ReturnType<typeof readImportRows>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadImportRows<TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportRows>>,
          TError,
          Awaited<ReturnType<typeof readImportRows>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadImportRows<TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far an import is, and what became of its rows
 */

export function useReadImportRows<TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ReadImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadImportRowsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How far an import is, and what became of its rows
 */
export const prefetchReadImportRowsQuery = async <TData = Awaited<ReturnType<typeof readImportRows>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string,
    params?: ReadImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportRows>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getReadImportRowsQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useReadImportRows} query
 */
export const invalidateReadImportRows = async (
 queryClient: QueryClient, id: string,
    params?: ReadImportRowsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadImportRowsQueryKey(id,params) }, options);

  return queryClient;
}




