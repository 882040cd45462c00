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
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ScorecardJob,
  Scorecards,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListScorecardJobsResponseMock = (): ScorecardJob[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"criteria":["Go","PostgreSQL","Kubernetes"]}])


export const getListScorecardJobsResponseMock200 = (): ScorecardJob[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"criteria":["Go","PostgreSQL","Kubernetes"]}])


export const getListScorecardJobsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListScorecardJobsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListScorecardJobsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListScorecardsResponseMock = (): Scorecards => ({"own":{"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"marks":[{"criterion":"Go","mark":4,"comment":"Explained how the billing service was rewritten."},{"criterion":"Kubernetes","mark":2}],"submitted_at":"2026-11-20T10:05:00Z"},"others":[{"by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"marks":[{"criterion":"Go","mark":3}],"submitted_at":"2026-11-20T11:40:00Z"}],"hidden":0})


export const getListScorecardsResponseMock200 = (): Scorecards => ({"own":{"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"marks":[{"criterion":"Go","mark":4,"comment":"Explained how the billing service was rewritten."},{"criterion":"Kubernetes","mark":2}],"submitted_at":"2026-11-20T10:05:00Z"},"others":[{"by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"marks":[{"criterion":"Go","mark":3}],"submitted_at":"2026-11-20T11:40:00Z"}],"hidden":0})


export const getListScorecardsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListScorecardsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListScorecardsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListScorecardsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getSaveScorecardResponseMock = (): Scorecards => ({"own":{"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"marks":[{"criterion":"Go","mark":4,"comment":"Explained how the billing service was rewritten."},{"criterion":"Kubernetes","mark":2}],"submitted_at":"2026-11-20T10:05:00Z"},"others":[{"by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"marks":[{"criterion":"Go","mark":3}],"submitted_at":"2026-11-20T11:40:00Z"}],"hidden":0})


export const getSaveScorecardResponseMock200 = (): Scorecards => ({"own":{"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"marks":[{"criterion":"Go","mark":4,"comment":"Explained how the billing service was rewritten."},{"criterion":"Kubernetes","mark":2}],"submitted_at":"2026-11-20T10:05:00Z"},"others":[{"by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"marks":[{"criterion":"Go","mark":3}],"submitted_at":"2026-11-20T11:40:00Z"}],"hidden":0})


export const getSaveScorecardResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSaveScorecardResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getSaveScorecardResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getSaveScorecardResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSaveScorecardResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSaveScorecardResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSaveScorecardResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListScorecardJobsMockHandler = (overrideResponse?: ScorecardJob[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScorecardJob[]> | ScorecardJob[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecard_jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardJobsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListScorecardJobsMockHandler200 = (overrideResponse?: ScorecardJob[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScorecardJob[]> | ScorecardJob[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecard_jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardJobsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListScorecardJobsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecard_jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardJobsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListScorecardJobsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecard_jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardJobsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListScorecardJobsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecard_jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardJobsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListScorecardsMockHandler = (overrideResponse?: Scorecards | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scorecards> | Scorecards), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListScorecardsMockHandler200 = (overrideResponse?: Scorecards | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scorecards> | Scorecards), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListScorecardsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListScorecardsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListScorecardsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListScorecardsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScorecardsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSaveScorecardMockHandler = (overrideResponse?: Scorecards | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Scorecards> | Scorecards), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSaveScorecardMockHandler200 = (overrideResponse?: Scorecards | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Scorecards> | Scorecards), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveScorecardMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveScorecardMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveScorecardMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveScorecardMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSaveScorecardMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSaveScorecardMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSaveScorecardMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/scorecards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScorecardResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getScorecardsMock = () => [
  getListScorecardJobsMockHandler(),
  getListScorecardsMockHandler(),
  getSaveScorecardMockHandler()
]
