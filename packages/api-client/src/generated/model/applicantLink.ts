/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ApplicantLink {
  /** The page of the web app, with the secret after the `#`. */
  url: string;
  /** When it was made (UTC). */
  created_at: string;
  /** When it ends (UTC). */
  expires_at: string;
}
