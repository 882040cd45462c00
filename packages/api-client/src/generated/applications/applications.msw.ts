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
  ApplicationCount,
  ApplicationsMoved,
  CandidateApplication,
  ErrorBody,
  Funnel,
  JobApplication,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  SourceFigures,
  Stage,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListStagesResponseMock = (): Stage[] => ([{"id":"stg_new","name":"New","kind":"open"},{"id":"stg_phone_screen","name":"Phone screen","kind":"open"},{"id":"stg_interview","name":"Interview","kind":"open"},{"id":"stg_offer","name":"Offer","kind":"open"},{"id":"stg_hired","name":"Hired","kind":"hired"},{"id":"stg_turned_down","name":"Turned down","kind":"turned_down"}])


export const getListStagesResponseMock200 = (): Stage[] => ([{"id":"stg_new","name":"New","kind":"open"},{"id":"stg_phone_screen","name":"Phone screen","kind":"open"},{"id":"stg_interview","name":"Interview","kind":"open"},{"id":"stg_offer","name":"Offer","kind":"open"},{"id":"stg_hired","name":"Hired","kind":"hired"},{"id":"stg_turned_down","name":"Turned down","kind":"turned_down"}])


export const getListStagesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListStagesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateStagesResponseMock = (): Stage[] => ([{"id":"stg_new","name":"New","kind":"open"},{"id":"stg_phone_screen","name":"Phone screen","kind":"open"},{"id":"stg_interview","name":"Interview","kind":"open"},{"id":"stg_offer","name":"Offer","kind":"open"},{"id":"stg_hired","name":"Hired","kind":"hired"},{"id":"stg_turned_down","name":"Turned down","kind":"turned_down"}])


export const getUpdateStagesResponseMock200 = (): Stage[] => ([{"id":"stg_new","name":"New","kind":"open"},{"id":"stg_phone_screen","name":"Phone screen","kind":"open"},{"id":"stg_interview","name":"Interview","kind":"open"},{"id":"stg_offer","name":"Offer","kind":"open"},{"id":"stg_hired","name":"Hired","kind":"hired"},{"id":"stg_turned_down","name":"Turned down","kind":"turned_down"}])


export const getUpdateStagesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateStagesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateStagesResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateStagesResponseMock409 = (): ErrorBody => ({"detail":"Somebody is in the stage “Offer”. Move them to another stage first.","code":"stage_in_use"})


