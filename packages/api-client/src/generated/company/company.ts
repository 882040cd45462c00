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
  CompanySignInAnswer,
  CompanySignInFinish,
  CompanySignInStart,
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
  ProviderUnavailableResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  SignInMethods,
  TooManyRequestsResponse,
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

export const getListSignInMethodsUrl = () => {




  return `/sign_in_methods/`
}

/**
 * `company` is there where a company's identity provider signs its people in (OpenID Connect), and `passkeys` is true where passkeys do.
 * @summary How one can sign in here beside email and password
 */
export const listSignInMethods = async ( options?: RequestInit): Promise<SignInMethods> => {

  return requestOk<SignInMethods>(getListSignInMethodsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSignInMethodsQueryKey = () => {
    return [
    `/sign_in_methods/`
    ] as const;
    }


export const getListSignInMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSignInMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSignInMethods>>> = ({ signal }) => listSignInMethods({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSignInMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listSignInMethods>>>
export type ListSignInMethodsQueryError = ErrorType<NotFoundResponse | ReadFailedResponse>


export function useListSignInMethods<TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSignInMethods>>,
          TError,
          Awaited<ReturnType<typeof listSignInMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignInMethods<TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSignInMethods>>,
          TError,
          Awaited<ReturnType<typeof listSignInMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignInMethods<TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How one can sign in here beside email and password
 */

export function useListSignInMethods<TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSignInMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How one can sign in here beside email and password
 */
export const prefetchListSignInMethodsQuery = async <TData = Awaited<ReturnType<typeof listSignInMethods>>, TError = ErrorType<NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignInMethods>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListSignInMethodsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSignInMethods} query
 */
export const invalidateListSignInMethods = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSignInMethodsQueryKey() }, options);

  return queryClient;
}




export const getStartCompanySignInUrl = () => {




  return `/company_sign_in/`
}

/**
 * The client keeps `binding` in the tab and goes to `url`. The provider sends the person back to the web app's `/company-sign-in` with `code` and `state`, which `finishCompanySignIn` takes within
 * ten minutes, once, with the binding. 404 where no provider is set up; 503 `provider_unavailable` where it gives no usable answer. Attempts of an address are counted: 429.
 * @summary Begin a sign-in at the company's identity provider
 */
export const startCompanySignIn = async ( options?: RequestInit): Promise<CompanySignInStart> => {

  return requestOk<CompanySignInStart>(getStartCompanySignInUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartCompanySignInMutationKey = () => ['startCompanySignIn'] as const;

export const getStartCompanySignInMutationOptions = <TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startCompanySignIn>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startCompanySignIn>>, TError,void, TContext> => {

const mutationKey = getStartCompanySignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startCompanySignIn>>, void> = () => {


          return  startCompanySignIn()
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartCompanySignInMutationResult = NonNullable<Awaited<ReturnType<typeof startCompanySignIn>>>

    export type StartCompanySignInMutationError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>


    /**
 * @summary Begin a sign-in at the company's identity provider
 */
export const useStartCompanySignIn = <TError = ErrorType<NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startCompanySignIn>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startCompanySignIn>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartCompanySignInMutationOptions(options), queryClient);
    }
    export const getFinishCompanySignInUrl = () => {




  return `/company_sign_in/finish/`
}

/**
 * Opens a session for the person whom the provider names: known by the provider's own id of them, or else by their email, if the provider says that it is verified, within the one organization that the provider is for. The record says so
 * (`signed_in`, with `sign_in: company`). From a first sign-in on, by email, the provider's id is linked to the account and counts, until `removeCompanyLink`. The provider's own second factor counts; a code is not asked for. Whatever is not right, an attempt that is unknown, used or too old included, is 401 `company_sign_in_refused`, with what to do in `detail`.
 * @summary End a sign-in at the company's identity provider
 */
export const finishCompanySignIn = async (companySignInFinish: CompanySignInFinish, options?: RequestInit): Promise<CompanySignInAnswer> => {

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
return requestOk<CompanySignInAnswer>(getFinishCompanySignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(companySignInFinish)
  }
);}





export const getFinishCompanySignInMutationKey = () => ['finishCompanySignIn'] as const;

export const getFinishCompanySignInMutationOptions = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishCompanySignIn>>, TError,FinishCompanySignInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishCompanySignIn>>, TError,FinishCompanySignInMutationVariables, TContext> => {

const mutationKey = getFinishCompanySignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishCompanySignIn>>, FinishCompanySignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishCompanySignIn(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishCompanySignInMutationResult = NonNullable<Awaited<ReturnType<typeof finishCompanySignIn>>>
    export type FinishCompanySignInMutationBody = BodyType<CompanySignInFinish>
    export type FinishCompanySignInMutationError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>
    export type FinishCompanySignInMutationVariables = {data: BodyType<CompanySignInFinish>}

    /**
 * @summary End a sign-in at the company's identity provider
 */
export const useFinishCompanySignIn = <TError = ErrorType<MalformedRequestResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | ProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishCompanySignIn>>, TError,FinishCompanySignInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishCompanySignIn>>,
        TError,
        FinishCompanySignInMutationVariables,
        TContext
      > => {
      return useMutation(getFinishCompanySignInMutationOptions(options), queryClient);
    }
    export const getRemoveCompanyLinkUrl = (id: string,) => {




  return `/users/${id}/company_link`
}

/**
 * For an admin of the organization, and for the person themself. The provider's id of the person is forgotten, and the sessions that rest on the company's sign-in alone end. The next sign-in there is as a first one: whoever has the
 * account's email there, verified, is linked anew. It wants a fresh proof of the caller (403 `reauthentication_required`), which for one's own account is a password or a passkey, not the company's sign-in, so that nobody locks themself out.
 * Somebody else's account is 404 for who is no admin. The person gets a mail, and the record says who did it (`company_link_removed`). Where nothing is linked nothing happens.
 * @summary Unlink an account from the company's identity provider
 */
export const removeCompanyLink = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRemoveCompanyLinkUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveCompanyLinkMutationKey = () => ['removeCompanyLink'] as const;

export const getRemoveCompanyLinkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCompanyLink>>, TError,RemoveCompanyLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeCompanyLink>>, TError,RemoveCompanyLinkMutationVariables, TContext> => {

const mutationKey = getRemoveCompanyLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCompanyLink>>, RemoveCompanyLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeCompanyLink(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCompanyLinkMutationResult = NonNullable<Awaited<ReturnType<typeof removeCompanyLink>>>

    export type RemoveCompanyLinkMutationError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RemoveCompanyLinkMutationVariables = {id: string}

    /**
 * @summary Unlink an account from the company's identity provider
 */
export const useRemoveCompanyLink = <TError = ErrorType<UnauthenticatedResponse | ProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCompanyLink>>, TError,RemoveCompanyLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCompanyLink>>,
        TError,
        RemoveCompanyLinkMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCompanyLinkMutationOptions(options), queryClient);
    }
