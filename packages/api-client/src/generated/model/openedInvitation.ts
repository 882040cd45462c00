/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface OpenedInvitation {
  /** The name of the organization. */
  organization: string;
  /** Who is invited: the login to be. */
  email: string;
  /** The full name of who invited; missing where they were deleted. */
  invited_by?: string;
}
