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
  AdminRequiredResponse,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  Retention,
  RetentionDeleted,
  RetentionHold,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getGetRetentionResponseMock = (): Retention => ({"months":12,"total":1,"proposals":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-03-02T08:40:00Z"},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Novak"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-05-14T13:05:00Z","held":{"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"}}]})


export const getGetRetentionResponseMock200 = (): Retention => ({"months":12,"total":1,"proposals":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-03-02T08:40:00Z"},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Novak"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-05-14T13:05:00Z","held":{"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"}}]})


export const getGetRetentionResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetRetentionResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetRetentionResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateRetentionResponseMock = (): Retention => ({"months":12,"total":1,"proposals":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-03-02T08:40:00Z"},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Novak"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-05-14T13:05:00Z","held":{"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"}}]})


export const getUpdateRetentionResponseMock200 = (): Retention => ({"months":12,"total":1,"proposals":[{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-03-02T08:40:00Z"},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Novak"},"owner":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"last_active_at":"2025-05-14T13:05:00Z","held":{"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"}}]})


export const getUpdateRetentionResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateRetentionResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateRetentionResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateRetentionResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateRetentionResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateRetentionResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateRetentionResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getDeleteInactiveCandidatesResponseMock = (): RetentionDeleted => ({"deleted":1,"skipped":[{"id":"cnd_7w4e2y6k0j","reason":"held"}]})


export const getDeleteInactiveCandidatesResponseMock200 = (): RetentionDeleted => ({"deleted":1,"skipped":[{"id":"cnd_7w4e2y6k0j","reason":"held"}]})


export const getDeleteInactiveCandidatesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getDeleteInactiveCandidatesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteInactiveCandidatesResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getDeleteInactiveCandidatesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getDeleteInactiveCandidatesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getDeleteInactiveCandidatesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getDeleteInactiveCandidatesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getHoldCandidateResponseMock = (): RetentionHold => ({"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"})


export const getHoldCandidateResponseMock200 = (): RetentionHold => ({"reason":"Agreed to stay in touch until next spring.","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"at":"2026-11-20T09:12:00Z"})


export const getHoldCandidateResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getHoldCandidateResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getHoldCandidateResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getHoldCandidateResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getHoldCandidateResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getHoldCandidateResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getHoldCandidateResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getHoldCandidateResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getLiftHoldResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getLiftHoldResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getLiftHoldResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getLiftHoldResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getGetRetentionMockHandler = (overrideResponse?: Retention | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Retention> | Retention), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRetentionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetRetentionMockHandler200 = (overrideResponse?: Retention | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Retention> | Retention), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRetentionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetRetentionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRetentionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetRetentionMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRetentionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetRetentionMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRetentionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateRetentionMockHandler = (overrideResponse?: Retention | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Retention> | Retention), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateRetentionMockHandler200 = (overrideResponse?: Retention | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Retention> | Retention), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateRetentionMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateRetentionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateRetentionMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateRetentionMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateRetentionMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateRetentionMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateRetentionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/retention', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRetentionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteInactiveCandidatesMockHandler = (overrideResponse?: RetentionDeleted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetentionDeleted> | RetentionDeleted), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler200 = (overrideResponse?: RetentionDeleted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetentionDeleted> | RetentionDeleted), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getDeleteInactiveCandidatesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/retention/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteInactiveCandidatesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getHoldCandidateMockHandler = (overrideResponse?: RetentionHold | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RetentionHold> | RetentionHold), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock(),
      { status: 200
      })
  }, options)
}


export const getHoldCandidateMockHandler200 = (overrideResponse?: RetentionHold | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RetentionHold> | RetentionHold), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getHoldCandidateMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getHoldCandidateMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getHoldCandidateMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getHoldCandidateMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getHoldCandidateMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getHoldCandidateMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getHoldCandidateMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getHoldCandidateMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHoldCandidateResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getLiftHoldMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getLiftHoldMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getLiftHoldMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftHoldResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getLiftHoldMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftHoldResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getLiftHoldMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftHoldResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getLiftHoldMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/candidates/:id/retention_hold', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLiftHoldResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getRetentionMock = () => [
  getGetRetentionMockHandler(),
  getUpdateRetentionMockHandler(),
  getDeleteInactiveCandidatesMockHandler(),
  getHoldCandidateMockHandler(),
  getLiftHoldMockHandler()
]
