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
  BusyResponse,
  Candidate,
  CandidateChanges,
  CandidateForm,
  CandidateSavedResponse,
  CandidateShare,
  CandidateSharedResponse,
  CandidateSummary,
  ErrorBody,
  FoundResume,
  InvalidCandidateResponse,
  ListCandidateChangesParams,
  MalformedRequestResponse,
  MergeInput,
  Message,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  RecordDeleted,
  ResumeForm,
  ResumeReading,
  ResumeSearch,
  ResumeText,
  ResumeTooLargeResponse,
  ServerErrorResponse,
  ShareEntry,
  ShareWithdrawal,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnchangedResponse,
  UnsupportedMediaTypeResponse,
  UnsupportedResumeResponse,
  ValidationFailedResponse
} from '../model';

import { requestKept } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';
import { request } from '../../http';
import { requestWithoutAnswer } from '../../http';
import { requestOk } from '../../http';
import { requestOkOrCreatedWithoutAnswer } from '../../http';
import { requestOkWithoutAnswer } from '../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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

export const getListCandidatesUrl = () => {




  return `/candidates/`
}

/**
 * All candidates of the organization for an admin; for a regular user their own and those shared with them, the latter with `shared_by`,
 * `share_note` and `shared_at` (of the newest share). In no promised order; the client sorts by the last word of the name, then the full
 * name. The list carries no `resume` link, only `has_resume`.
 * @summary The candidates that the caller sees
 */
export const listCandidates = async ( options?: Parameters<typeof requestKept>[1]): Promise<CandidateSummary[]> => {

  return requestKept<CandidateSummary[]>(getListCandidatesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCandidatesQueryKey = () => {
    return [
    `/candidates/`
    ] as const;
    }


export const getListCandidatesQueryOptions = <TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandidatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandidates>>> = ({ signal }) => listCandidates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandidatesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandidates>>>
export type ListCandidatesQueryError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>


export function useListCandidates<TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidates>>,
          TError,
          Awaited<ReturnType<typeof listCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidates<TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidates>>,
          TError,
          Awaited<ReturnType<typeof listCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidates<TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The candidates that the caller sees
 */

export function useListCandidates<TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandidatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The candidates that the caller sees
 */
export const prefetchListCandidatesQuery = async <TData = Awaited<ReturnType<typeof listCandidates>>, TError = ErrorType<UnchangedResponse | UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidates>>, TError, TData>>, request?: SecondParameter<typeof requestKept>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCandidatesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCandidates} query
 */
export const invalidateListCandidates = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCandidatesQueryKey() }, options);

  return queryClient;
}




export const getCreateCandidateUrl = () => {




  return `/candidates/`
}

/**
 * Creates a candidate that belongs to the caller. `resume_file` is a .pdf or .docx of at most 10 MB (10 485 760 bytes), recognised by name and
 * by its first bytes (a server may take a name without an ending, as some libraries send, by its bytes alone); its text is read at upload, and `skills` are taken from it.
 * - another kind of file, or a name that its bytes contradict: 415 `unsupported_resume_type`
 * - larger than 10 MB: 413 `payload_too_large`
 * - damaged: 422 `corrupt_resume`; protected by a password: 422 `password_protected_resume`; unpacks to more than
 *   a resume can be: 422 `resume_too_complex`. Each names `resume_file` in `errors`, and no candidate is created.
 * - without readable text (a scan): the candidate is created with `resume_reading: no_text`.
 *
 * A second candidate with an email that the organization already has is saved; `duplicate_of` names the first one that the caller sees.
 * 201 is the answer to prefer; the client takes 200 alike.
 *
 * A person may have 20 forms on their way at once and an organization 40 (429); beyond what the server can take it answers 503. A form whose
 * sender has gone is not carried out. With the header `Idempotency-Key` (an addition) the same form sent again, e.g. after a time-out, is stored once: the
 * answer is the candidate of the first time. The key stands for one form of one person for a day; another form with it is refused (422).
 * @summary Create a candidate, with or without a resume
 */
