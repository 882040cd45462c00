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
  BusyResponse,
  Job,
  JobChanges,
  JobReading,
  JobSavedResponse,
  MalformedRequestResponse,
  Message,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnchangedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListJobsResponseMock = (): Job[] => ([{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}},{"id":"job_3n9d5r7t2b","title":"Staff Accountant","description":"Own the monthly close, reconciliations and the audit file of a company of 200 people.","skills_required":"US GAAP, month-end close, Excel, NetSuite","created_at":"2026-10-02T13:05:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListJobsResponseMock200 = (): Job[] => ([{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}},{"id":"job_3n9d5r7t2b","title":"Staff Accountant","description":"Own the monthly close, reconciliations and the audit file of a company of 200 people.","skills_required":"US GAAP, month-end close, Excel, NetSuite","created_at":"2026-10-02T13:05:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])



export const getListJobsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListJobsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateJobResponseMock = (): JobSavedResponse => (faker.helpers.arrayElement([{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}, {"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}]))


export const getCreateJobResponseMock200 = (): JobSavedResponse => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getCreateJobResponseMock201 = (): JobSavedResponse => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getCreateJobResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateJobResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateJobResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateJobResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateJobResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getUpdateJobResponseMock = (): JobSavedResponse => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUpdateJobResponseMock200 = (): JobSavedResponse => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUpdateJobResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateJobResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getUpdateJobResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateJobResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateJobResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getDeleteJobResponseMock = (): Message => ({"message":"Job deleted."})


export const getDeleteJobResponseMock200 = (): Message => ({"message":"Job deleted."})


export const getDeleteJobResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getDeleteJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getReadJobCriteriaResponseMock = (): JobReading => ({"criteria":[{"name":"Go","kind":"skill","importance":"must","weight":34,"from":"skills","quote":"You must have run Go services."},{"name":"PostgreSQL","kind":"skill","importance":"must","weight":34,"from":"skills"},{"name":"Senior Backend Engineer","kind":"title","importance":"neither","weight":15,"from":"title"},{"name":"Own APIs from design to production","kind":"responsibility","importance":"neither","weight":9,"from":"description","quote":"You own APIs from design to production."},{"name":"Kubernetes","kind":"skill","importance":"nice","weight":8,"from":"description","quote":"Kubernetes is a plus."}],"refused":[]})


export const getReadJobCriteriaResponseMock200 = (): JobReading => ({"criteria":[{"name":"Go","kind":"skill","importance":"must","weight":34,"from":"skills","quote":"You must have run Go services."},{"name":"PostgreSQL","kind":"skill","importance":"must","weight":34,"from":"skills"},{"name":"Senior Backend Engineer","kind":"title","importance":"neither","weight":15,"from":"title"},{"name":"Own APIs from design to production","kind":"responsibility","importance":"neither","weight":9,"from":"description","quote":"You own APIs from design to production."},{"name":"Kubernetes","kind":"skill","importance":"nice","weight":8,"from":"description","quote":"Kubernetes is a plus."}],"refused":[]})


export const getReadJobCriteriaResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getReadJobCriteriaResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getReadJobCriteriaResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getReadJobCriteriaResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getReadJobCriteriaResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getReadJobCriteriaResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getReadJobCriteriaResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getReadJobCriteriaResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})

export const getListJobChangesResponseMock = (): JobChanges => ({"tag":"ver_4c8v2m6k1x-user-usr_3m7v1p5t9x","changed":[{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Builds the services behind our payments.","skills_required":"Go, PostgreSQL, Kubernetes"}],"removed":[]})


export const getListJobChangesResponseMock200 = (): JobChanges => ({"tag":"ver_4c8v2m6k1x-user-usr_3m7v1p5t9x","changed":[{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Builds the services behind our payments.","skills_required":"Go, PostgreSQL, Kubernetes"}],"removed":[]})


export const getListJobChangesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListJobChangesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListJobChangesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListJobChangesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getListJobsMockHandler = (overrideResponse?: Job[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Job[]> | Job[]), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListJobsMockHandler200 = (overrideResponse?: Job[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Job[]> | Job[]), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListJobsMockHandler304 = (overrideResponse?: UnchangedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnchangedResponse> | UnchangedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListJobsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListJobsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateJobMockHandler = (overrideResponse?: JobSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobSavedResponse> | JobSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateJobMockHandler200 = (overrideResponse?: JobSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobSavedResponse> | JobSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateJobMockHandler201 = (overrideResponse?: JobSavedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobSavedResponse> | JobSavedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateJobMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateJobMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateJobMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateJobMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateJobMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/jobs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateJobMockHandler = (overrideResponse?: JobSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JobSavedResponse> | JobSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateJobMockHandler200 = (overrideResponse?: JobSavedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JobSavedResponse> | JobSavedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateJobMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateJobMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateJobMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateJobMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateJobMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteJobMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteJobMockHandler200 = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteJobMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJobResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getReadJobCriteriaMockHandler = (overrideResponse?: JobReading | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobReading> | JobReading), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReadJobCriteriaMockHandler200 = (overrideResponse?: JobReading | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobReading> | JobReading), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReadJobCriteriaMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getReadJobCriteriaMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReadJobCriteriaMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getReadJobCriteriaMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getReadJobCriteriaMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getReadJobCriteriaMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getReadJobCriteriaMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getReadJobCriteriaMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/job_criteria/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadJobCriteriaResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getListJobChangesMockHandler = (overrideResponse?: JobChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobChanges> | JobChanges), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListJobChangesMockHandler200 = (overrideResponse?: JobChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobChanges> | JobChanges), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListJobChangesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListJobChangesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListJobChangesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListJobChangesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/changes/jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJobChangesResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getJobsMock = () => [
  getListJobsMockHandler(),
  getCreateJobMockHandler(),
  getUpdateJobMockHandler(),
  getDeleteJobMockHandler(),
  getReadJobCriteriaMockHandler(),
  getListJobChangesMockHandler()
]
