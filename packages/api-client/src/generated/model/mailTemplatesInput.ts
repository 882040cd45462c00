/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { MailTemplate } from './mailTemplate';

export interface MailTemplatesInput {
  /**
     * All templates in their order.
     * @maxItems 50
     */
  templates: MailTemplate[];
}
