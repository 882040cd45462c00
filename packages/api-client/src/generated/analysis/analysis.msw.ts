/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AdminRequiredResponse,
  AnalysesAnswer,
  AnalyzedResponse,
  BusyResponse,
  ComparedResponse,
  ErrorBody,
  KeptAnalysis,
  MalformedRequestResponse,
  NearestLines,
  NotAnalyzableResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ResumeAnalysis,
  ScorePreview,
  ServerErrorResponse,
  SignedReceipt,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  UpgradeRequiredResponse,
  ValidationFailedResponse,
  Vocabulary,
  VocabularyTerm
} from '../model';


export const getListAnalysesResponseMock = (): KeptAnalysis[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.0"},"outdated":false}])


export const getListAnalysesResponseMock200 = (): KeptAnalysis[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.0"},"outdated":false}])


export const getListAnalysesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListAnalysesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListAnalysesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetReceiptResponseMock = (): SignedReceipt => ({"receipt":{"format":"cortex-receipt-1","candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","issued_at":"2026-11-24T09:15:00Z","scored_at":"2026-11-24T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"4.22.0"},"as_of":"2026-11-20T08:00:00Z","fingerprints":{"resume":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","notes":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","job":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","contact":"fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13","inputs":"a4e624d686e03ed2767c0abd85c14426b0b1157d2ce81d27bb4fe4f6f01d688a"},"hidden_words":0,"corrections":[],"vocabulary":[],"fit_score":100,"recommendation":"Worth an interview.","criteria":[{"name":"PostgreSQL","kind":"skill","importance":"neither","weight":100,"credit":1,"met":true,"evidence":[{"quote":"Ran PostgreSQL for four years.","source":"resume"}]}]},"key":{"id":"1f2e3d4c5b6a7988","algorithm":"Ed25519","public_key":"MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="},"signature":"uN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrAA"})


export const getGetReceiptResponseMock200 = (): SignedReceipt => ({"receipt":{"format":"cortex-receipt-1","candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","issued_at":"2026-11-24T09:15:00Z","scored_at":"2026-11-24T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"4.22.0"},"as_of":"2026-11-20T08:00:00Z","fingerprints":{"resume":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","notes":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","job":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","contact":"fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13","inputs":"a4e624d686e03ed2767c0abd85c14426b0b1157d2ce81d27bb4fe4f6f01d688a"},"hidden_words":0,"corrections":[],"vocabulary":[],"fit_score":100,"recommendation":"Worth an interview.","criteria":[{"name":"PostgreSQL","kind":"skill","importance":"neither","weight":100,"credit":1,"met":true,"evidence":[{"quote":"Ran PostgreSQL for four years.","source":"resume"}]}]},"key":{"id":"1f2e3d4c5b6a7988","algorithm":"Ed25519","public_key":"MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="},"signature":"uN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrEuN0trEaLsIgnAtUrAA"})


export const getGetReceiptResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetReceiptResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetReceiptResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetReceiptResponseMock409 = (): ErrorBody => ({"detail":"This candidate was analysed again since you opened the page. Look at the new analysis and decide again.","code":"analysis_changed"})


export const getGetReceiptResponseMock422 = (): NotAnalyzableResponse => ({"detail":"There are fewer than 30 words to read about this candidate. Add a resume with text or longer notes.","code":"too_little_text"})


export const getGetReceiptResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getGetReceiptResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getCorrectFindingResponseMock = (): ResumeAnalysis => ({"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."})


export const getCorrectFindingResponseMock200 = (): ResumeAnalysis => ({"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."})


export const getCorrectFindingResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCorrectFindingResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCorrectFindingResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCorrectFindingResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCorrectFindingResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCorrectFindingResponseMock422 = (): NotAnalyzableResponse => ({"detail":"There are fewer than 30 words to read about this candidate. Add a resume with text or longer notes.","code":"too_little_text"})


export const getCorrectFindingResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getCorrectFindingResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getCorrectFindingResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getListNearestLinesResponseMock = (): NearestLines => ({"lines":[{"quote":"Moved twelve services into containers and ran them on three sites.","source":"resume"},{"quote":"Keeps the build servers, and the scripts that roll out releases.","source":"resume"}]})