export const createCandidate = async (candidateForm: CandidateForm, options?: RequestInit): Promise<CandidateSavedResponse> => {
    const formData = new FormData();
formData.append(`name`, candidateForm.name);
formData.append(`email`, candidateForm.email);
formData.append(`phone`, candidateForm.phone);
formData.append(`notes`, candidateForm.notes);
if(candidateForm.resume_file !== undefined) {
 formData.append(`resume_file`, candidateForm.resume_file);
 }

  return requestOkOrCreated<CandidateSavedResponse>(getCreateCandidateUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateCandidateMutationKey = () => ['createCandidate'] as const;

export const getCreateCandidateMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCandidate>>, TError,CreateCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createCandidate>>, TError,CreateCandidateMutationVariables, TContext> => {

const mutationKey = getCreateCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCandidate>>, CreateCandidateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCandidate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof createCandidate>>>
    export type CreateCandidateMutationBody = BodyType<CandidateForm>
    export type CreateCandidateMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type CreateCandidateMutationVariables = {data: BodyType<CandidateForm>}

    /**
 * @summary Create a candidate, with or without a resume
 */
export const useCreateCandidate = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCandidate>>, TError,CreateCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCandidate>>,
        TError,
        CreateCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCandidateMutationOptions(options), queryClient);
    }
    export const getGetCandidateUrl = (id: string,) => {




  return `/candidates/${id}`
}

/**
 * A candidate that the caller sees. `resume` is a link that opens in a new tab without a bearer header: signed, valid for 5 minutes from this
 * answer, served with `X-Content-Type-Options: nosniff` and never executed by a browser; `null` where there is no resume.
 * @summary One candidate, with a link to the resume
 */
export const getCandidate = async (id: string, options?: RequestInit): Promise<Candidate> => {

  return request<Candidate>(getGetCandidateUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCandidateQueryKey = (id: string,) => {
    return [
    `/candidates/${id}`
    ] as const;
    }


export const getGetCandidateQueryOptions = <TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCandidateQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCandidate>>> = ({ signal }) => getCandidate(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCandidateQueryResult = NonNullable<Awaited<ReturnType<typeof getCandidate>>>
export type GetCandidateQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useGetCandidate<TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCandidate>>,
          TError,
          Awaited<ReturnType<typeof getCandidate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCandidate<TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCandidate>>,
          TError,
          Awaited<ReturnType<typeof getCandidate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCandidate<TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One candidate, with a link to the resume
 */

export function useGetCandidate<TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCandidateQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One candidate, with a link to the resume
 */
export const prefetchGetCandidateQuery = async <TData = Awaited<ReturnType<typeof getCandidate>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandidate>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetCandidateQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCandidate} query
 */
export const invalidateGetCandidate = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCandidateQueryKey(id) }, options);

  return queryClient;
}




export const getUpdateCandidateUrl = (id: string,) => {




  return `/candidates/${id}`
}

/**
 * Replaces name, email, phone and notes. Without `resume_file` the resume stays; with it the old file, its text and the skills are
 * replaced. The rules for the file are those of `POST /candidates/`. Its owner and admins may edit a candidate; whom
 * it was shared with gets 403 `not_owner`.
 * @summary Edit a candidate
 */
