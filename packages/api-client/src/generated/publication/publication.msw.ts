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
  BusyResponse,
  InvalidCandidateResponse,
  Job,
  JobsPage,
  MalformedRequestResponse,
  Message,
  NotFoundResponse,
  OpenJob,
  OpenJobs,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ResumeTooLargeResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  UnsupportedResumeResponse,
  ValidationFailedResponse
} from '../model';


export const getGetJobsPageResponseMock = (): JobsPage => ({"is_on":true,"address":"north-harbour","url":"http://localhost:3000/jobs/north-harbour"})


export const getGetJobsPageResponseMock200 = (): JobsPage => ({"is_on":true,"address":"north-harbour","url":"http://localhost:3000/jobs/north-harbour"})


export const getGetJobsPageResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetJobsPageResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getUpdateJobsPageResponseMock = (): JobsPage => ({"is_on":true,"address":"north-harbour","url":"http://localhost:3000/jobs/north-harbour"})


export const getUpdateJobsPageResponseMock200 = (): JobsPage => ({"is_on":true,"address":"north-harbour","url":"http://localhost:3000/jobs/north-harbour"})


export const getUpdateJobsPageResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateJobsPageResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateJobsPageResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateJobsPageResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateJobsPageResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateJobsPageResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateJobsPageResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getPublishJobResponseMock = (): Job => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"publication":{"published_at":"2026-11-05T09:00:00Z","place":"Rotterdam or remote"}})


export const getPublishJobResponseMock200 = (): Job => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"publication":{"published_at":"2026-11-05T09:00:00Z","place":"Rotterdam or remote"}})


export const getPublishJobResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getPublishJobResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getPublishJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getPublishJobResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getPublishJobResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getPublishJobResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getPublishJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getUnpublishJobResponseMock = (): Job => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUnpublishJobResponseMock200 = (): Job => ({"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","created_at":"2026-09-14T08:30:00Z","created_by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUnpublishJobResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUnpublishJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getUnpublishJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListOpenJobsResponseMock = (): OpenJobs => ({"organization":"North Harbour","jobs":[{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","place":"Rotterdam or remote","published_at":"2026-11-05T09:00:00Z"},{"id":"job_4n7d2s9b6t","title":"Accountant","published_at":"2026-10-28T14:20:00Z"}]})


export const getListOpenJobsResponseMock200 = (): OpenJobs => ({"organization":"North Harbour","jobs":[{"id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","place":"Rotterdam or remote","published_at":"2026-11-05T09:00:00Z"},{"id":"job_4n7d2s9b6t","title":"Accountant","published_at":"2026-10-28T14:20:00Z"}]})


export const getListOpenJobsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListOpenJobsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListOpenJobsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getGetOpenJobResponseMock = (): OpenJob => ({"organization":"North Harbour","address":"north-harbour","contact_email":"admin@cortex.test","id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","place":"Rotterdam or remote","published_at":"2026-11-05T09:00:00Z"})


export const getGetOpenJobResponseMock200 = (): OpenJob => ({"organization":"North Harbour","address":"north-harbour","contact_email":"admin@cortex.test","id":"job_8k2f6w0q1z","title":"Senior Backend Engineer","description":"Build and run the services behind our hiring product. You own APIs from design to production.","skills_required":"Go, PostgreSQL, Kubernetes, REST APIs","place":"Rotterdam or remote","published_at":"2026-11-05T09:00:00Z"})


export const getGetOpenJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getGetOpenJobResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getApplyToJobResponseMock = (): Message => ({"message":"Your application was sent."})


export const getApplyToJobResponseMock201 = (): Message => ({"message":"Your application was sent."})



export const getApplyToJobResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getApplyToJobResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getApplyToJobResponseMock413 = (): ResumeTooLargeResponse => ({"detail":"The file is larger than 10 MB. Choose a smaller one.","code":"payload_too_large","errors":{"resume_file":"The file is larger than 10 MB."}})


