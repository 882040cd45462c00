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
  AdminRequiredResponse,
  AnalysesAnswer,
  AnalysesRequest,
  AnalysisRequest,
  AnalyzedResponse,
  BusyResponse,
  ComparedResponse,
  ComparisonRequest,
  CorrectionInput,
  ErrorBody,
  GetReceiptParams,
  KeptAnalysis,
  ListNearestLinesParams,
  MalformedRequestResponse,
  NearestLines,
  NotAnalyzableResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ResumeAnalysis,
  ScorePreview,
  ScorePreviewRequest,
  ServerErrorResponse,
  SignedReceipt,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  UpgradeRequiredResponse,
  ValidationFailedResponse,
  Vocabulary,
  VocabularyTerm,
  VocabularyTermInput
} from '../model';

import { requestOk } from '../../http';
import type { ErrorType , BodyType } from '../../http';
import { requestOkOrCreated } from '../../http';
import { request } from '../../http';
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


export const getListAnalysesQueryOptions = <TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnalysesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnalyses>>> = ({ signal }) => listAnalyses(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnalysesQueryResult = NonNullable<Awaited<ReturnType<typeof listAnalyses>>>
export type ListAnalysesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>


export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnalyses>>,
          TError,
          Awaited<ReturnType<typeof listAnalyses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnalyses>>,
          TError,
          Awaited<ReturnType<typeof listAnalyses>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnalyses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The analyses kept of a candidate
 */

export function useListAnalyses<TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
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
export const prefetchListAnalysesQuery = async <TData = Awaited<ReturnType<typeof listAnalyses>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ReadFailedResponse>>(
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




export const getGetReceiptUrl = (id: string,
    params: GetReceiptParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/candidates/${id}/receipt?${stringifiedParams}` : `/candidates/${id}/receipt`
}

/**
 * What a score rests on, and what came of it, so that somebody can check later, without this server, that nothing of it was altered and that the same inputs give the
 * same score. It is of the analysis as `analyzeResume` would answer it now; where none is kept of the present texts, they are analyzed. `signature` is an Ed25519 signature over
 * the canonical JSON of `receipt`: no white space, the fields of each object sorted by their UTF-16 code units, numbers and texts as ECMAScript's `JSON.stringify` writes them. Fingerprints are SHA-256, in
 * hexadecimal: of the resume text and the notes their UTF-8, of job, contact and inputs their canonical JSON.
 * - a candidate or job that the caller does not see is 404; too little text is 422 `too_little_text`,
 * - with `include=inputs` the texts come along, for admins only (403 `admin_required`),
 * - texts that were changed meanwhile, or an analysis that is provisional, are 409 `analysis_changed`.
 * @summary A signed receipt of a score
 */
export const getReceipt = async (id: string,
    params: GetReceiptParams, options?: RequestInit): Promise<SignedReceipt> => {

  return requestOk<SignedReceipt>(getGetReceiptUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReceiptQueryKey = (id: string,
    params?: GetReceiptParams,) => {
    return [
    `/candidates/${id}/receipt`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetReceiptQueryOptions = <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(id: string,
    params: GetReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReceiptQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceipt>>> = ({ signal }) => getReceipt(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof getReceipt>>>
export type GetReceiptQueryError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>


export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(
 id: string,
    params: GetReceiptParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(
 id: string,
    params: GetReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceipt>>,
          TError,
          Awaited<ReturnType<typeof getReceipt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(
 id: string,
    params: GetReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A signed receipt of a score
 */

export function useGetReceipt<TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(
 id: string,
    params: GetReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReceiptQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A signed receipt of a score
 */
export const prefetchGetReceiptQuery = async <TData = Awaited<ReturnType<typeof getReceipt>>, TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ErrorBody | NotAnalyzableResponse | ReadFailedResponse | BusyResponse>>(
 queryClient: QueryClient, id: string,
    params: GetReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceipt>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getGetReceiptQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReceipt} query
 */
export const invalidateGetReceipt = async (
 queryClient: QueryClient, id: string,
    params: GetReceiptParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReceiptQueryKey(id,params) }, options);

  return queryClient;
}




export const getCorrectFindingUrl = (id: string,) => {




  return `/candidates/${id}/corrections`
}

/**
 * Says of one criterion of a job that a line of the candidate's texts shows it (`shown`), that the texts do not show it (`not_shown`), or that the
 * finding stands as it was read (`as_read`, which undoes a correction). The analysis is computed again with it and answered. The record says
 * who corrected what (`finding_corrected`). Whoever sees the candidate and the job may correct. A correction goes with the candidate or the job.
 * - `quote` is needed with `shown`, and has to stand in the resume or the notes, as whole words of three letters or digits at least, or as a whole line or item of a list, however short: else 422 `validation_failed` that names `quote`.
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

export const getCorrectFindingMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
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
    export type CorrectFindingMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type CorrectFindingMutationVariables = {id: string;data: BodyType<CorrectionInput>}

    /**
 * @summary Correct what was found of one criterion
 */
export const useCorrectFinding = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctFinding>>, TError,CorrectFindingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctFinding>>,
        TError,
        CorrectFindingMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectFindingMutationOptions(options), queryClient);
    }
    export const getListNearestLinesUrl = (id: string,
    params: ListNearestLinesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/candidates/${id}/nearest_lines?${stringifiedParams}` : `/candidates/${id}/nearest_lines`
}

/**
 * For a person who looks for the line that shows a criterion of a job: at most five lines of the resume and the notes, verbatim, the nearest first. They say nothing of whether it is
 * shown, and no score rests on them; `correctFinding` takes each of them as its `quote`. None where nothing comes near. Contact lines, headings and pastimes are not among them.
 * - a candidate or job that the caller does not see is 404; too little text is 422 `too_little_text`,
 * - a criterion that the job does not have is 422 `validation_failed` that names `criterion`.
 * @summary The lines that come nearest to one criterion
 */
export const listNearestLines = async (id: string,
    params: ListNearestLinesParams, options?: RequestInit): Promise<NearestLines> => {

  return requestOk<NearestLines>(getListNearestLinesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNearestLinesQueryKey = (id: string,
    params?: ListNearestLinesParams,) => {
    return [
    `/candidates/${id}/nearest_lines`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNearestLinesQueryOptions = <TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(id: string,
    params: ListNearestLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNearestLinesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNearestLines>>> = ({ signal }) => listNearestLines(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNearestLinesQueryResult = NonNullable<Awaited<ReturnType<typeof listNearestLines>>>
export type ListNearestLinesQueryError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>


export function useListNearestLines<TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(
 id: string,
    params: ListNearestLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearestLines>>,
          TError,
          Awaited<ReturnType<typeof listNearestLines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearestLines<TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(
 id: string,
    params: ListNearestLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNearestLines>>,
          TError,
          Awaited<ReturnType<typeof listNearestLines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNearestLines<TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(
 id: string,
    params: ListNearestLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines that come nearest to one criterion
 */

export function useListNearestLines<TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(
 id: string,
    params: ListNearestLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNearestLinesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The lines that come nearest to one criterion
 */
export const prefetchListNearestLinesQuery = async <TData = Awaited<ReturnType<typeof listNearestLines>>, TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | NotAnalyzableResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>>(
 queryClient: QueryClient, id: string,
    params: ListNearestLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNearestLines>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListNearestLinesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListNearestLines} query
 */
export const invalidateListNearestLines = async (
 queryClient: QueryClient, id: string,
    params: ListNearestLinesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNearestLinesQueryKey(id,params) }, options);

  return queryClient;
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

export const getAnalyzeResumesMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
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
    export type AnalyzeResumesMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type AnalyzeResumesMutationVariables = {data: BodyType<AnalysesRequest>}

    /**
 * @summary Many candidates, or jobs, at once
 */
export const useAnalyzeResumes = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeResumes>>, TError,AnalyzeResumesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeResumes>>,
        TError,
        AnalyzeResumesMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeResumesMutationOptions(options), queryClient);
    }
    export const getPreviewScoresUrl = () => {




  return `/score_previews/`
}

/**
 * Computes the scores of candidates for a job as they are and as they would be with other `criteria`, or with a `term` more in the organization's
 * vocabulary, or with both. Nothing is kept and nothing changes. Scores are those of the built-in reading, before and after.
 * - without `candidate_ids` a `term` is needed: the candidates are those whose resume or notes hold its words, of the newest `x-limits.vocabulary.searched` that
 *   the caller sees; the first `x-limits.analysis.pairs` of them have a result, `total` counts all. Without both: 422 `validation_failed` that names `candidate_ids`.
 * - a job that the caller does not see is 404; a candidate that the caller does not see has an `error`, as one with too little text has.
 * @summary What a change would do to scores
 */
export const previewScores = async (scorePreviewRequest: ScorePreviewRequest, options?: RequestInit): Promise<ScorePreview> => {

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
return requestOk<ScorePreview>(getPreviewScoresUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scorePreviewRequest)
  }
);}





export const getPreviewScoresMutationKey = () => ['previewScores'] as const;

export const getPreviewScoresMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewScores>>, TError,PreviewScoresMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof previewScores>>, TError,PreviewScoresMutationVariables, TContext> => {

const mutationKey = getPreviewScoresMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewScores>>, PreviewScoresMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewScores(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewScoresMutationResult = NonNullable<Awaited<ReturnType<typeof previewScores>>>
    export type PreviewScoresMutationBody = BodyType<ScorePreviewRequest>
    export type PreviewScoresMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>
    export type PreviewScoresMutationVariables = {data: BodyType<ScorePreviewRequest>}

    /**
 * @summary What a change would do to scores
 */
export const usePreviewScores = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewScores>>, TError,PreviewScoresMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewScores>>,
        TError,
        PreviewScoresMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewScoresMutationOptions(options), queryClient);
    }
    export const getListVocabularyUrl = () => {




  return `/vocabulary/`
}

/**
 * The words that people of the organization agreed to count as a criterion, the newest first, and the version, which every change raises by one. An
 * analysis tells the version of the terms that it rests on (`vocabulary_version`). Nothing is learnt from who was hired or turned down.
 * @summary The organization's vocabulary
 */
export const listVocabulary = async ( options?: RequestInit): Promise<Vocabulary> => {

  return request<Vocabulary>(getListVocabularyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVocabularyQueryKey = () => {
    return [
    `/vocabulary/`
    ] as const;
    }


export const getListVocabularyQueryOptions = <TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVocabularyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVocabulary>>> = ({ signal }) => listVocabulary({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVocabularyQueryResult = NonNullable<Awaited<ReturnType<typeof listVocabulary>>>
export type ListVocabularyQueryError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>


export function useListVocabulary<TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVocabulary>>,
          TError,
          Awaited<ReturnType<typeof listVocabulary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVocabulary<TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVocabulary>>,
          TError,
          Awaited<ReturnType<typeof listVocabulary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVocabulary<TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organization's vocabulary
 */

export function useListVocabulary<TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVocabularyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The organization's vocabulary
 */
export const prefetchListVocabularyQuery = async <TData = Awaited<ReturnType<typeof listVocabulary>>, TError = ErrorType<UnauthenticatedResponse | ReadFailedResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVocabulary>>, TError, TData>>, }

  ): Promise<QueryClient> => {

  const queryOptions = getListVocabularyQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVocabulary} query
 */
export const invalidateListVocabulary = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVocabularyQueryKey() }, options);

  return queryClient;
}




export const getAddVocabularyTermUrl = () => {




  return `/vocabulary/`
}

/**
 * From then on these words show the criterion of that name in every candidate of the organization; what the texts deny, wish or plan is still no finding. It
 * counts for criteria that are skills, duties, licences or titles. The record says who agreed (`vocabulary_changed`). Words that are there already, in whatever case, are answered as they are.
 * - what no score may rest on (age, sex, origin, family, religion, health) is 422 `validation_failed`, as is the term after `x-limits.vocabulary.terms`.
 * @summary Agree that words count as a criterion
 */
export const addVocabularyTerm = async (vocabularyTermInput: VocabularyTermInput, options?: RequestInit): Promise<VocabularyTerm> => {

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
return request<VocabularyTerm>(getAddVocabularyTermUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(vocabularyTermInput)
  }
);}





export const getAddVocabularyTermMutationKey = () => ['addVocabularyTerm'] as const;

export const getAddVocabularyTermMutationOptions = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVocabularyTerm>>, TError,AddVocabularyTermMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addVocabularyTerm>>, TError,AddVocabularyTermMutationVariables, TContext> => {

const mutationKey = getAddVocabularyTermMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addVocabularyTerm>>, AddVocabularyTermMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addVocabularyTerm(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddVocabularyTermMutationResult = NonNullable<Awaited<ReturnType<typeof addVocabularyTerm>>>
    export type AddVocabularyTermMutationBody = BodyType<VocabularyTermInput>
    export type AddVocabularyTermMutationError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>
    export type AddVocabularyTermMutationVariables = {data: BodyType<VocabularyTermInput>}

    /**
 * @summary Agree that words count as a criterion
 */
export const useAddVocabularyTerm = <TError = ErrorType<MalformedRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationFailedResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVocabularyTerm>>, TError,AddVocabularyTermMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addVocabularyTerm>>,
        TError,
        AddVocabularyTermMutationVariables,
        TContext
      > => {
      return useMutation(getAddVocabularyTermMutationOptions(options), queryClient);
    }
    export const getRemoveVocabularyTermUrl = (id: string,) => {




  return `/vocabulary/${id}`
}

/**
 * The words no longer show the criterion. The record says who removed them (`vocabulary_changed`). A second call is 404.
 * @summary Remove words from the vocabulary
 */
export const removeVocabularyTerm = async (id: string, options?: RequestInit): Promise<void> => {

  return requestWithoutAnswer<void>(getRemoveVocabularyTermUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveVocabularyTermMutationKey = () => ['removeVocabularyTerm'] as const;

export const getRemoveVocabularyTermMutationOptions = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVocabularyTerm>>, TError,RemoveVocabularyTermMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeVocabularyTerm>>, TError,RemoveVocabularyTermMutationVariables, TContext> => {

const mutationKey = getRemoveVocabularyTermMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVocabularyTerm>>, RemoveVocabularyTermMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeVocabularyTerm(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveVocabularyTermMutationResult = NonNullable<Awaited<ReturnType<typeof removeVocabularyTerm>>>

    export type RemoveVocabularyTermMutationError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>
    export type RemoveVocabularyTermMutationVariables = {id: string}

    /**
 * @summary Remove words from the vocabulary
 */
export const useRemoveVocabularyTerm = <TError = ErrorType<UnauthenticatedResponse | AdminRequiredResponse | NotFoundResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVocabularyTerm>>, TError,RemoveVocabularyTermMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVocabularyTerm>>,
        TError,
        RemoveVocabularyTermMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveVocabularyTermMutationOptions(options), queryClient);
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
