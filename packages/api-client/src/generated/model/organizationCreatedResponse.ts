/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { OrganizationCreated } from './organizationCreated';

/**
 * Created, with its admin.
 */
export type OrganizationCreatedResponse = OrganizationCreated;
