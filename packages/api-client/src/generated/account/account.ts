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
  CodeRefusedResponse,
  EmailConfirmation,
  EmailConfirmed,
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
  ReadFailedResponse,
  RecoveryCodesMadeResponse,
  SecondFactorConfirmation,
  SecondFactorProof,
  SecondFactorSetup,
  SecondFactorStateResponse,
  SecondFactorUnreadableResponse,
  ServerErrorResponse,
  SessionConfirmation,
  SessionsEnded,
  SignedInSession,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { request } from '../../http';
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

export const getListSessionsUrl = () => {




  return `/sessions/`
}

/**
 * The caller's own sessions that have not ended, the last used first. Nobody sees those of somebody else, no admin either.
 * @summary Where the caller is signed in
 */
export const listSessions = async ( options?: RequestInit): Promise<SignedInSession[]> => {

  return request<SignedInSession[]>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsQueryKey = () => {
    return [
    `/sessions/`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the caller is signed in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Where the caller is signed in
 */
export const prefetchListSessionsQuery = async <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListSessionsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSessions} query
 */
export const invalidateListSessions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }, options);

  return queryClient;
}




export const getEndSessionUrl = (id: string,) => {




  return `/sessions/${id}`
}

/**
 * Its token is refused from then on. The session that calls may end itself. The record says that a session was ended (`sessions_ended`). A second call is 404.
 * @summary End one of the caller's sessions
 */
export const endSession = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getEndSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endSession(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type EndSessionMutationVariables = {id: string}

    /**
 * @summary End one of the caller's sessions
 */
export const useEndSession = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    export const getEndOtherSessionsUrl = () => {




  return `/sessions/end_others/`
}

/**
 * The record says how many were ended (`sessions_ended`), where there was one.
 * @summary End all of the caller's sessions but this one
 */
export const endOtherSessions = async ( options?: RequestInit): Promise<SessionsEnded> => {

  return requestWithoutAnswer<SessionsEnded>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {


          return  endOtherSessions()
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<UnauthenticatedResponse | ServerErrorResponse>


    /**
 * @summary End all of the caller's sessions but this one
 */
export const useEndOtherSessions = <TError = ErrorType<UnauthenticatedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndOtherSessionsMutationOptions(options), queryClient);
    }
    export const getConfirmSessionUrl = () => {




  return `/sessions/confirm/`
}

/**
 * Who signed in longer than `x-limits.session.proofHours` hours ago enters the password again before what is dangerous (403 `reauthentication_required`);
 * the call that was refused can then be repeated. A one-time password is none here. After ten wrong ones within a quarter of an hour the session gets 429.
 * @summary Enter one's password again
 */
export const confirmSession = async (sessionConfirmation: SessionConfirmation, options?: RequestInit): Promise<void> => {

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
return requestWithoutAnswer<void>(getConfirmSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sessionConfirmation)
  }
);}





export const getConfirmSessionMutationKey = () => ['confirmSession'] as const;

export const getConfirmSessionMutationOptions = <TError = ErrorType<ErrorBody | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSession>>, TError,ConfirmSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmSession>>, TError,ConfirmSessionMutationVariables, TContext> => {

const mutationKey = getConfirmSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSession>>, ConfirmSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSession(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSessionMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSession>>>
    export type ConfirmSessionMutationBody = BodyType<SessionConfirmation>
    export type ConfirmSessionMutationError = ErrorType<ErrorBody | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ConfirmSessionMutationVariables = {data: BodyType<SessionConfirmation>}

    /**
 * @summary Enter one's password again
 */
export const useConfirmSession = <TError = ErrorType<ErrorBody | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSession>>, TError,ConfirmSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSession>>,
        TError,
        ConfirmSessionMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSessionMutationOptions(options), queryClient);
    }
    export const getConfirmEmailUrl = () => {




  return `/email_confirmations/`
}

