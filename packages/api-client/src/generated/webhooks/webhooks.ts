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
  ListWebhookDeliveriesParams,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  Webhook,
  WebhookDelivery,
  WebhookInput,
  WebhookMade
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

export const getListWebhooksUrl = () => {




  return `/webhooks/`
}

/**
 * The endpoints that are told what happened, the newest first. Their secrets are not in it.
 * @summary The organization's webhooks
 */
export const listWebhooks = async ( options?: RequestInit): Promise<Webhook[]> => {

  return requestOk<Webhook[]>(getListWebhooksUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhooksQueryKey = () => {
    return [
    `/webhooks/`
    ] as const;
    }


export const getListWebhooksQueryOptions = <TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhooksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhooks>>> = ({ signal }) => listWebhooks({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhooksQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhooks>>>
export type ListWebhooksQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>


export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhooks>>,
          TError,
          Awaited<ReturnType<typeof listWebhooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhooks>>,
          TError,
          Awaited<ReturnType<typeof listWebhooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organization's webhooks
 */

export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhooksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The organization's webhooks
 */
export const prefetchListWebhooksQuery = async <TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListWebhooksQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListWebhooks} query
 */
export const invalidateListWebhooks = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWebhooksQueryKey() }, options);

  return queryClient;
}




export const getCreateWebhookUrl = () => {




  return `/webhooks/`
}

/**
 * The answer alone holds the signing secret (`secret`). An address that the server may not call is 422 `validation_failed`, which names `url`: it has to be https, without a user or password, on port 443 or one from 1024 on, and
 * not on a private network, unless whoever runs the server allows that. More than `x-limits.webhooks.most` endpoints of an organization are 422, which names `body`. The record says who added it (`webhook_added`).
 * @summary Add a webhook
 */
export const createWebhook = async (webhookInput: WebhookInput, options?: RequestInit): Promise<WebhookMade> => {

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
return requestOkOrCreated<WebhookMade>(getCreateWebhookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookInput)
  }
);}





export const getCreateWebhookMutationKey = () => ['createWebhook'] as const;

export const getCreateWebhookMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext> => {

const mutationKey = getCreateWebhookMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhook>>, CreateWebhookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWebhook(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhook>>>
    export type CreateWebhookMutationBody = BodyType<WebhookInput>
    export type CreateWebhookMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type CreateWebhookMutationVariables = {data: BodyType<WebhookInput>}

    /**
 * @summary Add a webhook
 */
export const useCreateWebhook = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhook>>,
        TError,
        CreateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookMutationOptions(options), queryClient);
    }
    export const getUpdateWebhookUrl = (id: string,) => {




  return `/webhooks/${id}`
}

/**
 * In the place of what it was. What happens while an endpoint is off is not sent to it; what waited when it was switched off is sent when it is on again. The rules for the address are those of `POST /webhooks/`. The record says
 * who changed it (`webhook_changed`).
 * @summary Change a webhook, or switch it off and on
 */
export const updateWebhook = async (id: string,
    webhookInput: WebhookInput, options?: RequestInit): Promise<Webhook> => {

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
return requestOk<Webhook>(getUpdateWebhookUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookInput)
  }
);}





export const getUpdateWebhookMutationKey = () => ['updateWebhook'] as const;

export const getUpdateWebhookMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhook>>, UpdateWebhookMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateWebhook(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhook>>>
    export type UpdateWebhookMutationBody = BodyType<WebhookInput>
    export type UpdateWebhookMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateWebhookMutationVariables = {id: string;data: BodyType<WebhookInput>}

    /**
 * @summary Change a webhook, or switch it off and on
 */
export const useUpdateWebhook = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhook>>,
        TError,
        UpdateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookMutationOptions(options), queryClient);
    }
    export const getDeleteWebhookUrl = (id: string,) => {




  return `/webhooks/${id}`
}

/**
 * With its deliveries; what waits is not sent any more. The record says who deleted it (`webhook_deleted`). A second call is 404.
 * @summary Delete a webhook
 */
export const deleteWebhook = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getDeleteWebhookUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteWebhookMutationKey = () => ['deleteWebhook'] as const;

export const getDeleteWebhookMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhook>>, DeleteWebhookMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteWebhook(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhook>>>

    export type DeleteWebhookMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type DeleteWebhookMutationVariables = {id: string}

    /**
 * @summary Delete a webhook
 */
export const useDeleteWebhook = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhook>>,
        TError,
        DeleteWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookMutationOptions(options), queryClient);
    }
    export const getRotateWebhookSecretUrl = (id: string,) => {




  return `/webhooks/${id}/secret`
}

