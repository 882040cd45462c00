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
  ApplicationCount,
  ApplicationsMove,
  ApplicationsMoved,
  CandidateApplication,
  ErrorBody,
  Funnel,
  JobApplication,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  SourceFigures,
  Stage,
  StagesInput,
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

export const getListStagesUrl = () => {




  return `/stages/`
}

/**
 * An organization that has not changed them has New, Phone screen, Interview, Offer, Hired and Turned down.
 * @summary The stages of the organization, in order
 */
export const listStages = async ( options?: RequestInit): Promise<Stage[]> => {

  return requestOk<Stage[]>(getListStagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStagesQueryKey = () => {
    return [
    `/stages/`
    ] as const;
    }


export const getListStagesQueryOptions = <TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStages>>> = ({ signal }) => listStages({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStagesQueryResult = NonNullable<Awaited<ReturnType<typeof listStages>>>
export type ListStagesQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListStages<TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStages>>,
          TError,
          Awaited<ReturnType<typeof listStages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStages<TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStages>>,
          TError,
          Awaited<ReturnType<typeof listStages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStages<TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The stages of the organization, in order
 */

export function useListStages<TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The stages of the organization, in order
 */
export const prefetchListStagesQuery = async <TData = Awaited<ReturnType<typeof listStages>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStages>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListStagesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStages} query
 */
export const invalidateListStages = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStagesQueryKey() }, options);

  return queryClient;
}




export const getUpdateStagesUrl = () => {




  return `/stages/`
}

/**
 * The body is the whole list in its order. A stage with an `id` is the one of this id, with the name and the kind of the body, one without is new; one that is left out is removed. A stage in which somebody is cannot be removed: 409 `stage_in_use`.
 * An `id` that the organization does not have, and two stages of one name (without regard to case), are 422 that names `stages`. The record says so (`stages_changed`).
 * @summary Rename, order, add and remove stages
 */
export const updateStages = async (stagesInput: StagesInput, options?: RequestInit): Promise<Stage[]> => {

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
return requestOk<Stage[]>(getUpdateStagesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stagesInput)
  }
);}





export const getUpdateStagesMutationKey = () => ['updateStages'] as const;

export const getUpdateStagesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStages>>, TError,UpdateStagesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateStages>>, TError,UpdateStagesMutationVariables, TContext> => {

const mutationKey = getUpdateStagesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStages>>, UpdateStagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateStages(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStagesMutationResult = NonNullable<Awaited<ReturnType<typeof updateStages>>>
    export type UpdateStagesMutationBody = BodyType<StagesInput>
    export type UpdateStagesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateStagesMutationVariables = {data: BodyType<StagesInput>}

    /**
 * @summary Rename, order, add and remove stages
 */
export const useUpdateStages = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStages>>, TError,UpdateStagesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStages>>,
        TError,
        UpdateStagesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStagesMutationOptions(options), queryClient);
    }
    export const getListApplicationsUrl = (id: string,) => {




  return `/jobs/${id}/applications`
}

/**
 * Those whom the caller sees, who came into their stage last first. `fit_score` is that of the analysis that is kept for the job, where there is one.
 * @summary The candidates of a job, with their stages
 */
export const listApplications = async (id: string, options?: RequestInit): Promise<JobApplication[]> => {

  return requestOk<JobApplication[]>(getListApplicationsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApplicationsQueryKey = (id: string,) => {
    return [
    `/jobs/${id}/applications`
    ] as const;
    }


export const getListApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplications>>> = ({ signal }) => listApplications(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplications>>>
export type ListApplicationsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The candidates of a job, with their stages
 */

export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The candidates of a job, with their stages
 */
export const prefetchListApplicationsQuery = async <TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListApplicationsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApplications} query
 */
export const invalidateListApplications = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApplicationsQueryKey(id) }, options);

  return queryClient;
}




export const getMoveApplicationsUrl = (id: string,) => {




  return `/jobs/${id}/applications`
}

