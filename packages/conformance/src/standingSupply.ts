import { otherwise, settle } from './fallbacks.ts';
import type { Person } from './Person.ts';
import type { Session } from './Session.ts';
import type { Tenant } from './Tenant.ts';
import type { ListId, Supply } from './validCalls.ts';

/** The same records of somebody for every call. */
export async function standingSupply(
  tenant: Tenant,
  session: Session,
  recipient: Person,
  person: Person,
): Promise<Supply> {
  const job = await settle(() => tenant.anyJob(session));
  const candidate = await settle(() => tenant.anyCandidate(session));
  const supply = tenant.supply(session, recipient);
  const token = await settle(supply.applicantToken);
  const request = await settle(supply.applicantRequest);
  const invitation = await settle(supply.invitation);
  const invitationToken = await settle(supply.invitationToken);
  const companySignIn = await settle(supply.companySignIn);
  const stages = await settle(supply.stages);
  const note = await settle(supply.note);
  const apiKey = await settle(supply.apiKey);
  const webhook = await settle(supply.webhook);
  const newWebhook = await settle(() => otherwise(() => tenant.webhooks.keep(), 'whk_none'));
  const webhookDelivery = await settle(supply.webhookDelivery);
  const openJob = await settle(supply.openJob);
  const publishedJob = await settle(supply.publishedJob);
  const backgroundTask = await settle(supply.backgroundTask);
  const importId = await settle(supply.import);
  const same = {
    job: async () => job(),
    candidate: async () => candidate(),
    sharedCandidate: async () => candidate(),
    heldCandidate: async () => candidate(),
    person: async () => person,
    confirmFactor: async () => ({ body: { code: '000000' } }),
    renewCodes: async () => ({}),
    applicantToken: async () => token(),
    applicantRequest: async () => request(),
    invitation: async () => invitation(),
    invitationToken: async () => invitationToken(),
    companySignIn: async () => companySignIn(),
    stages: async () => stages(),
    note: async () => note(),
    apiKey: async () => apiKey(),
    webhook: async () => webhook(),
    newWebhook: async () => newWebhook(),
    webhookDelivery: async () => webhookDelivery(),
    openJob: async () => openJob(),
    publishedJob: async () => publishedJob(),
    backgroundTask: async () => backgroundTask(),
    import: async () => importId(),
    // Nothing may be added, and a tag of before is soon one of long ago.
    tagBefore: (operationId: ListId) => tenant.tagOf(operationId, session),
  };
  return { ...supply, ...same };
}