export const getApplyToJobResponseMock415 = (): UnsupportedResumeResponse => ({"detail":"A resume has to be a .pdf or .docx file. Save it as one and choose it again.","code":"unsupported_resume_type","errors":{"resume_file":"A resume has to be a .pdf or .docx file."}})


export const getApplyToJobResponseMock422 = (): InvalidCandidateResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getApplyToJobResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getApplyToJobResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getApplyToJobResponseMock503 = (): BusyResponse => ({"detail":"The server is busy, so nothing was saved. Try again in a moment.","code":"server_busy"})


export const getGetJobsPageMockHandler = (overrideResponse?: JobsPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobsPage> | JobsPage), options?: RequestHandlerOptions) => {
  return http.get('*/jobs_page/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJobsPageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetJobsPageMockHandler200 = (overrideResponse?: JobsPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobsPage> | JobsPage), options?: RequestHandlerOptions) => {
  return http.get('*/jobs_page/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJobsPageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetJobsPageMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs_page/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJobsPageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetJobsPageMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/jobs_page/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJobsPageResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateJobsPageMockHandler = (overrideResponse?: JobsPage | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JobsPage> | JobsPage), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateJobsPageMockHandler200 = (overrideResponse?: JobsPage | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JobsPage> | JobsPage), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateJobsPageMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateJobsPageMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateJobsPageMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateJobsPageMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateJobsPageMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateJobsPageMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateJobsPageMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs_page/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJobsPageResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getPublishJobMockHandler = (overrideResponse?: Job | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Job> | Job), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishJobMockHandler200 = (overrideResponse?: Job | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Job> | Job), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishJobMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishJobMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishJobMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getPublishJobMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getPublishJobMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPublishJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUnpublishJobMockHandler = (overrideResponse?: Job | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Job> | Job), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUnpublishJobMockHandler200 = (overrideResponse?: Job | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Job> | Job), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUnpublishJobMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishJobResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUnpublishJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUnpublishJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/jobs/:id/publication', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListOpenJobsMockHandler = (overrideResponse?: OpenJobs | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OpenJobs> | OpenJobs), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenJobsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOpenJobsMockHandler200 = (overrideResponse?: OpenJobs | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OpenJobs> | OpenJobs), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenJobsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOpenJobsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenJobsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListOpenJobsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenJobsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListOpenJobsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOpenJobsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetOpenJobMockHandler = (overrideResponse?: OpenJob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OpenJob> | OpenJob), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOpenJobResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOpenJobMockHandler200 = (overrideResponse?: OpenJob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OpenJob> | OpenJob), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOpenJobResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOpenJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOpenJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetOpenJobMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/open_jobs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOpenJobResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getApplyToJobMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock(),
      { status: 201
      })
  }, options)
}


export const getApplyToJobMockHandler201 = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getApplyToJobMockHandler303 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 303
      })
  }, options)
}


export const getApplyToJobMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getApplyToJobMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getApplyToJobMockHandler413 = (overrideResponse?: ResumeTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeTooLargeResponse> | ResumeTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getApplyToJobMockHandler415 = (overrideResponse?: UnsupportedResumeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedResumeResponse> | UnsupportedResumeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getApplyToJobMockHandler422 = (overrideResponse?: InvalidCandidateResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidCandidateResponse> | InvalidCandidateResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getApplyToJobMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getApplyToJobMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock500(),
      { status: 500
      })
  }, options)
}


export const getApplyToJobMockHandler503 = (overrideResponse?: BusyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BusyResponse> | BusyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/open_jobs/:id/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyToJobResponseMock503(),
      { status: 503
      })
  }, options)
}
export const getPublicationMock = () => [
  getGetJobsPageMockHandler(),
  getUpdateJobsPageMockHandler(),
  getPublishJobMockHandler(),
  getUnpublishJobMockHandler(),
  getListOpenJobsMockHandler(),
  getGetOpenJobMockHandler(),
  getApplyToJobMockHandler()
]