/**
 * The caller proves that a changed email is theirs, with the word from the link that was mailed to it. Both are needed, the mailbox and being signed in: whoever
 * changes the email of a colleague to one of their own has no session of theirs. Until then, and for `x-limits.emailConfirmation.days` days at most, one-time
 * passwords go to the email before. A word that is unknown, used or too old is answered 200 all the same, with `confirmed: false`. The record says that
 * the email was confirmed (`email_confirmed`). A server may want the email of a new organization's first admin confirmed in the same way before they add or invite
 * anybody: until then `createUser` and `createInvitation` answer 403 `email_unconfirmed`.
 * @summary Confirm one's email
 */
export const confirmEmail = async (emailConfirmation: EmailConfirmation, options?: RequestInit): Promise<EmailConfirmed> => {

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
return requestOk<EmailConfirmed>(getConfirmEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailConfirmation)
  }
);}





export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;

export const getConfirmEmailMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext> => {

const mutationKey = getConfirmEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmail>>, ConfirmEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>
    export type ConfirmEmailMutationBody = BodyType<EmailConfirmation>
    export type ConfirmEmailMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type ConfirmEmailMutationVariables = {data: BodyType<EmailConfirmation>}

    /**
 * @summary Confirm one's email
 */
export const useConfirmEmail = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmail>>,
        TError,
        ConfirmEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailMutationOptions(options), queryClient);
    }
    export const getResendEmailConfirmationUrl = () => {




  return `/email_confirmations/resend/`
}

/**
 * To the caller's email, where it waits to be confirmed; else nothing is sent and the answer is the same. The link of the mail before works no more. Mails to one address are counted: 429.
 * @summary Send the mail that confirms one's email again
 */
export const resendEmailConfirmation = async ( options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getResendEmailConfirmationUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendEmailConfirmationMutationKey = () => ['resendEmailConfirmation'] as const;

export const getResendEmailConfirmationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailConfirmation>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resendEmailConfirmation>>, TError,void, TContext> => {

const mutationKey = getResendEmailConfirmationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailConfirmation>>, void> = () => {


          return  resendEmailConfirmation()
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailConfirmation>>>

    export type ResendEmailConfirmationMutationError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


    /**
 * @summary Send the mail that confirms one's email again
 */
export const useResendEmailConfirmation = <TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailConfirmation>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmailConfirmation>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResendEmailConfirmationMutationOptions(options), queryClient);
    }
    export const getGetSecondFactorUrl = () => {




  return `/second_factor/`
}

/**
 * The state of the caller's own second factor, and whether the organization asks it of everybody.
 * @summary Whether the caller has a second factor
 */
export const getSecondFactor = async ( options?: RequestInit): Promise<SecondFactorStateResponse> => {

  return requestOk<SecondFactorStateResponse>(getGetSecondFactorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSecondFactorQueryKey = () => {
    return [
    `/second_factor/`
    ] as const;
    }


export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ signal }) => getSecondFactor({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the caller has a second factor
 */

export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether the caller has a second factor
 */
export const prefetchGetSecondFactorQuery = async <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSecondFactor} query
 */
export const invalidateGetSecondFactor = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSecondFactorQueryKey() }, options);

  return queryClient;
}




export const getBeginSecondFactorUrl = () => {




  return `/second_factor/setup/`
}

/**
 * Gives a new secret for an authenticator app, as a key to type and as an `otpauth` address for a QR code. Nothing changes until `confirmSecondFactor` has a code of it,
 * within an hour; a second call takes the place of the first. It wants a fresh proof of the caller (403 `reauthentication_required`).
 * @summary Begin to set up a second factor
 */