export const getListNearestLinesResponseMock200 = (): NearestLines => ({"lines":[{"quote":"Moved twelve services into containers and ran them on three sites.","source":"resume"},{"quote":"Keeps the build servers, and the scripts that roll out releases.","source":"resume"}]})


export const getListNearestLinesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListNearestLinesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListNearestLinesResponseMock422 = (): NotAnalyzableResponse => ({"detail":"There are fewer than 30 words to read about this candidate. Add a resume with text or longer notes.","code":"too_little_text"})


export const getListNearestLinesResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getListNearestLinesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListNearestLinesResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getAnalyzeResumeResponseMock = (): AnalyzedResponse => (faker.helpers.arrayElement([{"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."}, {"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."}]))


export const getAnalyzeResumeResponseMock200 = (): AnalyzedResponse => ({"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."})


export const getAnalyzeResumeResponseMock201 = (): AnalyzedResponse => ({"fit_score":78,"strengths":["Go: used over several years","PostgreSQL: schema design and tuning","REST APIs: designed and run in production"],"weaknesses":["Kubernetes: not found in the resume or the notes"],"recommendation":"Worth an interview. Go, PostgreSQL and REST APIs are shown in the resume; ask about Kubernetes, which it does not name.","criteria":[{"name":"Go","kind":"skill","weight":30,"credit":1,"met":true,"evidence":[{"quote":"Rewrote the billing service in Go and cut its latency by half.","source":"resume"}]},{"name":"PostgreSQL","kind":"skill","weight":28,"credit":1,"met":true,"evidence":[{"quote":"Designed the PostgreSQL schema for 40 million invoices.","source":"resume"}]},{"name":"Kubernetes","kind":"skill","weight":22,"credit":0,"met":false,"evidence":[]},{"name":"REST APIs","kind":"skill","weight":20,"credit":1,"met":true,"evidence":[{"quote":"Looks after the public REST API.","source":"notes"}]}],"scored_by":{"name":"Cortex criteria match","version":"1.0"},"read":{"resume":true,"notes":true,"words":412},"notice":"The score helps to read a resume. A person decides."})


export const getAnalyzeResumeResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAnalyzeResumeResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getAnalyzeResumeResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getAnalyzeResumeResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAnalyzeResumeResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAnalyzeResumeResponseMock422 = (): NotAnalyzableResponse => ({"detail":"There are fewer than 30 words to read about this candidate. Add a resume with text or longer notes.","code":"too_little_text"})


export const getAnalyzeResumeResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getAnalyzeResumeResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getAnalyzeResumesResponseMock = (): AnalysesAnswer => ({"results":[{"candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","analysis":{"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","must_haves":[{"name":"Go","state":"met"},{"name":"PostgreSQL","state":"met"},{"name":"Kubernetes","state":"missing"}],"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.1"}},"decision":{"decision":"shortlist","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-20T10:05:00Z"},"looked_at":"2026-11-20T10:04:00Z"},{"candidate_id":"cnd_7w4e2y6k0j","job_id":"job_8k2f6w0q1z","error":{"detail":"There is too little text to analyse. Please upload a resume with readable text, or write at least 30 words of notes.","code":"too_little_text"}}]})


export const getAnalyzeResumesResponseMock200 = (): AnalysesAnswer => ({"results":[{"candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","analysis":{"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","must_haves":[{"name":"Go","state":"met"},{"name":"PostgreSQL","state":"met"},{"name":"Kubernetes","state":"missing"}],"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.1"}},"decision":{"decision":"shortlist","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-20T10:05:00Z"},"looked_at":"2026-11-20T10:04:00Z"},{"candidate_id":"cnd_7w4e2y6k0j","job_id":"job_8k2f6w0q1z","error":{"detail":"There is too little text to analyse. Please upload a resume with readable text, or write at least 30 words of notes.","code":"too_little_text"}}]})


