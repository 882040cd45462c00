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
  CodeRefusedResponse,
  EmailConfirmed,
  ErrorBody,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProofRequiredResponse,
  ReadFailedResponse,
  RecoveryCodesMadeResponse,
  SecondFactorSetup,
  SecondFactorStateResponse,
  SecondFactorUnreadableResponse,
  ServerErrorResponse,
  SessionsEnded,
  SignedInSession,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListSessionsResponseMock = (): SignedInSession[] => ([{"id":"ses_7d2k9q4w1m","device":"Firefox on Windows","network":"Network 203.0.113.0/24","signed_in_at":"2026-11-24T08:02:11Z","last_used_at":"2026-11-24T09:12:40Z","is_current":true},{"id":"ses_1c8v5x3z6n","device":"Safari on iPhone","network":"Network 198.51.100.0/24","signed_in_at":"2026-11-22T17:45:00Z","last_used_at":"2026-11-24T07:30:05Z","is_current":false}])


export const getListSessionsResponseMock200 = (): SignedInSession[] => ([{"id":"ses_7d2k9q4w1m","device":"Firefox on Windows","network":"Network 203.0.113.0/24","signed_in_at":"2026-11-24T08:02:11Z","last_used_at":"2026-11-24T09:12:40Z","is_current":true},{"id":"ses_1c8v5x3z6n","device":"Safari on iPhone","network":"Network 198.51.100.0/24","signed_in_at":"2026-11-22T17:45:00Z","last_used_at":"2026-11-24T07:30:05Z","is_current":false}])


export const getListSessionsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListSessionsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})



export const getEndSessionResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getEndSessionResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getEndSessionResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getEndOtherSessionsResponseMock = (): SessionsEnded => ({"ended":2})


export const getEndOtherSessionsResponseMock200 = (): SessionsEnded => ({"ended":2})


export const getEndOtherSessionsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getEndOtherSessionsResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getConfirmSessionResponseMock400 = (): ErrorBody => ({"detail":"The email or the current password is not right. Check both and try again.","code":"wrong_password"})


export const getConfirmSessionResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getConfirmSessionResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getConfirmSessionResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getConfirmSessionResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getConfirmSessionResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getConfirmSessionResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getConfirmEmailResponseMock = (): EmailConfirmed => ({"confirmed":true})


export const getConfirmEmailResponseMock200 = (): EmailConfirmed => ({"confirmed":true})


export const getConfirmEmailResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getConfirmEmailResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getConfirmEmailResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getConfirmEmailResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getConfirmEmailResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getConfirmEmailResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getResendEmailConfirmationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getResendEmailConfirmationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getResendEmailConfirmationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getGetSecondFactorResponseMock = (): SecondFactorStateResponse => ({"enabled":true,"since":"2026-11-20T08:12:00Z","recovery_codes_left":9,"required":false})


export const getGetSecondFactorResponseMock200 = (): SecondFactorStateResponse => ({"enabled":true,"since":"2026-11-20T08:12:00Z","recovery_codes_left":9,"required":false})


export const getGetSecondFactorResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetSecondFactorResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getBeginSecondFactorResponseMock = (): SecondFactorSetup => ({"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","otpauth_url":"otpauth://totp/Cortex:user%40cortex.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Cortex"})


export const getBeginSecondFactorResponseMock200 = (): SecondFactorSetup => ({"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","otpauth_url":"otpauth://totp/Cortex:user%40cortex.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Cortex"})


export const getBeginSecondFactorResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getBeginSecondFactorResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getBeginSecondFactorResponseMock409 = (): ErrorBody => ({"detail":"Your second factor is on already. Turn it off first to set up another one.","code":"second_factor_already_on"})


export const getBeginSecondFactorResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getConfirmSecondFactorResponseMock = (): RecoveryCodesMadeResponse => ({"recovery_codes":["7K2M-94QX-PT0B-VH3D","0AZ8-JN5C-W7RE-YG41","M6FT-3X9K-QB2S-D8PV","R4HW-ZC70-E1NJ-5YGA","8VQP-K3DM-X96T-0BHS","CJ27-YA5G-4FNW-RE8Z","T1XB-H9SV-7KQ0-MP3D","5NEG-W8C4-JZ2R-AY6F","DP0T-6QMH-V3XS-9K7B","G8ZR-1FYJ-5WCA-E4N2"]})