export const getUpdateStagesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateStagesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateStagesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateStagesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListApplicationsResponseMock = (): JobApplication[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"stage_id":"stg_interview","since":"2026-11-20T10:05:00Z","added_at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"fit_score":78,"next_interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"decision":{"decision":"shortlist","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-20T10:04:00Z"}},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Okafor"},"stage_id":"stg_new","since":"2026-11-18T09:30:00Z","added_at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListApplicationsResponseMock200 = (): JobApplication[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"stage_id":"stg_interview","since":"2026-11-20T10:05:00Z","added_at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"fit_score":78,"next_interview":{"starts_at":"2030-12-02T13:00:00Z","minutes":45,"place":"Acme Hiring, 12 Harbour Street"},"decision":{"decision":"shortlist","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"at":"2026-11-20T10:04:00Z"}},{"candidate":{"id":"cnd_7w4e2y6k0j","name":"Tomas Okafor"},"stage_id":"stg_new","since":"2026-11-18T09:30:00Z","added_at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListApplicationsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListApplicationsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListApplicationsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getMoveApplicationsResponseMock = (): ApplicationsMoved => ({"changes":[{"candidate_id":"cnd_5h1q9z3c8m","from":"stg_new","to":"stg_interview"}]})


export const getMoveApplicationsResponseMock200 = (): ApplicationsMoved => ({"changes":[{"candidate_id":"cnd_5h1q9z3c8m","from":"stg_new","to":"stg_interview"}]})


export const getMoveApplicationsResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getMoveApplicationsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getMoveApplicationsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getMoveApplicationsResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getMoveApplicationsResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getMoveApplicationsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getMoveApplicationsResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getGetFunnelResponseMock = (): Funnel => ({"stages":[{"stage_id":"stg_new","now":9,"reached":12,"days_to_reach":0,"days_in":2.5,"waiting_since":"2026-11-02T09:00:00Z"},{"stage_id":"stg_interview","now":3,"reached":3,"days_to_reach":4,"waiting_since":"2026-11-18T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}],"by_source":[{"source":"jobs_page","stages":[{"stage_id":"stg_new","now":7,"reached":8,"days_to_reach":0,"days_in":3,"waiting_since":"2026-11-02T09:00:00Z"},{"stage_id":"stg_interview","now":1,"reached":1,"days_to_reach":5,"waiting_since":"2026-11-18T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}]},{"source":"colleague","stages":[{"stage_id":"stg_new","now":2,"reached":4,"days_to_reach":0,"days_in":2,"waiting_since":"2026-11-10T09:00:00Z"},{"stage_id":"stg_interview","now":2,"reached":2,"days_to_reach":3.5,"waiting_since":"2026-11-19T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}]}]})


export const getGetFunnelResponseMock200 = (): Funnel => ({"stages":[{"stage_id":"stg_new","now":9,"reached":12,"days_to_reach":0,"days_in":2.5,"waiting_since":"2026-11-02T09:00:00Z"},{"stage_id":"stg_interview","now":3,"reached":3,"days_to_reach":4,"waiting_since":"2026-11-18T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}],"by_source":[{"source":"jobs_page","stages":[{"stage_id":"stg_new","now":7,"reached":8,"days_to_reach":0,"days_in":3,"waiting_since":"2026-11-02T09:00:00Z"},{"stage_id":"stg_interview","now":1,"reached":1,"days_to_reach":5,"waiting_since":"2026-11-18T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}]},{"source":"colleague","stages":[{"stage_id":"stg_new","now":2,"reached":4,"days_to_reach":0,"days_in":2,"waiting_since":"2026-11-10T09:00:00Z"},{"stage_id":"stg_interview","now":2,"reached":2,"days_to_reach":3.5,"waiting_since":"2026-11-19T10:00:00Z"},{"stage_id":"stg_hired","now":0,"reached":0}]}]})


export const getGetFunnelResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetFunnelResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetFunnelResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListApplicationCountsResponseMock = (): ApplicationCount[] => ([{"job_id":"job_8k2f6w0q1z","candidates":12,"in_first_stage":3}])


export const getListApplicationCountsResponseMock200 = (): ApplicationCount[] => ([{"job_id":"job_8k2f6w0q1z","candidates":12,"in_first_stage":3}])


export const getListApplicationCountsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListApplicationCountsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetSourceFiguresResponseMock = (): SourceFigures => ({"sources":[{"source":"jobs_page","applications":18,"hires":1,"stages":[{"stage_id":"stg_new","name":"New","reached":18},{"stage_id":"stg_interview","name":"Interview","reached":4}]},{"source":"colleague","applications":36,"hires":3,"stages":[{"stage_id":"stg_new","name":"New","reached":34},{"stage_id":"stg_interview","name":"Interview","reached":11}]}]})


export const getGetSourceFiguresResponseMock200 = (): SourceFigures => ({"sources":[{"source":"jobs_page","applications":18,"hires":1,"stages":[{"stage_id":"stg_new","name":"New","reached":18},{"stage_id":"stg_interview","name":"Interview","reached":4}]},{"source":"colleague","applications":36,"hires":3,"stages":[{"stage_id":"stg_new","name":"New","reached":34},{"stage_id":"stg_interview","name":"Interview","reached":11}]}]})


export const getGetSourceFiguresResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetSourceFiguresResponseMock403 = (): ErrorBody => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getGetSourceFiguresResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListCandidateApplicationsResponseMock = (): CandidateApplication[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"stage_id":"stg_interview","since":"2026-11-20T10:05:00Z","added_at":"2026-11-18T09:30:00Z","moves":[{"at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"from":"New","to":"Interview"},{"at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"to":"New"}]}])


export const getListCandidateApplicationsResponseMock200 = (): CandidateApplication[] => ([{"job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"stage_id":"stg_interview","since":"2026-11-20T10:05:00Z","added_at":"2026-11-18T09:30:00Z","moves":[{"at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"from":"New","to":"Interview"},{"at":"2026-11-18T09:30:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"to":"New"}]}])


export const getListCandidateApplicationsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListCandidateApplicationsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListCandidateApplicationsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getListStagesMockHandler = (overrideResponse?: Stage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stage[]> | Stage[]), options?: RequestHandlerOptions) => {
  return http.get('*/stages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListStagesMockHandler200 = (overrideResponse?: Stage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stage[]> | Stage[]), options?: RequestHandlerOptions) => {
  return http.get('*/stages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListStagesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/stages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStagesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListStagesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/stages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStagesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateStagesMockHandler = (overrideResponse?: Stage[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Stage[]> | Stage[]), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateStagesMockHandler200 = (overrideResponse?: Stage[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Stage[]> | Stage[]), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateStagesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateStagesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateStagesMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateStagesMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getUpdateStagesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateStagesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateStagesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateStagesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/stages/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStagesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListApplicationsMockHandler = (overrideResponse?: JobApplication[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobApplication[]> | JobApplication[]), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListApplicationsMockHandler200 = (overrideResponse?: JobApplication[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobApplication[]> | JobApplication[]), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListApplicationsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListApplicationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListApplicationsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getMoveApplicationsMockHandler = (overrideResponse?: ApplicationsMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicationsMoved> | ApplicationsMoved), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMoveApplicationsMockHandler200 = (overrideResponse?: ApplicationsMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicationsMoved> | ApplicationsMoved), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMoveApplicationsMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMoveApplicationsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMoveApplicationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMoveApplicationsMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getMoveApplicationsMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getMoveApplicationsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMoveApplicationsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveApplicationsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetFunnelMockHandler = (overrideResponse?: Funnel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Funnel> | Funnel), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFunnelMockHandler200 = (overrideResponse?: Funnel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Funnel> | Funnel), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFunnelMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFunnelMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetFunnelMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListApplicationCountsMockHandler = (overrideResponse?: ApplicationCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationCount[]> | ApplicationCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/application_counts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationCountsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListApplicationCountsMockHandler200 = (overrideResponse?: ApplicationCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationCount[]> | ApplicationCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/application_counts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationCountsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListApplicationCountsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/application_counts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationCountsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListApplicationCountsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/application_counts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationCountsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSourceFiguresMockHandler = (overrideResponse?: SourceFigures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SourceFigures> | SourceFigures), options?: RequestHandlerOptions) => {
  return http.get('*/source_figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSourceFiguresResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSourceFiguresMockHandler200 = (overrideResponse?: SourceFigures | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SourceFigures> | SourceFigures), options?: RequestHandlerOptions) => {
  return http.get('*/source_figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSourceFiguresResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSourceFiguresMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/source_figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSourceFiguresResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSourceFiguresMockHandler403 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.get('*/source_figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSourceFiguresResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetSourceFiguresMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/source_figures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSourceFiguresResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListCandidateApplicationsMockHandler = (overrideResponse?: CandidateApplication[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateApplication[]> | CandidateApplication[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCandidateApplicationsMockHandler200 = (overrideResponse?: CandidateApplication[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateApplication[]> | CandidateApplication[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateApplicationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCandidateApplicationsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateApplicationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListCandidateApplicationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateApplicationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListCandidateApplicationsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateApplicationsResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getApplicationsMock = () => [
  getListStagesMockHandler(),
  getUpdateStagesMockHandler(),
  getListApplicationsMockHandler(),
  getMoveApplicationsMockHandler(),
  getGetFunnelMockHandler(),
  getListApplicationCountsMockHandler(),
  getGetSourceFiguresMockHandler(),
  getListCandidateApplicationsMockHandler()
]
