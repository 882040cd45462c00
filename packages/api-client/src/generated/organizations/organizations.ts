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
  MalformedRequestResponse,
  OrganizationCreate,
  OrganizationCreatedResponse,
  OrganizationDetails,
  OrganizationUpdate,
  OrganizationUpdateAnswer,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  SecondFactorPolicyKeptResponse,
  SecondFactorPolicySetting,
  ServerErrorResponse,
  SignUpClosedResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOkOrCreatedWithoutAnswer } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { request } from '../../http';
import { requestOkWithoutAnswer } from '../../http';
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

export const getCreateOrganizationUrl = () => {




  return `/organizations/`
}

/**
 * Creates the organization on the chosen plan and its first person, an admin who can sign in at once with
 * `admin_email` and `admin_password`; their `full_name` is `admin_username` until it is edited, and the
 * organization's contact address is `admin_email`. Organization names are unique over the server without regard to case: a second one is 409 with a
 * `detail` that names the constraint `organizations_name_key`. Emails are unique over the server (they are the
 * login): 409 `email_taken`. Nothing is created on an error. 201 is the answer to prefer; the client takes 200 alike.
 * @summary Create an organization and its first admin
 */
export const createOrganization = async (organizationCreate: OrganizationCreate, options?: RequestInit): Promise<OrganizationCreatedResponse> => {

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
return requestOkOrCreatedWithoutAnswer<OrganizationCreatedResponse>(getCreateOrganizationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(organizationCreate)
  }
);}





export const getCreateOrganizationMutationKey = () => ['createOrganization'] as const;

export const getCreateOrganizationMutationOptions = <TError = ErrorType<MalformedRequestResponse | SignUpClosedResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext> => {

const mutationKey = getCreateOrganizationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrganization>>, CreateOrganizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrganization(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrganizationMutationResult = NonNullable<Awaited<ReturnType<typeof createOrganization>>>
    export type CreateOrganizationMutationBody = BodyType<OrganizationCreate>
    export type CreateOrganizationMutationError = ErrorType<MalformedRequestResponse | SignUpClosedResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateOrganizationMutationVariables = {data: BodyType<OrganizationCreate>}

    /**
 * @summary Create an organization and its first admin
 */
export const useCreateOrganization = <TError = ErrorType<MalformedRequestResponse | SignUpClosedResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrganization>>,
        TError,
        CreateOrganizationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrganizationMutationOptions(options), queryClient);
    }
    export const getGetOrganizationUrl = () => {




  return `/api/organization`
}

/**
 * Name, contact address and plan of the organization of the calling admin. The plan is capitalised here (`Basic`, `Standard`, `Premium`).
 * @summary The caller's organization
 */
export const getOrganization = async ( options?: RequestInit): Promise<OrganizationDetails> => {

  return request<OrganizationDetails>(getGetOrganizationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrganizationQueryKey = () => {
    return [
    `/api/organization`
    ] as const;
    }


export const getGetOrganizationQueryOptions = <TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganization>>> = ({ signal }) => getOrganization({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrganizationQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganization>>>
export type GetOrganizationQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>


export function useGetOrganization<TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganization>>,
          TError,
          Awaited<ReturnType<typeof getOrganization>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganization<TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganization>>,
          TError,
          Awaited<ReturnType<typeof getOrganization>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganization<TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's organization
 */

export function useGetOrganization<TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganizationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's organization
 */
export const prefetchGetOrganizationQuery = async <TData = Awaited<ReturnType<typeof getOrganization>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganization>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrganizationQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrganization} query
 */
export const invalidateGetOrganization = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationQueryKey() }, options);

  return queryClient;
}




export const getUpdateOrganizationUrl = () => {




  return `/api/organization/update`
}

/**
 * Replaces name, contact address and plan. `adminEmail` is the contact address: changing it changes nobody's login.
 * The plan is in force for the next request of everyone; a downgrade removes nobody. Status 200 is success, unless its body
 * carries `error`: then nothing was saved and the client shows that text. A name that another organization has
 * is answered so, as 200 with `error`.
 * @summary Edit the organization
 */
export const updateOrganization = async (organizationUpdate: OrganizationUpdate, options?: RequestInit): Promise<OrganizationUpdateAnswer> => {

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
return requestOkWithoutAnswer<OrganizationUpdateAnswer>(getUpdateOrganizationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(organizationUpdate)
  }
);}





