import { ApiError } from '@cortex/api-client/http';
import { useRef } from 'react';
import { isSameForm } from './isSameValue.ts';

/**
 * Sends a form with an idempotency key, so that the server stores it once: the same form sent again, because no answer
 * came, has the same key; a changed form, or one after a success, has a new one.
 */
export function useIdempotencyKey<Form extends object, Saved>(
  call: (form: Form, idempotencyKey: string) => Promise<Saved>,
): (form: Form) => Promise<Saved> {
  const last = useRef<{ form: Form; key: string }>(undefined);
  return async (form) => {
    const { key } = last.current && isSameForm(last.current.form, form) ? last.current : { key: newKey() };
    last.current = { form, key };
    try {
      const saved = await call(form, key);
      last.current = undefined;
      return saved;
    } catch (error) {
      // What the key stood for is deleted: the form has a new one from now on.
      if (error instanceof ApiError && error.fieldErrors['Idempotency-Key']) last.current = undefined;
      throw error;
    }
  };
}

/** A key that no other form has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