export const beginSecondFactor = async ( options?: RequestInit): Promise<SecondFactorSetup> => {

  return requestOk<SecondFactorSetup>(getBeginSecondFactorUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getBeginSecondFactorMutationKey = () => ['beginSecondFactor'] as const;

export const getBeginSecondFactorMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,void, TContext> => {

const mutationKey = getBeginSecondFactorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginSecondFactor>>, void> = () => {


          return  beginSecondFactor()
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof beginSecondFactor>>>

    export type BeginSecondFactorMutationError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>


    /**
 * @summary Begin to set up a second factor
 */
export const useBeginSecondFactor = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginSecondFactor>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginSecondFactorMutationOptions(options), queryClient);
    }
    export const getConfirmSecondFactorUrl = () => {




  return `/second_factor/confirm/`
}

/**
 * With a code of the app. From then on every sign-in asks for one; sessions that are open stay so. The answer has the recovery codes, which are told once and kept hashed.
 * The person gets a mail, and the record says so (`second_factor_on`). It wants a fresh proof of the caller (403 `reauthentication_required`), and wrong codes count as those of a sign-in do: 429.
 * @summary Turn on the second factor that was begun
 */
export const confirmSecondFactor = async (secondFactorConfirmation: SecondFactorConfirmation, options?: RequestInit): Promise<RecoveryCodesMadeResponse> => {

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
return requestOk<RecoveryCodesMadeResponse>(getConfirmSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorConfirmation)
  }
);}





export const getConfirmSecondFactorMutationKey = () => ['confirmSecondFactor'] as const;

export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext> => {

const mutationKey = getConfirmSecondFactorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, ConfirmSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSecondFactor(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = BodyType<SecondFactorConfirmation>
    export type ConfirmSecondFactorMutationError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ConfirmSecondFactorMutationVariables = {data: BodyType<SecondFactorConfirmation>}

    /**
 * @summary Turn on the second factor that was begun
 */
export const useConfirmSecondFactor = <TError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        ConfirmSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSecondFactorMutationOptions(options), queryClient);
    }
    export const getTurnOffSecondFactorUrl = () => {




  return `/second_factor/turn_off/`
}

/**
 * With a code of the app or a recovery code; without `code` it wants a fresh proof of the caller (403 `reauthentication_required`). Where it is off already nothing happens.
 * The person gets a mail, and the record says so (`second_factor_off`). Wrong codes count as those of a sign-in do.
 * @summary Turn off one's own second factor
 */
export const turnOffSecondFactor = async (secondFactorProof: SecondFactorProof, options?: RequestInit): Promise<SecondFactorStateResponse> => {

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
return requestOk<SecondFactorStateResponse>(getTurnOffSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorProof)
  }
);}





export const getTurnOffSecondFactorMutationKey = () => ['turnOffSecondFactor'] as const;

export const getTurnOffSecondFactorMutationOptions = <TError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | SecondFactorUnreadableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext> => {

const mutationKey = getTurnOffSecondFactorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof turnOffSecondFactor>>, TurnOffSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  turnOffSecondFactor(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TurnOffSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof turnOffSecondFactor>>>
    export type TurnOffSecondFactorMutationBody = BodyType<SecondFactorProof>
    export type TurnOffSecondFactorMutationError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | SecondFactorUnreadableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type TurnOffSecondFactorMutationVariables = {data: BodyType<SecondFactorProof>}

    /**
 * @summary Turn off one's own second factor
 */
export const useTurnOffSecondFactor = <TError = ErrorType<CodeRefusedResponse | UnauthenticatedResponse | ProofRequiredResponse | SecondFactorUnreadableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof turnOffSecondFactor>>,
        TError,
        TurnOffSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getTurnOffSecondFactorMutationOptions(options), queryClient);
    }
    export const getRenewRecoveryCodesUrl = () => {




  return `/second_factor/recovery_codes/`
}

/**
 * Those of before are good no more. It wants a fresh proof of the caller (403 `reauthentication_required`). The record says so (`recovery_codes_renewed`).
 * @summary Get new recovery codes
 */
export const renewRecoveryCodes = async ( options?: RequestInit): Promise<RecoveryCodesMadeResponse> => {

  return requestOk<RecoveryCodesMadeResponse>(getRenewRecoveryCodesUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, void> = () => {


          return  renewRecoveryCodes()
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

    export type RenewRecoveryCodesMutationError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>


    /**
 * @summary Get new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