export const getConfirmSecondFactorResponseMock200 = (): RecoveryCodesMadeResponse => ({"recovery_codes":["7K2M-94QX-PT0B-VH3D","0AZ8-JN5C-W7RE-YG41","M6FT-3X9K-QB2S-D8PV","R4HW-ZC70-E1NJ-5YGA","8VQP-K3DM-X96T-0BHS","CJ27-YA5G-4FNW-RE8Z","T1XB-H9SV-7KQ0-MP3D","5NEG-W8C4-JZ2R-AY6F","DP0T-6QMH-V3XS-9K7B","G8ZR-1FYJ-5WCA-E4N2"]})


export const getConfirmSecondFactorResponseMock400 = (): CodeRefusedResponse => ({"detail":"This code is wrong or was used before. Wait for the next one and enter that.","code":"second_factor_wrong","errors":{"code":"This code is wrong or was used before."}})


export const getConfirmSecondFactorResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getConfirmSecondFactorResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getConfirmSecondFactorResponseMock409 = (): ErrorBody => ({"detail":"Your second factor is on already. Turn it off first to set up another one.","code":"second_factor_already_on"})


export const getConfirmSecondFactorResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getConfirmSecondFactorResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getConfirmSecondFactorResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getConfirmSecondFactorResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getConfirmSecondFactorResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getTurnOffSecondFactorResponseMock = (): SecondFactorStateResponse => ({"enabled":true,"since":"2026-11-20T08:12:00Z","recovery_codes_left":9,"required":false})


export const getTurnOffSecondFactorResponseMock200 = (): SecondFactorStateResponse => ({"enabled":true,"since":"2026-11-20T08:12:00Z","recovery_codes_left":9,"required":false})


export const getTurnOffSecondFactorResponseMock400 = (): CodeRefusedResponse => ({"detail":"This code is wrong or was used before. Wait for the next one and enter that.","code":"second_factor_wrong","errors":{"code":"This code is wrong or was used before."}})


export const getTurnOffSecondFactorResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getTurnOffSecondFactorResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getTurnOffSecondFactorResponseMock409 = (): SecondFactorUnreadableResponse => ({"detail":"This server cannot check codes of apps now, because the key of its secrets was changed or lost. Use a recovery code, or ask an admin to turn off your second factor.","code":"second_factor_unreadable"})


export const getTurnOffSecondFactorResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getTurnOffSecondFactorResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getTurnOffSecondFactorResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getTurnOffSecondFactorResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getTurnOffSecondFactorResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getRenewRecoveryCodesResponseMock = (): RecoveryCodesMadeResponse => ({"recovery_codes":["7K2M-94QX-PT0B-VH3D","0AZ8-JN5C-W7RE-YG41","M6FT-3X9K-QB2S-D8PV","R4HW-ZC70-E1NJ-5YGA","8VQP-K3DM-X96T-0BHS","CJ27-YA5G-4FNW-RE8Z","T1XB-H9SV-7KQ0-MP3D","5NEG-W8C4-JZ2R-AY6F","DP0T-6QMH-V3XS-9K7B","G8ZR-1FYJ-5WCA-E4N2"]})


export const getRenewRecoveryCodesResponseMock200 = (): RecoveryCodesMadeResponse => ({"recovery_codes":["7K2M-94QX-PT0B-VH3D","0AZ8-JN5C-W7RE-YG41","M6FT-3X9K-QB2S-D8PV","R4HW-ZC70-E1NJ-5YGA","8VQP-K3DM-X96T-0BHS","CJ27-YA5G-4FNW-RE8Z","T1XB-H9SV-7KQ0-MP3D","5NEG-W8C4-JZ2R-AY6F","DP0T-6QMH-V3XS-9K7B","G8ZR-1FYJ-5WCA-E4N2"]})


export const getRenewRecoveryCodesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRenewRecoveryCodesResponseMock403 = (): ProofRequiredResponse => ({"detail":"Enter your password again to do this. You signed in some hours ago.","code":"reauthentication_required"})


export const getRenewRecoveryCodesResponseMock409 = (): ErrorBody => ({"detail":"You have no second factor yet. Set it up first.","code":"second_factor_not_on"})


