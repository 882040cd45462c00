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
  BusyResponse,
  Candidate,
  CandidateChanges,
  CandidateSavedResponse,
  CandidateSharedResponse,
  CandidateSummary,
  ErrorBody,
  FoundResume,
  InvalidCandidateResponse,
  MalformedRequestResponse,
  Message,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  RecordDeleted,
  ResumeReading,
  ResumeText,
  ResumeTooLargeResponse,
  ServerErrorResponse,
  ShareEntry,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnchangedResponse,
  UnsupportedMediaTypeResponse,
  UnsupportedResumeResponse,
  ValidationFailedResponse
} from '../model';


export const getListCandidatesResponseMock = (): CandidateSummary[] => ([{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"},{"id":"cnd_7w4e2y6k0j","name":"Tomas Okafor","email":"tomas.okafor@example.com","phone":"+44 20 7946 0958","notes":"Strong on month-end close. Wants to move from audit into industry.","skills":"US GAAP, Excel, NetSuite","has_resume":true,"resume_file_name":"okafor-cv.docx","resume_reading":"read","can_edit":false,"shared_by":{"id":"usr_9c3b7n1a5s","full_name":"User 1"},"share_note":"Could fit the accountant role, please have a look before Friday.","shared_at":"2026-11-04T08:15:00Z","created_at":"2026-11-03T15:40:00Z"}])


export const getListCandidatesResponseMock200 = (): CandidateSummary[] => ([{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"},{"id":"cnd_7w4e2y6k0j","name":"Tomas Okafor","email":"tomas.okafor@example.com","phone":"+44 20 7946 0958","notes":"Strong on month-end close. Wants to move from audit into industry.","skills":"US GAAP, Excel, NetSuite","has_resume":true,"resume_file_name":"okafor-cv.docx","resume_reading":"read","can_edit":false,"shared_by":{"id":"usr_9c3b7n1a5s","full_name":"User 1"},"share_note":"Could fit the accountant role, please have a look before Friday.","shared_at":"2026-11-04T08:15:00Z","created_at":"2026-11-03T15:40:00Z"}])



export const getListCandidatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListCandidatesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateCandidateResponseMock = (): CandidateSavedResponse => (faker.helpers.arrayElement([{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"}, {"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"}]))


export const getCreateCandidateResponseMock200 = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getCreateCandidateResponseMock201 = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getCreateCandidateResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateCandidateResponseMock413 = (): ResumeTooLargeResponse => ({"detail":"The file is larger than 10 MB. Choose a smaller one.","code":"payload_too_large","errors":{"resume_file":"The file is larger than 10 MB."}})


export const getCreateCandidateResponseMock415 = (): UnsupportedResumeResponse => ({"detail":"A resume has to be a .pdf or .docx file. Save it as one and choose it again.","code":"unsupported_resume_type","errors":{"resume_file":"A resume has to be a .pdf or .docx file."}})


export const getCreateCandidateResponseMock422 = (): InvalidCandidateResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateCandidateResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getCreateCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getCreateCandidateResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getGetCandidateResponseMock = (): Candidate => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getGetCandidateResponseMock200 = (): Candidate => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getGetCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetCandidateResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateCandidateResponseMock = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getUpdateCandidateResponseMock200 = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getUpdateCandidateResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateCandidateResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getUpdateCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getUpdateCandidateResponseMock413 = (): ResumeTooLargeResponse => ({"detail":"The file is larger than 10 MB. Choose a smaller one.","code":"payload_too_large","errors":{"resume_file":"The file is larger than 10 MB."}})


export const getUpdateCandidateResponseMock415 = (): UnsupportedResumeResponse => ({"detail":"A resume has to be a .pdf or .docx file. Save it as one and choose it again.","code":"unsupported_resume_type","errors":{"resume_file":"A resume has to be a .pdf or .docx file."}})


export const getUpdateCandidateResponseMock422 = (): InvalidCandidateResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateCandidateResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getUpdateCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getUpdateCandidateResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getDeleteCandidateResponseMock = (): RecordDeleted => ({"message":"Candidate deleted.","undo_seconds":30})


export const getDeleteCandidateResponseMock200 = (): RecordDeleted => ({"message":"Candidate deleted.","undo_seconds":30})


export const getDeleteCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteCandidateResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getDeleteCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getDeleteCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getRestoreCandidateResponseMock = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getRestoreCandidateResponseMock200 = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getRestoreCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRestoreCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRestoreCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getMergeCandidatesResponseMock = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getMergeCandidatesResponseMock200 = (): CandidateSavedResponse => ({"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Looks for a team that owns its services. Notice period of two months.","skills":"Go, PostgreSQL, Kubernetes, gRPC","resume":"http://127.0.0.1:4010/resumes/cnd_5h1q9z3c8m?expires=1795161600&signature=b1f6c2","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"})


export const getMergeCandidatesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getMergeCandidatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getMergeCandidatesResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getMergeCandidatesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getMergeCandidatesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getMergeCandidatesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getMergeCandidatesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getMergeCandidatesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListSharesResponseMock = (): ShareEntry[] => ([{"shared_with":{"id":"usr_9c3b7n1a5s","full_name":"User 1"},"shared_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"note":"Could fit the accountant role, please have a look before Friday.","shared_at":"2026-11-04T08:15:00Z"}])


export const getListSharesResponseMock200 = (): ShareEntry[] => ([{"shared_with":{"id":"usr_9c3b7n1a5s","full_name":"User 1"},"shared_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"note":"Could fit the accountant role, please have a look before Friday.","shared_at":"2026-11-04T08:15:00Z"}])


export const getListSharesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListSharesResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getListSharesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListSharesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetResumeTextResponseMock = (): ResumeText => ({"resume_reading":"read","text":"Mara Lindqvist\nRewrote the billing service in Go and cut its latency by half.","hidden_words":3,"hidden":["Kubernetes Kubernetes Kubernetes"]})


export const getGetResumeTextResponseMock200 = (): ResumeText => ({"resume_reading":"read","text":"Mara Lindqvist\nRewrote the billing service in Go and cut its latency by half.","hidden_words":3,"hidden":["Kubernetes Kubernetes Kubernetes"]})


export const getGetResumeTextResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetResumeTextResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetResumeTextResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getShareCandidateResponseMock = (): CandidateSharedResponse => (faker.helpers.arrayElement([{"candidate_id":"cnd_5h1q9z3c8m","shared_with_user_id":"usr_9c3b7n1a5s","note":"Strong on Go, worth a call this week."}, {"candidate_id":"cnd_5h1q9z3c8m","shared_with_user_id":"usr_9c3b7n1a5s","note":"Strong on Go, worth a call this week."}]))


export const getShareCandidateResponseMock200 = (): CandidateSharedResponse => ({"candidate_id":"cnd_5h1q9z3c8m","shared_with_user_id":"usr_9c3b7n1a5s","note":"Strong on Go, worth a call this week."})


export const getShareCandidateResponseMock201 = (): CandidateSharedResponse => ({"candidate_id":"cnd_5h1q9z3c8m","shared_with_user_id":"usr_9c3b7n1a5s","note":"Strong on Go, worth a call this week."})


export const getShareCandidateResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getShareCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getShareCandidateResponseMock403 = (): ErrorBody => ({"detail":"Your organization's plan does not include this. An admin can upgrade the subscription.","code":"upgrade_required"})


export const getShareCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getShareCandidateResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getShareCandidateResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getShareCandidateResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getShareCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getWithdrawShareResponseMock = (): Message => ({"message":"Sharing stopped."})


export const getWithdrawShareResponseMock200 = (): Message => ({"message":"Sharing stopped."})


export const getWithdrawShareResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getWithdrawShareResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getWithdrawShareResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getWithdrawShareResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getWithdrawShareResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getWithdrawShareResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getWithdrawShareResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getWithdrawShareResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getReadResumeResponseMock = (): ResumeReading => ({"resume_reading":"read","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","skills":"Go, PostgreSQL, Kubernetes, gRPC","words":412})


export const getReadResumeResponseMock200 = (): ResumeReading => ({"resume_reading":"read","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","skills":"Go, PostgreSQL, Kubernetes, gRPC","words":412})


export const getReadResumeResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getReadResumeResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getReadResumeResponseMock413 = (): ResumeTooLargeResponse => ({"detail":"The file is larger than 10 MB. Choose a smaller one.","code":"payload_too_large","errors":{"resume_file":"The file is larger than 10 MB."}})


export const getReadResumeResponseMock415 = (): UnsupportedResumeResponse => ({"detail":"A resume has to be a .pdf or .docx file. Save it as one and choose it again.","code":"unsupported_resume_type","errors":{"resume_file":"A resume has to be a .pdf or .docx file."}})


export const getReadResumeResponseMock422 = (): InvalidCandidateResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getReadResumeResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getReadResumeResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getReadResumeResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getSearchResumesResponseMock = (): FoundResume[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"excerpt":"...for payments in Go. Moved forty services to Kubernetes without a night of downtime, and wrote the runbooks that the team on call still uses..."}])


export const getSearchResumesResponseMock200 = (): FoundResume[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"excerpt":"...for payments in Go. Moved forty services to Kubernetes without a night of downtime, and wrote the runbooks that the team on call still uses..."}])


export const getSearchResumesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSearchResumesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getSearchResumesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSearchResumesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSearchResumesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSearchResumesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListCandidateChangesResponseMock = (): CandidateChanges => ({"tag":"ver_4c8v2m6k1x-user-usr_3m7v1p5t9x","changed":[{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Can begin in March.","skills":"Go, PostgreSQL, Kubernetes, gRPC","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"}],"removed":["cnd_7w4e2y6k0j"]})


export const getListCandidateChangesResponseMock200 = (): CandidateChanges => ({"tag":"ver_4c8v2m6k1x-user-usr_3m7v1p5t9x","changed":[{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist","email":"mara.lindqvist@example.com","phone":"+46 70 555 01 23","notes":"Met at the Stockholm Go meetup. Can begin in March.","skills":"Go, PostgreSQL, Kubernetes, gRPC","has_resume":true,"resume_file_name":"mara-lindqvist.pdf","resume_reading":"read","can_edit":true,"created_at":"2026-10-20T09:12:00Z"}],"removed":["cnd_7w4e2y6k0j"]})


export const getListCandidateChangesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListCandidateChangesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListCandidateChangesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListCandidateChangesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getListCandidatesMockHandler = (overrideResponse?: CandidateSummary[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateSummary[]> | CandidateSummary[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCandidatesMockHandler200 = (overrideResponse?: CandidateSummary[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateSummary[]> | CandidateSummary[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCandidatesMockHandler304 = (overrideResponse?: UnchangedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnchangedResponse> | UnchangedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCandidatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListCandidatesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidatesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateCandidateMockHandler = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateCandidateMockHandler200 = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateCandidateMockHandler201 = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateCandidateMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateCandidateMockHandler413 = (overrideResponse?: ResumeTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeTooLargeResponse> | ResumeTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateCandidateMockHandler415 = (overrideResponse?: UnsupportedResumeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedResumeResponse> | UnsupportedResumeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateCandidateMockHandler422 = (overrideResponse?: InvalidCandidateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidCandidateResponse> | InvalidCandidateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateCandidateMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getCreateCandidateMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getGetCandidateMockHandler = (overrideResponse?: Candidate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Candidate> | Candidate), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCandidateMockHandler200 = (overrideResponse?: Candidate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Candidate> | Candidate), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetCandidateMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateCandidateMockHandler = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCandidateMockHandler200 = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCandidateMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateCandidateMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateCandidateMockHandler413 = (overrideResponse?: ResumeTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ResumeTooLargeResponse> | ResumeTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateCandidateMockHandler415 = (overrideResponse?: UnsupportedResumeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedResumeResponse> | UnsupportedResumeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateCandidateMockHandler422 = (overrideResponse?: InvalidCandidateResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidCandidateResponse> | InvalidCandidateResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateCandidateMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getUpdateCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getUpdateCandidateMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCandidateResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getDeleteCandidateMockHandler = (overrideResponse?: RecordDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RecordDeleted> | RecordDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteCandidateMockHandler200 = (overrideResponse?: RecordDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RecordDeleted> | RecordDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteCandidateMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRestoreCandidateMockHandler = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreCandidateMockHandler200 = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getMergeCandidatesMockHandler = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMergeCandidatesMockHandler200 = (overrideResponse?: CandidateSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSavedResponse> | CandidateSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMergeCandidatesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMergeCandidatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMergeCandidatesMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMergeCandidatesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMergeCandidatesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getMergeCandidatesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getMergeCandidatesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMergeCandidatesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCandidatesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListSharesMockHandler = (overrideResponse?: ShareEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareEntry[]> | ShareEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSharesMockHandler200 = (overrideResponse?: ShareEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareEntry[]> | ShareEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSharesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListSharesMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListSharesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListSharesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/shares', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSharesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetResumeTextMockHandler = (overrideResponse?: ResumeText | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ResumeText> | ResumeText), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/resume_text', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResumeTextResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetResumeTextMockHandler200 = (overrideResponse?: ResumeText | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ResumeText> | ResumeText), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/resume_text', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResumeTextResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetResumeTextMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/resume_text', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResumeTextResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetResumeTextMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/resume_text', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResumeTextResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetResumeTextMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/resume_text', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResumeTextResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getShareCandidateMockHandler = (overrideResponse?: CandidateSharedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSharedResponse> | CandidateSharedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getShareCandidateMockHandler200 = (overrideResponse?: CandidateSharedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSharedResponse> | CandidateSharedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getShareCandidateMockHandler201 = (overrideResponse?: CandidateSharedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateSharedResponse> | CandidateSharedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getShareCandidateMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getShareCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getShareCandidateMockHandler403 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getShareCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getShareCandidateMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getShareCandidateMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getShareCandidateMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getShareCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/share/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getWithdrawShareMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getWithdrawShareMockHandler200 = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getWithdrawShareMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getWithdrawShareMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getWithdrawShareMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getWithdrawShareMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getWithdrawShareMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getWithdrawShareMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getWithdrawShareMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getWithdrawShareMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/unshare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawShareResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getReadResumeMockHandler = (overrideResponse?: ResumeReading | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeReading> | ResumeReading), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReadResumeMockHandler200 = (overrideResponse?: ResumeReading | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeReading> | ResumeReading), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReadResumeMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getReadResumeMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReadResumeMockHandler413 = (overrideResponse?: ResumeTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeTooLargeResponse> | ResumeTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getReadResumeMockHandler415 = (overrideResponse?: UnsupportedResumeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedResumeResponse> | UnsupportedResumeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getReadResumeMockHandler422 = (overrideResponse?: InvalidCandidateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidCandidateResponse> | InvalidCandidateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getReadResumeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getReadResumeMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getReadResumeMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/read_resume/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadResumeResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getSearchResumesMockHandler = (overrideResponse?: FoundResume[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FoundResume[]> | FoundResume[]), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchResumesMockHandler200 = (overrideResponse?: FoundResume[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FoundResume[]> | FoundResume[]), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchResumesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSearchResumesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSearchResumesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSearchResumesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSearchResumesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSearchResumesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/resumes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchResumesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListCandidateChangesMockHandler = (overrideResponse?: CandidateChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateChanges> | CandidateChanges), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCandidateChangesMockHandler200 = (overrideResponse?: CandidateChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateChanges> | CandidateChanges), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCandidateChangesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListCandidateChangesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListCandidateChangesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListCandidateChangesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/candidates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateChangesResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getCandidatesMock = () => [
  getListCandidatesMockHandler(),
  getCreateCandidateMockHandler(),
  getGetCandidateMockHandler(),
  getUpdateCandidateMockHandler(),
  getDeleteCandidateMockHandler(),
  getRestoreCandidateMockHandler(),
  getMergeCandidatesMockHandler(),
  getListSharesMockHandler(),
  getGetResumeTextMockHandler(),
  getShareCandidateMockHandler(),
  getWithdrawShareMockHandler(),
  getReadResumeMockHandler(),
  getSearchResumesMockHandler(),
  getListCandidateChangesMockHandler()
]
