import type {
  OrganizationCreate,
  OrganizationCreated,
  OrganizationDetails,
  OrganizationUpdateAnswer,
  PricingTier,
} from '@cortex/api-client/model';
import { CreateOrganizationBody, UpdateOrganizationBody } from '@cortex/api-client/organizations/validators';
import type { Transaction } from 'kysely';
import { addPerson } from '../access/addPerson.ts';
import { awaitVerification } from '../access/emailVerifications.ts';
import { type PasswordPolicy, requireGoodPassword } from '../access/passwordRules.ts';
import type { PasswordHash } from '../access/passwords.ts';
import { PRICING_TIERS, requireFreeEmail, requireFreeName } from '../access/policy.ts';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { invitationUse, requireSignUp, type SignUpPolicy, usedInvitation } from '../access/signUp.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, refuseUnkept } from '../api/validation.ts';
import { changeLists } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor, Plan } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { siteOf } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

const PLANS: Record<PricingTier, Plan> = { Basic: 'basic', Standard: 'standard', Premium: 'premium' };

/** What whoever runs the server decides. */
type Policies = {
  signUp?: SignUpPolicy | undefined;
  passwords?: PasswordPolicy | undefined;
  verifyEmail?: boolean | undefined;
};

export function organizationRoutes(
  dependencies: Store &
    MailSettings &
    ClientAddress &
    Policies &
    Pick<Background, 'runInBackground'> & { hash: PasswordHash },
) {
  const { db, hash, clock, clientAddress, runInBackground, verifyEmail = false } = dependencies;
  const { signUp = 'open', passwords = 'any' } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async createOrganization(c) {
      const form = await readBody(c, 'application/json', CreateOrganizationBody);
      const { invitation, admin_password, name, admin_username, admin_email, pricing_tier, ...others } = form;
      refuseUnkept(others);
      const now = clock();
      const address = clientAddress(c);
      await requireSignUp(db, signUp, { email: admin_email, invitation }, now);
      await requireGoodPassword(passwords, admin_password, 'admin_password');
      await limiter.count([{ limit: LIMITS.organizationByAddress, who: address }]);
      const password_hash = await hash.hash(admin_password, { isKnown: false, key: siteOf(address) });
      const organization = { name, admin_username, admin_email, pricing_tier, password_hash };
      const invited =
        signUp === 'invite' ? await limiter.countWithin(invitationUse(admin_email, invitation ?? '')) : [];
      if (!invited) throw usedInvitation();
      const creating = transact(db, async (trx) => {
        const created = await insertOrganization(trx, organization, now);
        if (verifyEmail) {
          await awaitVerification(trx, created.userId, now);
          const letter = { kind: 'email_verification', recipient: created.userId, subjectId: '' } as const;
          await postMail(trx, letter, now);
        }
        return created.id;
      });
      const id = await limiter.orGiveBack(invited, creating);
      if (verifyEmail) runInBackground(() => deliverDue(dependencies));
      const answer: OrganizationCreated = { name, pricing_tier, organization_id: id };
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

type NewOrganization = Omit<OrganizationCreate, 'admin_password' | 'invitation'> & { password_hash: string };

/** Writes a new organization with its first admin. Gives their ids; throws 409 where its name or the email is taken. */
export async function insertOrganization(
  trx: Transaction<Database>,
  { name, admin_username, admin_email, pricing_tier, password_hash }: NewOrganization,
  now: Date,
): Promise<{ id: string; userId: string }> {
  await requireFreeName(trx, name);
  await requireFreeEmail(trx, admin_email, { field: 'admin_email' });
  const id = newId('org');
  const created_at = now.toISOString();
  await trx
    .insertInto('organizations')
    .values({
      id,
      name,
      name_key: name.toLowerCase(),
      contact_email: admin_email,
      plan: pricing_tier,
      created_at,
    })
    .execute();
  const admin = { username: admin_username, email: admin_email, full_name: admin_username };
  const userId = await addPerson(trx, id, { ...admin, password_hash, is_admin: true }, now);
  await changeLists(trx, { organizationId: id }, 'jobs', 'candidates');
  await appendEntry(
    trx,
    { organizationId: id, userId },
    {
      at: created_at,
      kind: 'organization_created',
      subjectId: id,
      details: { to: PRICING_TIERS[pricing_tier] },
    },
  );
  return { id, userId };
}

async function getDetails(db: Executor, organizationId: string): Promise<OrganizationDetails> {
  const row = await db
    .selectFrom('organizations')
    .select(['name', 'contact_email', 'plan'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name: row.name, adminEmail: row.contact_email, pricingTier: PRICING_TIERS[row.plan] };
}
