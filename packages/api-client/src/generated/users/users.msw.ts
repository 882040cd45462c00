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
  ErrorBody,
  MalformedRequestResponse,
  NoRoomForPersonResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PersonConflictResponse,
  ReadFailedResponse,
  RecordDeleted,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  User,
  UserSavedResponse,
  ValidationFailedResponse
} from '../model';


export const getListUsersResponseMock = (): User[] => ([{"id":"usr_6f0g4h8l2e","username":"avery.stone","email":"admin@cortex.test","full_name":"Avery Stone","is_admin":true},{"id":"usr_2m5x8p1v7d","username":"jordan.reyes","email":"user@cortex.test","full_name":"Jordan Reyes","is_admin":false,"is_self":true}])


export const getListUsersResponseMock200 = (): User[] => ([{"id":"usr_6f0g4h8l2e","username":"avery.stone","email":"admin@cortex.test","full_name":"Avery Stone","is_admin":true},{"id":"usr_2m5x8p1v7d","username":"jordan.reyes","email":"user@cortex.test","full_name":"Jordan Reyes","is_admin":false,"is_self":true}])


export const getListUsersResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListUsersResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListUsersResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateUserResponseMock = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getCreateUserResponseMock201 = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getCreateUserResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateUserResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateUserResponseMock403 = (): NoRoomForPersonResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getCreateUserResponseMock409 = (): PersonConflictResponse => ({"detail":"Somebody signs in with this email already. Use another one.","code":"email_taken","errors":{"email":"This email is taken."}})


export const getCreateUserResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateUserResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateUserResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateUserResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getCreateUserResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getUpdateUserResponseMock = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getUpdateUserResponseMock200 = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getUpdateUserResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateUserResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateUserResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateUserResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getUpdateUserResponseMock409 = (): ErrorBody => ({"detail":"Somebody signs in with this email already. Use another one.","code":"email_taken","errors":{"email":"This email is taken."}})


export const getUpdateUserResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateUserResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateUserResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateUserResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getUpdateUserResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getDeleteUserResponseMock = (): RecordDeleted => ({"message":"User deleted. Their jobs and candidates are yours now.","undo_seconds":30})


export const getDeleteUserResponseMock200 = (): RecordDeleted => ({"message":"User deleted. Their jobs and candidates are yours now.","undo_seconds":30})


export const getDeleteUserResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteUserResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getDeleteUserResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getDeleteUserResponseMock409 = (): ErrorBody => ({"detail":"This is the only admin. Make somebody else an admin first.","code":"last_admin"})


export const getDeleteUserResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getRestoreUserResponseMock = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getRestoreUserResponseMock200 = (): UserSavedResponse => ({"id":"usr_1x6v3z8q4w","username":"sam.lee","email":"sam.lee@cortex.test","full_name":"Sam Lee","is_admin":false})


export const getRestoreUserResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRestoreUserResponseMock403 = (): ErrorBody => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRestoreUserResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRestoreUserResponseMock409 = (): PersonConflictResponse => ({"detail":"Somebody signs in with this email already. Use another one.","code":"email_taken","errors":{"email":"This email is taken."}})


export const getRestoreUserResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getRemoveSecondFactorResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRemoveSecondFactorResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRemoveSecondFactorResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRemoveSecondFactorResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListUsersMockHandler = (overrideResponse?: User[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User[]> | User[]), options?: RequestHandlerOptions) => {
  return http.get('*/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUsersMockHandler200 = (overrideResponse?: User[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User[]> | User[]), options?: RequestHandlerOptions) => {
  return http.get('*/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUsersMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListUsersMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListUsersMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateUserMockHandler201 = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateUserMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateUserMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateUserMockHandler403 = (overrideResponse?: NoRoomForPersonResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoRoomForPersonResponse> | NoRoomForPersonResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateUserMockHandler409 = (overrideResponse?: PersonConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonConflictResponse> | PersonConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getCreateUserMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateUserMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateUserMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateUserMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateUserMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserMockHandler200 = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateUserMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateUserMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateUserMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getUpdateUserMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateUserMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateUserMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateUserMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getUpdateUserMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/users/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteUserMockHandler = (overrideResponse?: RecordDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RecordDeleted> | RecordDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteUserMockHandler200 = (overrideResponse?: RecordDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RecordDeleted> | RecordDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteUserMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteUserMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteUserMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getDeleteUserMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteUserResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRestoreUserMockHandler = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreUserMockHandler200 = (overrideResponse?: UserSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserSavedResponse> | UserSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreUserMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreUserMockHandler403 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreUserMockHandler409 = (overrideResponse?: PersonConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonConflictResponse> | PersonConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRestoreUserMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/users/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreUserResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRemoveSecondFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveSecondFactorMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveSecondFactorMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSecondFactorResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemoveSecondFactorMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSecondFactorResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemoveSecondFactorMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSecondFactorResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRemoveSecondFactorMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/users/:id/second_factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSecondFactorResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getUsersMock = () => [
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getUpdateUserMockHandler(),
  getDeleteUserMockHandler(),
  getRestoreUserMockHandler(),
  getRemoveSecondFactorMockHandler()
]