export const getAnalyzeResumesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAnalyzeResumesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getAnalyzeResumesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAnalyzeResumesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAnalyzeResumesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getAnalyzeResumesResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getAnalyzeResumesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getAnalyzeResumesResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getPreviewScoresResponseMock = (): ScorePreview => ({"total":2,"results":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"before":44,"after":78},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Adeyemi"},"before":62,"after":62}]})


export const getPreviewScoresResponseMock200 = (): ScorePreview => ({"total":2,"results":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"before":44,"after":78},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Adeyemi"},"before":62,"after":62}]})


export const getPreviewScoresResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getPreviewScoresResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getPreviewScoresResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getPreviewScoresResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getPreviewScoresResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getPreviewScoresResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getPreviewScoresResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getPreviewScoresResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getPreviewScoresResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getListVocabularyResponseMock = (): Vocabulary => ({"version":2,"terms":[{"id":"trm_3n8b5k2w7q","criterion":"Kubernetes","words":"container clusters","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-24T09:12:00Z"},{"id":"trm_6c1v9x4z0d","criterion":"Stock control","words":"cycle counts","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-23T15:40:00Z"}]})


export const getListVocabularyResponseMock200 = (): Vocabulary => ({"version":2,"terms":[{"id":"trm_3n8b5k2w7q","criterion":"Kubernetes","words":"container clusters","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-24T09:12:00Z"},{"id":"trm_6c1v9x4z0d","criterion":"Stock control","words":"cycle counts","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-23T15:40:00Z"}]})


export const getListVocabularyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListVocabularyResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getAddVocabularyTermResponseMock = (): VocabularyTerm => ({"id":"trm_3n8b5k2w7q","criterion":"Kubernetes","words":"container clusters","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-24T09:12:00Z"})


export const getAddVocabularyTermResponseMock201 = (): VocabularyTerm => ({"id":"trm_3n8b5k2w7q","criterion":"Kubernetes","words":"container clusters","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-24T09:12:00Z"})


export const getAddVocabularyTermResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAddVocabularyTermResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getAddVocabularyTermResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAddVocabularyTermResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAddVocabularyTermResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getAddVocabularyTermResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRemoveVocabularyTermResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRemoveVocabularyTermResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRemoveVocabularyTermResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRemoveVocabularyTermResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getCompareCandidatesResponseMock = (): ComparedResponse => (faker.helpers.arrayElement([{"candidate1_id":"cnd_5h1q9z3c8m","candidate2_id":"cnd_7w4e2y6k0j","fit_scores":{"cnd_5h1q9z3c8m":78,"cnd_7w4e2y6k0j":12},"strengths":{"cnd_5h1q9z3c8m":["Go","PostgreSQL","REST APIs"],"cnd_7w4e2y6k0j":[]},"weaknesses":{"cnd_5h1q9z3c8m":["Kubernetes"],"cnd_7w4e2y6k0j":["Go","PostgreSQL","Kubernetes","REST APIs"]},"comparison_summary":"Mara Lindqvist fits better (78 % against 12 %). Go, PostgreSQL and REST APIs decide; neither shows Kubernetes."}, {"candidate1_id":"cnd_5h1q9z3c8m","candidate2_id":"cnd_7w4e2y6k0j","fit_scores":{"cnd_5h1q9z3c8m":78,"cnd_7w4e2y6k0j":12},"strengths":{"cnd_5h1q9z3c8m":["Go","PostgreSQL","REST APIs"],"cnd_7w4e2y6k0j":[]},"weaknesses":{"cnd_5h1q9z3c8m":["Kubernetes"],"cnd_7w4e2y6k0j":["Go","PostgreSQL","Kubernetes","REST APIs"]},"comparison_summary":"Mara Lindqvist fits better (78 % against 12 %). Go, PostgreSQL and REST APIs decide; neither shows Kubernetes."}]))


export const getCompareCandidatesResponseMock200 = (): ComparedResponse => ({"candidate1_id":"cnd_5h1q9z3c8m","candidate2_id":"cnd_7w4e2y6k0j","fit_scores":{"cnd_5h1q9z3c8m":78,"cnd_7w4e2y6k0j":12},"strengths":{"cnd_5h1q9z3c8m":["Go","PostgreSQL","REST APIs"],"cnd_7w4e2y6k0j":[]},"weaknesses":{"cnd_5h1q9z3c8m":["Kubernetes"],"cnd_7w4e2y6k0j":["Go","PostgreSQL","Kubernetes","REST APIs"]},"comparison_summary":"Mara Lindqvist fits better (78 % against 12 %). Go, PostgreSQL and REST APIs decide; neither shows Kubernetes."})


export const getCompareCandidatesResponseMock201 = (): ComparedResponse => ({"candidate1_id":"cnd_5h1q9z3c8m","candidate2_id":"cnd_7w4e2y6k0j","fit_scores":{"cnd_5h1q9z3c8m":78,"cnd_7w4e2y6k0j":12},"strengths":{"cnd_5h1q9z3c8m":["Go","PostgreSQL","REST APIs"],"cnd_7w4e2y6k0j":[]},"weaknesses":{"cnd_5h1q9z3c8m":["Kubernetes"],"cnd_7w4e2y6k0j":["Go","PostgreSQL","Kubernetes","REST APIs"]},"comparison_summary":"Mara Lindqvist fits better (78 % against 12 %). Go, PostgreSQL and REST APIs decide; neither shows Kubernetes."})


export const getCompareCandidatesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCompareCandidatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCompareCandidatesResponseMock403 = (): UpgradeRequiredResponse => ({"detail":"Your organization's plan does not include this. An admin can upgrade the subscription.","code":"upgrade_required"})


export const getCompareCandidatesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCompareCandidatesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCompareCandidatesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCompareCandidatesResponseMock422 = (): NotAnalyzableResponse => ({"detail":"There are fewer than 30 words to read about this candidate. Add a resume with text or longer notes.","code":"too_little_text"})


export const getCompareCandidatesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getCompareCandidatesResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})


