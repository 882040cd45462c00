/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ApplicantLink,
  ApplicantRequest,
  ApplicantRequests,
  Application,
  MalformedRequestResponse,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  WaitingRequest
} from '../model';


export const getCreateApplicantLinkResponseMock = (): ApplicantLink => ({"url":"https://cortex.example.com/your-application#Wm5yX2V4YW1wbGVfc2VjcmV0X29mXzI1Nl9iaXRzXzA","created_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-24T09:12:00Z"})


export const getCreateApplicantLinkResponseMock201 = (): ApplicantLink => ({"url":"https://cortex.example.com/your-application#Wm5yX2V4YW1wbGVfc2VjcmV0X29mXzI1Nl9iaXRzXzA","created_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-24T09:12:00Z"})


export const getCreateApplicantLinkResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateApplicantLinkResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getCreateApplicantLinkResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCreateApplicantLinkResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRevokeApplicantLinkResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRevokeApplicantLinkResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getRevokeApplicantLinkResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRevokeApplicantLinkResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListApplicantRequestsResponseMock = (): ApplicantRequests => ({"link":{"created_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-24T09:12:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}},"requests":[{"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"}]})


export const getListApplicantRequestsResponseMock200 = (): ApplicantRequests => ({"link":{"created_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-24T09:12:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}},"requests":[{"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"}]})


export const getListApplicantRequestsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListApplicantRequestsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListApplicantRequestsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListWaitingRequestsResponseMock = (): WaitingRequest[] => ([{"id":"apr_6d1t4r8y2m","candidate":{"id":"cnd_3p7x9d2v4k","name":"Mara Lindqvist"},"kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"}])


export const getListWaitingRequestsResponseMock200 = (): WaitingRequest[] => ([{"id":"apr_6d1t4r8y2m","candidate":{"id":"cnd_3p7x9d2v4k","name":"Mara Lindqvist"},"kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"}])


export const getListWaitingRequestsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListWaitingRequestsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getAnswerApplicantRequestResponseMock = (): ApplicantRequest => ({"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"})


export const getAnswerApplicantRequestResponseMock200 = (): ApplicantRequest => ({"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"})


export const getAnswerApplicantRequestResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAnswerApplicantRequestResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getAnswerApplicantRequestResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getAnswerApplicantRequestResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getAnswerApplicantRequestResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAnswerApplicantRequestResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAnswerApplicantRequestResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getAnswerApplicantRequestResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getOpenApplicationResponseMock = (): Application => ({"organization":"Acme Hiring","contact_email":"hr@acme.example","name":"Mara Lindqvist","email":"mara@example.com","phone":"+46 8 123 45 67","resume_file_name":"mara-lindqvist.pdf","expires_at":"2026-12-24T09:12:00Z","analyses":[{"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"4.22.0"},"findings":[{"criterion":"Go","state":"met","quotes":["Rewrote the billing service in Go and cut its latency by half."]},{"criterion":"Kubernetes","state":"not_found","quotes":[]}]}],"requests":[]})


export const getOpenApplicationResponseMock200 = (): Application => ({"organization":"Acme Hiring","contact_email":"hr@acme.example","name":"Mara Lindqvist","email":"mara@example.com","phone":"+46 8 123 45 67","resume_file_name":"mara-lindqvist.pdf","expires_at":"2026-12-24T09:12:00Z","analyses":[{"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"4.22.0"},"findings":[{"criterion":"Go","state":"met","quotes":["Rewrote the billing service in Go and cut its latency by half."]},{"criterion":"Kubernetes","state":"not_found","quotes":[]}]}],"requests":[]})


export const getOpenApplicationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getOpenApplicationResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getOpenApplicationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getOpenApplicationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getOpenApplicationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getOpenApplicationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getSendApplicantRequestResponseMock = (): ApplicantRequest => ({"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"})


export const getSendApplicantRequestResponseMock201 = (): ApplicantRequest => ({"id":"apr_6d1t4r8y2m","kind":"wrong","job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"criterion":"Kubernetes","text":"I ran our clusters for two years; my resume calls it container hosting.","created_at":"2026-11-25T08:00:00Z","due_at":"2026-12-25T08:00:00Z"})


export const getSendApplicantRequestResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSendApplicantRequestResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getSendApplicantRequestResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSendApplicantRequestResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSendApplicantRequestResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSendApplicantRequestResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getSendApplicantRequestResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getCreateApplicantLinkMockHandler = (overrideResponse?: ApplicantLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicantLink> | ApplicantLink), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateApplicantLinkMockHandler201 = (overrideResponse?: ApplicantLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicantLink> | ApplicantLink), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateApplicantLinkMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateApplicantLinkMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateApplicantLinkMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateApplicantLinkMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicantLinkResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRevokeApplicantLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeApplicantLinkMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeApplicantLinkMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApplicantLinkResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRevokeApplicantLinkMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApplicantLinkResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRevokeApplicantLinkMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApplicantLinkResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRevokeApplicantLinkMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/applicant_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApplicantLinkResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListApplicantRequestsMockHandler = (overrideResponse?: ApplicantRequests | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicantRequests> | ApplicantRequests), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applicant_requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicantRequestsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListApplicantRequestsMockHandler200 = (overrideResponse?: ApplicantRequests | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicantRequests> | ApplicantRequests), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applicant_requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicantRequestsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListApplicantRequestsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applicant_requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicantRequestsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListApplicantRequestsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applicant_requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicantRequestsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListApplicantRequestsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applicant_requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicantRequestsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListWaitingRequestsMockHandler = (overrideResponse?: WaitingRequest[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitingRequest[]> | WaitingRequest[]), options?: RequestHandlerOptions) => {
  return http.get('*/applicant_requests/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWaitingRequestsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListWaitingRequestsMockHandler200 = (overrideResponse?: WaitingRequest[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitingRequest[]> | WaitingRequest[]), options?: RequestHandlerOptions) => {
  return http.get('*/applicant_requests/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWaitingRequestsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListWaitingRequestsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/applicant_requests/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWaitingRequestsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListWaitingRequestsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/applicant_requests/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWaitingRequestsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getAnswerApplicantRequestMockHandler = (overrideResponse?: ApplicantRequest | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ApplicantRequest> | ApplicantRequest), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler200 = (overrideResponse?: ApplicantRequest | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ApplicantRequest> | ApplicantRequest), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAnswerApplicantRequestMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/applicant_requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerApplicantRequestResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getOpenApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getOpenApplicationMockHandler200 = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getOpenApplicationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getOpenApplicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getOpenApplicationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getOpenApplicationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getOpenApplicationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getOpenApplicationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenApplicationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSendApplicantRequestMockHandler = (overrideResponse?: ApplicantRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicantRequest> | ApplicantRequest), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock(),
      { status: 201
      })
  }, options)
}


export const getSendApplicantRequestMockHandler201 = (overrideResponse?: ApplicantRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicantRequest> | ApplicantRequest), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getSendApplicantRequestMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendApplicantRequestMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSendApplicantRequestMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSendApplicantRequestMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSendApplicantRequestMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSendApplicantRequestMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSendApplicantRequestMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/applicant/requests/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendApplicantRequestResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getApplicantsMock = () => [
  getCreateApplicantLinkMockHandler(),
  getRevokeApplicantLinkMockHandler(),
  getListApplicantRequestsMockHandler(),
  getListWaitingRequestsMockHandler(),
  getAnswerApplicantRequestMockHandler(),
  getOpenApplicationMockHandler(),
  getSendApplicantRequestMockHandler()
]
