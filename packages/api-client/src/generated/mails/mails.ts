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
  CandidateMailInput,
  CandidateNote,
  ComingInterview,
  MailTemplates,
  MailTemplatesInput,
  MalformedRequestResponse,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';

import { requestOkOrCreated } from '../../http';
import type { ErrorType , BodyType } from '../../http';
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

export const getSendCandidateMailUrl = (id: string,) => {




  return `/candidates/${id}/mails`
}

/**
 * The server sends it to the email of the candidate as it stands when the mail goes out, soon after the answer; replies go to the caller's email. The answer is the copy that stands among the notes
 * (`mail` of a `CandidateNote`); a copy that is deleted before the mail goes out is not sent. An `interview` goes with the mail as a calendar invitation (iCalendar, RFC 5545) from the caller to the candidate;
 * one that has begun by the server's clock, or ends after the year 9999, is refused (422, `errors.interview`). The event names the job that it is for (`for_job`); without one that is the open job that the candidate is with
 * where it is one alone, and of a moved interview the job of before. A job that the caller does not see is 404, one without an `interview` 422 (`errors.for_job`). Where no
 * line of `text` begins with `Time: `, the mail says below it when (in UTC) and where the interview is.
 * A mail that `cancels` an interview of an earlier one takes it back: a cancellation (`METHOD:CANCEL`) of the same event, in the name of who invited, goes with it, and the copy of the earlier mail says `interview_cancelled`. An interview
 * that is cancelled or moved already or has begun, a note of another candidate, one without an interview, and a mail with an `interview` of its own are refused (422, `errors.cancels`). A copy that is deleted before the cancellation
 * goes out leaves the interview as it was.
 * Only who invited to an interview, the owner of the candidate and admins cancel and move it; anybody else who sees the candidate gets 403 `not_owner`, and `can_change_interview` of the copies says so before.
 * A mail that `moves` the interview of an earlier one to its own `interview` carries an update of the same event (`METHOD:REQUEST`, each change with the next `SEQUENCE`), in the name of who invited. The copy of the earlier
 * mail then says `interview_moved`, and it is the newest that can be moved again or cancelled. What cannot be cancelled cannot be moved, nor by a mail without an `interview` (422, `errors.moves`); an `interview` that is
 * as it was is refused (422, `errors.interview`). A copy that is deleted before the mail goes out leaves the earlier interview as it was.
 * The files of `attachments` go with the mail as they are, beside a calendar invitation; the copy says what they were, and their bytes are kept until the mail has gone out. At most `x-limits.mailAttachments.most` files of
 * `x-limits.mailAttachments.bytes` bytes together, of the kinds of `x-limits.mailAttachments.endings`: a file whose name ends in none of them, or whose bytes are of another kind than its name says, an empty one, one that is no
 * base64, and too many are refused (422, `errors.attachments`). Of a name the last part of a path counts, without what cannot be seen. The body may have `x-body-bytes` bytes.
 * Line breaks of the subject count as spaces. Nothing is ever sent without this call. Mails are limited by person, by organization and by candidate (429).
 *
 * With the header `Idempotency-Key` the same mail sent again, e.g. after a time-out, is sent once, and counts once: the answer is the copy of the first time. The key stands for one mail of one
 * person to one candidate, and to their address, for a day; another mail with it is refused (422), as is the same one once its copy is deleted or the address is another one.
 * @summary Write a mail to a candidate
 */
export const sendCandidateMail = async (id: string,
    candidateMailInput: CandidateMailInput, options?: RequestInit): Promise<CandidateNote> => {

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
return requestOkOrCreated<CandidateNote>(getSendCandidateMailUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(candidateMailInput)
  }
);}





export const getSendCandidateMailMutationKey = () => ['sendCandidateMail'] as const;