/**
 * The answer alone holds the new secret. The one before it signs beside it for `x-limits.webhooks.rotationHours` hours, so that no message is refused while the receiver changes over; one that was still signing from an
 * earlier replacement ends at once. The record says who did it (`webhook_secret_rotated`).
 * @summary Replace a webhook's signing secret
 */
export const rotateWebhookSecret = async (id: string, options?: RequestInit): Promise<WebhookMade> => {

  return requestOk<WebhookMade>(getRotateWebhookSecretUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRotateWebhookSecretMutationKey = () => ['rotateWebhookSecret'] as const;

export const getRotateWebhookSecretMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext> => {

const mutationKey = getRotateWebhookSecretMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotateWebhookSecret>>, RotateWebhookSecretMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  rotateWebhookSecret(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotateWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof rotateWebhookSecret>>>

    export type RotateWebhookSecretMutationError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RotateWebhookSecretMutationVariables = {id: string}

    /**
 * @summary Replace a webhook's signing secret
 */
export const useRotateWebhookSecret = <TError = ErrorType<UnauthenticatedResponse | AdminAndProofRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotateWebhookSecret>>,
        TError,
        RotateWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getRotateWebhookSecretMutationOptions(options), queryClient);
    }
    export const getTestWebhookUrl = (id: string,) => {




  return `/webhooks/${id}/test`
}

/**
 * An event of the type `webhook.test` with empty `data` is sent as any other. An endpoint that is off is 422 `validation_failed`, which names `body`.
 * @summary Send a test event
 */
export const testWebhook = async (id: string, options?: RequestInit): Promise<WebhookDelivery> => {

  return requestOkOrCreated<WebhookDelivery>(getTestWebhookUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getTestWebhookMutationKey = () => ['testWebhook'] as const;

export const getTestWebhookMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext> => {

const mutationKey = getTestWebhookMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhook>>, TestWebhookMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  testWebhook(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhook>>>

    export type TestWebhookMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type TestWebhookMutationVariables = {id: string}

    /**
 * @summary Send a test event
 */
export const useTestWebhook = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhook>>,
        TError,
        TestWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getTestWebhookMutationOptions(options), queryClient);
    }
    export const getListWebhookDeliveriesUrl = (id: string,
    params?: ListWebhookDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/webhooks/${id}/deliveries?${stringifiedParams}` : `/webhooks/${id}/deliveries`
}

/**
 * The newest first, `x-limits.webhooks.listed` at most; `before` takes the last one's `id` for those before it. They are forgotten after `x-limits.webhooks.keptDays` days.
 * @summary What was sent to a webhook
 */
export const listWebhookDeliveries = async (id: string,
    params?: ListWebhookDeliveriesParams, options?: RequestInit): Promise<WebhookDelivery[]> => {

  return requestOk<WebhookDelivery[]>(getListWebhookDeliveriesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhookDeliveriesQueryKey = (id: string,
    params?: ListWebhookDeliveriesParams,) => {
    return [
    `/webhooks/${id}/deliveries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookDeliveries>>>
export type ListWebhookDeliveriesQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params: undefined |  ListWebhookDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was sent to a webhook
 */

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookDeliveriesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What was sent to a webhook
 */
export const prefetchListWebhookDeliveriesQuery = async <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListWebhookDeliveriesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListWebhookDeliveries} query
 */
export const invalidateListWebhookDeliveries = async (
 queryClient: QueryClient, id: string,
    params?: ListWebhookDeliveriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(id,params) }, options);

  return queryClient;
}




export const getResendWebhookDeliveryUrl = (id: string,) => {




  return `/webhook_deliveries/${id}/resend`
}

/**
 * At once, with the same `webhook-id`, and with all the attempts of a new one. Where its endpoint is off it is 422 `validation_failed`, which names `body`.
 * @summary Send an event again
 */
export const resendWebhookDelivery = async (id: string, options?: RequestInit): Promise<WebhookDelivery> => {

  return requestOk<WebhookDelivery>(getResendWebhookDeliveryUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendWebhookDeliveryMutationKey = () => ['resendWebhookDelivery'] as const;

export const getResendWebhookDeliveryMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext> => {

const mutationKey = getResendWebhookDeliveryMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWebhookDelivery>>, ResendWebhookDeliveryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendWebhookDelivery(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendWebhookDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof resendWebhookDelivery>>>

    export type ResendWebhookDeliveryMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ResendWebhookDeliveryMutationVariables = {id: string}

    /**
 * @summary Send an event again
 */
export const useResendWebhookDelivery = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWebhookDelivery>>,
        TError,
        ResendWebhookDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getResendWebhookDeliveryMutationOptions(options), queryClient);
    }
