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
  Message,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getContactSupportResponseMock = (): Message => ({"message":"Your request has reached our support team."})


export const getContactSupportResponseMock200 = (): Message => ({"message":"Your request has reached our support team."})


export const getContactSupportResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getContactSupportResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getContactSupportResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getContactSupportResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getContactSupportResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Too many attempts. Wait a minute and try again.","code":"rate_limited"})


export const getContactSupportResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getContactSupportMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock(),
      { status: 200
      })
  }, options)
}


export const getContactSupportMockHandler200 = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getContactSupportMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getContactSupportMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getContactSupportMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getContactSupportMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getContactSupportMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getContactSupportMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/contact-support/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getContactSupportResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getSupportMock = () => [
  getContactSupportMockHandler()
]
