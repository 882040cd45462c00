import { FinishCompanySignInBody } from '@cortex/api-client/company/validators';
import type { CompanySignInAnswer, CompanySignInStart, SignInMethods } from '@cortex/api-client/model';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { readOrigin } from '../access/readOrigin.ts';
import { openSession, roleOf } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { beginAttempt, takeAttempt } from '../companySignIn/attempts.ts';
import { type CompanyRules, findPerson, refused } from '../companySignIn/findPerson.ts';
import { ProviderSilent } from '../companySignIn/ProviderSilent.ts';
import type { Claims, Provider } from '../companySignIn/provider.ts';
import { removeCompanyLink } from '../companySignIn/removeLink.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { deliverDue, type MailSettings } from '../mail/outbox.ts';
import { toRelyingParty } from '../passkeys/relyingParty.ts';
import type { Background } from '../workers/background.ts';

/** How people of a company sign in at its own provider. */
export type CompanySignIn = CompanyRules & {
  provider: Provider;
  /** Gets why a sign-in came to nothing, without any data of the person. */
  report(reason: string): void;
};

export function companySignInRoutes(
  dependencies: Store &
    MailSettings &
    ClientAddress &
    Pick<Background, 'runInBackground'> & { companySignIn?: CompanySignIn | undefined },
) {
  const { db, clock, clientAddress, runInBackground, companySignIn, webUrl } = dependencies;
  const limiter = createRateLimiter(dependencies);

  function requireCompany(): CompanySignIn {
    if (!companySignIn) throw notFound();
    return companySignIn;
  }

  return {
    async listSignInMethods(c) {
      const answer: SignInMethods = {
        ...(companySignIn ? { company: { name: companySignIn.provider.name } } : {}),
        passkeys: toRelyingParty(webUrl) !== undefined,
      };
      return c.json(answer);
    },

    async startCompanySignIn(c) {
      const { provider, report } = requireCompany();
      await limiter.count([{ limit: LIMITS.companyStartByAddress, who: clientAddress(c) }]);
      const { binding, ...begun } = await beginAttempt(db, clock());
      const url = await provider.getUrl(begun).catch((error: unknown) => {
        report(reasonOf(error));
        throw silent();
      });
      const answer: CompanySignInStart = { url, binding };
      return c.json(answer);
    },

    async finishCompanySignIn(c) {
      const company = requireCompany();
      const body = await readBody(c, 'application/json', FinishCompanySignInBody);
      const { code, state, iss, binding, ...others } = body;
      refuseUnkept(others);
      const counted = await limiter.count([{ limit: LIMITS.companySignInByAddress, who: clientAddress(c) }]);
      const attempt = await takeAttempt(db, { state, binding }, clock());
      if (!attempt)
        throw refused('This sign-in was used, took too long, or was begun in another tab. Sign in again.');
      const secrets = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
      const claims = await company.provider
        .exchange({ code, state, iss }, secrets)
        .catch((error: unknown): Claims => {
          company.report(reasonOf(error));
          if (isSilent(error)) throw silent();
          throw refused('What your company’s sign-in says is not right, so nobody was signed in. Try again.');
        });
      const origin = readOrigin(c, clientAddress(c));
      const opened = await transact(db, async (trx) => {
        const now = clock();
        const person = await findPerson(trx, claims, company, now);
        const at = {
          at: now.toISOString(),
          kind: 'signed_in',
          subjectId: person.id,
          details: { by: 'company' },
        } as const;
        await appendEntry(trx, { organizationId: person.organization_id, userId: person.id }, at);
        const access_token = await openSession(
          trx,
          { userId: person.id, by: 'company', provedAt: claims.provedAt },
          origin,
          now,
        );
        return { person, access_token };
      });
      runInBackground(() => limiter.giveBack(counted));
      const { person, access_token } = opened;
      const answer: CompanySignInAnswer = {
        access_token,
        role: roleOf(person.is_admin === 1),
        organization_id: person.organization_id,
        email: person.email,
      };
      return c.json(answer);
    },

    /** Also without a provider: it may have been another one's. */
    async removeCompanyLink(c) {
      const caller = c.get('caller');
      await transactAs(db, caller, (trx) => removeCompanyLink(trx, caller, readId(c), clock()));
      runInBackground(() => deliverDue(dependencies));
      return c.body(null, 204);
    },
  } satisfies Handlers;
}

function silent(): HttpError {
  return new HttpError(
    503,
    'provider_unavailable',
    'Your company’s sign-in does not answer. Try again in a moment, or sign in with your password.',
  );
}

/** Whether no usable answer came, however deep that stands in what was thrown. */
function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof ProviderSilent || error.name === 'TimeoutError' || isSilent(error.cause);
}

/** What went wrong, in the library's words: a name and a code, and nothing that a provider sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const cause = error.cause instanceof Error ? `, ${error.cause.name}` : '';
  return `${error.name}${code}${cause}`;
}
