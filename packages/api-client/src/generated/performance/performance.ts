/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ErrorBody,
  GetUserPerformanceHistoryParams,
  GetUserPerformanceParams,
  NotFoundResponse,
  OrganizationPerformance,
  PerformanceForbiddenResponse,
  PerformanceHistoryRow,
  ReadFailedResponse,
  UnauthenticatedResponse,
  UserPerformance,
  ValidationFailedResponse
} from '../model';

import { request } from '../../http';
import type { ErrorType } from '../../http';




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

export const getGetUserPerformanceUrl = (params?: GetUserPerformanceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/user-performance?${stringifiedParams}` : `/user-performance`
}

/**
 * `user` is a person's performance name: their full name, or, where two people share one, the full name followed by the username in
 * brackets (`Sam Lee (sam.lee)`). "All Users" (also when left out) gives the organization's totals. A regular user may ask for "All Users" and for
 * themself; another name of the organization, or an unknown one, is 403 `other_person`. For an admin an unknown name is 404, as is the full name
 * alone of two people who share it.
 * @summary Figures of one person, or of all
 */
export const getUserPerformance = async (params?: GetUserPerformanceParams, options?: RequestInit): Promise<UserPerformance> => {

  return request<UserPerformance>(getGetUserPerformanceUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserPerformanceQueryKey = (params?: GetUserPerformanceParams,) => {
    return [
    `/user-performance`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserPerformanceQueryOptions = <TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(params?: GetUserPerformanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserPerformanceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserPerformance>>> = ({ signal }) => getUserPerformance(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserPerformanceQueryResult = NonNullable<Awaited<ReturnType<typeof getUserPerformance>>>
export type GetUserPerformanceQueryError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useGetUserPerformance<TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: undefined |  GetUserPerformanceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserPerformance>>,
          TError,
          Awaited<ReturnType<typeof getUserPerformance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserPerformance<TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: GetUserPerformanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserPerformance>>,
          TError,
          Awaited<ReturnType<typeof getUserPerformance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserPerformance<TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: GetUserPerformanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of one person, or of all
 */

export function useGetUserPerformance<TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: GetUserPerformanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserPerformanceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Figures of one person, or of all
 */
export const prefetchGetUserPerformanceQuery = async <TData = Awaited<ReturnType<typeof getUserPerformance>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params?: GetUserPerformanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformance>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserPerformanceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUserPerformance} query
 */
export const invalidateGetUserPerformance = async (
 queryClient: QueryClient, params?: GetUserPerformanceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserPerformanceQueryKey(params) }, options);

  return queryClient;
}




export const getGetUserPerformanceHistoryUrl = (params: GetUserPerformanceHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/user-performance/history?${stringifiedParams}` : `/user-performance/history`
}

/**
 * Jobs filled and candidates shared by month (UTC), oldest first, every period present even with zeros. `90 Days`: the events of the last
 * 90 days by calendar month; `Monthly`: the twelve months of this year; `Yearly`: one row a year from the first with
 * an event to this one, and this year's alone where there is no event. `month` is a label ("Nov 2026", for Yearly "2026"). `user` as in `GET /user-performance`.
 * @summary Figures over time
 */
export const getUserPerformanceHistory = async (params: GetUserPerformanceHistoryParams, options?: RequestInit): Promise<PerformanceHistoryRow[]> => {

  return request<PerformanceHistoryRow[]>(getGetUserPerformanceHistoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserPerformanceHistoryQueryKey = (params?: GetUserPerformanceHistoryParams,) => {
    return [
    `/user-performance/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserPerformanceHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(params: GetUserPerformanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserPerformanceHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserPerformanceHistory>>> = ({ signal }) => getUserPerformanceHistory(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserPerformanceHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getUserPerformanceHistory>>>
export type GetUserPerformanceHistoryQueryError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useGetUserPerformanceHistory<TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: GetUserPerformanceHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserPerformanceHistory>>,
          TError,
          Awaited<ReturnType<typeof getUserPerformanceHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserPerformanceHistory<TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: GetUserPerformanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserPerformanceHistory>>,
          TError,
          Awaited<ReturnType<typeof getUserPerformanceHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserPerformanceHistory<TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: GetUserPerformanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures over time
 */

export function useGetUserPerformanceHistory<TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: GetUserPerformanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserPerformanceHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Figures over time
 */
export const prefetchGetUserPerformanceHistoryQuery = async <TData = Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError = ErrorType<UnauthenticatedResponse | PerformanceForbiddenResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params: GetUserPerformanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserPerformanceHistory>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserPerformanceHistoryQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUserPerformanceHistory} query
 */
export const invalidateGetUserPerformanceHistory = async (
 queryClient: QueryClient, params: GetUserPerformanceHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserPerformanceHistoryQueryKey(params) }, options);

  return queryClient;
}




export const getGetOrganizationPerformanceUrl = () => {




  return `/organizations/performance`
}

/**
 * Totals of open jobs and of candidates, and the people with the most of both, at most ten, highest sum first, then by
 * name. `name` is the performance name that `GET /user-performance` takes.
 * @summary Figures of the organization and its top performers
 */
export const getOrganizationPerformance = async ( options?: RequestInit): Promise<OrganizationPerformance> => {

  return request<OrganizationPerformance>(getGetOrganizationPerformanceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrganizationPerformanceQueryKey = () => {
    return [
    `/organizations/performance`
    ] as const;
    }


export const getGetOrganizationPerformanceQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationPerformanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationPerformance>>> = ({ signal }) => getOrganizationPerformance({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrganizationPerformanceQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganizationPerformance>>>
export type GetOrganizationPerformanceQueryError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>


export function useGetOrganizationPerformance<TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationPerformance>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationPerformance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationPerformance<TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationPerformance>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationPerformance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationPerformance<TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of the organization and its top performers
 */

export function useGetOrganizationPerformance<TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganizationPerformanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Figures of the organization and its top performers
 */
export const prefetchGetOrganizationPerformanceQuery = async <TData = Awaited<ReturnType<typeof getOrganizationPerformance>>, TError = ErrorType<UnauthenticatedResponse | ErrorBody | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationPerformance>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrganizationPerformanceQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrganizationPerformance} query
 */
export const invalidateGetOrganizationPerformance = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationPerformanceQueryKey() }, options);

  return queryClient;
}




