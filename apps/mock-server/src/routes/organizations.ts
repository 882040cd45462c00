import type { OrganizationDetails, OrganizationUpdateAnswer, PricingTier } from '@cortex/api-client/model';
import { UpdateOrganizationBody } from '@cortex/api-client/organizations/validators';
import type { Executor, Plan } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../operation.ts';
import { readBody } from '../validation.ts';

const TIERS: Record<Plan, PricingTier> = { basic: 'Basic', standard: 'Standard', premium: 'Premium' };
const PLANS: Record<PricingTier, Plan> = { Basic: 'basic', Standard: 'standard', Premium: 'premium' };

export function organizationRoutes({ db }: Dependencies) {
  return {
    async getOrganization(c) {
      return c.json(await getDetails(db, c.get('caller').organizationId));
    },

    async updateOrganization(c) {
      const { organizationId } = c.get('caller');
      const { name, adminEmail, pricingTier } = await readBody(c, 'application/json', UpdateOrganizationBody);
      const answer = await db.transaction().execute(async (trx): Promise<OrganizationUpdateAnswer> => {
        const name_key = name.toLowerCase();
        const namesake = await trx
          .selectFrom('organizations')
          .select('id')
          .where('name_key', '=', name_key)
          .where('id', '!=', organizationId)
          .executeTakeFirst();
        if (namesake) {
          return { error: `Another organization is already called "${name}". Choose a different name.` };
        }
        await trx
          .updateTable('organizations')
          .set({ name, name_key, contact_email: adminEmail, plan: PLANS[pricingTier] })
          .where('id', '=', organizationId)
          .execute();
        return getDetails(trx, organizationId);
      });
      return c.json(answer);
    },
  } satisfies Handlers;
}

async function getDetails(db: Executor, organizationId: string): Promise<OrganizationDetails> {
  const row = await db
    .selectFrom('organizations')
    .select(['name', 'contact_email', 'plan'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name: row.name, adminEmail: row.contact_email, pricingTier: TIERS[row.plan] };
}
