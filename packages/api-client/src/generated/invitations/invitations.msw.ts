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
  ErrorBody,
  Invitation,
  LoginAnswer,
  MalformedRequestResponse,
  NoRoomForPersonResponse,
  NotFoundResponse,
  OpenedInvitation,
  PayloadTooLargeResponse,
  PersonConflictResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListInvitationsResponseMock = (): Invitation[] => ([{"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}}])


export const getListInvitationsResponseMock200 = (): Invitation[] => ([{"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}}])


export const getListInvitationsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListInvitationsResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getListInvitationsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateInvitationResponseMock = (): Invitation => ({"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}})


export const getCreateInvitationResponseMock201 = (): Invitation => ({"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}})


export const getCreateInvitationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateInvitationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateInvitationResponseMock403 = (): NoRoomForPersonResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getCreateInvitationResponseMock409 = (): ErrorBody => ({"detail":"Somebody signs in with this email already. Use another one.","code":"email_taken","errors":{"email":"This email is taken."}})


export const getCreateInvitationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateInvitationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateInvitationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateInvitationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getCreateInvitationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRevokeInvitationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRevokeInvitationResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRevokeInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRevokeInvitationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getResendInvitationResponseMock = (): Invitation => ({"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}})


export const getResendInvitationResponseMock200 = (): Invitation => ({"id":"inv_4r8t1y6u3k","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false,"sent_at":"2026-11-24T09:12:00Z","expires_at":"2026-12-01T09:12:00Z","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}})


export const getResendInvitationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getResendInvitationResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getResendInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getResendInvitationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getResendInvitationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getOpenInvitationResponseMock = (): OpenedInvitation => ({"organization":"Acme Talent","email":"sam.lee@cortex.test","invited_by":"Avery Stone"})


export const getOpenInvitationResponseMock200 = (): OpenedInvitation => ({"organization":"Acme Talent","email":"sam.lee@cortex.test","invited_by":"Avery Stone"})


export const getOpenInvitationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getOpenInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getOpenInvitationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getOpenInvitationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getOpenInvitationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getOpenInvitationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getAcceptInvitationResponseMock = (): LoginAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x"})


export const getAcceptInvitationResponseMock201 = (): LoginAnswer => ({"access_token":"3q7mJkXn0d2VYc8rT5uWzA1sLhGfPeBo","role":"user","organization_id":"org_4t7c1m9k2x"})


export const getAcceptInvitationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getAcceptInvitationResponseMock403 = (): ErrorBody => ({"detail":"Your Standard plan allows 5 people. Upgrade the subscription to add more.","code":"upgrade_required"})


export const getAcceptInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getAcceptInvitationResponseMock409 = (): PersonConflictResponse => ({"detail":"Somebody signs in with this email already. Use another one.","code":"email_taken","errors":{"email":"This email is taken."}})


export const getAcceptInvitationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getAcceptInvitationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getAcceptInvitationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getAcceptInvitationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getAcceptInvitationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListInvitationsMockHandler = (overrideResponse?: Invitation[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation[]> | Invitation[]), options?: RequestHandlerOptions) => {
  return http.get('*/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListInvitationsMockHandler200 = (overrideResponse?: Invitation[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation[]> | Invitation[]), options?: RequestHandlerOptions) => {
  return http.get('*/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListInvitationsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListInvitationsMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListInvitationsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateInvitationMockHandler201 = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateInvitationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateInvitationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateInvitationMockHandler403 = (overrideResponse?: NoRoomForPersonResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoRoomForPersonResponse> | NoRoomForPersonResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateInvitationMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getCreateInvitationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateInvitationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateInvitationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateInvitationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateInvitationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRevokeInvitationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeInvitationMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRevokeInvitationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRevokeInvitationMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRevokeInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRevokeInvitationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/invitations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getResendInvitationMockHandler200 = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResendInvitationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendInvitationMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getResendInvitationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getResendInvitationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitations/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getOpenInvitationMockHandler = (overrideResponse?: OpenedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenedInvitation> | OpenedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getOpenInvitationMockHandler200 = (overrideResponse?: OpenedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenedInvitation> | OpenedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getOpenInvitationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getOpenInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getOpenInvitationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getOpenInvitationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getOpenInvitationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getOpenInvitationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenInvitationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: LoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginAnswer> | LoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 201
      })
  }, options)
}


export const getAcceptInvitationMockHandler201 = (overrideResponse?: LoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginAnswer> | LoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getAcceptInvitationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAcceptInvitationMockHandler403 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAcceptInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAcceptInvitationMockHandler409 = (overrideResponse?: PersonConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonConflictResponse> | PersonConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getAcceptInvitationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getAcceptInvitationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getAcceptInvitationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAcceptInvitationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getAcceptInvitationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/invitation/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getInvitationsMock = () => [
  getListInvitationsMockHandler(),
  getCreateInvitationMockHandler(),
  getRevokeInvitationMockHandler(),
  getResendInvitationMockHandler(),
  getOpenInvitationMockHandler(),
  getAcceptInvitationMockHandler()
]
