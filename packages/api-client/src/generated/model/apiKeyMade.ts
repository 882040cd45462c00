/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApiKey } from './apiKey';

export interface ApiKeyMade {
  /**
     * The secret, to be sent as a bearer token.
     * @minLength 1
     */
  key: string;
  api_key: ApiKey;
}