export const getSendCandidateMailMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCandidateMail>>, TError,SendCandidateMailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendCandidateMail>>, TError,SendCandidateMailMutationVariables, TContext> => {

const mutationKey = getSendCandidateMailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCandidateMail>>, SendCandidateMailMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendCandidateMail(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCandidateMailMutationResult = NonNullable<Awaited<ReturnType<typeof sendCandidateMail>>>
    export type SendCandidateMailMutationBody = BodyType<CandidateMailInput>
    export type SendCandidateMailMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SendCandidateMailMutationVariables = {id: string;data: BodyType<CandidateMailInput>}

    /**
 * @summary Write a mail to a candidate
 */
export const useSendCandidateMail = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCandidateMail>>, TError,SendCandidateMailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCandidateMail>>,
        TError,
        SendCandidateMailMutationVariables,
        TContext
      > => {
      return useMutation(getSendCandidateMailMutationOptions(options), queryClient);
    }
    export const getListMailTemplatesUrl = () => {




  return `/mail_templates/`
}

/**
 * In their order. An organization that has not changed them has three: an invitation to an interview, an answer to who applied, and one to who is turned down. The fields `{candidate}`, `{job}`, `{organization}` and
 * `{sender}` of a template are filled in by who shows it; a mail is sent as it is.
 * @summary The organization's templates of mails to candidates
 */
export const listMailTemplates = async ( options?: RequestInit): Promise<MailTemplates> => {

  return requestOk<MailTemplates>(getListMailTemplatesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMailTemplatesQueryKey = () => {
    return [
    `/mail_templates/`
    ] as const;
    }


export const getListMailTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMailTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMailTemplates>>> = ({ signal }) => listMailTemplates({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMailTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listMailTemplates>>>
export type ListMailTemplatesQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListMailTemplates<TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMailTemplates>>,
          TError,
          Awaited<ReturnType<typeof listMailTemplates>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMailTemplates<TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMailTemplates>>,
          TError,
          Awaited<ReturnType<typeof listMailTemplates>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMailTemplates<TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organization's templates of mails to candidates
 */

export function useListMailTemplates<TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMailTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The organization's templates of mails to candidates
 */
export const prefetchListMailTemplatesQuery = async <TData = Awaited<ReturnType<typeof listMailTemplates>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMailTemplates>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListMailTemplatesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMailTemplates} query
 */
export const invalidateListMailTemplates = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMailTemplatesQueryKey() }, options);

  return queryClient;
}




export const getUpdateMailTemplatesUrl = () => {




  return `/mail_templates/`
}

/**
 * The body is the whole list in its order, in the place of the one before. Two of one name (without regard to case) are 422 that names `templates`.
 * @summary Write the organization's templates
 */
export const updateMailTemplates = async (mailTemplatesInput: MailTemplatesInput, options?: RequestInit): Promise<MailTemplates> => {

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
return requestOk<MailTemplates>(getUpdateMailTemplatesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mailTemplatesInput)
  }
);}





export const getUpdateMailTemplatesMutationKey = () => ['updateMailTemplates'] as const;

export const getUpdateMailTemplatesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMailTemplates>>, TError,UpdateMailTemplatesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateMailTemplates>>, TError,UpdateMailTemplatesMutationVariables, TContext> => {

const mutationKey = getUpdateMailTemplatesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMailTemplates>>, UpdateMailTemplatesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMailTemplates(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMailTemplatesMutationResult = NonNullable<Awaited<ReturnType<typeof updateMailTemplates>>>
    export type UpdateMailTemplatesMutationBody = BodyType<MailTemplatesInput>
    export type UpdateMailTemplatesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type UpdateMailTemplatesMutationVariables = {data: BodyType<MailTemplatesInput>}

    /**
 * @summary Write the organization's templates
 */
export const useUpdateMailTemplates = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMailTemplates>>, TError,UpdateMailTemplatesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMailTemplates>>,
        TError,
        UpdateMailTemplatesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMailTemplatesMutationOptions(options), queryClient);
    }
    export const getListComingInterviewsUrl = () => {




  return `/interviews/`
}

/**
 * The interviews that candidates were invited to (`sendCandidateMail`) and that have not ended, of all candidates whom the caller sees; the one that begins first comes first, and at most 100. An interview that was cancelled is not among
 * them; one that was moved is, once, with its new time. It goes with the note that is the copy of its mail.
 * @summary The interviews that are still to come
 */
export const listComingInterviews = async ( options?: RequestInit): Promise<ComingInterview[]> => {

  return requestOk<ComingInterview[]>(getListComingInterviewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListComingInterviewsQueryKey = () => {
    return [
    `/interviews/`
    ] as const;
    }


export const getListComingInterviewsQueryOptions = <TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComingInterviewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComingInterviews>>> = ({ signal }) => listComingInterviews({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComingInterviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listComingInterviews>>>
export type ListComingInterviewsQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListComingInterviews<TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComingInterviews>>,
          TError,
          Awaited<ReturnType<typeof listComingInterviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComingInterviews<TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComingInterviews>>,
          TError,
          Awaited<ReturnType<typeof listComingInterviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComingInterviews<TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The interviews that are still to come
 */

export function useListComingInterviews<TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComingInterviewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The interviews that are still to come
 */
export const prefetchListComingInterviewsQuery = async <TData = Awaited<ReturnType<typeof listComingInterviews>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingInterviews>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListComingInterviewsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListComingInterviews} query
 */
export const invalidateListComingInterviews = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListComingInterviewsQueryKey() }, options);

  return queryClient;
}




