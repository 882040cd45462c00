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
  CompanySignInAnswer,
  CompanySignInStart,
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
  ProviderUnavailableResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  SignInMethods,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListSignInMethodsResponseMock = (): SignInMethods => ({"company":{"name":"Northwind"}})


export const getListSignInMethodsResponseMock200 = (): SignInMethods => ({"company":{"name":"Northwind"}})


export const getListSignInMethodsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListSignInMethodsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getStartCompanySignInResponseMock = (): CompanySignInStart => ({"url":"https://login.northwind.example/authorize?client_id=cortex&response_type=code&scope=openid+email+profile&state=8fJq2T","binding":"Kq3vX7c1mZ9tR5uWzA1sLhGfPeBo"})


export const getStartCompanySignInResponseMock200 = (): CompanySignInStart => ({"url":"https://login.northwind.example/authorize?client_id=cortex&response_type=code&scope=openid+email+profile&state=8fJq2T","binding":"Kq3vX7c1mZ9tR5uWzA1sLhGfPeBo"})


export const getStartCompanySignInResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getStartCompanySignInResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getStartCompanySignInResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getStartCompanySignInResponseMock503 = (): ProviderUnavailableResponse => ({"detail":"Your company's sign-in does not answer. Try again in a moment, or sign in with your password.","code":"provider_unavailable"})

export const getFinishCompanySignInResponseMock = (): CompanySignInAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x","email":"user@cortex.test"})


export const getFinishCompanySignInResponseMock200 = (): CompanySignInAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x","email":"user@cortex.test"})


export const getFinishCompanySignInResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getFinishCompanySignInResponseMock401 = (): ErrorBody => ({"detail":"There is no account for you here. Ask an admin of your organization to add you.","code":"company_sign_in_refused"})


export const getFinishCompanySignInResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getFinishCompanySignInResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getFinishCompanySignInResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getFinishCompanySignInResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getFinishCompanySignInResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getFinishCompanySignInResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getFinishCompanySignInResponseMock503 = (): ProviderUnavailableResponse => ({"detail":"Your company's sign-in does not answer. Try again in a moment, or sign in with your password.","code":"provider_unavailable"})



export const getRemoveCompanyLinkResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRemoveCompanyLinkResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getRemoveCompanyLinkResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRemoveCompanyLinkResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListSignInMethodsMockHandler = (overrideResponse?: SignInMethods | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignInMethods> | SignInMethods), options?: RequestHandlerOptions) => {
  return http.get('*/sign_in_methods/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSignInMethodsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSignInMethodsMockHandler200 = (overrideResponse?: SignInMethods | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignInMethods> | SignInMethods), options?: RequestHandlerOptions) => {
  return http.get('*/sign_in_methods/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSignInMethodsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSignInMethodsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/sign_in_methods/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSignInMethodsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListSignInMethodsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/sign_in_methods/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSignInMethodsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getStartCompanySignInMockHandler = (overrideResponse?: CompanySignInStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanySignInStart> | CompanySignInStart), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock(),
      { status: 200
      })
  }, options)
}


export const getStartCompanySignInMockHandler200 = (overrideResponse?: CompanySignInStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanySignInStart> | CompanySignInStart), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getStartCompanySignInMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getStartCompanySignInMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getStartCompanySignInMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getStartCompanySignInMockHandler503 = (overrideResponse?: ProviderUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProviderUnavailableResponse> | ProviderUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCompanySignInResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getFinishCompanySignInMockHandler = (overrideResponse?: CompanySignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanySignInAnswer> | CompanySignInAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFinishCompanySignInMockHandler200 = (overrideResponse?: CompanySignInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompanySignInAnswer> | CompanySignInAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFinishCompanySignInMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getFinishCompanySignInMockHandler401 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getFinishCompanySignInMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getFinishCompanySignInMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getFinishCompanySignInMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getFinishCompanySignInMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getFinishCompanySignInMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getFinishCompanySignInMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getFinishCompanySignInMockHandler503 = (overrideResponse?: ProviderUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProviderUnavailableResponse> | ProviderUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/company_sign_in/finish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishCompanySignInResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getRemoveCompanyLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveCompanyLinkMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveCompanyLinkMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCompanyLinkResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemoveCompanyLinkMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCompanyLinkResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemoveCompanyLinkMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCompanyLinkResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRemoveCompanyLinkMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/company_link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveCompanyLinkResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getCompanyMock = () => [
  getListSignInMethodsMockHandler(),
  getStartCompanySignInMockHandler(),
  getFinishCompanySignInMockHandler(),
  getRemoveCompanyLinkMockHandler()
]
