/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * Whoever runs this server does not let everybody create an organization.
 */
export type SignUpClosedResponse = ErrorBody;
