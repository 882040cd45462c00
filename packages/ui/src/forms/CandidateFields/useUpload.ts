import { getUpload, subscribeToUploads } from '@cortex/api-client/uploads';
import { useSyncExternalStore } from 'react';

/** How far the sending of this file is, while it is on its way. */
export function useUpload(file: File | null) {
  const upload = useSyncExternalStore(subscribeToUploads, () => getUpload(file));
  return upload
    ? { sentBytes: upload.sentBytes, totalBytes: upload.totalBytes, onStop: upload.stop }
    : undefined;
}
