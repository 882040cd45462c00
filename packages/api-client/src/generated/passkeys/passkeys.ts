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
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  Passkey,
  PasskeyInput,
  PasskeySetup,
  PasskeySignInAnswer,
  PasskeySignInFinish,
  PasskeySignInStart,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
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

export const getListPasskeysUrl = () => {




  return `/passkeys/`
}

/**
 * The newest first. 404 where the server has none.
 * @summary The caller's passkeys
 */
export const listPasskeys = async ( options?: RequestInit): Promise<Passkey[]> => {

  return requestOk<Passkey[]>(getListPasskeysUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPasskeysQueryKey = () => {
    return [
    `/passkeys/`
    ] as const;
    }


export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's passkeys
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's passkeys
 */
export const prefetchListPasskeysQuery = async <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListPasskeysQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPasskeys} query
 */
export const invalidateListPasskeys = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() }, options);

  return queryClient;
}




export const getAddPasskeyUrl = () => {




  return `/passkeys/`
}

/**
 * With what the browser made of `beginPasskey`'s options, within `x-limits.passkeys.minutes` minutes; a challenge makes one passkey. It has to come from `origin`, say that the person was verified, and bring a key that can sign (Ed25519, P-256, or RSA of 2048 bits or more) under the id that the form names. What is not right is 422
 * `validation_failed`, which names `credential`; more than `x-limits.passkeys.most` of a person is 422 as well, and names `body`. The person gets a mail, and the record says so (`passkey_added`).
 * @summary Add a passkey
 */
export const addPasskey = async (passkeyInput: PasskeyInput, options?: RequestInit): Promise<Passkey> => {

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
return requestOkOrCreated<Passkey>(getAddPasskeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyInput)
  }
);}





export const getAddPasskeyMutationKey = () => ['addPasskey'] as const;

export const getAddPasskeyMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext> => {

const mutationKey = getAddPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPasskey>>, AddPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPasskey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof addPasskey>>>
    export type AddPasskeyMutationBody = BodyType<PasskeyInput>
    export type AddPasskeyMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type AddPasskeyMutationVariables = {data: BodyType<PasskeyInput>}

    /**
 * @summary Add a passkey
 */
export const useAddPasskey = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPasskey>>,
        TError,
        AddPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getAddPasskeyMutationOptions(options), queryClient);
    }
    export const getBeginPasskeyUrl = () => {




  return `/passkeys/setup/`
}

/**
 * Nothing changes until `addPasskey`; each call gives another challenge. It wants a fresh proof of the caller (403 `reauthentication_required`).
 * @summary Begin to add a passkey
 */
export const beginPasskey = async ( options?: RequestInit): Promise<PasskeySetup> => {

  return requestOk<PasskeySetup>(getBeginPasskeyUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getBeginPasskeyMutationKey = () => ['beginPasskey'] as const;

export const getBeginPasskeyMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,void, TContext> => {

const mutationKey = getBeginPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginPasskey>>, void> = () => {


          return  beginPasskey()
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof beginPasskey>>>

    export type BeginPasskeyMutationError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>


    /**
 * @summary Begin to add a passkey
 */
export const useBeginPasskey = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginPasskey>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginPasskeyMutationOptions(options), queryClient);
    }
    export const getRemovePasskeyUrl = (id: string,) => {




  return `/passkeys/${id}`
}

/**
 * It signs in no more; sessions that are open stay so. It wants a fresh proof of the caller (403 `reauthentication_required`). The person gets a mail, and the record says so (`passkey_removed`). A second call is 404, as is somebody else's passkey.
 * @summary Remove one of the caller's passkeys
 */
export const removePasskey = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRemovePasskeyUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removePasskey(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemovePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removePasskey>>>

    export type RemovePasskeyMutationError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RemovePasskeyMutationVariables = {id: string}

    /**
 * @summary Remove one of the caller's passkeys
 */
export const useRemovePasskey = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePasskeyMutationOptions(options), queryClient);
    }
    export const getStartPasskeySignInUrl = () => {




  return `/passkey_sign_in/`
}

/**
 * Gives a new challenge, good for one sign-in within `x-limits.passkeys.minutes` minutes, and names no passkeys: the device knows which it has. Those of an address are counted: 429.
 * @summary Begin a sign-in with a passkey
 */
export const startPasskeySignIn = async ( options?: RequestInit): Promise<PasskeySignInStart> => {

  return requestOk<PasskeySignInStart>(getStartPasskeySignInUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartPasskeySignInMutationKey = () => ['startPasskeySignIn'] as const;

export const getStartPasskeySignInMutationOptions = <TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext> => {

const mutationKey = getStartPasskeySignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskeySignIn>>, void> = () => {


          return  startPasskeySignIn()
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeySignInMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskeySignIn>>>

    export type StartPasskeySignInMutationError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


    /**
 * @summary Begin a sign-in with a passkey
 */
export const useStartPasskeySignIn = <TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskeySignIn>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartPasskeySignInMutationOptions(options), queryClient);
    }
    export const getFinishPasskeySignInUrl = () => {




  return `/passkey_sign_in/finish/`
}

/**
 * Opens a session for the person whose passkey signed the challenge. The record says so (`signed_in`). Neither the password nor a code is asked for. Whatever is not right, a passkey that is unknown or was removed, another web address,
 * a person who was not verified, a signature counter that went back, a challenge that is unknown, used or too old, is 401 `invalid_credentials`. Those of an address are counted: 429.
 * @summary End a sign-in with a passkey
 */
export const finishPasskeySignIn = async (passkeySignInFinish: PasskeySignInFinish, options?: RequestInit): Promise<PasskeySignInAnswer> => {

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
return requestOk<PasskeySignInAnswer>(getFinishPasskeySignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeySignInFinish)
  }
);}





export const getFinishPasskeySignInMutationKey = () => ['finishPasskeySignIn'] as const;

export const getFinishPasskeySignInMutationOptions = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishPasskeySignIn>>, TError,FinishPasskeySignInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishPasskeySignIn>>, TError,FinishPasskeySignInMutationVariables, TContext> => {

const mutationKey = getFinishPasskeySignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishPasskeySignIn>>, FinishPasskeySignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishPasskeySignIn(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishPasskeySignInMutationResult = NonNullable<Awaited<ReturnType<typeof finishPasskeySignIn>>>
    export type FinishPasskeySignInMutationBody = BodyType<PasskeySignInFinish>
    export type FinishPasskeySignInMutationError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type FinishPasskeySignInMutationVariables = {data: BodyType<PasskeySignInFinish>}

    /**
 * @summary End a sign-in with a passkey
 */
export const useFinishPasskeySignIn = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishPasskeySignIn>>, TError,FinishPasskeySignInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishPasskeySignIn>>,
        TError,
        FinishPasskeySignInMutationVariables,
        TContext
      > => {
      return useMutation(getFinishPasskeySignInMutationOptions(options), queryClient);
    }
