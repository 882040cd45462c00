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
  NotFoundResponse,
  OrganizationPerformance,
  PerformanceForbiddenResponse,
  PerformanceHistoryRow,
  ReadFailedResponse,
  UnauthenticatedResponse,
  UserPerformance,
  ValidationFailedResponse
} from '../model';


export const getGetUserPerformanceResponseMock = (): UserPerformance => ({"name":"All Users","jobsFilled":63,"candidatesShared":48,"activeJobs":12,"activeCandidates":40,"jobFillRate":84,"retentionRate":71.4})


export const getGetUserPerformanceResponseMock200 = (): UserPerformance => ({"name":"All Users","jobsFilled":63,"candidatesShared":48,"activeJobs":12,"activeCandidates":40,"jobFillRate":84,"retentionRate":71.4})


export const getGetUserPerformanceResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetUserPerformanceResponseMock403 = (): PerformanceForbiddenResponse => ({"detail":"Your organization's plan does not include this. An admin can upgrade the subscription.","code":"upgrade_required"})


export const getGetUserPerformanceResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetUserPerformanceResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getGetUserPerformanceResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetUserPerformanceHistoryResponseMock = (): PerformanceHistoryRow[] => ([{"month":"Aug 2026","jobsFilled":1,"candidatesShared":2},{"month":"Sep 2026","jobsFilled":6,"candidatesShared":4},{"month":"Oct 2026","jobsFilled":5,"candidatesShared":7},{"month":"Nov 2026","jobsFilled":4,"candidatesShared":3}])


export const getGetUserPerformanceHistoryResponseMock200 = (): PerformanceHistoryRow[] => ([{"month":"Aug 2026","jobsFilled":1,"candidatesShared":2},{"month":"Sep 2026","jobsFilled":6,"candidatesShared":4},{"month":"Oct 2026","jobsFilled":5,"candidatesShared":7},{"month":"Nov 2026","jobsFilled":4,"candidatesShared":3}])


export const getGetUserPerformanceHistoryResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetUserPerformanceHistoryResponseMock403 = (): PerformanceForbiddenResponse => ({"detail":"Your organization's plan does not include this. An admin can upgrade the subscription.","code":"upgrade_required"})


export const getGetUserPerformanceHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetUserPerformanceHistoryResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getGetUserPerformanceHistoryResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetOrganizationPerformanceResponseMock = (): OrganizationPerformance => ({"total_jobs":12,"total_candidates":40,"topPerformers":[{"name":"Jordan Reyes","activeJobs":5,"activeCandidates":16},{"name":"User 1","activeJobs":4,"activeCandidates":12}]})


export const getGetOrganizationPerformanceResponseMock200 = (): OrganizationPerformance => ({"total_jobs":12,"total_candidates":40,"topPerformers":[{"name":"Jordan Reyes","activeJobs":5,"activeCandidates":16},{"name":"User 1","activeJobs":4,"activeCandidates":12}]})


export const getGetOrganizationPerformanceResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetOrganizationPerformanceResponseMock403 = (): ErrorBody => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetOrganizationPerformanceResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getGetUserPerformanceMockHandler = (overrideResponse?: UserPerformance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPerformance> | UserPerformance), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetUserPerformanceMockHandler200 = (overrideResponse?: UserPerformance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPerformance> | UserPerformance), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUserPerformanceMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetUserPerformanceMockHandler403 = (overrideResponse?: PerformanceForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformanceForbiddenResponse> | PerformanceForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetUserPerformanceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetUserPerformanceMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getGetUserPerformanceMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetUserPerformanceHistoryMockHandler = (overrideResponse?: PerformanceHistoryRow[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformanceHistoryRow[]> | PerformanceHistoryRow[]), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler200 = (overrideResponse?: PerformanceHistoryRow[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformanceHistoryRow[]> | PerformanceHistoryRow[]), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler403 = (overrideResponse?: PerformanceForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PerformanceForbiddenResponse> | PerformanceForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getGetUserPerformanceHistoryMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user-performance/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserPerformanceHistoryResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetOrganizationPerformanceMockHandler = (overrideResponse?: OrganizationPerformance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationPerformance> | OrganizationPerformance), options?: RequestHandlerOptions) => {
  return http.get('*/organizations/performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationPerformanceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationPerformanceMockHandler200 = (overrideResponse?: OrganizationPerformance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationPerformance> | OrganizationPerformance), options?: RequestHandlerOptions) => {
  return http.get('*/organizations/performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationPerformanceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationPerformanceMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/organizations/performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationPerformanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationPerformanceMockHandler403 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.get('*/organizations/performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationPerformanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationPerformanceMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/organizations/performance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationPerformanceResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getPerformanceMock = () => [
  getGetUserPerformanceMockHandler(),
  getGetUserPerformanceHistoryMockHandler(),
  getGetOrganizationPerformanceMockHandler()
]
