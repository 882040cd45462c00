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
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  Retention,
  RetentionDeleted,
  RetentionDeletion,
  RetentionHold,
  RetentionHoldInput,
  RetentionSetting,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
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

export const getGetRetentionUrl = () => {




  return `/api/organization/retention`
}

/**
 * The organization's setting, and the candidates without activity for as many months, oldest first. Nothing is deleted by itself: this list is the dry run of
 * `deleteInactiveCandidates`. A candidate's last activity is the newest of: its creation, its resume, its shares, its kept analyses, the decisions about
 * it and, where a server has them, its moves between stages, its team notes and mails, its scorecards and what the person it is about asked for. Months are those of the calendar (UTC); where the month is too short its last day counts. At most `x-limits.retention.listed` are listed beside those that are
 * held; `total` says how many there are.
 * @summary The candidates that are proposed for deletion
 */
export const getRetention = async ( options?: RequestInit): Promise<Retention> => {

  return requestOk<Retention>(getGetRetentionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRetentionQueryKey = () => {
    return [
    `/api/organization/retention`
    ] as const;
    }


export const getGetRetentionQueryOptions = <TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRetentionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRetention>>> = ({ signal }) => getRetention({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRetentionQueryResult = NonNullable<Awaited<ReturnType<typeof getRetention>>>
export type GetRetentionQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>


export function useGetRetention<TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRetention>>,
          TError,
          Awaited<ReturnType<typeof getRetention>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRetention<TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRetention>>,
          TError,
          Awaited<ReturnType<typeof getRetention>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRetention<TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The candidates that are proposed for deletion
 */

export function useGetRetention<TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRetentionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The candidates that are proposed for deletion
 */
export const prefetchGetRetentionQuery = async <TData = Awaited<ReturnType<typeof getRetention>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRetention>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetRetentionQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetRetention} query
 */
export const invalidateGetRetention = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRetentionQueryKey() }, options);

  return queryClient;
}




export const getUpdateRetentionUrl = () => {




  return `/api/organization/retention`
}

/**
 * Deletes nothing. Off (`null`) until it is set. A change stands in the record (`retention_changed`).
 * @summary Set after how many months candidates are proposed
 */
export const updateRetention = async (retentionSetting: RetentionSetting, options?: RequestInit): Promise<Retention> => {

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
return requestOk<Retention>(getUpdateRetentionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(retentionSetting)
  }
);}





export const getUpdateRetentionMutationKey = () => ['updateRetention'] as const;

export const getUpdateRetentionMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRetention>>, TError,UpdateRetentionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateRetention>>, TError,UpdateRetentionMutationVariables, TContext> => {

const mutationKey = getUpdateRetentionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRetention>>, UpdateRetentionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRetention(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRetentionMutationResult = NonNullable<Awaited<ReturnType<typeof updateRetention>>>
    export type UpdateRetentionMutationBody = BodyType<RetentionSetting>
    export type UpdateRetentionMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateRetentionMutationVariables = {data: BodyType<RetentionSetting>}

    /**
 * @summary Set after how many months candidates are proposed
 */
export const useUpdateRetention = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRetention>>, TError,UpdateRetentionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRetention>>,
        TError,
        UpdateRetentionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRetentionMutationOptions(options), queryClient);
    }
    export const getDeleteInactiveCandidatesUrl = () => {




  return `/api/organization/retention/deletion`
}

/**
 * Deletes for good, as `deleteCandidate` does, those of the named candidates that are still proposed and not held, each with its entry in the record. The others stay, and
 * the answer says why: `held` (active or not), `active` (not proposed any more, or retention is off) or `not_found`. All are deleted or, where the call fails, none.
 * @summary Delete candidates that are proposed
 */
export const deleteInactiveCandidates = async (retentionDeletion: RetentionDeletion, options?: RequestInit): Promise<RetentionDeleted> => {

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
return requestOk<RetentionDeleted>(getDeleteInactiveCandidatesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(retentionDeletion)
  }
);}





export const getDeleteInactiveCandidatesMutationKey = () => ['deleteInactiveCandidates'] as const;

export const getDeleteInactiveCandidatesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInactiveCandidates>>, TError,DeleteInactiveCandidatesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteInactiveCandidates>>, TError,DeleteInactiveCandidatesMutationVariables, TContext> => {

const mutationKey = getDeleteInactiveCandidatesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteInactiveCandidates>>, DeleteInactiveCandidatesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteInactiveCandidates(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteInactiveCandidatesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteInactiveCandidates>>>
    export type DeleteInactiveCandidatesMutationBody = BodyType<RetentionDeletion>
    export type DeleteInactiveCandidatesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type DeleteInactiveCandidatesMutationVariables = {data: BodyType<RetentionDeletion>}

    /**
 * @summary Delete candidates that are proposed
 */
export const useDeleteInactiveCandidates = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteInactiveCandidates>>, TError,DeleteInactiveCandidatesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteInactiveCandidates>>,
        TError,
        DeleteInactiveCandidatesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteInactiveCandidatesMutationOptions(options), queryClient);
    }
    export const getHoldCandidateUrl = (id: string,) => {




  return `/candidates/${id}/retention_hold`
}

/**
 * The candidate is not deleted by `deleteInactiveCandidates` until the hold is lifted; `deleteCandidate` still deletes it. A hold that there is gets the new reason. The record says that
 * a hold was set (`retention_held`), without the reason, which is erased with the candidate or the hold.
 * @summary Keep a candidate in spite of the setting
 */
export const holdCandidate = async (id: string,
    retentionHoldInput: RetentionHoldInput, options?: RequestInit): Promise<RetentionHold> => {

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
return requestOk<RetentionHold>(getHoldCandidateUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(retentionHoldInput)
  }
);}





export const getHoldCandidateMutationKey = () => ['holdCandidate'] as const;

export const getHoldCandidateMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdCandidate>>, TError,HoldCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof holdCandidate>>, TError,HoldCandidateMutationVariables, TContext> => {

const mutationKey = getHoldCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof holdCandidate>>, HoldCandidateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  holdCandidate(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HoldCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof holdCandidate>>>
    export type HoldCandidateMutationBody = BodyType<RetentionHoldInput>
    export type HoldCandidateMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type HoldCandidateMutationVariables = {id: string;data: BodyType<RetentionHoldInput>}

    /**
 * @summary Keep a candidate in spite of the setting
 */
export const useHoldCandidate = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdCandidate>>, TError,HoldCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof holdCandidate>>,
        TError,
        HoldCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getHoldCandidateMutationOptions(options), queryClient);
    }
    export const getLiftHoldUrl = (id: string,) => {




  return `/candidates/${id}/retention_hold`
}

/**
 * The record says so (`retention_released`). Where there is no hold, nothing happens and nothing is recorded.
 * @summary Lift the hold of a candidate
 */
export const liftHold = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getLiftHoldUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getLiftHoldMutationKey = () => ['liftHold'] as const;

export const getLiftHoldMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftHold>>, TError,LiftHoldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof liftHold>>, TError,LiftHoldMutationVariables, TContext> => {

const mutationKey = getLiftHoldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof liftHold>>, LiftHoldMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  liftHold(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LiftHoldMutationResult = NonNullable<Awaited<ReturnType<typeof liftHold>>>

    export type LiftHoldMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type LiftHoldMutationVariables = {id: string}

    /**
 * @summary Lift the hold of a candidate
 */
export const useLiftHold = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftHold>>, TError,LiftHoldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof liftHold>>,
        TError,
        LiftHoldMutationVariables,
        TContext
      > => {
      return useMutation(getLiftHoldMutationOptions(options), queryClient);
    }
