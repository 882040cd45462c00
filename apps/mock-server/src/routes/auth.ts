import { LogInBody } from '@cortex/api-client/auth/validators';
import type { LoginAnswer } from '@cortex/api-client/model';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../errors.ts';
import type { Handlers } from '../operation.ts';
import { closeSession, openSession } from '../sessions.ts';
import { readBody } from '../validation.ts';

export function authRoutes({ db, hash, clock }: Dependencies) {
  // A hash to check against where the email is unknown, so that both answers take as long.
  const decoy = hash.hash('no one has this password');

  return {
    async logIn(c) {
      const { email, password } = await readBody(c, 'application/x-www-form-urlencoded', LogInBody);
      const user = await db
        .selectFrom('users')
        .select(['id', 'organization_id', 'is_admin', 'password_hash'])
        .where('email_key', '=', email.toLowerCase())
        .executeTakeFirst();
      const matches = await hash.verify(password, user?.password_hash ?? (await decoy));
      if (!user || !matches) {
        throw new Refusal(
          401,
          'invalid_credentials',
          'The email or the password is not right. Check both, or reset the password.',
        );
      }
      const answer: LoginAnswer = {
        access_token: await openSession(db, user.id, clock()),
        role: user.is_admin ? 'admin' : 'user',
        organization_id: user.organization_id,
      };
      return c.json(answer);
    },

    async logOut(c) {
      await closeSession(db, c.get('caller').tokenHash);
      return c.body(null, 204);
    },
  } satisfies Handlers;
}
