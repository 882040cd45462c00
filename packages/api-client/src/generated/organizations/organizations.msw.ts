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
  AdminAndProofRequiredResponse,
  AdminRequiredResponse,
  ErrorBody,
  MalformedRequestResponse,
  OrganizationCreatedResponse,
  OrganizationDetails,
  OrganizationUpdateAnswer,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  SecondFactorPolicyKeptResponse,
  ServerErrorResponse,
  SignUpClosedResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getCreateOrganizationResponseMock = (): OrganizationCreatedResponse => (faker.helpers.arrayElement([{"name":"Acme Talent","pricing_tier":"premium","organization_id":"org_4t7c1m9k2x"}, {"name":"Acme Talent","pricing_tier":"premium","organization_id":"org_4t7c1m9k2x"}]))


export const getCreateOrganizationResponseMock200 = (): OrganizationCreatedResponse => ({"name":"Acme Talent","pricing_tier":"premium","organization_id":"org_4t7c1m9k2x"})


export const getCreateOrganizationResponseMock201 = (): OrganizationCreatedResponse => ({"name":"Acme Talent","pricing_tier":"premium","organization_id":"org_4t7c1m9k2x"})


export const getCreateOrganizationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateOrganizationResponseMock403 = (): SignUpClosedResponse => ({"detail":"This server takes no new organizations. Ask whoever runs it to create yours.","code":"sign_up_closed"})


export const getCreateOrganizationResponseMock409 = (): ErrorBody => ({"detail":"duplicate key value violates unique constraint 'organizations_name_key'","code":"organization_name_taken","errors":{"name":"This organization name is taken."}})


export const getCreateOrganizationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateOrganizationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateOrganizationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateOrganizationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getCreateOrganizationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getGetOrganizationResponseMock = (): OrganizationDetails => ({"name":"Acme Talent","adminEmail":"admin@cortex.test","pricingTier":"Premium"})


export const getGetOrganizationResponseMock200 = (): OrganizationDetails => ({"name":"Acme Talent","adminEmail":"admin@cortex.test","pricingTier":"Premium"})


export const getGetOrganizationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetOrganizationResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetOrganizationResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateOrganizationResponseMock = (): OrganizationUpdateAnswer => ({"name":"Acme Talent","adminEmail":"hiring@acme-talent.example","pricingTier":"Premium"})


export const getUpdateOrganizationResponseMock200 = (): OrganizationUpdateAnswer => ({"name":"Acme Talent","adminEmail":"hiring@acme-talent.example","pricingTier":"Premium"})


export const getUpdateOrganizationResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateOrganizationResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateOrganizationResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateOrganizationResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateOrganizationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateOrganizationResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateOrganizationResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getGetSecondFactorPolicyResponseMock = (): SecondFactorPolicyKeptResponse => ({"required":false,"people":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone","enabled":true,"since":"2026-11-20T08:12:00Z","is_self":true},{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes","enabled":false,"is_self":false}]})


export const getGetSecondFactorPolicyResponseMock200 = (): SecondFactorPolicyKeptResponse => ({"required":false,"people":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone","enabled":true,"since":"2026-11-20T08:12:00Z","is_self":true},{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes","enabled":false,"is_self":false}]})


export const getGetSecondFactorPolicyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetSecondFactorPolicyResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetSecondFactorPolicyResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateSecondFactorPolicyResponseMock = (): SecondFactorPolicyKeptResponse => ({"required":false,"people":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone","enabled":true,"since":"2026-11-20T08:12:00Z","is_self":true},{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes","enabled":false,"is_self":false}]})


export const getUpdateSecondFactorPolicyResponseMock200 = (): SecondFactorPolicyKeptResponse => ({"required":false,"people":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone","enabled":true,"since":"2026-11-20T08:12:00Z","is_self":true},{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes","enabled":false,"is_self":false}]})


export const getUpdateSecondFactorPolicyResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateSecondFactorPolicyResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateSecondFactorPolicyResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateSecondFactorPolicyResponseMock409 = (): ErrorBody => ({"detail":"You have no second factor yet. Set it up first.","code":"second_factor_not_on"})


export const getUpdateSecondFactorPolicyResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateSecondFactorPolicyResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateSecondFactorPolicyResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateSecondFactorPolicyResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getCreateOrganizationMockHandler = (overrideResponse?: OrganizationCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationCreatedResponse> | OrganizationCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateOrganizationMockHandler200 = (overrideResponse?: OrganizationCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationCreatedResponse> | OrganizationCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateOrganizationMockHandler201 = (overrideResponse?: OrganizationCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationCreatedResponse> | OrganizationCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateOrganizationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateOrganizationMockHandler403 = (overrideResponse?: SignUpClosedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignUpClosedResponse> | SignUpClosedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateOrganizationMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getCreateOrganizationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateOrganizationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateOrganizationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateOrganizationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateOrganizationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetOrganizationMockHandler = (overrideResponse?: OrganizationDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationDetails> | OrganizationDetails), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationMockHandler200 = (overrideResponse?: OrganizationDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationDetails> | OrganizationDetails), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateOrganizationMockHandler = (overrideResponse?: OrganizationUpdateAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationUpdateAnswer> | OrganizationUpdateAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateOrganizationMockHandler200 = (overrideResponse?: OrganizationUpdateAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationUpdateAnswer> | OrganizationUpdateAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateOrganizationMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateOrganizationMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateOrganizationMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateOrganizationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateOrganizationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateOrganizationMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateOrganizationMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSecondFactorPolicyMockHandler = (overrideResponse?: SecondFactorPolicyKeptResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactorPolicyKeptResponse> | SecondFactorPolicyKeptResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorPolicyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSecondFactorPolicyMockHandler200 = (overrideResponse?: SecondFactorPolicyKeptResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactorPolicyKeptResponse> | SecondFactorPolicyKeptResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorPolicyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSecondFactorPolicyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorPolicyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSecondFactorPolicyMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorPolicyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetSecondFactorPolicyMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorPolicyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateSecondFactorPolicyMockHandler = (overrideResponse?: SecondFactorPolicyKeptResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SecondFactorPolicyKeptResponse> | SecondFactorPolicyKeptResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler200 = (overrideResponse?: SecondFactorPolicyKeptResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SecondFactorPolicyKeptResponse> | SecondFactorPolicyKeptResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateSecondFactorPolicyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/organization/second_factor', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSecondFactorPolicyResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getOrganizationsMock = () => [
  getCreateOrganizationMockHandler(),
  getGetOrganizationMockHandler(),
  getUpdateOrganizationMockHandler(),
  getGetSecondFactorPolicyMockHandler(),
  getUpdateSecondFactorPolicyMockHandler()
]
