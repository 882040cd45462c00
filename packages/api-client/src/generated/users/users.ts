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
  ErrorBody,
  ListUsersParams,
  MalformedRequestResponse,
  NoRoomForPersonResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PersonConflictResponse,
  ReadFailedResponse,
  RecordDeleted,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  User,
  UserCreate,
  UserSavedResponse,
  UserUpdate,
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

export const getListUsersUrl = (params?: ListUsersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/users/?${stringifiedParams}` : `/users/`
}

/**
 * Every member may ask. With `query`, only people whose full name, username or email contains it, without regard to case; letters with and without accents are different ones. The caller's own
 * entry carries `is_self`. In no promised order; the client sorts by username.
 * @summary The people of the organization
 */
export const listUsers = async (params?: ListUsersParams, options?: RequestInit): Promise<User[]> => {

  return request<User[]>(getListUsersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    `/users/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of the organization
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The people of the organization
 */
export const prefetchListUsersQuery = async <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthenticatedResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListUsersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUsers} query
 */
export const invalidateListUsers = async (
 queryClient: QueryClient, params?: ListUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUsersQueryKey(params) }, options);

  return queryClient;
}




export const getCreateUserUrl = () => {




  return `/users/`
}

/**
 * The new person can sign in at once. Where the organization already has as many people as its plan allows (basic 1, standard 5), the answer is 403
 * `upgrade_required`. Emails are unique over the server (409 `email_taken`), usernames in the organization
 * (409 `username_taken`), both without regard to case. The password is never mailed nor given back. To add an admin a server may want a fresh proof of the caller (403 `reauthentication_required`, an extension), as for a change of role.
 * @summary Add a person to the organization
 */
export const createUser = async (userCreate: UserCreate, options?: RequestInit): Promise<UserSavedResponse> => {

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
return request<UserSavedResponse>(getCreateUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userCreate)
  }
);}





export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>
    export type CreateUserMutationBody = BodyType<UserCreate>
    export type CreateUserMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateUserMutationVariables = {data: BodyType<UserCreate>}

    /**
 * @summary Add a person to the organization
 */
export const useCreateUser = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NoRoomForPersonResponse | PersonConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUserMutationOptions(options), queryClient);
    }
    export const getUpdateUserUrl = (id: string,) => {




  return `/users/${id}`
}

/**
 * Replaces username, email, full name and role of a person of the organization. A changed email is the person's new login. The last admin
 * cannot be made a regular user: 409 `last_admin`. The role is in force from the person's next request; an edit ends no session.
 * @summary Edit a person
 */
export const updateUser = async (id: string,
    userUpdate: UserUpdate, options?: RequestInit): Promise<UserSavedResponse> => {

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
return request<UserSavedResponse>(getUpdateUserUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userUpdate)
  }
);}





export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUser(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserUpdate>
    export type UpdateUserMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateUserMutationVariables = {id: string;data: BodyType<UserUpdate>}

    /**
 * @summary Edit a person
 */
export const useUpdateUser = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    export const getDeleteUserUrl = (id: string,) => {




  return `/users/${id}`
}

/**
 * Ends the person's sessions and removes them; their jobs, their candidates and what they shared with colleagues pass to the
 * admin who deletes them (to the longest-standing other admin where an admin deletes themself). Their team notes stay. The last admin cannot be deleted:
 * 409 `last_admin`. A second call is 404.
 * @summary Delete a person
 */
export const deleteUser = async (id: string, options?: RequestInit): Promise<RecordDeleted> => {

  return requestWithoutAnswer<RecordDeleted>(getDeleteUserUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteUser(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>

    export type DeleteUserMutationError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | ServerErrorResponse>
    export type DeleteUserMutationVariables = {id: string}

    /**
 * @summary Delete a person
 */
export const useDeleteUser = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ErrorBody | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    export const getRestoreUserUrl = (id: string,) => {




  return `/users/${id}/restore`
}

/**
 * Within `x-limits.deletion.undoSeconds` of the deletion: the person is back, with their role and with the jobs, candidates and shares that passed on with the deletion, as far as they are
 * still with whom they passed to. They sign in again. Afterwards 404. Where the email or the username was taken meanwhile 409, where the plan has no room any more 403.
 * @summary Take back the deletion of a person
 */
export const restoreUser = async (id: string, options?: RequestInit): Promise<UserSavedResponse> => {

  return requestOk<UserSavedResponse>(getRestoreUserUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreUserMutationKey = () => ['restoreUser'] as const;

export const getRestoreUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreUser>>, TError,RestoreUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof restoreUser>>, TError,RestoreUserMutationVariables, TContext> => {

const mutationKey = getRestoreUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreUser>>, RestoreUserMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreUser(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreUserMutationResult = NonNullable<Awaited<ReturnType<typeof restoreUser>>>

    export type RestoreUserMutationError = ErrorType<UnauthenticatedResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | ServerErrorResponse>
    export type RestoreUserMutationVariables = {id: string}

    /**
 * @summary Take back the deletion of a person
 */
export const useRestoreUser = <TError = ErrorType<UnauthenticatedResponse | ErrorBody | NotFoundResponse | PersonConflictResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreUser>>, TError,RestoreUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreUser>>,
        TError,
        RestoreUserMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreUserMutationOptions(options), queryClient);
    }
    export const getRemoveSecondFactorUrl = (id: string,) => {




  return `/users/${id}/second_factor`
}

/**
 * For somebody who has lost the phone and the recovery codes. It wants a fresh proof of the caller (403 `reauthentication_required`). The person gets a mail, and the record
 * says who did it (`second_factor_off`). Where it is off already nothing happens.
 * @summary Turn off the second factor of a person
 */
export const removeSecondFactor = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRemoveSecondFactorUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveSecondFactorMutationKey = () => ['removeSecondFactor'] as const;

export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveSecondFactorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, RemoveSecondFactorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeSecondFactor(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>

    export type RemoveSecondFactorMutationError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RemoveSecondFactorMutationVariables = {id: string}

    /**
 * @summary Turn off the second factor of a person
 */
export const useRemoveSecondFactor = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        RemoveSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSecondFactorMutationOptions(options), queryClient);
    }
