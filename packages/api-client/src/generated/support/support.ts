/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  MalformedRequestResponse,
  Message,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  SupportRequest,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestWithoutAnswer } from '../../http';
import type { ErrorType , BodyType } from '../../http';




export const getContactSupportUrl = () => {




  return `/contact-support/`
}

/**
 * Keeps the message and mails it to the support address. Open to everyone, signed in or not; the email is not format-checked. Limited by address.
 * @summary Send a message to support
 */
export const contactSupport = async (supportRequest: SupportRequest, options?: RequestInit): Promise<Message> => {

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
return requestWithoutAnswer<Message>(getContactSupportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(supportRequest)
  }
);}





export const getContactSupportMutationKey = () => ['contactSupport'] as const;

export const getContactSupportMutationOptions = <TError = ErrorType<MalformedRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof contactSupport>>, TError,ContactSupportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof contactSupport>>, TError,ContactSupportMutationVariables, TContext> => {

const mutationKey = getContactSupportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof contactSupport>>, ContactSupportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  contactSupport(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ContactSupportMutationResult = NonNullable<Awaited<ReturnType<typeof contactSupport>>>
    export type ContactSupportMutationBody = BodyType<SupportRequest>
    export type ContactSupportMutationError = ErrorType<MalformedRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ContactSupportMutationVariables = {data: BodyType<SupportRequest>}

    /**
 * @summary Send a message to support
 */
export const useContactSupport = <TError = ErrorType<MalformedRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof contactSupport>>, TError,ContactSupportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof contactSupport>>,
        TError,
        ContactSupportMutationVariables,
        TContext
      > => {
      return useMutation(getContactSupportMutationOptions(options), queryClient);
    }
