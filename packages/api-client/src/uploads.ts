/** The progress of an upload, in bytes of the whole request, and a function to stop it. */
export type Upload = { sentBytes: number; totalBytes: number; stop: () => void };

type Sending = {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | string;
  /** By which its progress is known. */
  file?: File;
  signal: AbortSignal;
  /** Called as long as the body moves: the time that an answer may take begins when it has arrived. */
  onMoved: () => void;
};

const uploads = new Map<File, Upload>();
const listeners = new Set<() => void>();

/** The upload in progress; a new object whenever it has progressed. */
export function getUpload(file: File | null): Upload | null {
  return (file && uploads.get(file)) ?? null;
}

/** Calls the listener whenever an upload starts, progresses or ends. Returns the unsubscribe function. */
export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a browser runs this, which can tell how far an upload is. */
export function canTellProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

export function findFile(body: FormData): File | undefined {
  for (const value of body.values()) if (value instanceof File) return value;
  return undefined;
}

/** The error of an upload that its person has stopped. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

/**
 * Sends a body that takes its time, as `fetch` would, which cannot say how far it is.
 *
 * @throws UploadStopped where the person stopped it; else, where there is no answer, any error.
 */
export function upload({ url, method, headers, body, file, signal, onMoved }: Sending) {
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  const stopped = new AbortController();
  const abort = () => request.abort();
  for (const each of [signal, stopped.signal]) each.addEventListener('abort', abort);

  function show(sentBytes: number, totalBytes: number) {
    if (!file) return;
    uploads.set(file, { sentBytes, totalBytes, stop: () => stopped.abort() });
    for (const listener of listeners) listener();
  }

  return new Promise<{ status: number; text: string; retryAfter: string | null }>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      onMoved();
      show(loaded, total);
    };
    request.upload.onload = onMoved;
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      });
    request.onerror = () => reject(new Error('The server cannot be reached.'));
    request.onabort = () => reject(stopped.signal.aborted ? new UploadStopped() : new Error('Aborted.'));
    show(0, typeof body === 'string' ? body.length : (file?.size ?? 0));
    request.send(body);
  }).finally(() => {
    signal.removeEventListener('abort', abort);
    if (file) uploads.delete(file);
    for (const listener of listeners) listener();
  });
}
