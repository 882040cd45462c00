/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CompanyProvider } from './companyProvider';

export interface SignInMethods {
  company?: CompanyProvider;
  /** Whether one can sign in with a passkey. */
  passkeys?: boolean;
}
