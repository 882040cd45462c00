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
  DecisionInput,
  ErrorBody,
  LedgerEntry,
  LedgerFilter,
  LedgerPage,
  ListLedgerParams,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkText } from '../../http';
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

export const getListLedgerUrl = (params?: ListLedgerParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/organization/ledger?${stringifiedParams}` : `/api/organization/ledger`
}

/**
 * The entries that match all that is asked, newest first, a page at a time (`x-limits.ledger.pageEntries`). `next` is what `before` takes for the page after it;
 * it is missing on the last one.
 * @summary The organization's record
 */
export const listLedger = async (params?: ListLedgerParams, options?: RequestInit): Promise<LedgerPage> => {

  return requestOk<LedgerPage>(getListLedgerUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLedgerQueryKey = (params?: ListLedgerParams,) => {
    return [
    `/api/organization/ledger`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLedgerQueryOptions = <TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLedgerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLedger>>> = ({ signal }) => listLedger(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLedgerQueryResult = NonNullable<Awaited<ReturnType<typeof listLedger>>>
export type ListLedgerQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: undefined |  ListLedgerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLedger>>,
          TError,
          Awaited<ReturnType<typeof listLedger>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLedger>>,
          TError,
          Awaited<ReturnType<typeof listLedger>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organization's record
 */

export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLedgerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The organization's record
 */
export const prefetchListLedgerQuery = async <TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListLedgerQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLedger} query
 */
export const invalidateListLedger = async (
 queryClient: QueryClient, params?: ListLedgerParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLedgerQueryKey(params) }, options);

  return queryClient;
}




export const getExportLedgerUrl = () => {




  return `/api/organization/ledger/export`
}

/**
 * The entries that match all that is asked, oldest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. A cell that a spreadsheet would take for a
 * formula (it begins with `=`, `+`, `-`, `@`, a tab or a carriage return) begins with an apostrophe. That it was taken is itself recorded. More entries than
 * `x-limits.ledger.exportEntries` are 422 that names `from`: ask for fewer days.
 * @summary Take the record as CSV
 */
export const exportLedger = async (ledgerFilter: LedgerFilter, options?: RequestInit): Promise<string> => {

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
return requestOkText<string>(getExportLedgerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ledgerFilter)
  }
);}





export const getExportLedgerMutationKey = () => ['exportLedger'] as const;

export const getExportLedgerMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportLedger>>, TError,ExportLedgerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof exportLedger>>, TError,ExportLedgerMutationVariables, TContext> => {

const mutationKey = getExportLedgerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportLedger>>, ExportLedgerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportLedger(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportLedgerMutationResult = NonNullable<Awaited<ReturnType<typeof exportLedger>>>
    export type ExportLedgerMutationBody = BodyType<LedgerFilter>
    export type ExportLedgerMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type ExportLedgerMutationVariables = {data: BodyType<LedgerFilter>}

    /**
 * @summary Take the record as CSV
 */
export const useExportLedger = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportLedger>>, TError,ExportLedgerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportLedger>>,
        TError,
        ExportLedgerMutationVariables,
        TContext
      > => {
      return useMutation(getExportLedgerMutationOptions(options), queryClient);
    }
    export const getListDecisionsUrl = (id: string,) => {




  return `/candidates/${id}/decisions`
}

/**
 * The candidate's own part of the record, newest first: every decision for a job that the caller sees, or saw before it was closed. The newest one for a job
 * is the one that stands. It may be handed to the candidate.
 * @summary What was decided about a candidate
 */
export const listDecisions = async (id: string, options?: RequestInit): Promise<LedgerEntry[]> => {

  return requestOk<LedgerEntry[]>(getListDecisionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDecisionsQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/decisions`
    ] as const;
    }


export const getListDecisionsQueryOptions = <TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDecisionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDecisions>>> = ({ signal }) => listDecisions(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDecisionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDecisions>>>
export type ListDecisionsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListDecisions<TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDecisions>>,
          TError,
          Awaited<ReturnType<typeof listDecisions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDecisions<TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDecisions>>,
          TError,
          Awaited<ReturnType<typeof listDecisions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDecisions<TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was decided about a candidate
 */

export function useListDecisions<TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDecisionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What was decided about a candidate
 */
export const prefetchListDecisionsQuery = async <TData = Awaited<ReturnType<typeof listDecisions>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecisions>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListDecisionsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDecisions} query
 */
export const invalidateListDecisions = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDecisionsQueryKey(id) }, options);

  return queryClient;
}




export const getRecordDecisionUrl = (id: string,) => {




  return `/candidates/${id}/decisions`
}

/**
 * Appends a decision of the caller to the record, beside what the analysis that is kept says at that moment (its score, version and criteria). It may be
 * changed at any time by deciding again; what was decided before stays on record. Whoever sees the candidate and the job may decide.
 * - against the score's verdict (`shortlist` below "Worth an interview", `hold` never, `decline` at or above it) a `reason` is needed: 422
 *   `validation_failed` that names `reason`. Where nothing is analysed, or texts were read in part only, there is no verdict.
 * - `scored_at` names the analysis that the person saw. Where a newer one is kept the answer is 409 `analysis_changed`; an analysis that
 *   was not kept is not on record either.
 * @summary Decide about a candidate for a job
 */
export const recordDecision = async (id: string,
    decisionInput: DecisionInput, options?: RequestInit): Promise<LedgerEntry> => {

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
return requestOkOrCreated<LedgerEntry>(getRecordDecisionUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(decisionInput)
  }
);}





export const getRecordDecisionMutationKey = () => ['recordDecision'] as const;

export const getRecordDecisionMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordDecision>>, TError,RecordDecisionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof recordDecision>>, TError,RecordDecisionMutationVariables, TContext> => {

const mutationKey = getRecordDecisionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordDecision>>, RecordDecisionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  recordDecision(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordDecisionMutationResult = NonNullable<Awaited<ReturnType<typeof recordDecision>>>
    export type RecordDecisionMutationBody = BodyType<DecisionInput>
    export type RecordDecisionMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type RecordDecisionMutationVariables = {id: string;data: BodyType<DecisionInput>}

    /**
 * @summary Decide about a candidate for a job
 */
export const useRecordDecision = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordDecision>>, TError,RecordDecisionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordDecision>>,
        TError,
        RecordDecisionMutationVariables,
        TContext
      > => {
      return useMutation(getRecordDecisionMutationOptions(options), queryClient);
    }
