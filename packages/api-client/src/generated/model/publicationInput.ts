/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface PublicationInput {
  /**
     * Where the work is, e.g. a town, or that it can be done from anywhere.
     * @maxLength 120
     */
  place?: string;
}
