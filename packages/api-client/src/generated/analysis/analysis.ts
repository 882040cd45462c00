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
  AnalysesAnswer,
  AnalysesRequest,
  AnalysisRequest,
  AnalyzedResponse,
  BusyResponse,
  ComparedResponse,
  ComparisonRequest,
  CorrectionInput,
  KeptAnalysis,
  MalformedRequestResponse,
  NotAnalyzableResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ResumeAnalysis,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  UpgradeRequiredResponse,
  ValidationFailedResponse
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';




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

export const getListAnalysesUrl = (id: string,) => {




  return `/candidates/${id}/analyses`
}

/**
 * The newest analysis of the candidate for each job that the caller sees, newest first. An analysis is gone with its candidate or job.
 * @summary The analyses kept of a candidate
 */
export const listAnalyses = async (id: string, options?: RequestInit): Promise<KeptAnalysis[]> => {

  return requestOk<KeptAnalysis[]>(getListAnalysesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAnalysesQueryKey = (id: string,) => {
    return [
    `/candidates/${id}/analyses`
    ] as const;
    }


export const getListAnalysesQueryOptions = <TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnalysesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnalyses>>> = ({ signal }) => listAnalyses(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnalysesQueryResult = NonNullable<Awaited<ReturnType<typeof listAnalyses>>>
export type ListAnalysesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>


export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnalyses>>,
          TError,
          Awaited<ReturnType<typeof listAnalyses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnalyses>>,
          TError,
          Awaited<ReturnType<typeof listAnalyses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The analyses kept of a candidate
 */

export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAnalysesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The analyses kept of a candidate
 */
export const prefetchListAnalysesQuery = async <TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ServerErrorResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListAnalysesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAnalyses} query
 */
export const invalidateListAnalyses = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAnalysesQueryKey(id) }, options);

  return queryClient;
}




export const getCorrectFindingUrl = (id: string,) => {




  return `/candidates/${id}/corrections`
}

/**
 * Says of one criterion of a job that a line of the candidate's texts shows it (`shown`), that the texts do not show it (`not_shown`), or that the
 * finding stands as it was read (`as_read`, which undoes a correction). The analysis is computed again with it and answered. The record says
 * who corrected what (`finding_corrected`). Whoever sees the candidate and the job may correct. A correction goes with the candidate or the job.
 * - `quote` is needed with `shown`, and has to stand in the resume or the notes: else 422 `validation_failed` that names `quote`.
 * - a criterion that the job does not have is 422 `validation_failed` that names `criterion`.
 * @summary Correct what was found of one criterion
 */
export const correctFinding = async (id: string,
    correctionInput: CorrectionInput, options?: RequestInit): Promise<ResumeAnalysis> => {

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
return requestOk<ResumeAnalysis>(getCorrectFindingUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(correctionInput)
  }
);}





export const getCorrectFindingMutationKey = () => ['correctFinding'] as const;

export const getCorrectFindingMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctFinding>>, TError,CorrectFindingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctFinding>>, TError,CorrectFindingMutationVariables, TContext> => {

const mutationKey = getCorrectFindingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctFinding>>, CorrectFindingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  correctFinding(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectFindingMutationResult = NonNullable<Awaited<ReturnType<typeof correctFinding>>>
    export type CorrectFindingMutationBody = BodyType<CorrectionInput>
    export type CorrectFindingMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>
    export type CorrectFindingMutationVariables = {id: string;data: BodyType<CorrectionInput>}

    /**
 * @summary Correct what was found of one criterion
 */
export const useCorrectFinding = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctFinding>>, TError,CorrectFindingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctFinding>>,
        TError,
        CorrectFindingMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectFindingMutationOptions(options), queryClient);
    }
    export const getAnalyzeResumeUrl = () => {




  return `/analyze_resume/`
}

/**
 * Scores the candidate's resume and notes against what the job's title, description and skills name. The answer is
 * deterministic: the same inputs give the same answer to the last character. Name, contact lines and personal lines (birth date, age, gender,
 * marital status, nationality, religion, photo captions, pronouns) are removed before scoring: swapping them changes nothing. Each
 * criterion is met or not, with quotes that stand verbatim (white space aside) in the resume or the notes. A candidate without a readable resume is analysed on the
 * notes, and `read` says so; with fewer than 30 words to read in all the answer is 422 `too_little_text` and no score.
 * The client takes 200 and 201 alike.
 * @summary How well one candidate fits one job, with reasons
 */
