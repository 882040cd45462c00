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
  BusyResponse,
  Job,
  JobChanges,
  JobInput,
  JobReading,
  JobSavedResponse,
  JobText,
  ListJobChangesParams,
  MalformedRequestResponse,
  Message,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnchangedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestKept } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';
import { requestOk } from '../../http';
import { requestOkWithoutAnswer } from '../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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

export const getListJobsUrl = () => {




  return `/jobs/`
}

/**
 * All open jobs of the organization for an admin, the caller's own for a regular user. In no promised order; the client sorts by title.
 * @summary The jobs that the caller sees
 */
export const listJobs = async ( options?: Parameters<typeof requestKept>[1]): Promise<Job[]> => {

  return requestKept<Job[]>(getListJobsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListJobsQueryKey = () => {
    return [
    `/jobs/`
    ] as const;
    }


export const getListJobsQueryOptions = <TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJobsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJobs>>> = ({ signal }) => listJobs({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listJobs>>>
export type ListJobsQueryError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>


export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobs>>,
          TError,
          Awaited<ReturnType<typeof listJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobs>>,
          TError,
          Awaited<ReturnType<typeof listJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The jobs that the caller sees
 */

export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJobsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The jobs that the caller sees
 */
export const prefetchListJobsQuery = async <TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}

  ): Promise<QueryClient> => {

  const queryOptions = getListJobsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListJobs} query
 */
export const invalidateListJobs = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJobsQueryKey() }, options);

  return queryClient;
}




export const getCreateJobUrl = () => {




  return `/jobs/`
}

/**
 * Creates an open job that belongs to the caller. The same person creating a job identical (title, description, skills and `criteria`) to one that they deleted
 * less than 60 seconds ago gets the old one back, with its id, and nothing counts as closed (that is Undo).
 * 201 is the answer to prefer; the client takes 200 alike.
 * @summary Create a job
 */
export const createJob = async (jobInput: JobInput, options?: RequestInit): Promise<JobSavedResponse> => {

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
return requestOkOrCreated<JobSavedResponse>(getCreateJobUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobInput)
  }
);}





export const getCreateJobMutationKey = () => ['createJob'] as const;

export const getCreateJobMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJob>>, TError,CreateJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createJob>>, TError,CreateJobMutationVariables, TContext> => {

const mutationKey = getCreateJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createJob>>, CreateJobMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createJob(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateJobMutationResult = NonNullable<Awaited<ReturnType<typeof createJob>>>
    export type CreateJobMutationBody = BodyType<JobInput>
    export type CreateJobMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type CreateJobMutationVariables = {data: BodyType<JobInput>}

    /**
 * @summary Create a job
 */
export const useCreateJob = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJob>>, TError,CreateJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createJob>>,
        TError,
        CreateJobMutationVariables,
        TContext
      > => {
      return useMutation(getCreateJobMutationOptions(options), queryClient);
    }
    export const getUpdateJobUrl = (id: string,) => {




  return `/jobs/${id}`
}

/**
 * Replaces title, description and skills of a job that the caller sees. Status 200 is success. Where that changes what scores rest on, `to_rescore` of the answer says how many candidates
 * have a score from before (`GET /jobs/{id}/rescoring` says it later, to everybody who sees the job); the task `rescoring` of `POST /background_tasks/` scores the job again. It does not begin by itself, as edits come in a row and a server may score with a model that costs something. One that goes on for the job begins anew.
 * @summary Edit a job
 */
export const updateJob = async (id: string,
    jobInput: JobInput, options?: RequestInit): Promise<JobSavedResponse> => {

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
return requestOk<JobSavedResponse>(getUpdateJobUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobInput)
  }
);}





export const getUpdateJobMutationKey = () => ['updateJob'] as const;

export const getUpdateJobMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJob>>, TError,UpdateJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateJob>>, TError,UpdateJobMutationVariables, TContext> => {

const mutationKey = getUpdateJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateJob>>, UpdateJobMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateJob(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateJobMutationResult = NonNullable<Awaited<ReturnType<typeof updateJob>>>
    export type UpdateJobMutationBody = BodyType<JobInput>
    export type UpdateJobMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateJobMutationVariables = {id: string;data: BodyType<JobInput>}

    /**
 * @summary Edit a job
 */
export const useUpdateJob = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJob>>, TError,UpdateJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateJob>>,
        TError,
        UpdateJobMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateJobMutationOptions(options), queryClient);
    }
    export const getDeleteJobUrl = (id: string,) => {




  return `/jobs/${id}`
}

