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
  AdminRequiredResponse,
  BusyResponse,
  InvalidCandidateResponse,
  Job,
  JobApplicationForm,
  JobsPage,
  JobsPageInput,
  ListOpenJobsParams,
  MalformedRequestResponse,
  Message,
  NotFoundResponse,
  OpenJob,
  OpenJobs,
  PayloadTooLargeResponse,
  PublicationInput,
  ReadFailedResponse,
  ResumeTooLargeResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  UnsupportedResumeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';




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

export const getGetJobsPageUrl = () => {




  return `/jobs_page/`
}

/**
 * Whether it is on, and where. It is off until an admin turns it on; `address` is then one that the server proposes from the organization's name.
 * @summary The organization's public page of open jobs
 */
export const getJobsPage = async ( options?: RequestInit): Promise<JobsPage> => {

  return requestOk<JobsPage>(getGetJobsPageUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetJobsPageQueryKey = () => {
    return [
    `/jobs_page/`
    ] as const;
    }


export const getGetJobsPageQueryOptions = <TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJobsPageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJobsPage>>> = ({ signal }) => getJobsPage({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJobsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getJobsPage>>>
export type GetJobsPageQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useGetJobsPage<TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJobsPage>>,
          TError,
          Awaited<ReturnType<typeof getJobsPage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJobsPage<TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJobsPage>>,
          TError,
          Awaited<ReturnType<typeof getJobsPage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJobsPage<TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organization's public page of open jobs
 */

export function useGetJobsPage<TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJobsPageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The organization's public page of open jobs
 */
export const prefetchGetJobsPageQuery = async <TData = Awaited<ReturnType<typeof getJobsPage>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobsPage>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetJobsPageQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetJobsPage} query
 */
export const invalidateGetJobsPage = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetJobsPageQueryKey() }, options);

  return queryClient;
}




export const getUpdateJobsPageUrl = () => {




  return `/jobs_page/`
}

/**
 * While it is off its address answers 404 to everybody, and stays the organization's. Which jobs are on it stays as it is. The record says who changed it (`jobs_page_changed`).
 * An address that another organization has is 422 that names `address`.
 * @summary Turn the public page on or off, or give it another address
 */
export const updateJobsPage = async (jobsPageInput: JobsPageInput, options?: RequestInit): Promise<JobsPage> => {

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
return requestOk<JobsPage>(getUpdateJobsPageUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobsPageInput)
  }
);}





export const getUpdateJobsPageMutationKey = () => ['updateJobsPage'] as const;

export const getUpdateJobsPageMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJobsPage>>, TError,UpdateJobsPageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateJobsPage>>, TError,UpdateJobsPageMutationVariables, TContext> => {

const mutationKey = getUpdateJobsPageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateJobsPage>>, UpdateJobsPageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateJobsPage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateJobsPageMutationResult = NonNullable<Awaited<ReturnType<typeof updateJobsPage>>>
    export type UpdateJobsPageMutationBody = BodyType<JobsPageInput>
    export type UpdateJobsPageMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateJobsPageMutationVariables = {data: BodyType<JobsPageInput>}

    /**
 * @summary Turn the public page on or off, or give it another address
 */
export const useUpdateJobsPage = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJobsPage>>, TError,UpdateJobsPageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateJobsPage>>,
        TError,
        UpdateJobsPageMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateJobsPageMutationOptions(options), queryClient);
    }
    export const getPublishJobUrl = (id: string,) => {




  return `/jobs/${id}/publication`
}

/**
 * Title, description, skills and `place` of the job can then be read by everybody while the page is on, and people can apply for it. Said again, it changes the place; since when the job is on the page stays. The record says who did it (`job_published`).
 * A job that the caller does not see is 404. More than `x-limits.openJobs.most` jobs of an organization are 422 `validation_failed`, which names `body`. A deleted job is off the page.
 * @summary Put a job on the public page
 */
export const publishJob = async (id: string,
    publicationInput: PublicationInput, options?: RequestInit): Promise<Job> => {

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
return requestOk<Job>(getPublishJobUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationInput)
  }
);}





