/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface RecoveryCodes {
  /**
     * Each signs in once in the place of a code of the app.
     * @minItems 10
     * @maxItems 10
     * @items.pattern ^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$
     */
  recovery_codes: string[];
}
