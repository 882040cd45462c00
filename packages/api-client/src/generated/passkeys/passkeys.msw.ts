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
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  Passkey,
  PasskeySetup,
  PasskeySignInAnswer,
  PasskeySignInStart,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListPasskeysResponseMock = (): Passkey[] => ([{"id":"psk_9r3f7h2v4c","name":"Phone","created_at":"2026-11-14T16:02:00Z","last_used_at":"2026-11-21T07:55:00Z","synced":true},{"id":"psk_2w8d5k1m6t","name":"Laptop","created_at":"2026-11-03T08:40:00Z","synced":false}])


export const getListPasskeysResponseMock200 = (): Passkey[] => ([{"id":"psk_9r3f7h2v4c","name":"Phone","created_at":"2026-11-14T16:02:00Z","last_used_at":"2026-11-21T07:55:00Z","synced":true},{"id":"psk_2w8d5k1m6t","name":"Laptop","created_at":"2026-11-03T08:40:00Z","synced":false}])


export const getListPasskeysResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListPasskeysResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListPasskeysResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getAddPasskeyResponseMock = (): Passkey => ({"id":"psk_2w8d5k1m6t","name":"Laptop","created_at":"2026-11-21T09:25:00Z","synced":false})


export const getAddPasskeyResponseMock201 = (): Passkey => ({"id":"psk_2w8d5k1m6t","name":"Laptop","created_at":"2026-11-21T09:25:00Z","synced":false})


export const getAddPasskeyResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAddPasskeyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getAddPasskeyResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getAddPasskeyResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAddPasskeyResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAddPasskeyResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getAddPasskeyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getBeginPasskeyResponseMock = (): PasskeySetup => ({"origin":"https://cortex.example.com","options":{"challenge":"8fJq2TKq3vX7c1mZ9tR5uWzA1sLhGfPeBoYc8rT5uWz","rp":{"name":"Cortex","id":"cortex.example.com"},"user":{"id":"dXNyXzdnMm4wbTlmNWQ","name":"user@cortex.test","displayName":"Jordan Reyes"},"pubKeyCredParams":[{"alg":-8,"type":"public-key"},{"alg":-7,"type":"public-key"},{"alg":-257,"type":"public-key"}],"timeout":600000,"attestation":"none","excludeCredentials":[{"id":"q1sXz7Ck9vB2mN4pL6tR8w","type":"public-key"}],"authenticatorSelection":{"residentKey":"required","userVerification":"required"}}})


export const getBeginPasskeyResponseMock200 = (): PasskeySetup => ({"origin":"https://cortex.example.com","options":{"challenge":"8fJq2TKq3vX7c1mZ9tR5uWzA1sLhGfPeBoYc8rT5uWz","rp":{"name":"Cortex","id":"cortex.example.com"},"user":{"id":"dXNyXzdnMm4wbTlmNWQ","name":"user@cortex.test","displayName":"Jordan Reyes"},"pubKeyCredParams":[{"alg":-8,"type":"public-key"},{"alg":-7,"type":"public-key"},{"alg":-257,"type":"public-key"}],"timeout":600000,"attestation":"none","excludeCredentials":[{"id":"q1sXz7Ck9vB2mN4pL6tR8w","type":"public-key"}],"authenticatorSelection":{"residentKey":"required","userVerification":"required"}}})


export const getBeginPasskeyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getBeginPasskeyResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getBeginPasskeyResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getBeginPasskeyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRemovePasskeyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRemovePasskeyResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getRemovePasskeyResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRemovePasskeyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getStartPasskeySignInResponseMock = (): PasskeySignInStart => ({"options":{"challenge":"Yc8rT5uWz8fJq2TKq3vX7c1mZ9tR5uWzA1sLhGfPeBo","rpId":"cortex.example.com","timeout":600000,"userVerification":"required"}})


export const getStartPasskeySignInResponseMock200 = (): PasskeySignInStart => ({"options":{"challenge":"Yc8rT5uWz8fJq2TKq3vX7c1mZ9tR5uWzA1sLhGfPeBo","rpId":"cortex.example.com","timeout":600000,"userVerification":"required"}})


export const getStartPasskeySignInResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getStartPasskeySignInResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getStartPasskeySignInResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getFinishPasskeySignInResponseMock = (): PasskeySignInAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x","email":"user@cortex.test"})


export const getFinishPasskeySignInResponseMock200 = (): PasskeySignInAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x","email":"user@cortex.test"})


export const getFinishPasskeySignInResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getFinishPasskeySignInResponseMock401 = (): ErrorBody => ({"detail":"This passkey does not sign in here. Use another one or your password.","code":"invalid_credentials"})


export const getFinishPasskeySignInResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getFinishPasskeySignInResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getFinishPasskeySignInResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getFinishPasskeySignInResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getFinishPasskeySignInResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getFinishPasskeySignInResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListPasskeysMockHandler = (overrideResponse?: Passkey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passkey[]> | Passkey[]), options?: RequestHandlerOptions) => {
  return http.get('*/passkeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPasskeysMockHandler200 = (overrideResponse?: Passkey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passkey[]> | Passkey[]), options?: RequestHandlerOptions) => {
  return http.get('*/passkeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPasskeysMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/passkeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListPasskeysMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/passkeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListPasskeysMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/passkeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getAddPasskeyMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock(),
      { status: 201
      })
  }, options)
}


export const getAddPasskeyMockHandler201 = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getAddPasskeyMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddPasskeyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddPasskeyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAddPasskeyMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAddPasskeyMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAddPasskeyMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAddPasskeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPasskeyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getBeginPasskeyMockHandler = (overrideResponse?: PasskeySetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySetup> | PasskeySetup), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBeginPasskeyMockHandler200 = (overrideResponse?: PasskeySetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySetup> | PasskeySetup), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBeginPasskeyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBeginPasskeyMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBeginPasskeyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getBeginPasskeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkeys/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginPasskeyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRemovePasskeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemovePasskeyMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemovePasskeyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemovePasskeyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemovePasskeyMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemovePasskeyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemovePasskeyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemovePasskeyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRemovePasskeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemovePasskeyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getStartPasskeySignInMockHandler = (overrideResponse?: PasskeySignInStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySignInStart> | PasskeySignInStart), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeySignInResponseMock(),
      { status: 200
      })
  }, options)
}


export const getStartPasskeySignInMockHandler200 = (overrideResponse?: PasskeySignInStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySignInStart> | PasskeySignInStart), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeySignInResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getStartPasskeySignInMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeySignInResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getStartPasskeySignInMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeySignInResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getStartPasskeySignInMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeySignInResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getFinishPasskeySignInMockHandler = (overrideResponse?: PasskeySignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySignInAnswer> | PasskeySignInAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler200 = (overrideResponse?: PasskeySignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeySignInAnswer> | PasskeySignInAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler401 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getFinishPasskeySignInMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/passkey_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishPasskeySignInResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getPasskeysMock = () => [
  getListPasskeysMockHandler(),
  getAddPasskeyMockHandler(),
  getBeginPasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
  getStartPasskeySignInMockHandler(),
  getFinishPasskeySignInMockHandler()
]
