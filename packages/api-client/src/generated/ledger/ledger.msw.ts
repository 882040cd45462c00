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
  ErrorBody,
  LedgerEntry,
  LedgerPage,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getListLedgerResponseMock = (): LedgerPage => ({"entries":[{"seq":50,"at":"2026-11-21T09:00:00Z","kind":"role_changed","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"person":{"id":"usr_1x6v3z8q4w","full_name":"Sam Lee"},"change":{"from":"user","to":"admin"},"hash":"1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f9a1d3c5e7f9b2d4f6a8c0e"},{"seq":49,"at":"2026-11-21T08:40:00Z","kind":"signed_in","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"sign_in":"company","hash":"9a1d3c5e7f9b2d4f6a8c0e1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f"}],"next":"49"})


export const getListLedgerResponseMock200 = (): LedgerPage => ({"entries":[{"seq":50,"at":"2026-11-21T09:00:00Z","kind":"role_changed","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"person":{"id":"usr_1x6v3z8q4w","full_name":"Sam Lee"},"change":{"from":"user","to":"admin"},"hash":"1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f9a1d3c5e7f9b2d4f6a8c0e"},{"seq":49,"at":"2026-11-21T08:40:00Z","kind":"signed_in","by":{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"},"sign_in":"company","hash":"9a1d3c5e7f9b2d4f6a8c0e1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f"}],"next":"49"})


export const getListLedgerResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListLedgerResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getListLedgerResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListLedgerResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getExportLedgerResponseMock = (): string => ("number,time (UTC),what,by,by id\r\n49,2026-11-21T08:40:00Z,signed_in,Avery Stone,usr_6f0g4h8l2e\r\n")


export const getExportLedgerResponseMock200 = (): string => ("number,time (UTC),what,by,by id\r\n49,2026-11-21T08:40:00Z,signed_in,Avery Stone,usr_6f0g4h8l2e\r\n")


export const getExportLedgerResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getExportLedgerResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getExportLedgerResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getExportLedgerResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getExportLedgerResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getExportLedgerResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getExportLedgerResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListDecisionsResponseMock = (): LedgerEntry[] => ([{"seq":48,"at":"2026-11-20T10:05:00Z","kind":"decision_made","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"decision":{"decision":"shortlist","against_verdict":false,"analysis":{"fit_score":78,"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria match","version":"3.0.0"},"criteria":[{"name":"Go","weight":60,"credit":1},{"name":"Kubernetes","weight":40,"credit":0.45}]}},"hash":"4f0c1f6c5d3b7a9e8d2c4b6a0f1e3d5c7b9a8f6e4d2c0b1a3f5e7d9c8b6a4f2e"}])


export const getListDecisionsResponseMock200 = (): LedgerEntry[] => ([{"seq":48,"at":"2026-11-20T10:05:00Z","kind":"decision_made","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"decision":{"decision":"shortlist","against_verdict":false,"analysis":{"fit_score":78,"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria match","version":"3.0.0"},"criteria":[{"name":"Go","weight":60,"credit":1},{"name":"Kubernetes","weight":40,"credit":0.45}]}},"hash":"4f0c1f6c5d3b7a9e8d2c4b6a0f1e3d5c7b9a8f6e4d2c0b1a3f5e7d9c8b6a4f2e"}])


export const getListDecisionsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListDecisionsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListDecisionsResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getRecordDecisionResponseMock = (): LedgerEntry => ({"seq":49,"at":"2026-11-21T08:40:00Z","kind":"decision_made","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"decision":{"decision":"decline","before":"shortlist","against_verdict":true,"reason":"The role was filled from within the team.","analysis":{"fit_score":78,"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria match","version":"3.0.0"},"criteria":[{"name":"Go","weight":60,"credit":1},{"name":"Kubernetes","weight":40,"credit":0.45}]}},"hash":"9a1d3c5e7f9b2d4f6a8c0e1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f"})


export const getRecordDecisionResponseMock201 = (): LedgerEntry => ({"seq":49,"at":"2026-11-21T08:40:00Z","kind":"decision_made","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"job":{"id":"job_8k2f6w0q1z","name":"Senior Backend Engineer"},"decision":{"decision":"decline","before":"shortlist","against_verdict":true,"reason":"The role was filled from within the team.","analysis":{"fit_score":78,"scored_at":"2026-11-20T09:12:00Z","scored_by":{"name":"Cortex criteria match","version":"3.0.0"},"criteria":[{"name":"Go","weight":60,"credit":1},{"name":"Kubernetes","weight":40,"credit":0.45}]}},"hash":"9a1d3c5e7f9b2d4f6a8c0e1b3d5f7a9c1e3b5d7f9a2c4e6b8d0f1a3c5e7b9d1f"})


export const getRecordDecisionResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getRecordDecisionResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRecordDecisionResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRecordDecisionResponseMock409 = (): ErrorBody => ({"detail":"This candidate was analysed again since you opened the page. Look at the new analysis and decide again.","code":"analysis_changed"})


export const getRecordDecisionResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getRecordDecisionResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getRecordDecisionResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getRecordDecisionResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListLedgerMockHandler = (overrideResponse?: LedgerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerPage> | LedgerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListLedgerMockHandler200 = (overrideResponse?: LedgerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerPage> | LedgerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListLedgerMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListLedgerMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListLedgerMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListLedgerMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/organization/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getExportLedgerMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}


export const getExportLedgerMockHandler200 = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock200();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}


export const getExportLedgerMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getExportLedgerMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getExportLedgerMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getExportLedgerMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getExportLedgerMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getExportLedgerMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getExportLedgerMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/organization/ledger/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListDecisionsMockHandler = (overrideResponse?: LedgerEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerEntry[]> | LedgerEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDecisionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListDecisionsMockHandler200 = (overrideResponse?: LedgerEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerEntry[]> | LedgerEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDecisionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListDecisionsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDecisionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListDecisionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDecisionsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListDecisionsMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDecisionsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRecordDecisionMockHandler = (overrideResponse?: LedgerEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LedgerEntry> | LedgerEntry), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock(),
      { status: 201
      })
  }, options)
}


export const getRecordDecisionMockHandler201 = (overrideResponse?: LedgerEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LedgerEntry> | LedgerEntry), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getRecordDecisionMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRecordDecisionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRecordDecisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRecordDecisionMockHandler409 = (overrideResponse?: ErrorBody | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorBody> | ErrorBody), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRecordDecisionMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getRecordDecisionMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getRecordDecisionMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRecordDecisionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/decisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDecisionResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getLedgerMock = () => [
  getListLedgerMockHandler(),
  getExportLedgerMockHandler(),
  getListDecisionsMockHandler(),
  getRecordDecisionMockHandler()
]
