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
  CandidateNote,
  CandidateTags,
  FoundNote,
  MalformedRequestResponse,
  NotFoundResponse,
  NotOwnerResponse,
  PayloadTooLargeResponse,
  ReadFailedResponse,
  ServerErrorResponse,
  UnauthenticatedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse
} from '../model';


export const getSetCandidateTagsResponseMock = (): CandidateTags => ({"tags":["relocates","second choice"]})


export const getSetCandidateTagsResponseMock200 = (): CandidateTags => ({"tags":["relocates","second choice"]})


export const getSetCandidateTagsResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSetCandidateTagsResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getSetCandidateTagsResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getSetCandidateTagsResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSetCandidateTagsResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSetCandidateTagsResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSetCandidateTagsResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getListCandidateNotesResponseMock = (): CandidateNote[] => ([{"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true}])


export const getListCandidateNotesResponseMock200 = (): CandidateNote[] => ([{"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true}])


export const getListCandidateNotesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getListCandidateNotesResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getListCandidateNotesResponseMock500 = (): ReadFailedResponse => ({"detail":"Something went wrong on our side. Try again.","code":"internal_error"})

export const getCreateCandidateNoteResponseMock = (): CandidateNote => ({"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true})


export const getCreateCandidateNoteResponseMock201 = (): CandidateNote => ({"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true})


export const getCreateCandidateNoteResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getCreateCandidateNoteResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getCreateCandidateNoteResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getCreateCandidateNoteResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getCreateCandidateNoteResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getCreateCandidateNoteResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getCreateCandidateNoteResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})



export const getDeleteCandidateNoteResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getDeleteCandidateNoteResponseMock403 = (): NotOwnerResponse => ({"detail":"This candidate was shared with you. Ask its owner or an admin to change, delete or share it.","code":"not_owner"})


export const getDeleteCandidateNoteResponseMock404 = (): NotFoundResponse => ({"detail":"It is not here. It may have been deleted.","code":"not_found"})


export const getDeleteCandidateNoteResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})

export const getSearchNotesResponseMock = (): FoundNote[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"note":{"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true}}])


export const getSearchNotesResponseMock200 = (): FoundNote[] => ([{"candidate":{"id":"cnd_5h1q9z3c8m","name":"Mara Lindqvist"},"note":{"id":"nte_4c8v2m6k1x","text":"Called today: can begin in March. @Avery Stone, is that soon enough?","at":"2026-11-20T10:05:00Z","by":{"id":"usr_2m5x8p1v7d","full_name":"Jordan Reyes"},"mentions":[{"id":"usr_6f0g4h8l2e","full_name":"Avery Stone"}],"can_delete":true}}])


export const getSearchNotesResponseMock400 = (): MalformedRequestResponse => ({"detail":"The request could not be read. Send it again.","code":"malformed_request"})


export const getSearchNotesResponseMock401 = (): UnauthenticatedResponse => ({"detail":"Your session has ended. Sign in again.","code":"unauthenticated"})


export const getSearchNotesResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"The request is larger than this server takes. Shorten the text and try again.","code":"payload_too_large"})


export const getSearchNotesResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"This content type is not taken here.","code":"unsupported_media_type"})


export const getSearchNotesResponseMock422 = (): ValidationFailedResponse => ({"detail":"Some fields need another look.","code":"validation_failed","errors":{"name":"This field is required."}})


export const getSearchNotesResponseMock500 = (): ServerErrorResponse => ({"detail":"Something went wrong on our side. Nothing was saved. Try again.","code":"internal_error"})


export const getSetCandidateTagsMockHandler = (overrideResponse?: CandidateTags | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CandidateTags> | CandidateTags), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSetCandidateTagsMockHandler200 = (overrideResponse?: CandidateTags | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CandidateTags> | CandidateTags), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSetCandidateTagsMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSetCandidateTagsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSetCandidateTagsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSetCandidateTagsMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSetCandidateTagsMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSetCandidateTagsMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSetCandidateTagsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/candidates/:id/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetCandidateTagsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListCandidateNotesMockHandler = (overrideResponse?: CandidateNote[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateNote[]> | CandidateNote[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateNotesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCandidateNotesMockHandler200 = (overrideResponse?: CandidateNote[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandidateNote[]> | CandidateNote[]), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateNotesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCandidateNotesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateNotesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListCandidateNotesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateNotesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListCandidateNotesMockHandler500 = (overrideResponse?: ReadFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFailedResponse> | ReadFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandidateNotesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateCandidateNoteMockHandler = (overrideResponse?: CandidateNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateNote> | CandidateNote), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler201 = (overrideResponse?: CandidateNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CandidateNote> | CandidateNote), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateCandidateNoteMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/candidates/:id/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCandidateNoteResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteCandidateNoteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCandidateNoteMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCandidateNoteMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateNoteResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteCandidateNoteMockHandler403 = (overrideResponse?: NotOwnerResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotOwnerResponse> | NotOwnerResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateNoteResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteCandidateNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateNoteResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteCandidateNoteMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCandidateNoteResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSearchNotesMockHandler = (overrideResponse?: FoundNote[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FoundNote[]> | FoundNote[]), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchNotesMockHandler200 = (overrideResponse?: FoundNote[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FoundNote[]> | FoundNote[]), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchNotesMockHandler400 = (overrideResponse?: MalformedRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MalformedRequestResponse> | MalformedRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSearchNotesMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSearchNotesMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock413(),
      { status: 413
      })
  }, options)
}


export const getSearchNotesMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSearchNotesMockHandler422 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getSearchNotesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/notes/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchNotesResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getNotesMock = () => [
  getSetCandidateTagsMockHandler(),
  getListCandidateNotesMockHandler(),
  getCreateCandidateNoteMockHandler(),
  getDeleteCandidateNoteMockHandler(),
  getSearchNotesMockHandler()
]
