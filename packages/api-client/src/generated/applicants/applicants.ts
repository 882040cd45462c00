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
  ApplicantAnswerInput,
  ApplicantLink,
  ApplicantRequest,
  ApplicantRequestInput,
  ApplicantRequests,
  ApplicantSecret,
  Application,
  MalformedRequestResponse,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  WaitingRequest
} from '../model';

import { requestOkOrCreated } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestWithoutAnswer } from '../../http';
import { requestOk } from '../../http';




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

export const getCreateApplicantLinkUrl = (id: string,) => {




  return `/candidates/${id}/applicant_link`
}

/**
 * Whoever has the link sees, without signing in, what was read of this candidate (`openApplication`). It is valid for `x-limits.applicant.linkDays` days. The server keeps a hash of
 * its secret alone: it is told here and never again. A link that there is ends with the new one. The secret stands after the `#`, which browsers send to nobody. The record says so
 * (`applicant_link_created`). Whom the candidate was shared with gets 403 `not_owner`.
 * @summary Make a link for the person who applied
 */
export const createApplicantLink = async (id: string, options?: RequestInit): Promise<ApplicantLink> => {

  return requestOkOrCreated<ApplicantLink>(getCreateApplicantLinkUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateApplicantLinkMutationKey = () => ['createApplicantLink'] as const;

export const getCreateApplicantLinkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApplicantLink>>, TError,CreateApplicantLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createApplicantLink>>, TError,CreateApplicantLinkMutationVariables, TContext> => {

const mutationKey = getCreateApplicantLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApplicantLink>>, CreateApplicantLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createApplicantLink(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateApplicantLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createApplicantLink>>>

    export type CreateApplicantLinkMutationError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>
    export type CreateApplicantLinkMutationVariables = {id: string}

    /**
 * @summary Make a link for the person who applied
 */
export const useCreateApplicantLink = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApplicantLink>>, TError,CreateApplicantLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApplicantLink>>,
        TError,
        CreateApplicantLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateApplicantLinkMutationOptions(options), queryClient);
    }
    export const getRevokeApplicantLinkUrl = (id: string,) => {




  return `/candidates/${id}/applicant_link`
}

/**
 * The record says so (`applicant_link_revoked`). Where there is none, nothing happens and nothing is recorded.
 * @summary End the link for the person who applied
 */
export const revokeApplicantLink = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRevokeApplicantLinkUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeApplicantLinkMutationKey = () => ['revokeApplicantLink'] as const;

export const getRevokeApplicantLinkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApplicantLink>>, TError,RevokeApplicantLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof revokeApplicantLink>>, TError,RevokeApplicantLinkMutationVariables, TContext> => {

const mutationKey = getRevokeApplicantLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeApplicantLink>>, RevokeApplicantLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeApplicantLink(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeApplicantLinkMutationResult = NonNullable<Awaited<ReturnType<typeof revokeApplicantLink>>>

    export type RevokeApplicantLinkMutationError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>
    export type RevokeApplicantLinkMutationVariables = {id: string}

    /**
 * @summary End the link for the person who applied
 */
export const useRevokeApplicantLink = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApplicantLink>>, TError,RevokeApplicantLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeApplicantLink>>,
        TError,
        RevokeApplicantLinkMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeApplicantLinkMutationOptions(options), queryClient);
    }
    export const getListApplicantRequestsUrl = (id: string,) => {




  return `/candidates/${id}/applicant_requests`
}

/**
 * The requests that wait come first, the one that is due next before the others; then the answered ones, the newest first.
 * @summary The link for the person who applied, and what they asked for
 */
export const listApplicantRequests = async (id: string, options?: RequestInit): Promise<ApplicantRequests> => {

  return requestOk<ApplicantRequests>(getListApplicantRequestsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApplicantRequestsQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/applicant_requests`
    ] as const;
    }


export const getListApplicantRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicantRequestsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplicantRequests>>> = ({ signal }) => listApplicantRequests(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicantRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplicantRequests>>>
export type ListApplicantRequestsQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListApplicantRequests<TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicantRequests>>,
          TError,
          Awaited<ReturnType<typeof listApplicantRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicantRequests<TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplicantRequests>>,
          TError,
          Awaited<ReturnType<typeof listApplicantRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplicantRequests<TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The link for the person who applied, and what they asked for
 */

export function useListApplicantRequests<TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicantRequestsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The link for the person who applied, and what they asked for
 */
export const prefetchListApplicantRequestsQuery = async <TData = Awaited<ReturnType<typeof listApplicantRequests>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplicantRequests>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListApplicantRequestsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApplicantRequests} query
 */
export const invalidateListApplicantRequests = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApplicantRequestsQueryKey(id) }, options);

  return queryClient;
}




export const getListWaitingRequestsUrl = () => {




  return `/applicant_requests/`
}

/**
 * The requests without an answer, of all candidates whose requests the caller may answer: an admin's are the organization's, a user's are those of the candidates that they own. The
 * one that is due next comes first.
 * @summary What people who applied wait for, in one place
 */
export const listWaitingRequests = async ( options?: RequestInit): Promise<WaitingRequest[]> => {

  return requestOk<WaitingRequest[]>(getListWaitingRequestsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWaitingRequestsQueryKey = () => {
    return [
    `/applicant_requests/`
    ] as const;
    }


export const getListWaitingRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWaitingRequestsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWaitingRequests>>> = ({ signal }) => listWaitingRequests({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWaitingRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listWaitingRequests>>>
export type ListWaitingRequestsQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListWaitingRequests<TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWaitingRequests>>,
          TError,
          Awaited<ReturnType<typeof listWaitingRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWaitingRequests<TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWaitingRequests>>,
          TError,
          Awaited<ReturnType<typeof listWaitingRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWaitingRequests<TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What people who applied wait for, in one place
 */

export function useListWaitingRequests<TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWaitingRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What people who applied wait for, in one place
 */
export const prefetchListWaitingRequestsQuery = async <TData = Awaited<ReturnType<typeof listWaitingRequests>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWaitingRequests>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListWaitingRequestsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListWaitingRequests} query
 */
export const invalidateListWaitingRequests = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWaitingRequestsQueryKey() }, options);

  return queryClient;
}




export const getAnswerApplicantRequestUrl = (id: string,) => {




  return `/applicant_requests/${id}`
}

/**
 * In words, which they read by their link. An answer that there is gets replaced. The record says that it was answered (`applicant_answered`), without the words. Whom the candidate was shared with gets 403 `not_owner`.
 * @summary Answer what a person who applied asked for
 */
export const answerApplicantRequest = async (id: string,
    applicantAnswerInput: ApplicantAnswerInput, options?: RequestInit): Promise<ApplicantRequest> => {

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
return requestOk<ApplicantRequest>(getAnswerApplicantRequestUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applicantAnswerInput)
  }
);}





export const getAnswerApplicantRequestMutationKey = () => ['answerApplicantRequest'] as const;

export const getAnswerApplicantRequestMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerApplicantRequest>>, TError,AnswerApplicantRequestMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerApplicantRequest>>, TError,AnswerApplicantRequestMutationVariables, TContext> => {

const mutationKey = getAnswerApplicantRequestMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerApplicantRequest>>, AnswerApplicantRequestMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerApplicantRequest(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerApplicantRequestMutationResult = NonNullable<Awaited<ReturnType<typeof answerApplicantRequest>>>
    export type AnswerApplicantRequestMutationBody = BodyType<ApplicantAnswerInput>
    export type AnswerApplicantRequestMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type AnswerApplicantRequestMutationVariables = {id: string;data: BodyType<ApplicantAnswerInput>}

    /**
 * @summary Answer what a person who applied asked for
 */
export const useAnswerApplicantRequest = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerApplicantRequest>>, TError,AnswerApplicantRequestMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerApplicantRequest>>,
        TError,
        AnswerApplicantRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerApplicantRequestMutationOptions(options), queryClient);
    }
    export const getOpenApplicationUrl = () => {




  return `/applicant/`
}

/**
 * For the person who applied, by the secret of their link. It holds their contact, what was found in their resume for each job of theirs, and what they asked for; no notes, no other candidates, no scores, ranks or
 * decisions. A secret that is unknown, ended or of a deleted candidate is 404.
 * @summary What was read of one's own application
 */
export const openApplication = async (applicantSecret: ApplicantSecret, options?: RequestInit): Promise<Application> => {

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
return requestOk<Application>(getOpenApplicationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applicantSecret)
  }
);}





export const getOpenApplicationMutationKey = () => ['openApplication'] as const;

export const getOpenApplicationMutationOptions = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openApplication>>, TError,OpenApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof openApplication>>, TError,OpenApplicationMutationVariables, TContext> => {

const mutationKey = getOpenApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openApplication>>, OpenApplicationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openApplication(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof openApplication>>>
    export type OpenApplicationMutationBody = BodyType<ApplicantSecret>
    export type OpenApplicationMutationError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type OpenApplicationMutationVariables = {data: BodyType<ApplicantSecret>}

    /**
 * @summary What was read of one's own application
 */
export const useOpenApplication = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openApplication>>, TError,OpenApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openApplication>>,
        TError,
        OpenApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getOpenApplicationMutationOptions(options), queryClient);
    }
    export const getSendApplicantRequestUrl = () => {




  return `/applicant/requests/`
}

/**
 * It is kept until the candidate is deleted, listed for the recruiters, and due after `x-limits.applicant.answerDays` days. The record says that it came (`applicant_request`), without the words.
 * - `wrong` names the job and the criterion and needs a text, `person` needs none: else 422 `validation_failed`,
 * - more than `x-limits.applicant.requestsPerDay` by one link in a day are 429,
 * - a secret that is unknown or ended is 404.
 * @summary Say that a finding is wrong, or ask for a person to look
 */
export const sendApplicantRequest = async (applicantRequestInput: ApplicantRequestInput, options?: RequestInit): Promise<ApplicantRequest> => {

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
return requestOkOrCreated<ApplicantRequest>(getSendApplicantRequestUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applicantRequestInput)
  }
);}





export const getSendApplicantRequestMutationKey = () => ['sendApplicantRequest'] as const;

export const getSendApplicantRequestMutationOptions = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApplicantRequest>>, TError,SendApplicantRequestMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendApplicantRequest>>, TError,SendApplicantRequestMutationVariables, TContext> => {

const mutationKey = getSendApplicantRequestMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendApplicantRequest>>, SendApplicantRequestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendApplicantRequest(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendApplicantRequestMutationResult = NonNullable<Awaited<ReturnType<typeof sendApplicantRequest>>>
    export type SendApplicantRequestMutationBody = BodyType<ApplicantRequestInput>
    export type SendApplicantRequestMutationError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SendApplicantRequestMutationVariables = {data: BodyType<ApplicantRequestInput>}

    /**
 * @summary Say that a finding is wrong, or ask for a person to look
 */
export const useSendApplicantRequest = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApplicantRequest>>, TError,SendApplicantRequestMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendApplicantRequest>>,
        TError,
        SendApplicantRequestMutationVariables,
        TContext
      > => {
      return useMutation(getSendApplicantRequestMutationOptions(options), queryClient);
    }
