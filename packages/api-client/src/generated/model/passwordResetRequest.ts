/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';

export interface PasswordResetRequest {
  email: Email;
}