export const updateCandidate = async (id: string,
    candidateForm: CandidateForm, options?: RequestInit): Promise<CandidateSavedResponse> => {
    const formData = new FormData();
formData.append(`name`, candidateForm.name);
formData.append(`email`, candidateForm.email);
formData.append(`phone`, candidateForm.phone);
formData.append(`notes`, candidateForm.notes);
if(candidateForm.resume_file !== undefined) {
 formData.append(`resume_file`, candidateForm.resume_file);
 }

  return request<CandidateSavedResponse>(getUpdateCandidateUrl(id),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}





export const getUpdateCandidateMutationKey = () => ['updateCandidate'] as const;

export const getUpdateCandidateMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCandidate>>, TError,UpdateCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCandidate>>, TError,UpdateCandidateMutationVariables, TContext> => {

const mutationKey = getUpdateCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCandidate>>, UpdateCandidateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCandidate(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof updateCandidate>>>
    export type UpdateCandidateMutationBody = BodyType<CandidateForm>
    export type UpdateCandidateMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type UpdateCandidateMutationVariables = {id: string;data: BodyType<CandidateForm>}

    /**
 * @summary Edit a candidate
 */
export const useUpdateCandidate = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCandidate>>, TError,UpdateCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCandidate>>,
        TError,
        UpdateCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCandidateMutationOptions(options), queryClient);
    }
    export const getDeleteCandidateUrl = (id: string,) => {




  return `/candidates/${id}`
}

/**
 * Erases the candidate, the resume file, its text and the notes of its shares; what the performance figures count keeps
 * ids only. Its owner and admins may delete a candidate; whom it was shared with gets 403 `not_owner`. A second call is 404.
 * @summary Delete a candidate
 */
export const deleteCandidate = async (id: string, options?: RequestInit): Promise<RecordDeleted> => {

  return requestWithoutAnswer<RecordDeleted>(getDeleteCandidateUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCandidateMutationKey = () => ['deleteCandidate'] as const;

export const getDeleteCandidateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCandidate>>, TError,DeleteCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteCandidate>>, TError,DeleteCandidateMutationVariables, TContext> => {

const mutationKey = getDeleteCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCandidate>>, DeleteCandidateMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCandidate(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCandidate>>>

    export type DeleteCandidateMutationError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>
    export type DeleteCandidateMutationVariables = {id: string}

    /**
 * @summary Delete a candidate
 */
export const useDeleteCandidate = <TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCandidate>>, TError,DeleteCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCandidate>>,
        TError,
        DeleteCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCandidateMutationOptions(options), queryClient);
    }
    export const getRestoreCandidateUrl = (id: string,) => {




  return `/candidates/${id}/restore`
}

/**
 * Within `x-limits.deletion.undoSeconds` of the deletion, for who deleted the candidate and for admins: all is as it was, the resume, shares and analyses
 * included, and nothing counts as deleted. Until then the server holds the deletion back, and shows nothing of it to anybody. Afterwards, and for a
 * candidate that was not deleted by `DELETE /candidates/{id}`, 404.
 * @summary Take back the deletion of a candidate
 */
export const restoreCandidate = async (id: string, options?: RequestInit): Promise<CandidateSavedResponse> => {

  return requestOk<CandidateSavedResponse>(getRestoreCandidateUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreCandidateMutationKey = () => ['restoreCandidate'] as const;

export const getRestoreCandidateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCandidate>>, TError,RestoreCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof restoreCandidate>>, TError,RestoreCandidateMutationVariables, TContext> => {

const mutationKey = getRestoreCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreCandidate>>, RestoreCandidateMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreCandidate(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof restoreCandidate>>>

    export type RestoreCandidateMutationError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>
    export type RestoreCandidateMutationVariables = {id: string}

    /**
 * @summary Take back the deletion of a candidate
 */
export const useRestoreCandidate = <TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCandidate>>, TError,RestoreCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreCandidate>>,
        TError,
        RestoreCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreCandidateMutationOptions(options), queryClient);
    }
    export const getMergeCandidatesUrl = (id: string,) => {




  return `/candidates/${id}/merge`
}

/**
 * The candidate of the path stays, with its resume, and with the fields of the body, which a person chose between the two. It gets of the other one the team notes as they were written, the tags (up to `x-limits.tags.most`),
 * the jobs and scorecards that it has none of, whom it was shared with and its owner, and a hold; it names the other one, and those that were merged into that, in `merged_ids`. The other one is deleted as by `DELETE /candidates/{id}`: within `x-limits.deletion.undoSeconds`
 * its restoration takes the merge back, too, but for fields that were changed since. For the owner of both and for admins (403 `not_owner`). The same candidate twice is 422 that names
 * `other_id`. The record says so (`candidates_merged`).
 * @summary Make one candidate of two
 */
export const mergeCandidates = async (id: string,
    mergeInput: MergeInput, options?: RequestInit): Promise<CandidateSavedResponse> => {

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
return requestOk<CandidateSavedResponse>(getMergeCandidatesUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeInput)
  }
);}





export const getMergeCandidatesMutationKey = () => ['mergeCandidates'] as const;

export const getMergeCandidatesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeCandidates>>, TError,MergeCandidatesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof mergeCandidates>>, TError,MergeCandidatesMutationVariables, TContext> => {

const mutationKey = getMergeCandidatesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeCandidates>>, MergeCandidatesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  mergeCandidates(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeCandidatesMutationResult = NonNullable<Awaited<ReturnType<typeof mergeCandidates>>>
    export type MergeCandidatesMutationBody = BodyType<MergeInput>
    export type MergeCandidatesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type MergeCandidatesMutationVariables = {id: string;data: BodyType<MergeInput>}

    /**
 * @summary Make one candidate of two
 */
export const useMergeCandidates = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeCandidates>>, TError,MergeCandidatesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeCandidates>>,
        TError,
        MergeCandidatesMutationVariables,
        TContext
      > => {
      return useMutation(getMergeCandidatesMutationOptions(options), queryClient);
    }
    export const getListSharesUrl = (id: string,) => {




  return `/candidates/${id}/shares`
}

/**
 * Every share that stands, newest first, for the candidate's owner and admins; whom it was shared with gets 403 `not_owner`.
 * @summary Whom a candidate was shared with
 */
export const listShares = async (id: string, options?: RequestInit): Promise<ShareEntry[]> => {

  return requestOk<ShareEntry[]>(getListSharesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSharesQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/shares`
    ] as const;
    }


export const getListSharesQueryOptions = <TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSharesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShares>>> = ({ signal }) => listShares(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSharesQueryResult = NonNullable<Awaited<ReturnType<typeof listShares>>>
export type ListSharesQueryError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>


export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShares>>,
          TError,
          Awaited<ReturnType<typeof listShares>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShares>>,
          TError,
          Awaited<ReturnType<typeof listShares>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whom a candidate was shared with
 */

export function useListShares<TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSharesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Whom a candidate was shared with
 */
export const prefetchListSharesQuery = async <TData = Awaited<ReturnType<typeof listShares>>, TError = ErrorType<UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShares>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListSharesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListShares} query
 */
export const invalidateListShares = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSharesQueryKey(id) }, options);

  return queryClient;
}




export const getGetResumeTextUrl = (id: string,) => {




  return `/candidates/${id}/resume_text`
}

/**
 * The text that an analysis reads, a paragraph a line, before name, contact lines and personal lines are taken out of it; and what was left out of it because a
 * reader of the file cannot see it.
 * @summary A resume as it was read
 */
export const getResumeText = async (id: string, options?: RequestInit): Promise<ResumeText> => {

  return requestOk<ResumeText>(getGetResumeTextUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetResumeTextQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/resume_text`
    ] as const;
    }


export const getGetResumeTextQueryOptions = <TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResumeTextQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResumeText>>> = ({ signal }) => getResumeText(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResumeTextQueryResult = NonNullable<Awaited<ReturnType<typeof getResumeText>>>
export type GetResumeTextQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useGetResumeText<TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResumeText>>,
          TError,
          Awaited<ReturnType<typeof getResumeText>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResumeText<TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResumeText>>,
          TError,
          Awaited<ReturnType<typeof getResumeText>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResumeText<TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A resume as it was read
 */

export function useGetResumeText<TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResumeTextQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A resume as it was read
 */
export const prefetchGetResumeTextQuery = async <TData = Awaited<ReturnType<typeof getResumeText>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResumeText>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetResumeTextQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetResumeText} query
 */
export const invalidateGetResumeText = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetResumeTextQueryKey(id) }, options);

  return queryClient;
}




export const getShareCandidateUrl = () => {




  return `/candidates/share/`
}

/**
 * Lets the colleague read, analyse and compare the candidate, not edit, delete or share it on. The owner and admins may share
 * (403 `not_owner`). On the standard plan the recipient must be an admin of the organization, else 403 `upgrade_required`; on premium anyone but
 * the caller (422 `validation_failed`). Sharing again with the same person replaces the note. A recipient or candidate that the caller
 * does not see is 404. 201 is the answer to prefer; the client takes 200 alike.
 * @summary Share a candidate with a colleague
 */
export const shareCandidate = async (candidateShare: CandidateShare, options?: RequestInit): Promise<CandidateSharedResponse> => {

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
return requestOkOrCreatedWithoutAnswer<CandidateSharedResponse>(getShareCandidateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(candidateShare)
  }
);}





export const getShareCandidateMutationKey = () => ['shareCandidate'] as const;

export const getShareCandidateMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareCandidate>>, TError,ShareCandidateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof shareCandidate>>, TError,ShareCandidateMutationVariables, TContext> => {

const mutationKey = getShareCandidateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shareCandidate>>, ShareCandidateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  shareCandidate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShareCandidateMutationResult = NonNullable<Awaited<ReturnType<typeof shareCandidate>>>
    export type ShareCandidateMutationBody = BodyType<CandidateShare>
    export type ShareCandidateMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type ShareCandidateMutationVariables = {data: BodyType<CandidateShare>}

    /**
 * @summary Share a candidate with a colleague
 */
export const useShareCandidate = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ErrorBody | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareCandidate>>, TError,ShareCandidateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shareCandidate>>,
        TError,
        ShareCandidateMutationVariables,
        TContext
      > => {
      return useMutation(getShareCandidateMutationOptions(options), queryClient);
    }
    export const getWithdrawShareUrl = () => {




  return `/candidates/unshare/`
}

/**
 * The colleague does not see the candidate any more, whoever of the organization had shared it with them, and the notes of those shares are erased. The owner and
 * admins may (403 `not_owner`). Where it was not shared with them nothing happens. A colleague or candidate that the caller does not see is 404.
 * @summary Take back a share
 */
export const withdrawShare = async (shareWithdrawal: ShareWithdrawal, options?: RequestInit): Promise<Message> => {

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
return requestOkWithoutAnswer<Message>(getWithdrawShareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(shareWithdrawal)
  }
);}





export const getWithdrawShareMutationKey = () => ['withdrawShare'] as const;

export const getWithdrawShareMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawShare>>, TError,WithdrawShareMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawShare>>, TError,WithdrawShareMutationVariables, TContext> => {

const mutationKey = getWithdrawShareMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawShare>>, WithdrawShareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawShare(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawShareMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawShare>>>
    export type WithdrawShareMutationBody = BodyType<ShareWithdrawal>
    export type WithdrawShareMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type WithdrawShareMutationVariables = {data: BodyType<ShareWithdrawal>}

    /**
 * @summary Take back a share
 */
export const useWithdrawShare = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotOwnerResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawShare>>, TError,WithdrawShareMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawShare>>,
        TError,
        WithdrawShareMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawShareMutationOptions(options), queryClient);
    }
    export const getReadResumeUrl = () => {




  return `/read_resume/`
}

/**
 * What a form about the candidate can be filled in with: the name, email and phone that the resume gives of the person, each left out where none is found
 * or where it is in doubt, the skills that it names, and a candidate who has the same resume. Nothing is kept. The rules for the file, and how many may be on their way at once, are those of `POST /candidates/`.
 * @summary Read a resume, and keep nothing
 */
export const readResume = async (resumeForm: ResumeForm, options?: RequestInit): Promise<ResumeReading> => {
    const formData = new FormData();
formData.append(`resume_file`, resumeForm.resume_file);

  return requestOk<ResumeReading>(getReadResumeUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getReadResumeMutationKey = () => ['readResume'] as const;

export const getReadResumeMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readResume>>, TError,ReadResumeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readResume>>, TError,ReadResumeMutationVariables, TContext> => {

const mutationKey = getReadResumeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readResume>>, ReadResumeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readResume(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadResumeMutationResult = NonNullable<Awaited<ReturnType<typeof readResume>>>
    export type ReadResumeMutationBody = BodyType<ResumeForm>
    export type ReadResumeMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type ReadResumeMutationVariables = {data: BodyType<ResumeForm>}

    /**
 * @summary Read a resume, and keep nothing
 */
export const useReadResume = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | ResumeTooLargeResponse | UnsupportedResumeResponse | InvalidCandidateResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readResume>>, TError,ReadResumeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readResume>>,
        TError,
        ReadResumeMutationVariables,
        TContext
      > => {
      return useMutation(getReadResumeMutationOptions(options), queryClient);
    }
    export const getSearchResumesUrl = () => {




  return `/resumes/search`
}

/**
 * The candidates that the caller sees in whose resume or notes (the field `notes` of a candidate) each word of `text` begins a word, without regard to case and accents; a word with signs in it ("C++", "Node.js") stands there as it
 * was typed. Words without a letter or a digit count for nothing; where there is no other, nobody is found. Newest first, `x-limits.resumeSearch.found` at most, of the newest `x-limits.resumeSearch.searched` of the organization that
 * hold the words. Of more than `x-limits.resumeSearch.words` different words the first ones are read. A server may leave out what stands beyond the first 150,000 characters. What is looked for goes in the body, so that no name stands in an address.
 * @summary Find candidates by the words of their resumes and notes
 */
export const searchResumes = async (resumeSearch: ResumeSearch, options?: RequestInit): Promise<FoundResume[]> => {

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
return requestOk<FoundResume[]>(getSearchResumesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resumeSearch)
  }
);}





export const getSearchResumesMutationKey = () => ['searchResumes'] as const;

export const getSearchResumesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchResumes>>, TError,SearchResumesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof searchResumes>>, TError,SearchResumesMutationVariables, TContext> => {

const mutationKey = getSearchResumesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchResumes>>, SearchResumesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  searchResumes(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SearchResumesMutationResult = NonNullable<Awaited<ReturnType<typeof searchResumes>>>
    export type SearchResumesMutationBody = BodyType<ResumeSearch>
    export type SearchResumesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type SearchResumesMutationVariables = {data: BodyType<ResumeSearch>}

    /**
 * @summary Find candidates by the words of their resumes and notes
 */
export const useSearchResumes = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchResumes>>, TError,SearchResumesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchResumes>>,
        TError,
        SearchResumesMutationVariables,
        TContext
      > => {
      return useMutation(getSearchResumesMutationOptions(options), queryClient);
    }
    export const getListCandidateChangesUrl = (params: ListCandidateChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/changes/candidates/?${stringifiedParams}` : `/changes/candidates/`
}

/**
 * What is different in the caller's list since it stood at `since`, the `ETag` of an answer of `listCandidates` or the `tag` of one of this operation. `changed` holds the
 * candidates that were added or are not as they were, each whole, and may hold others of the list; `removed` the ids of those that the caller does not see any more. Who puts the one
 * into their list and takes the other out has the list as it is at `tag`, or newer. 404 where the server does not know `since` as a tag of the caller, or no longer, and where more than
 * `x-limits.listChanges.records` candidates are different: then the list is to be read whole.
 * @summary What the caller's list of candidates has gained, changed and lost
 */
export const listCandidateChanges = async (params: ListCandidateChangesParams, options?: RequestInit): Promise<CandidateChanges> => {

  return requestOk<CandidateChanges>(getListCandidateChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCandidateChangesQueryKey = (params?: ListCandidateChangesParams,) => {
    return [
    `/changes/candidates/`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCandidateChangesQueryOptions = <TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(params: ListCandidateChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandidateChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandidateChanges>>> = ({ signal }) => listCandidateChanges(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandidateChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandidateChanges>>>
export type ListCandidateChangesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>


export function useListCandidateChanges<TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListCandidateChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateChanges>>,
          TError,
          Awaited<ReturnType<typeof listCandidateChanges>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateChanges<TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListCandidateChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandidateChanges>>,
          TError,
          Awaited<ReturnType<typeof listCandidateChanges>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandidateChanges<TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListCandidateChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the caller's list of candidates has gained, changed and lost
 */

export function useListCandidateChanges<TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 params: ListCandidateChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandidateChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What the caller's list of candidates has gained, changed and lost
 */
export const prefetchListCandidateChangesQuery = async <TData = Awaited<ReturnType<typeof listCandidateChanges>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ValidationFailedResponse | ReadFailedResponse>>(
 queryClient: QueryClient, params: ListCandidateChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandidateChanges>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListCandidateChangesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCandidateChanges} query
 */
export const invalidateListCandidateChanges = async (
 queryClient: QueryClient, params: ListCandidateChangesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCandidateChangesQueryKey(params) }, options);

  return queryClient;
}




