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
  AdminAndProofRequiredResponse,
  AdminRequiredResponse,
  ErrorBody,
  Invitation,
  InvitationAcceptance,
  InvitationInput,
  InvitationSecret,
  LoginAnswer,
  MalformedRequestResponse,
  NoRoomForPersonResponse,
  NotFoundResponse,
  OpenedInvitation,
  PayloadTooLargeResponse,
  PersonConflictResponse,
  ReadFailedResponse,
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

export const getListInvitationsUrl = () => {




  return `/invitations/`
}

/**
 * Those of the caller's organization that were neither accepted nor revoked and have not ended, the newest first. An invitation ends with its time, and when whoever sent it last is deleted or no longer an admin.
 * @summary The invitations that are open
 */
export const listInvitations = async ( options?: RequestInit): Promise<Invitation[]> => {

  return requestOk<Invitation[]>(getListInvitationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListInvitationsQueryKey = () => {
    return [
    `/invitations/`
    ] as const;
    }


export const getListInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitations>>>
export type ListInvitationsQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>


export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitations>>,
          TError,
          Awaited<ReturnType<typeof listInvitations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invitations that are open
 */

export function useListInvitations<TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvitationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The invitations that are open
 */
export const prefetchListInvitationsQuery = async <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListInvitationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListInvitations} query
 */
export const invalidateListInvitations = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInvitationsQueryKey() }, options);

  return queryClient;
}




export const getCreateInvitationUrl = () => {




  return `/invitations/`
}

/**
 * A mail with a link goes to the email. Whoever opens it chooses username, full name and password (`acceptInvitation`); until then nobody can sign in with the email. The link is valid for
 * `x-limits.invitation.days` days and good once; its word is in the mail alone and kept as a hash. An open invitation takes a place of those that the plan allows: 403 `upgrade_required` where there is none.
 * Another invitation for the same email takes the place of the one before. An email that signs somebody in is 409 `email_taken`. Invitations to one email, and mails of a person and of an
 * organization, are counted: 429. To invite an admin wants a fresh proof of the caller (403 `reauthentication_required`), as does to send that again. The record says so (`invitation_sent`).
 * @summary Invite a person by mail
 */
export const createInvitation = async (invitationInput: InvitationInput, options?: RequestInit): Promise<Invitation> => {

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
return requestOkOrCreated<Invitation>(getCreateInvitationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationInput)
  }
);}





export const getCreateInvitationMutationKey = () => ['createInvitation'] as const;

export const getCreateInvitationMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext> => {

const mutationKey = getCreateInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvitation>>, CreateInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInvitation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof createInvitation>>>
    export type CreateInvitationMutationBody = BodyType<InvitationInput>
    export type CreateInvitationMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateInvitationMutationVariables = {data: BodyType<InvitationInput>}

    /**
 * @summary Invite a person by mail
 */
export const useCreateInvitation = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvitation>>,
        TError,
        CreateInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvitationMutationOptions(options), queryClient);
    }
    export const getRevokeInvitationUrl = (id: string,) => {




  return `/invitations/${id}`
}

/**
 * Its link works no more, and its place is free. The record says so (`invitation_revoked`). A second call is 404.
 * @summary Revoke an invitation
 */
export const revokeInvitation = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRevokeInvitationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeInvitationMutationKey = () => ['revokeInvitation'] as const;

export const getRevokeInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext> => {

const mutationKey = getRevokeInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeInvitation>>, RevokeInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeInvitation(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof revokeInvitation>>>

    export type RevokeInvitationMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RevokeInvitationMutationVariables = {id: string}

    /**
 * @summary Revoke an invitation
 */
export const useRevokeInvitation = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeInvitation>>,
        TError,
        RevokeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeInvitationMutationOptions(options), queryClient);
    }
    export const getResendInvitationUrl = (id: string,) => {




  return `/invitations/${id}/resend`
}

/**
 * A new mail with a new link, which is valid for `x-limits.invitation.days` days from now; the one before works no more. Counted as `createInvitation`. The record says so (`invitation_sent`).
 * @summary Send an invitation again
 */
export const resendInvitation = async (id: string, options?: RequestInit): Promise<Invitation> => {

  return requestOk<Invitation>(getResendInvitationUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendInvitation(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ResendInvitationMutationVariables = {id: string}

    /**
 * @summary Send an invitation again
 */
export const useResendInvitation = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvitationMutationOptions(options), queryClient);
    }
    export const getOpenInvitationUrl = () => {




  return `/invitation/`
}

/**
 * For whoever has the word of a link. It names the organization, the email and who invited, and nothing else. A word that is unknown, used, revoked or too old is 404.
 * @summary Who invites, and where to
 */
export const openInvitation = async (invitationSecret: InvitationSecret, options?: RequestInit): Promise<OpenedInvitation> => {

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
return requestOk<OpenedInvitation>(getOpenInvitationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationSecret)
  }
);}





export const getOpenInvitationMutationKey = () => ['openInvitation'] as const;

export const getOpenInvitationMutationOptions = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext> => {

const mutationKey = getOpenInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openInvitation>>, OpenInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openInvitation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof openInvitation>>>
    export type OpenInvitationMutationBody = BodyType<InvitationSecret>
    export type OpenInvitationMutationError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type OpenInvitationMutationVariables = {data: BodyType<InvitationSecret>}

    /**
 * @summary Who invites, and where to
 */
export const useOpenInvitation = <TError = ErrorType<MalformedRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openInvitation>>, TError,OpenInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openInvitation>>,
        TError,
        OpenInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getOpenInvitationMutationOptions(options), queryClient);
    }
    export const getAcceptInvitationUrl = () => {




  return `/invitation/accept/`
}

/**
 * Creates the person with the email and the role of the invitation, with a username, full name and password of their own, and signs them in. The mailbox is proven, so that the email counts as confirmed.
 * - a word that is unknown, used, revoked or of an invitation that has ended is 404; it ends as well where somebody was added with the email,
 * - a username that the organization has is 409 `username_taken`, an email that signs somebody in at that moment 409 `email_taken`,
 * - where the plan allows no more people by now, 403 `upgrade_required`.
 *
 * The record says so (`invitation_accepted`).
 * @summary Accept an invitation
 */
export const acceptInvitation = async (invitationAcceptance: InvitationAcceptance, options?: RequestInit): Promise<LoginAnswer> => {

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
return requestOkOrCreated<LoginAnswer>(getAcceptInvitationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationAcceptance)
  }
);}





export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = BodyType<InvitationAcceptance>
    export type AcceptInvitationMutationError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type AcceptInvitationMutationVariables = {data: BodyType<InvitationAcceptance>}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvitation = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
