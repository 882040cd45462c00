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
  BackgroundTask,
  BackgroundTaskResults,
  Import,
  ImportRows,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  Rescoring,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getGetRescoringResponseMock = (): Rescoring => ({"to_rescore":24})


export const getGetRescoringResponseMock200 = (): Rescoring => ({"to_rescore":24})


export const getGetRescoringResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetRescoringResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetRescoringResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListBackgroundTasksResponseMock = (): BackgroundTask[] => ([{"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"running","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":430,"refused":2,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"},{"id":"tsk_3q8z1t6b0v","kind":"ranking","state":"done","job":{"id":"job_3t7y1n5d9x","title":"Product Designer"},"total":86,"done":86,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T08:30:00Z","ended_at":"2026-11-20T08:30:41Z"}])


export const getListBackgroundTasksResponseMock200 = (): BackgroundTask[] => ([{"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"running","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":430,"refused":2,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"},{"id":"tsk_3q8z1t6b0v","kind":"ranking","state":"done","job":{"id":"job_3t7y1n5d9x","title":"Product Designer"},"total":86,"done":86,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T08:30:00Z","ended_at":"2026-11-20T08:30:41Z"}])


export const getListBackgroundTasksResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListBackgroundTasksResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getStartBackgroundTaskResponseMock = (): BackgroundTask => ({"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"waiting","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":0,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"})


export const getStartBackgroundTaskResponseMock201 = (): BackgroundTask => ({"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"waiting","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":0,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"})


export const getStartBackgroundTaskResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getStartBackgroundTaskResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getStartBackgroundTaskResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getStartBackgroundTaskResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getStartBackgroundTaskResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getStartBackgroundTaskResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getStartBackgroundTaskResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getStartBackgroundTaskResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getCancelBackgroundTaskResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCancelBackgroundTaskResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCancelBackgroundTaskResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getReadBackgroundTaskResultsResponseMock = (): BackgroundTaskResults => ({"task":{"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"running","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"},"results":[{"candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","analysis":{"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","must_haves":[{"name":"Go","state":"met"},{"name":"PostgreSQL","state":"met"},{"name":"Kubernetes","state":"missing"}],"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.1"}}},{"candidate_id":"cnd_7w4e2y6k0j","job_id":"job_8k2f6w0q1z","error":{"detail":"There is too little text to analyse. Please upload a resume with readable text, or write at least 30 words of notes.","code":"too_little_text"}}],"next":2})


export const getReadBackgroundTaskResultsResponseMock200 = (): BackgroundTaskResults => ({"task":{"id":"tsk_6n1w9k4d2p","kind":"ranking","state":"running","job":{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer"},"total":1240,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"created_at":"2026-11-20T09:12:00Z"},"results":[{"candidate_id":"cnd_5h1q9z3c8m","job_id":"job_8k2f6w0q1z","analysis":{"fit_score":78,"recommendation":"Worth an interview. Go and PostgreSQL are shown; Kubernetes is not.","must_haves":[{"name":"Go","state":"met"},{"name":"PostgreSQL","state":"met"},{"name":"Kubernetes","state":"missing"}],"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria","version":"3.0.1"}}},{"candidate_id":"cnd_7w4e2y6k0j","job_id":"job_8k2f6w0q1z","error":{"detail":"There is too little text to analyse. Please upload a resume with readable text, or write at least 30 words of notes.","code":"too_little_text"}}],"next":2})


export const getReadBackgroundTaskResultsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getReadBackgroundTaskResultsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getReadBackgroundTaskResultsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getReadBackgroundTaskResultsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getListImportsResponseMock = (): Import[] => ([{"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"done","total":2,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z","ended_at":"2026-11-20T09:12:01Z"}])


export const getListImportsResponseMock200 = (): Import[] => ([{"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"done","total":2,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z","ended_at":"2026-11-20T09:12:01Z"}])


export const getListImportsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListImportsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getStartImportResponseMock = (): Import => ({"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"waiting","total":2,"done":0,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z"})


export const getStartImportResponseMock201 = (): Import => ({"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"waiting","total":2,"done":0,"refused":0,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z"})


export const getStartImportResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getStartImportResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getStartImportResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getStartImportResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getStartImportResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getStartImportResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getStartImportResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getCancelImportResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCancelImportResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCancelImportResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getReadImportRowsResponseMock = (): ImportRows => ({"import":{"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"done","total":2,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z","ended_at":"2026-11-20T09:12:01Z"},"rows":[{"number":2,"candidate_id":"cnd_5h1q9z3c8m"},{"number":3,"error":{"detail":"Some fields need another look.","code":"validation_failed","errors":{"email":"Enter an email address, as name@example.com."}},"values":{"number":3,"name":"Tomas Okafor","email":"tomas","phone":"+44 20 5550 0199","notes":"Imported from people.csv."}}],"next":3})


export const getReadImportRowsResponseMock200 = (): ImportRows => ({"import":{"id":"imp_3v8k1x5q7z","file_name":"people.csv","state":"done","total":2,"done":2,"refused":1,"by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"is_own":true,"created_at":"2026-11-20T09:12:00Z","ended_at":"2026-11-20T09:12:01Z"},"rows":[{"number":2,"candidate_id":"cnd_5h1q9z3c8m"},{"number":3,"error":{"detail":"Some fields need another look.","code":"validation_failed","errors":{"email":"Enter an email address, as name@example.com."}},"values":{"number":3,"name":"Tomas Okafor","email":"tomas","phone":"+44 20 5550 0199","notes":"Imported from people.csv."}}],"next":3})


export const getReadImportRowsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getReadImportRowsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getReadImportRowsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getReadImportRowsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getGetRescoringMockHandler = (overrideResponse?: Rescoring | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rescoring> | Rescoring), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/rescoring', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRescoringResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetRescoringMockHandler200 = (overrideResponse?: Rescoring | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rescoring> | Rescoring), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/rescoring', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRescoringResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetRescoringMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/rescoring', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRescoringResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetRescoringMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/rescoring', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRescoringResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetRescoringMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs/:id/rescoring', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRescoringResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListBackgroundTasksMockHandler = (overrideResponse?: BackgroundTask[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundTask[]> | BackgroundTask[]), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundTasksResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListBackgroundTasksMockHandler200 = (overrideResponse?: BackgroundTask[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundTask[]> | BackgroundTask[]), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundTasksResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListBackgroundTasksMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundTasksResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListBackgroundTasksMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundTasksResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getStartBackgroundTaskMockHandler = (overrideResponse?: BackgroundTask | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BackgroundTask> | BackgroundTask), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock(),
      { status: 201
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler201 = (overrideResponse?: BackgroundTask | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BackgroundTask> | BackgroundTask), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getStartBackgroundTaskMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/background_tasks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBackgroundTaskResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCancelBackgroundTaskMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/background_tasks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelBackgroundTaskMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/background_tasks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelBackgroundTaskMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/background_tasks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBackgroundTaskResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCancelBackgroundTaskMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/background_tasks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBackgroundTaskResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCancelBackgroundTaskMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/background_tasks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBackgroundTaskResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getReadBackgroundTaskResultsMockHandler = (overrideResponse?: BackgroundTaskResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundTaskResults> | BackgroundTaskResults), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReadBackgroundTaskResultsMockHandler200 = (overrideResponse?: BackgroundTaskResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundTaskResults> | BackgroundTaskResults), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReadBackgroundTaskResultsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReadBackgroundTaskResultsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getReadBackgroundTaskResultsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getReadBackgroundTaskResultsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/background_tasks/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadBackgroundTaskResultsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListImportsMockHandler = (overrideResponse?: Import[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Import[]> | Import[]), options?: RequestHandlerOptions) => {
  return http.get('*/imports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListImportsMockHandler200 = (overrideResponse?: Import[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Import[]> | Import[]), options?: RequestHandlerOptions) => {
  return http.get('*/imports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListImportsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListImportsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getStartImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock(),
      { status: 201
      })
  }, options)
}


export const getStartImportMockHandler201 = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getStartImportMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getStartImportMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getStartImportMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getStartImportMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getStartImportMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getStartImportMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getStartImportMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartImportResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCancelImportMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelImportMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelImportMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCancelImportMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCancelImportMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getReadImportRowsMockHandler = (overrideResponse?: ImportRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRows> | ImportRows), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReadImportRowsMockHandler200 = (overrideResponse?: ImportRows | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRows> | ImportRows), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReadImportRowsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReadImportRowsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getReadImportRowsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getReadImportRowsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportRowsResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getBackgroundMock = () => [
  getGetRescoringMockHandler(),
  getListBackgroundTasksMockHandler(),
  getStartBackgroundTaskMockHandler(),
  getCancelBackgroundTaskMockHandler(),
  getReadBackgroundTaskResultsMockHandler(),
  getListImportsMockHandler(),
  getStartImportMockHandler(),
  getCancelImportMockHandler(),
  getReadImportRowsMockHandler()
]
