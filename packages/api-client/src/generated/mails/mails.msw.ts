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
  CandidateNote,
  ComingInterview,
  MailTemplates,
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


export const getSendCandidateMailResponseMock = (): CandidateNote => ({"id":"nte_7h2q9z3c8m","text":"Dear Mara Lindqvist,\n\nwe would like to talk with you about the work of a Senior Backend Engineer at Acme Hiring.\n\nKind regards\nJordan Reyes","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[],"can_delete":true,"mail":{"to":"mara@example.com","subject":"Your application as Senior Backend Engineer","interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"interview_cancelled":false,"interview_moved":false,"can_change_interview":true,"attachments":[{"name":"The way to us.txt","type":"text/plain","size":51}]}})


export const getSendCandidateMailResponseMock201 = (): CandidateNote => ({"id":"nte_7h2q9z3c8m","text":"Dear Mara Lindqvist,\n\nwe would like to talk with you about the work of a Senior Backend Engineer at Acme Hiring.\n\nKind regards\nJordan Reyes","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[],"can_delete":true,"mail":{"to":"mara@example.com","subject":"Your application as Senior Backend Engineer","interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"interview_cancelled":false,"interview_moved":false,"can_change_interview":true,"attachments":[{"name":"The way to us.txt","type":"text/plain","size":51}]}})


export const getSendCandidateMailResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSendCandidateMailResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getSendCandidateMailResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getSendCandidateMailResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getSendCandidateMailResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSendCandidateMailResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSendCandidateMailResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSendCandidateMailResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getSendCandidateMailResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListMailTemplatesResponseMock = (): MailTemplates => ({"templates":[{"name":"Invitation to an interview","subject":"Your application as {job}","text":"Dear {candidate},\n\nwe would like to talk with you about the work of a {job} at {organization}.\n\nKind regards\n{sender}"}],"organization":"Acme Hiring","sender":"Jordan Reyes","takes_attachments":true,"takes_jobs":true})


export const getListMailTemplatesResponseMock200 = (): MailTemplates => ({"templates":[{"name":"Invitation to an interview","subject":"Your application as {job}","text":"Dear {candidate},\n\nwe would like to talk with you about the work of a {job} at {organization}.\n\nKind regards\n{sender}"}],"organization":"Acme Hiring","sender":"Jordan Reyes","takes_attachments":true,"takes_jobs":true})


export const getListMailTemplatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListMailTemplatesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateMailTemplatesResponseMock = (): MailTemplates => ({"templates":[{"name":"Invitation to an interview","subject":"Your application as {job}","text":"Dear {candidate},\n\nwe would like to talk with you about the work of a {job} at {organization}.\n\nKind regards\n{sender}"}],"organization":"Acme Hiring","sender":"Jordan Reyes","takes_attachments":true,"takes_jobs":true})


export const getUpdateMailTemplatesResponseMock200 = (): MailTemplates => ({"templates":[{"name":"Invitation to an interview","subject":"Your application as {job}","text":"Dear {candidate},\n\nwe would like to talk with you about the work of a {job} at {organization}.\n\nKind regards\n{sender}"}],"organization":"Acme Hiring","sender":"Jordan Reyes","takes_attachments":true,"takes_jobs":true})


export const getUpdateMailTemplatesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateMailTemplatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateMailTemplatesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateMailTemplatesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateMailTemplatesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateMailTemplatesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListComingInterviewsResponseMock = (): ComingInterview[] => ([{"id":"nte_7h2q9z3c8m","candidate":{"id":"cnd_3p7x9d2v4k","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListComingInterviewsResponseMock200 = (): ComingInterview[] => ([{"id":"nte_7h2q9z3c8m","candidate":{"id":"cnd_3p7x9d2v4k","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListComingInterviewsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListComingInterviewsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getSendCandidateMailMockHandler = (overrideResponse?: CandidateNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateNote> | CandidateNote), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock(),
      { status: 201
      })
  }, options)
}


export const getSendCandidateMailMockHandler201 = (overrideResponse?: CandidateNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateNote> | CandidateNote), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getSendCandidateMailMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendCandidateMailMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSendCandidateMailMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSendCandidateMailMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSendCandidateMailMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSendCandidateMailMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSendCandidateMailMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSendCandidateMailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSendCandidateMailMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/mails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCandidateMailResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListMailTemplatesMockHandler = (overrideResponse?: MailTemplates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailTemplates> | MailTemplates), options?: RequestHandlerOptions) => {
  return http.get('*/mail_templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMailTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMailTemplatesMockHandler200 = (overrideResponse?: MailTemplates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailTemplates> | MailTemplates), options?: RequestHandlerOptions) => {
  return http.get('*/mail_templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMailTemplatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMailTemplatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/mail_templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMailTemplatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListMailTemplatesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/mail_templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMailTemplatesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateMailTemplatesMockHandler = (overrideResponse?: MailTemplates | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MailTemplates> | MailTemplates), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler200 = (overrideResponse?: MailTemplates | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MailTemplates> | MailTemplates), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateMailTemplatesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/mail_templates/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMailTemplatesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListComingInterviewsMockHandler = (overrideResponse?: ComingInterview[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComingInterview[]> | ComingInterview[]), options?: RequestHandlerOptions) => {
  return http.get('*/interviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComingInterviewsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListComingInterviewsMockHandler200 = (overrideResponse?: ComingInterview[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComingInterview[]> | ComingInterview[]), options?: RequestHandlerOptions) => {
  return http.get('*/interviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComingInterviewsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListComingInterviewsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/interviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComingInterviewsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListComingInterviewsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/interviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComingInterviewsResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getMailsMock = () => [
  getSendCandidateMailMockHandler(),
  getListMailTemplatesMockHandler(),
  getUpdateMailTemplatesMockHandler(),
  getListComingInterviewsMockHandler()
]