export const getListAnalysesMockHandler = (overrideResponse?: KeptAnalysis[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KeptAnalysis[]> | KeptAnalysis[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/analyses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAnalysesMockHandler200 = (overrideResponse?: KeptAnalysis[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KeptAnalysis[]> | KeptAnalysis[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/analyses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAnalysesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/analyses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListAnalysesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/analyses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListAnalysesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/analyses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnalysesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetReceiptMockHandler = (overrideResponse?: SignedReceipt | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedReceipt> | SignedReceipt), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetReceiptMockHandler200 = (overrideResponse?: SignedReceipt | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedReceipt> | SignedReceipt), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetReceiptMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetReceiptMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetReceiptMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetReceiptMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getGetReceiptMockHandler422 = (overrideResponse?: NotAnalyzableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotAnalyzableResponse> | NotAnalyzableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getGetReceiptMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getGetReceiptMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getCorrectFindingMockHandler = (overrideResponse?: ResumeAnalysis | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ResumeAnalysis> | ResumeAnalysis), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCorrectFindingMockHandler200 = (overrideResponse?: ResumeAnalysis | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ResumeAnalysis> | ResumeAnalysis), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCorrectFindingMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCorrectFindingMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCorrectFindingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCorrectFindingMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCorrectFindingMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCorrectFindingMockHandler422 = (overrideResponse?: NotAnalyzableResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotAnalyzableResponse> | NotAnalyzableResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCorrectFindingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCorrectFindingMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getCorrectFindingMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/corrections', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectFindingResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getListNearestLinesMockHandler = (overrideResponse?: NearestLines | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NearestLines> | NearestLines), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListNearestLinesMockHandler200 = (overrideResponse?: NearestLines | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NearestLines> | NearestLines), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListNearestLinesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListNearestLinesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListNearestLinesMockHandler422 = (overrideResponse?: NotAnalyzableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotAnalyzableResponse> | NotAnalyzableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListNearestLinesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListNearestLinesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getListNearestLinesMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/nearest_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNearestLinesResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getAnalyzeResumeMockHandler = (overrideResponse?: AnalyzedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnalyzedResponse> | AnalyzedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAnalyzeResumeMockHandler200 = (overrideResponse?: AnalyzedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnalyzedResponse> | AnalyzedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAnalyzeResumeMockHandler201 = (overrideResponse?: AnalyzedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnalyzedResponse> | AnalyzedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getAnalyzeResumeMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAnalyzeResumeMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAnalyzeResumeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAnalyzeResumeMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAnalyzeResumeMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAnalyzeResumeMockHandler422 = (overrideResponse?: NotAnalyzableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotAnalyzableResponse> | NotAnalyzableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAnalyzeResumeMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getAnalyzeResumeMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumeResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getAnalyzeResumesMockHandler = (overrideResponse?: AnalysesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnalysesAnswer> | AnalysesAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAnalyzeResumesMockHandler200 = (overrideResponse?: AnalysesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnalysesAnswer> | AnalysesAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAnalyzeResumesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAnalyzeResumesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAnalyzeResumesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAnalyzeResumesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAnalyzeResumesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAnalyzeResumesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getAnalyzeResumesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getAnalyzeResumesMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/analyze_resumes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeResumesResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getPreviewScoresMockHandler = (overrideResponse?: ScorePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScorePreview> | ScorePreview), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPreviewScoresMockHandler200 = (overrideResponse?: ScorePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScorePreview> | ScorePreview), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPreviewScoresMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPreviewScoresMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPreviewScoresMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPreviewScoresMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getPreviewScoresMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getPreviewScoresMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPreviewScoresMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getPreviewScoresMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getPreviewScoresMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/score_previews/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewScoresResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getListVocabularyMockHandler = (overrideResponse?: Vocabulary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vocabulary> | Vocabulary), options?: RequestHandlerOptions) => {
  return http.get('*/vocabulary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVocabularyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListVocabularyMockHandler200 = (overrideResponse?: Vocabulary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vocabulary> | Vocabulary), options?: RequestHandlerOptions) => {
  return http.get('*/vocabulary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVocabularyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListVocabularyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/vocabulary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVocabularyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListVocabularyMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/vocabulary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVocabularyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getAddVocabularyTermMockHandler = (overrideResponse?: VocabularyTerm | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VocabularyTerm> | VocabularyTerm), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock(),
      { status: 201
      })
  }, options)
}


export const getAddVocabularyTermMockHandler201 = (overrideResponse?: VocabularyTerm | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VocabularyTerm> | VocabularyTerm), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getAddVocabularyTermMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddVocabularyTermMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddVocabularyTermMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAddVocabularyTermMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAddVocabularyTermMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAddVocabularyTermMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/vocabulary/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddVocabularyTermResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRemoveVocabularyTermMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveVocabularyTermMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveVocabularyTermMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveVocabularyTermResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemoveVocabularyTermMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveVocabularyTermResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemoveVocabularyTermMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveVocabularyTermResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRemoveVocabularyTermMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/vocabulary/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveVocabularyTermResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCompareCandidatesMockHandler = (overrideResponse?: ComparedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComparedResponse> | ComparedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCompareCandidatesMockHandler200 = (overrideResponse?: ComparedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComparedResponse> | ComparedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCompareCandidatesMockHandler201 = (overrideResponse?: ComparedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComparedResponse> | ComparedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCompareCandidatesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCompareCandidatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCompareCandidatesMockHandler403 = (overrideResponse?: UpgradeRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpgradeRequiredResponse> | UpgradeRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCompareCandidatesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCompareCandidatesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCompareCandidatesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCompareCandidatesMockHandler422 = (overrideResponse?: NotAnalyzableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotAnalyzableResponse> | NotAnalyzableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCompareCandidatesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getCompareCandidatesMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/compare_candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompareCandidatesResponseMock503(),
      { status: 503
      })
  }, options)
}
export const getAnalysisMock = () => [
  getListAnalysesMockHandler(),
  getGetReceiptMockHandler(),
  getCorrectFindingMockHandler(),
  getListNearestLinesMockHandler(),
  getAnalyzeResumeMockHandler(),
  getAnalyzeResumesMockHandler(),
  getPreviewScoresMockHandler(),
  getListVocabularyMockHandler(),
  getAddVocabularyTermMockHandler(),
  getRemoveVocabularyTermMockHandler(),
  getCompareCandidatesMockHandler()
]
