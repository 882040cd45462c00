import { type OperationId, operations } from '@cortex/api-client/operations';
import type { World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

/** A call as a request: its address, with an id written as it is, and what to fetch it with. */
export function toRequest(id: OperationId, call: Call, token?: string): [string, RequestInit] {
  const { method, path, body: contentType } = operations[id];
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const headers: Record<string, string> = { 'X-Test-Address': nextAddress() };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (contentType === 'application/json') headers['Content-Type'] = contentType;
  const init: RequestInit = { method: method.toUpperCase(), headers };
  if (call.body) init.body = toBody(contentType, call.body);
  return [path.replace('{id}', call.id ?? '') + query, init];
}

/** Makes a call as somebody, from an address that nobody called from before. */
export function send(world: World, id: OperationId, call: Call, token?: string): Promise<Response> {
  return Promise.resolve(world.server.app.request(...toRequest(id, call, token)));
}

/** Makes a valid call with another body, sent as it is, and where one is given as another content type (`null`: as none). */
export async function sendRaw(
  world: World,
  id: OperationId,
  token: string,
  body: RequestInit['body'],
  contentType: string | null = operations[id].body,
): Promise<Response> {
  const call = await validCalls[id](world);
  const [path, init] = toRequest(id, { ...call, body: {} }, token);
  const headers = new Headers(init.headers);
  headers.delete('Content-Type');
  if (contentType !== null && !(body instanceof FormData)) {
    const boundary = contentType === 'multipart/form-data' ? '; boundary=b' : '';
    headers.set('Content-Type', contentType + boundary);
  }
  return world.server.app.request(path, { ...init, headers, body });
}

function toBody(
  contentType: string | null,
  fields: NonNullable<Call['body']>,
): FormData | URLSearchParams | string {
  if (contentType === 'application/json') return JSON.stringify(fields);
  const form = contentType === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && form instanceof FormData) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}
