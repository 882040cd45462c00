/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SupportRequest {
  /**
     * Who asks.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /**
     * Where to answer. Not format-checked.
     * @minLength 1
     * @maxLength 254
     * @pattern \S
     */
  email: string;
  /**
     * The question.
     * @minLength 1
     * @maxLength 10000
     * @pattern \S
     */
  message: string;
}
