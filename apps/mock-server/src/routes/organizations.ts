import type {
  OrganizationCreated,
  OrganizationDetails,
  OrganizationUpdateAnswer,
  PricingTier,
} from '@cortex/api-client/model';
import { CreateOrganizationBody, UpdateOrganizationBody } from '@cortex/api-client/organizations/validators';
import type { PasswordHash } from '../access/passwords.ts';
import { PRICING_TIERS, requireFreeEmail, requireFreeName } from '../access/policy.ts';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, refuseUnkept } from '../api/validation.ts';
import { changeLists } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Executor, Plan } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { siteOf } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

const PLANS: Record<PricingTier, Plan> = { Basic: 'basic', Standard: 'standard', Premium: 'premium' };

export function organizationRoutes(dependencies: Store & ClientAddress & { hash: PasswordHash }) {
  const { db, hash, clock, clientAddress } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async createOrganization(c) {
      const body = await readBody(c, 'application/json', CreateOrganizationBody);
      const now = clock();
      const address = clientAddress(c);
      await limiter.count([{ limit: LIMITS.organizationByAddress, who: address }]);
      const password_hash = await hash.hash(body.admin_password, { isKnown: false, key: siteOf(address) });
      const [id, userId] = [newId('org'), newId('usr')];
      const created_at = now.toISOString();
      await transact(db, async (trx) => {
        await requireFreeName(trx, body.name);
        await requireFreeEmail(trx, body.admin_email, { field: 'admin_email' });
        await trx
          .insertInto('organizations')
          .values({
            id,
            name: body.name,
            name_key: body.name.toLowerCase(),
            contact_email: body.admin_email,
            plan: body.pricing_tier,
            created_at,
          })
          .execute();
        await trx
          .insertInto('users')
          .values({
            id: userId,
            organization_id: id,
            username: body.admin_username,
            username_key: body.admin_username.toLowerCase(),
            email: body.admin_email,
            email_key: body.admin_email.toLowerCase(),
            full_name: body.admin_username,
            password_hash,
            is_admin: 1,
            created_at,
          })
          .execute();
        await changeLists(trx, { organizationId: id }, 'jobs', 'candidates');
        await appendEntry(
          trx,
          { organizationId: id, userId },
          {
            at: created_at,
            kind: 'organization_created',
            subjectId: id,
            details: { to: PRICING_TIERS[body.pricing_tier] },
          },
        );
      });
      const answer: OrganizationCreated = {
        name: body.name,
        pricing_tier: body.pricing_tier,
        organization_id: id,
      };
      return c.json(answer, 201);
    },

    async getOrganization(c) {
      return c.json(await getDetails(db, c.get('caller').organizationId));
    },

    async updateOrganization(c) {
      const caller = c.get('caller');
      const { organizationId } = caller;
      const form = await readBody(c, 'application/json', UpdateOrganizationBody);
      const { name, adminEmail, pricingTier, ...others } = form;
      refuseUnkept(others);
      const answer = await transactAs(db, caller, async (trx): Promise<OrganizationUpdateAnswer> => {
        const name_key = name.toLowerCase();
        const namesake = await trx
          .selectFrom('organizations')
          .select('id')
          .where('name_key', '=', name_key)
          .where('id', '!=', organizationId)
          .executeTakeFirst();
        if (namesake) {
          return { error: `Another organization is already called “${name}”. Choose a different name.` };
        }
        const before = await getDetails(trx, organizationId);
        await trx
          .updateTable('organizations')
          .set({ name, name_key, contact_email: adminEmail, plan: PLANS[pricingTier] })
          .where('id', '=', organizationId)
          .execute();
        if (before.pricingTier !== pricingTier) {
          await appendEntry(trx, caller, {
            at: clock().toISOString(),
            kind: 'plan_changed',
            subjectId: organizationId,
            details: { from: before.pricingTier, to: pricingTier },
          });
        }
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
  return { name: row.name, adminEmail: row.contact_email, pricingTier: PRICING_TIERS[row.plan] };
}