export const getRenewRecoveryCodesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListSessionsMockHandler = (overrideResponse?: SignedInSession[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedInSession[]> | SignedInSession[]), options?: RequestHandlerOptions) => {
  return http.get('*/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSessionsMockHandler200 = (overrideResponse?: SignedInSession[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedInSession[]> | SignedInSession[]), options?: RequestHandlerOptions) => {
  return http.get('*/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSessionsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListSessionsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getEndSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getEndSessionMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getEndSessionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEndSessionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getEndSessionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getEndOtherSessionsMockHandler = (overrideResponse?: SessionsEnded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionsEnded> | SessionsEnded), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/end_others/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getEndOtherSessionsMockHandler200 = (overrideResponse?: SessionsEnded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionsEnded> | SessionsEnded), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/end_others/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getEndOtherSessionsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/end_others/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getEndOtherSessionsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/end_others/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndOtherSessionsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getConfirmSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getConfirmSessionMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getConfirmSessionMockHandler400 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmSessionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmSessionMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getConfirmSessionMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getConfirmSessionMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getConfirmSessionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getConfirmSessionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/sessions/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSessionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getConfirmEmailMockHandler = (overrideResponse?: EmailConfirmed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailConfirmed> | EmailConfirmed), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailMockHandler200 = (overrideResponse?: EmailConfirmed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailConfirmed> | EmailConfirmed), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmEmailMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmEmailMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getConfirmEmailMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getConfirmEmailMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getConfirmEmailMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getResendEmailConfirmationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResendEmailConfirmationMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResendEmailConfirmationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailConfirmationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendEmailConfirmationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailConfirmationResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getResendEmailConfirmationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/email_confirmations/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailConfirmationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSecondFactorMockHandler = (overrideResponse?: SecondFactorStateResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactorStateResponse> | SecondFactorStateResponse), options?: RequestHandlerOptions) => {
  return http.get('*/second_factor/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSecondFactorMockHandler200 = (overrideResponse?: SecondFactorStateResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactorStateResponse> | SecondFactorStateResponse), options?: RequestHandlerOptions) => {
  return http.get('*/second_factor/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSecondFactorMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/second_factor/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSecondFactorMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/second_factor/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getBeginSecondFactorMockHandler = (overrideResponse?: SecondFactorSetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorSetup> | SecondFactorSetup), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBeginSecondFactorMockHandler200 = (overrideResponse?: SecondFactorSetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorSetup> | SecondFactorSetup), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBeginSecondFactorMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBeginSecondFactorMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getBeginSecondFactorMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getBeginSecondFactorMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getConfirmSecondFactorMockHandler = (overrideResponse?: RecoveryCodesMadeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesMadeResponse> | RecoveryCodesMadeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler200 = (overrideResponse?: RecoveryCodesMadeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesMadeResponse> | RecoveryCodesMadeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler400 = (overrideResponse?: CodeRefusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeRefusedResponse> | CodeRefusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getConfirmSecondFactorMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getTurnOffSecondFactorMockHandler = (overrideResponse?: SecondFactorStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorStateResponse> | SecondFactorStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler200 = (overrideResponse?: SecondFactorStateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorStateResponse> | SecondFactorStateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler400 = (overrideResponse?: CodeRefusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeRefusedResponse> | CodeRefusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler409 = (overrideResponse?: SecondFactorUnreadableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorUnreadableResponse> | SecondFactorUnreadableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getTurnOffSecondFactorMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/turn_off/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTurnOffSecondFactorResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesMadeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesMadeResponse> | RecoveryCodesMadeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRenewRecoveryCodesMockHandler200 = (overrideResponse?: RecoveryCodesMadeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesMadeResponse> | RecoveryCodesMadeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRenewRecoveryCodesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRenewRecoveryCodesMockHandler403 = (overrideResponse?: ProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProofRequiredResponse> | ProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRenewRecoveryCodesMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRenewRecoveryCodesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/second_factor/recovery_codes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getAccountMock = () => [
  getListSessionsMockHandler(),
  getEndSessionMockHandler(),
  getEndOtherSessionsMockHandler(),
  getConfirmSessionMockHandler(),
  getConfirmEmailMockHandler(),
  getResendEmailConfirmationMockHandler(),
  getGetSecondFactorMockHandler(),
  getBeginSecondFactorMockHandler(),
  getConfirmSecondFactorMockHandler(),
  getTurnOffSecondFactorMockHandler(),
  getRenewRecoveryCodesMockHandler()
]
