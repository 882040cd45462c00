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
  AdminRequiredResponse,
  MalformedRequestResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  Webhook,
  WebhookDelivery,
  WebhookMade
} from '../model';


export const getListWebhooksResponseMock = (): Webhook[] => ([{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListWebhooksResponseMock200 = (): Webhook[] => ([{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}])


export const getListWebhooksResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListWebhooksResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getListWebhooksResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateWebhookResponseMock = (): WebhookMade => ({"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD","webhook":{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getCreateWebhookResponseMock201 = (): WebhookMade => ({"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD","webhook":{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getCreateWebhookResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateWebhookResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateWebhookResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getCreateWebhookResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateWebhookResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateWebhookResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateWebhookResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getUpdateWebhookResponseMock = (): Webhook => ({"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUpdateWebhookResponseMock200 = (): Webhook => ({"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}})


export const getUpdateWebhookResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getUpdateWebhookResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getUpdateWebhookResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getUpdateWebhookResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getUpdateWebhookResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getUpdateWebhookResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getUpdateWebhookResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getUpdateWebhookResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getDeleteWebhookResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteWebhookResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getDeleteWebhookResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getDeleteWebhookResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getRotateWebhookSecretResponseMock = (): WebhookMade => ({"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD","webhook":{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getRotateWebhookSecretResponseMock200 = (): WebhookMade => ({"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD","webhook":{"id":"whk_6d1r8w3f0b","url":"https://hr.northharbour.example/cortex","kinds":["candidate.created","candidate.stage_changed"],"is_on":true,"created_at":"2026-11-20T09:00:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"}}})


export const getRotateWebhookSecretResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getRotateWebhookSecretResponseMock403 = (): AdminAndProofRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getRotateWebhookSecretResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getRotateWebhookSecretResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getTestWebhookResponseMock = (): WebhookDelivery => ({"id":"msg_3p7m5d8x1g","type":"webhook.test","at":"2026-11-24T10:00:00Z","state":"waiting","attempts":0,"next_at":"2026-11-24T10:00:00Z"})


export const getTestWebhookResponseMock201 = (): WebhookDelivery => ({"id":"msg_3p7m5d8x1g","type":"webhook.test","at":"2026-11-24T10:00:00Z","state":"waiting","attempts":0,"next_at":"2026-11-24T10:00:00Z"})


export const getTestWebhookResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getTestWebhookResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getTestWebhookResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getTestWebhookResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getTestWebhookResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getTestWebhookResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListWebhookDeliveriesResponseMock = (): WebhookDelivery[] => ([{"id":"msg_0t5k7c2z9h","type":"candidate.stage_changed","at":"2026-11-24T09:58:00Z","state":"waiting","attempts":2,"attempted_at":"2026-11-24T09:58:06Z","status":503,"failure":"status","next_at":"2026-11-24T10:03:06Z"},{"id":"msg_9b4n1y6j3d","type":"candidate.created","at":"2026-11-24T09:30:00Z","state":"delivered","attempts":1,"attempted_at":"2026-11-24T09:30:01Z","status":204}])


export const getListWebhookDeliveriesResponseMock200 = (): WebhookDelivery[] => ([{"id":"msg_0t5k7c2z9h","type":"candidate.stage_changed","at":"2026-11-24T09:58:00Z","state":"waiting","attempts":2,"attempted_at":"2026-11-24T09:58:06Z","status":503,"failure":"status","next_at":"2026-11-24T10:03:06Z"},{"id":"msg_9b4n1y6j3d","type":"candidate.created","at":"2026-11-24T09:30:00Z","state":"delivered","attempts":1,"attempted_at":"2026-11-24T09:30:01Z","status":204}])


export const getListWebhookDeliveriesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListWebhookDeliveriesResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getListWebhookDeliveriesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListWebhookDeliveriesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getListWebhookDeliveriesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getResendWebhookDeliveryResponseMock = (): WebhookDelivery => ({"id":"msg_3p7m5d8x1g","type":"webhook.test","at":"2026-11-24T10:00:00Z","state":"waiting","attempts":0,"next_at":"2026-11-24T10:00:00Z"})


export const getResendWebhookDeliveryResponseMock200 = (): WebhookDelivery => ({"id":"msg_3p7m5d8x1g","type":"webhook.test","at":"2026-11-24T10:00:00Z","state":"waiting","attempts":0,"next_at":"2026-11-24T10:00:00Z"})


export const getResendWebhookDeliveryResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getResendWebhookDeliveryResponseMock403 = (): AdminRequiredResponse => ({"detail":"Only an admin of your organization can do this.","code":"admin_required"})


export const getResendWebhookDeliveryResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getResendWebhookDeliveryResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getResendWebhookDeliveryResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getResendWebhookDeliveryResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getListWebhooksMockHandler = (overrideResponse?: Webhook[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Webhook[]> | Webhook[]), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListWebhooksMockHandler200 = (overrideResponse?: Webhook[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Webhook[]> | Webhook[]), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListWebhooksMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListWebhooksMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListWebhooksMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhooksResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateWebhookMockHandler = (overrideResponse?: WebhookMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookMade> | WebhookMade), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateWebhookMockHandler201 = (overrideResponse?: WebhookMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookMade> | WebhookMade), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateWebhookMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateWebhookMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateWebhookMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateWebhookMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateWebhookMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateWebhookMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateWebhookMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWebhookResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateWebhookMockHandler = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateWebhookMockHandler200 = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateWebhookMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateWebhookMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateWebhookMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateWebhookMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateWebhookMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getUpdateWebhookMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getUpdateWebhookMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateWebhookMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWebhookResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteWebhookMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteWebhookMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteWebhookMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteWebhookResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteWebhookMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteWebhookResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteWebhookMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteWebhookResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteWebhookMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/webhooks/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteWebhookResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRotateWebhookSecretMockHandler = (overrideResponse?: WebhookMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookMade> | WebhookMade), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRotateWebhookSecretMockHandler200 = (overrideResponse?: WebhookMade | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookMade> | WebhookMade), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRotateWebhookSecretMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRotateWebhookSecretMockHandler403 = (overrideResponse?: AdminAndProofRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminAndProofRequiredResponse> | AdminAndProofRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRotateWebhookSecretMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRotateWebhookSecretMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/secret', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateWebhookSecretResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getTestWebhookMockHandler = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock(),
      { status: 201
      })
  }, options)
}


export const getTestWebhookMockHandler201 = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getTestWebhookMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getTestWebhookMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getTestWebhookMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getTestWebhookMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getTestWebhookMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getTestWebhookMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhooks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestWebhookResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListWebhookDeliveriesMockHandler = (overrideResponse?: WebhookDelivery[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDelivery[]> | WebhookDelivery[]), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler200 = (overrideResponse?: WebhookDelivery[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDelivery[]> | WebhookDelivery[]), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getListWebhookDeliveriesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/webhooks/:id/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebhookDeliveriesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getResendWebhookDeliveryMockHandler = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler200 = (overrideResponse?: WebhookDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WebhookDelivery> | WebhookDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler403 = (overrideResponse?: AdminRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminRequiredResponse> | AdminRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getResendWebhookDeliveryMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/webhook_deliveries/:id/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendWebhookDeliveryResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getWebhooksMock = () => [
  getListWebhooksMockHandler(),
  getCreateWebhookMockHandler(),
  getUpdateWebhookMockHandler(),
  getDeleteWebhookMockHandler(),
  getRotateWebhookSecretMockHandler(),
  getTestWebhookMockHandler(),
  getListWebhookDeliveriesMockHandler(),
  getResendWebhookDeliveryMockHandler()
]