export const analyzeResume = async (analysisRequest: AnalysisRequest, options?: RequestInit): Promise<AnalyzedResponse> => {

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
return requestOkOrCreated<AnalyzedResponse>(getAnalyzeResumeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(analysisRequest)
  }
);}





export const getAnalyzeResumeMutationKey = () => ['analyzeResume'] as const;

export const getAnalyzeResumeMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeResume>>, TError,AnalyzeResumeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof analyzeResume>>, TError,AnalyzeResumeMutationVariables, TContext> => {

const mutationKey = getAnalyzeResumeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof analyzeResume>>, AnalyzeResumeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  analyzeResume(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnalyzeResumeMutationResult = NonNullable<Awaited<ReturnType<typeof analyzeResume>>>
    export type AnalyzeResumeMutationBody = BodyType<AnalysisRequest>
    export type AnalyzeResumeMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>
    export type AnalyzeResumeMutationVariables = {data: BodyType<AnalysisRequest>}

    /**
 * @summary How well one candidate fits one job, with reasons
 */
export const useAnalyzeResume = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeResume>>, TError,AnalyzeResumeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeResume>>,
        TError,
        AnalyzeResumeMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeResumeMutationOptions(options), queryClient);
    }
    export const getAnalyzeResumesUrl = () => {




  return `/analyze_resumes/`
}

/**
 * What `POST /analyze_resume/` says of each pair of a candidate and a job, in short, for a ranked list: in the order of the request, each with its score or with
 * the refusal that the pair alone would get. At most `x-limits.analysis.pairs` pairs. Each analysis is kept, as one asked for alone is. `looked_at` is when the caller last asked
 * for the pair alone, that is, looked at the whole analysis; `decision` what stands of the decisions about the candidate for the job.
 * @summary Many candidates, or jobs, at once
 */
export const analyzeResumes = async (analysesRequest: AnalysesRequest, options?: RequestInit): Promise<AnalysesAnswer> => {

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
return requestOk<AnalysesAnswer>(getAnalyzeResumesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(analysesRequest)
  }
);}





export const getAnalyzeResumesMutationKey = () => ['analyzeResumes'] as const;

export const getAnalyzeResumesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeResumes>>, TError,AnalyzeResumesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof analyzeResumes>>, TError,AnalyzeResumesMutationVariables, TContext> => {

const mutationKey = getAnalyzeResumesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof analyzeResumes>>, AnalyzeResumesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  analyzeResumes(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnalyzeResumesMutationResult = NonNullable<Awaited<ReturnType<typeof analyzeResumes>>>
    export type AnalyzeResumesMutationBody = BodyType<AnalysesRequest>
    export type AnalyzeResumesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse | BusyResponse>
    export type AnalyzeResumesMutationVariables = {data: BodyType<AnalysesRequest>}

    /**
 * @summary Many candidates, or jobs, at once
 */
export const useAnalyzeResumes = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeResumes>>, TError,AnalyzeResumesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeResumes>>,
        TError,
        AnalyzeResumesMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeResumesMutationOptions(options), queryClient);
    }
    export const getCompareCandidatesUrl = () => {




  return `/compare_candidates/`
}

/**
 * The analyses of both candidates, as `POST /analyze_resume/` gives them, and a summary that names what decides between them. Naming the same candidate twice is
 * allowed: the maps then have one entry. The client takes 200 and 201 alike.
 * @summary Two candidates beside each other for one job
 */
export const compareCandidates = async (comparisonRequest: ComparisonRequest, options?: RequestInit): Promise<ComparedResponse> => {

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
return requestOkOrCreated<ComparedResponse>(getCompareCandidatesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(comparisonRequest)
  }
);}





export const getCompareCandidatesMutationKey = () => ['compareCandidates'] as const;

export const getCompareCandidatesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof compareCandidates>>, TError,CompareCandidatesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof compareCandidates>>, TError,CompareCandidatesMutationVariables, TContext> => {

const mutationKey = getCompareCandidatesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof compareCandidates>>, CompareCandidatesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  compareCandidates(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompareCandidatesMutationResult = NonNullable<Awaited<ReturnType<typeof compareCandidates>>>
    export type CompareCandidatesMutationBody = BodyType<ComparisonRequest>
    export type CompareCandidatesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>
    export type CompareCandidatesMutationVariables = {data: BodyType<ComparisonRequest>}

    /**
 * @summary Two candidates beside each other for one job
 */
export const useCompareCandidates = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | UpgradeRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof compareCandidates>>, TError,CompareCandidatesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof compareCandidates>>,
        TError,
        CompareCandidatesMutationVariables,
        TContext
      > => {
      return useMutation(getCompareCandidatesMutationOptions(options), queryClient);
    }