export const getUpdateOrganizationMutationKey = () => ['updateOrganization'] as const;

export const getUpdateOrganizationMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext> => {

const mutationKey = getUpdateOrganizationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganization>>, UpdateOrganizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOrganization(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrganizationMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrganization>>>
    export type UpdateOrganizationMutationBody = BodyType<OrganizationUpdate>
    export type UpdateOrganizationMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateOrganizationMutationVariables = {data: BodyType<OrganizationUpdate>}

    /**
 * @summary Edit the organization
 */
export const useUpdateOrganization = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganization>>,
        TError,
        UpdateOrganizationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganizationMutationOptions(options), queryClient);
    }
    export const getGetSecondFactorPolicyUrl = () => {




  return `/api/organization/second_factor`
}

/**
 * The organization's setting, and its people with whether their second factor is on, in the order in which they came.
 * @summary Whether everybody has to have a second factor, and who has
 */
export const getSecondFactorPolicy = async ( options?: RequestInit): Promise<SecondFactorPolicyKeptResponse> => {

  return requestOk<SecondFactorPolicyKeptResponse>(getGetSecondFactorPolicyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSecondFactorPolicyQueryKey = () => {
    return [
    `/api/organization/second_factor`
    ] as const;
    }


export const getGetSecondFactorPolicyQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorPolicyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactorPolicy>>> = ({ signal }) => getSecondFactorPolicy({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondFactorPolicyQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactorPolicy>>>
export type GetSecondFactorPolicyQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>


export function useGetSecondFactorPolicy<TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactorPolicy>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactorPolicy>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactorPolicy<TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactorPolicy>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactorPolicy>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactorPolicy<TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether everybody has to have a second factor, and who has
 */

export function useGetSecondFactorPolicy<TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorPolicyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whether everybody has to have a second factor, and who has
 */
export const prefetchGetSecondFactorPolicyQuery = async <TData = Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactorPolicy>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetSecondFactorPolicyQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSecondFactorPolicy} query
 */
export const invalidateGetSecondFactorPolicy = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSecondFactorPolicyQueryKey() }, options);

  return queryClient;
}




export const getUpdateSecondFactorPolicyUrl = () => {




  return `/api/organization/second_factor`
}

/**
 * Where it is asked of everybody, the session of a person without one is good for setting it up alone (403 `second_factor_setup_required`), from their next request on.
 * The admin who asks it has to have it on themself: 409 `second_factor_not_on`. It wants a fresh proof of the caller (403 `reauthentication_required`). A change stands in
 * the record (`second_factor_policy_changed`).
 * @summary Ask everybody for a second factor, or nobody
 */
export const updateSecondFactorPolicy = async (secondFactorPolicySetting: SecondFactorPolicySetting, options?: RequestInit): Promise<SecondFactorPolicyKeptResponse> => {

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
return requestOk<SecondFactorPolicyKeptResponse>(getUpdateSecondFactorPolicyUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorPolicySetting)
  }
);}





export const getUpdateSecondFactorPolicyMutationKey = () => ['updateSecondFactorPolicy'] as const;

export const getUpdateSecondFactorPolicyMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecondFactorPolicy>>, TError,UpdateSecondFactorPolicyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateSecondFactorPolicy>>, TError,UpdateSecondFactorPolicyMutationVariables, TContext> => {

const mutationKey = getUpdateSecondFactorPolicyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSecondFactorPolicy>>, UpdateSecondFactorPolicyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSecondFactorPolicy(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSecondFactorPolicyMutationResult = NonNullable<Awaited<ReturnType<typeof updateSecondFactorPolicy>>>
    export type UpdateSecondFactorPolicyMutationBody = BodyType<SecondFactorPolicySetting>
    export type UpdateSecondFactorPolicyMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateSecondFactorPolicyMutationVariables = {data: BodyType<SecondFactorPolicySetting>}

    /**
 * @summary Ask everybody for a second factor, or nobody
 */
export const useUpdateSecondFactorPolicy = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecondFactorPolicy>>, TError,UpdateSecondFactorPolicyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSecondFactorPolicy>>,
        TError,
        UpdateSecondFactorPolicyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSecondFactorPolicyMutationOptions(options), queryClient);
    }