/**
 * Takes the job out of every list at once and counts it as filled by the person who owns it. Status 200 is success; a second call is 404.
 * @summary Delete (close) a job
 */
export const deleteJob = async (id: string, options?: RequestInit): Promise<Message> => {

  return requestOkWithoutAnswer<Message>(getDeleteJobUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteJobMutationKey = () => ['deleteJob'] as const;

export const getDeleteJobMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJob>>, TError,DeleteJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteJob>>, TError,DeleteJobMutationVariables, TContext> => {

const mutationKey = getDeleteJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteJob>>, DeleteJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteJob(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteJobMutationResult = NonNullable<Awaited<ReturnType<typeof deleteJob>>>

    export type DeleteJobMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type DeleteJobMutationVariables = {id: string}

    /**
 * @summary Delete (close) a job
 */
export const useDeleteJob = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJob>>, TError,DeleteJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteJob>>,
        TError,
        DeleteJobMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteJobMutationOptions(options), queryClient);
    }
    export const getReadJobCriteriaUrl = () => {




  return `/job_criteria/`
}

/**
 * Reads a job's text as an analysis will, and saves nothing: what will be scored, how much each counts, and what cannot be a criterion. Made to be asked
 * while a person types.
 * @summary Read what a job asks for
 */
export const readJobCriteria = async (jobText: JobText, options?: RequestInit): Promise<JobReading> => {

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
return requestOk<JobReading>(getReadJobCriteriaUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobText)
  }
);}





export const getReadJobCriteriaMutationKey = () => ['readJobCriteria'] as const;

export const getReadJobCriteriaMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readJobCriteria>>, TError,ReadJobCriteriaMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readJobCriteria>>, TError,ReadJobCriteriaMutationVariables, TContext> => {

const mutationKey = getReadJobCriteriaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readJobCriteria>>, ReadJobCriteriaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readJobCriteria(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadJobCriteriaMutationResult = NonNullable<Awaited<ReturnType<typeof readJobCriteria>>>
    export type ReadJobCriteriaMutationBody = BodyType<JobText>
    export type ReadJobCriteriaMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type ReadJobCriteriaMutationVariables = {data: BodyType<JobText>}

    /**
 * @summary Read what a job asks for
 */
export const useReadJobCriteria = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readJobCriteria>>, TError,ReadJobCriteriaMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readJobCriteria>>,
        TError,
        ReadJobCriteriaMutationVariables,
        TContext
      > => {
      return useMutation(getReadJobCriteriaMutationOptions(options), queryClient);
    }
    export const getListJobChangesUrl = (params: ListJobChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/changes/jobs/?${stringifiedParams}` : `/changes/jobs/`
}

/**
 * What is different in the caller's list since it stood at `since`, the `ETag` of an answer of `listJobs` or the `tag` of one of this operation. `changed` holds the
 * jobs that were added or are not as they were, each whole, and may hold others of the list; `removed` the ids of those that the caller does not see any more. Who puts the one
 * into their list and takes the other out has the list as it is at `tag`, or newer. 404 where the server does not know `since` as a tag of the caller, or no longer, and where more than
 * `x-limits.listChanges.records` jobs are different: then the list is to be read whole.
 * @summary What the caller's list of jobs has gained, changed and lost
 */
export const listJobChanges = async (params: ListJobChangesParams, options?: RequestInit): Promise<JobChanges> => {

  return requestOk<JobChanges>(getListJobChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListJobChangesQueryKey = (params?: ListJobChangesParams,) => {
    return [
    `/changes/jobs/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListJobChangesQueryOptions = <TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(params: ListJobChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJobChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJobChanges>>> = ({ signal }) => listJobChanges(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJobChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listJobChanges>>>
export type ListJobChangesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListJobChanges<TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListJobChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobChanges>>,
          TError,
          Awaited<ReturnType<typeof listJobChanges>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobChanges<TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListJobChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobChanges>>,
          TError,
          Awaited<ReturnType<typeof listJobChanges>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobChanges<TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListJobChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the caller's list of jobs has gained, changed and lost
 */

export function useListJobChanges<TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListJobChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJobChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What the caller's list of jobs has gained, changed and lost
 */
export const prefetchListJobChangesQuery = async <TData = Awaited<ReturnType<typeof listJobChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params: ListJobChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobChanges>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListJobChangesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListJobChanges} query
 */
export const invalidateListJobChanges = async (
 queryClient: QueryClient, params: ListJobChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJobChangesQueryKey(params) }, options);

  return queryClient;
}