export const getPublishJobMutationKey = () => ['publishJob'] as const;

export const getPublishJobMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishJob>>, TError,PublishJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof publishJob>>, TError,PublishJobMutationVariables, TContext> => {

const mutationKey = getPublishJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishJob>>, PublishJobMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  publishJob(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishJobMutationResult = NonNullable<Awaited<ReturnType<typeof publishJob>>>
    export type PublishJobMutationBody = BodyType<PublicationInput>
    export type PublishJobMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type PublishJobMutationVariables = {id: string;data: BodyType<PublicationInput>}

    /**
 * @summary Put a job on the public page
 */
export const usePublishJob = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishJob>>, TError,PublishJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishJob>>,
        TError,
        PublishJobMutationVariables,
        TContext
      > => {
      return useMutation(getPublishJobMutationOptions(options), queryClient);
    }
    export const getUnpublishJobUrl = (id: string,) => {




  return `/jobs/${id}/publication`
}

/**
 * Nobody can read it there or apply for it any more; who applied stays. A job that is not on the page, or that the caller does not see, is 404. The record says who did it (`job_unpublished`).
 * @summary Take a job off the public page
 */
export const unpublishJob = async (id: string, options?: RequestInit): Promise<Job> => {

  return requestOk<Job>(getUnpublishJobUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnpublishJobMutationKey = () => ['unpublishJob'] as const;

export const getUnpublishJobMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishJob>>, TError,UnpublishJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof unpublishJob>>, TError,UnpublishJobMutationVariables, TContext> => {

const mutationKey = getUnpublishJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unpublishJob>>, UnpublishJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  unpublishJob(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnpublishJobMutationResult = NonNullable<Awaited<ReturnType<typeof unpublishJob>>>

    export type UnpublishJobMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type UnpublishJobMutationVariables = {id: string}

    /**
 * @summary Take a job off the public page
 */
export const useUnpublishJob = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishJob>>, TError,UnpublishJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unpublishJob>>,
        TError,
        UnpublishJobMutationVariables,
        TContext
      > => {
      return useMutation(getUnpublishJobMutationOptions(options), queryClient);
    }
    export const getListOpenJobsUrl = (params: ListOpenJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/open_jobs/?${stringifiedParams}` : `/open_jobs/`
}

/**
 * The jobs on its page, the newest there first, without their descriptions. An address that is unknown, or whose page is off, is 404.
 * @summary The open jobs of an organization, for everybody
 */
export const listOpenJobs = async (params: ListOpenJobsParams, options?: RequestInit): Promise<OpenJobs> => {

  return requestOk<OpenJobs>(getListOpenJobsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOpenJobsQueryKey = (params?: ListOpenJobsParams,) => {
    return [
    `/open_jobs/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenJobsQueryOptions = <TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(params: ListOpenJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenJobs>>> = ({ signal }) => listOpenJobs(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenJobs>>>
export type ListOpenJobsQueryError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListOpenJobs<TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListOpenJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenJobs>>,
          TError,
          Awaited<ReturnType<typeof listOpenJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenJobs<TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListOpenJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenJobs>>,
          TError,
          Awaited<ReturnType<typeof listOpenJobs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenJobs<TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListOpenJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The open jobs of an organization, for everybody
 */

export function useListOpenJobs<TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListOpenJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The open jobs of an organization, for everybody
 */
export const prefetchListOpenJobsQuery = async <TData = Awaited<ReturnType<typeof listOpenJobs>>, TError = ErrorType<NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params: ListOpenJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenJobs>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListOpenJobsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOpenJobs} query
 */
export const invalidateListOpenJobs = async (
 queryClient: QueryClient, params: ListOpenJobsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOpenJobsQueryKey(params) }, options);

  return queryClient;
}




export const getGetOpenJobUrl = (id: string,) => {




  return `/open_jobs/${id}`
}

/**
 * What the organization says of the job, without who is behind it, its criteria, or who applied. A job that is not on the page is 404.
 * @summary One open job, for everybody
 */
export const getOpenJob = async (id: string, options?: RequestInit): Promise<OpenJob> => {

  return requestOk<OpenJob>(getGetOpenJobUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOpenJobQueryKey = (id: string,) => {
    return [
    `/open_jobs/${id}`
    ] as const;
    }


export const getGetOpenJobQueryOptions = <TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOpenJobQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOpenJob>>> = ({ signal }) => getOpenJob(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOpenJobQueryResult = NonNullable<Awaited<ReturnType<typeof getOpenJob>>>
export type GetOpenJobQueryError = ErrorType<NotFoundResponse | ReadFailedResponse>


export function useGetOpenJob<TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOpenJob>>,
          TError,
          Awaited<ReturnType<typeof getOpenJob>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOpenJob<TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOpenJob>>,
          TError,
          Awaited<ReturnType<typeof getOpenJob>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOpenJob<TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One open job, for everybody
 */

export function useGetOpenJob<TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOpenJobQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One open job, for everybody
 */
export const prefetchGetOpenJobQuery = async <TData = Awaited<ReturnType<typeof getOpenJob>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOpenJob>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetOpenJobQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOpenJob} query
 */
export const invalidateGetOpenJob = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOpenJobQueryKey(id) }, options);

  return queryClient;
}




export const getApplyToJobUrl = (id: string,) => {




  return `/open_jobs/${id}/applications`
}

/**
 * Makes a candidate of whoever the job belongs to, in the first stage of the job, `source: jobs_page`; the record says that it came (`application_received`). `message` stands in the notes of the candidate, which
 * say that the words are the applicant's.
 * The answer tells nothing of the organization's records; somebody who is there already is a second candidate, for people to merge.
 * - the rules for the file are those of `POST /candidates/`; without one it is 422 `validation_failed`,
 * - the same form with the same `key`, sent again within a day, is stored once,
 * - a server may tell who applied by a mail that it has arrived, in which nothing stands that they typed: one to an address for a job, and few to an address in a day,
 * - attempts are limited by address (`x-attempts.jobApplication`); more than `x-limits.openJobs.applicationsPerDay` for one organization in a day are 429 `rate_limited`,
 * - a form that a browser sends by itself, whose `Accept` names `text/html`, is answered 303 with the address of a page that says the same: the job's own with the query `sent`, or with `problem` and the code of the refusal.
 * @summary Apply for an open job
 */
export const applyToJob = async (id: string,
    jobApplicationForm: JobApplicationForm, options?: RequestInit): Promise<Message> => {
    const formData = new FormData();
formData.append(`name`, jobApplicationForm.name);
formData.append(`email`, jobApplicationForm.email);
formData.append(`phone`, jobApplicationForm.phone);
if(jobApplicationForm.message !== undefined) {
 formData.append(`message`, jobApplicationForm.message);
 }
if(jobApplicationForm.key !== undefined) {
 formData.append(`key`, jobApplicationForm.key);
 }
formData.append(`resume_file`, jobApplicationForm.resume_file);

  return requestOkOrCreated<Message>(getApplyToJobUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getApplyToJobMutationKey = () => ['applyToJob'] as const;

export const getApplyToJobMutationOptions = <TError = ErrorType<void | MalformedRequestResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyToJob>>, TError,ApplyToJobMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof applyToJob>>, TError,ApplyToJobMutationVariables, TContext> => {

const mutationKey = getApplyToJobMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyToJob>>, ApplyToJobMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  applyToJob(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyToJobMutationResult = NonNullable<Awaited<ReturnType<typeof applyToJob>>>
    export type ApplyToJobMutationBody = BodyType<JobApplicationForm>
    export type ApplyToJobMutationError = ErrorType<void | MalformedRequestResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type ApplyToJobMutationVariables = {id: string;data: BodyType<JobApplicationForm>}

    /**
 * @summary Apply for an open job
 */
export const useApplyToJob = <TError = ErrorType<void | MalformedRequestResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyToJob>>, TError,ApplyToJobMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyToJob>>,
        TError,
        ApplyToJobMutationVariables,
        TContext
      > => {
      return useMutation(getApplyToJobMutationOptions(options), queryClient);
    }