/**
 * Each candidate is in the stage then; one who was not with the job is with it. Without `stage_id` they are taken off the job; of who is not with it nothing changes. The answer names those for whom something changed, with the stage before (`from`; missing where they were
 * not with the job), so that it can be undone. The record has an entry for each (`application_moved`, `application_removed`), and nothing for who was in the stage already.
 * With `undo` the caller takes back a move of the last ten minutes: for each of whom it was the last one in this job, made by the caller, from this stage (or from outside the job, without `stage_id`), all is as it was before: since when they are in
 * the stage, when they came to the job and from where, and in the figures neither the move nor its undo was made. For the others it is a move like any.
 * A job or a candidate that the caller does not see, and a stage that the organization does not have, is 404, and nothing changes. A person moves
 * `x-limits.applications.movedPerHour` candidates an hour, each as often as they are named: beyond that 429.
 * @summary Put candidates into a stage of a job, or take them off it
 */
export const moveApplications = async (id: string,
    applicationsMove: ApplicationsMove, options?: RequestInit): Promise<ApplicationsMoved> => {

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
return requestOk<ApplicationsMoved>(getMoveApplicationsUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applicationsMove)
  }
);}





export const getMoveApplicationsMutationKey = () => ['moveApplications'] as const;

export const getMoveApplicationsMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveApplications>>, TError,MoveApplicationsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveApplications>>, TError,MoveApplicationsMutationVariables, TContext> => {

const mutationKey = getMoveApplicationsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveApplications>>, MoveApplicationsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  moveApplications(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveApplicationsMutationResult = NonNullable<Awaited<ReturnType<typeof moveApplications>>>
    export type MoveApplicationsMutationBody = BodyType<ApplicationsMove>
    export type MoveApplicationsMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type MoveApplicationsMutationVariables = {id: string;data: BodyType<ApplicationsMove>}

    /**
 * @summary Put candidates into a stage of a job, or take them off it
 */
export const useMoveApplications = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveApplications>>, TError,MoveApplicationsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveApplications>>,
        TError,
        MoveApplicationsMutationVariables,
        TContext
      > => {
      return useMutation(getMoveApplicationsMutationOptions(options), queryClient);
    }
    export const getGetFunnelUrl = (id: string,) => {




  return `/jobs/${id}/funnel`
}

/**
 * For each stage, in order: how many of the candidates that the caller sees are in it, how many ever were, and how long it took them, as the record tells it. Who was taken off the
 * job counts among those who were in a stage. Days are medians, to a tenth; they are left out where nobody got there, or nobody has left.
 * @summary How far the candidates of a job came, and how long it took
 */
export const getFunnel = async (id: string, options?: RequestInit): Promise<Funnel> => {

  return requestOk<Funnel>(getGetFunnelUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFunnelQueryKey = (id: string,) => {
    return [
    `/jobs/${id}/funnel`
    ] as const;
    }


export const getGetFunnelQueryOptions = <TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFunnelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFunnel>>> = ({ signal }) => getFunnel(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFunnelQueryResult = NonNullable<Awaited<ReturnType<typeof getFunnel>>>
export type GetFunnelQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnel>>,
          TError,
          Awaited<ReturnType<typeof getFunnel>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnel>>,
          TError,
          Awaited<ReturnType<typeof getFunnel>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far the candidates of a job came, and how long it took
 */

export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFunnelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How far the candidates of a job came, and how long it took
 */
export const prefetchGetFunnelQuery = async <TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetFunnelQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFunnel} query
 */
export const invalidateGetFunnel = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFunnelQueryKey(id) }, options);

  return queryClient;
}




export const getListApplicationCountsUrl = () => {




  return `/application_counts/`
}

/**
 * Of the jobs and the candidates that the caller sees; a job that nobody is with is not among them.
 * @summary How many candidates are with each job
 */
export const listApplicationCounts = async ( options?: RequestInit): Promise<ApplicationCount[]> => {

  return requestOk<ApplicationCount[]>(getListApplicationCountsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApplicationCountsQueryKey = () => {
    return [
    `/application_counts/`
    ] as const;
    }


export const getListApplicationCountsQueryOptions = <TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplicationCounts>>> = ({ signal }) => listApplicationCounts({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationCountsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplicationCounts>>>
export type ListApplicationCountsQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListApplicationCounts<TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationCounts>>,
          TError,
          Awaited<ReturnType<typeof listApplicationCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationCounts<TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicationCounts>>,
          TError,
          Awaited<ReturnType<typeof listApplicationCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicationCounts<TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many candidates are with each job
 */

export function useListApplicationCounts<TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How many candidates are with each job
 */
export const prefetchListApplicationCountsQuery = async <TData = Awaited<ReturnType<typeof listApplicationCounts>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicationCounts>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListApplicationCountsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApplicationCounts} query
 */
export const invalidateListApplicationCounts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApplicationCountsQueryKey() }, options);

  return queryClient;
}




export const getGetSourceFiguresUrl = () => {




  return `/source_figures/`
}

/**
 * Over all jobs of the organization, closed ones included, as the record tells it: of the candidates that are still there. A candidate counts once for each job. Who was taken off a job counts among those who
 * were in a stage.
 * @summary How many applied, got on and were hired, by where they came from
 */
export const getSourceFigures = async ( options?: RequestInit): Promise<SourceFigures> => {

  return requestOk<SourceFigures>(getGetSourceFiguresUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSourceFiguresQueryKey = () => {
    return [
    `/source_figures/`
    ] as const;
    }


export const getGetSourceFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSourceFiguresQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSourceFigures>>> = ({ signal }) => getSourceFigures({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSourceFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getSourceFigures>>>
export type GetSourceFiguresQueryError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>


export function useGetSourceFigures<TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSourceFigures>>,
          TError,
          Awaited<ReturnType<typeof getSourceFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSourceFigures<TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSourceFigures>>,
          TError,
          Awaited<ReturnType<typeof getSourceFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSourceFigures<TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many applied, got on and were hired, by where they came from
 */

export function useGetSourceFigures<TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSourceFiguresQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How many applied, got on and were hired, by where they came from
 */
export const prefetchGetSourceFiguresQuery = async <TData = Awaited<ReturnType<typeof getSourceFigures>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSourceFigures>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetSourceFiguresQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSourceFigures} query
 */
export const invalidateGetSourceFigures = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSourceFiguresQueryKey() }, options);

  return queryClient;
}




export const getListCandidateApplicationsUrl = (id: string,) => {




  return `/candidates/${id}/applications`
}

/**
 * Of the jobs that the caller sees, the one with the newest move first, each with its stage and how the candidate came there, the newest move first, of its moves the newest `x-limits.applications.movesListed`.
 * @summary The jobs that a candidate is with
 */
export const listCandidateApplications = async (id: string, options?: RequestInit): Promise<CandidateApplication[]> => {

  return requestOk<CandidateApplication[]>(getListCandidateApplicationsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCandidateApplicationsQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/applications`
    ] as const;
    }


export const getListCandidateApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandidateApplicationsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandidateApplications>>> = ({ signal }) => listCandidateApplications(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandidateApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listCandidateApplications>>>
export type ListCandidateApplicationsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListCandidateApplications<TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateApplications>>,
          TError,
          Awaited<ReturnType<typeof listCandidateApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateApplications<TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateApplications>>,
          TError,
          Awaited<ReturnType<typeof listCandidateApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateApplications<TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The jobs that a candidate is with
 */

export function useListCandidateApplications<TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandidateApplicationsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The jobs that a candidate is with
 */
export const prefetchListCandidateApplicationsQuery = async <TData = Awaited<ReturnType<typeof listCandidateApplications>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateApplications>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListCandidateApplicationsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCandidateApplications} query
 */
export const invalidateListCandidateApplications = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCandidateApplicationsQueryKey(id) }, options);

  return queryClient;
}




