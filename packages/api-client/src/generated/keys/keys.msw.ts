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
  AdminAndProofRequiredResponse,
  AdminRequiredResponse,
  ApiKey,
  ApiKeyMade,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListApiKeysResponseMock = (): ApiKey[] => ([{"id":"key_4c9x2m7q1s","name":"Data warehouse","scope":"read","ending":"Xk2q","created_at":"2026-11-20T09:00:00Z","expires_at":"2027-02-18T09:00:00Z","last_used_at":"2026-11-24T02:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListApiKeysResponseMock200 = (): ApiKey[] => ([{"id":"key_4c9x2m7q1s","name":"Data warehouse","scope":"read","ending":"Xk2q","created_at":"2026-11-20T09:00:00Z","expires_at":"2027-02-18T09:00:00Z","last_used_at":"2026-11-24T02:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListApiKeysResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListApiKeysResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getListApiKeysResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateApiKeyResponseMock = (): ApiKeyMade => ({"key":"ctx_5yB0nJx7vQ2mE9rT4wZ1kL8pA6sD3fG0hXk2q","api_key":{"id":"key_4c9x2m7q1s","name":"Data warehouse","scope":"read","ending":"Xk2q","created_at":"2026-11-20T09:00:00Z","expires_at":"2027-02-18T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getCreateApiKeyResponseMock201 = (): ApiKeyMade => ({"key":"ctx_5yB0nJx7vQ2mE9rT4wZ1kL8pA6sD3fG0hXk2q","api_key":{"id":"key_4c9x2m7q1s","name":"Data warehouse","scope":"read","ending":"Xk2q","created_at":"2026-11-20T09:00:00Z","expires_at":"2027-02-18T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getCreateApiKeyResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateApiKeyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateApiKeyResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getCreateApiKeyResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateApiKeyResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateApiKeyResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateApiKeyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRevokeApiKeyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRevokeApiKeyResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRevokeApiKeyResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRevokeApiKeyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListApiKeysMockHandler = (overrideResponse?: ApiKey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKey[]> | ApiKey[]), options?: RequestHandlerOptions) => {
  return http.get('*/api_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListApiKeysMockHandler200 = (overrideResponse?: ApiKey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKey[]> | ApiKey[]), options?: RequestHandlerOptions) => {
  return http.get('*/api_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListApiKeysMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListApiKeysMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListApiKeysMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApiKeysResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateApiKeyMockHandler = (overrideResponse?: ApiKeyMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKeyMade> | ApiKeyMade), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateApiKeyMockHandler201 = (overrideResponse?: ApiKeyMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKeyMade> | ApiKeyMade), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateApiKeyMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateApiKeyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateApiKeyMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateApiKeyMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateApiKeyMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateApiKeyMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateApiKeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api_keys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRevokeApiKeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeApiKeyMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeApiKeyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApiKeyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRevokeApiKeyMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApiKeyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRevokeApiKeyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApiKeyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRevokeApiKeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api_keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApiKeyResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getKeysMock = () => [
  getListApiKeysMockHandler(),
  getCreateApiKeyMockHandler(),
  getRevokeApiKeyMockHandler()
]
