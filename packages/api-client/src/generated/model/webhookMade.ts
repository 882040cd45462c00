/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Webhook } from './webhook';

export interface WebhookMade {
  /**
     * The signing secret: what follows `whsec_` is the key in base64.
     * @pattern ^whsec_[A-Za-z0-9+/]{32,88}={0,2}$
     */
  secret: string;
  webhook: Webhook;
}
