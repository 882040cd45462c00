/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type ListUsersParams = {
/**
 * Part of a full name, a username or an email. Empty is as if it were left out.
 * @maxLength 200
 */
query?: string;
};
