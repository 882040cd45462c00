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
  DashboardCounts,
  ReadFailedResponse,
  UnauthenticatedResponse
} from '../model';


export const getGetDashboardResponseMock = (): DashboardCounts => ({"user_data":{"user_jobs":8,"user_candidates":26},"viewer":{"full_name":"Jordan Reyes","username":"jordan.reyes","email":"user@cortex.test","organization_name":"Acme Talent","pricing_tier":"Premium"}})


export const getGetDashboardResponseMock200 = (): DashboardCounts => ({"user_data":{"user_jobs":8,"user_candidates":26},"viewer":{"full_name":"Jordan Reyes","username":"jordan.reyes","email":"user@cortex.test","organization_name":"Acme Talent","pricing_tier":"Premium"}})


export const getGetDashboardResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getGetDashboardResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})


export const getGetDashboardMockHandler = (overrideResponse?: DashboardCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardCounts> | DashboardCounts), options?: RequestHandlerOptions) => {
  return http.get('*/dashboard/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDashboardMockHandler200 = (overrideResponse?: DashboardCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardCounts> | DashboardCounts), options?: RequestHandlerOptions) => {
  return http.get('*/dashboard/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDashboardMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/dashboard/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDashboardMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/dashboard/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getDashboardMock = () => [
  getGetDashboardMockHandler()
]
