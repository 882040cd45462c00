import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { NotTried } from '../Failure.ts';
import { findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { invitationOf, newPassword, personOf } from '../texts.ts';

export async function checkInvitations({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger } = world;
  const listed = async (id: string) => {
    const exchange = await client.must('listInvitations', {}, tenant.admin);
    return { exchange, invitation: findById(exchange.body, id) };
  };

  await check('revokeInvitation', 'life', 'who was invited is listed until that is revoked', async () => {
    const form = invitationOf(tenant.word('listed'));
    const id = await client.mustCreate('createInvitation', { body: form }, tenant.admin);
    const { exchange, invitation } = await listed(id);
    expectFields(exchange, invitation, { id, ...form });
    expectRefusal(await client.send('revokeInvitation', { id }, stranger.admin), 404, 'not_found');
    expectSuccess(await client.send('revokeInvitation', { id }, tenant.admin));
    expectThat((await listed(id)).invitation === undefined, 'expected the invitation to be gone');
    expectRefusal(await client.send('revokeInvitation', { id }, tenant.admin), 404, 'not_found');
  });
  await check(
    'createInvitation',
    'life',
    'another one for an email, in other capitals, takes the place of the first',
    async () => {
      const form = invitationOf(tenant.word('twice'));
      const first = await client.mustCreate('createInvitation', { body: form }, tenant.admin);
      const second = await client.mustCreate(
        'createInvitation',
        { body: { ...form, email: form.email.toUpperCase(), full_name: 'Another name' } },
        tenant.admin,
      );
      const { exchange, invitation } = await listed(second);
      expectFields(exchange, invitation, { full_name: 'Another name' });
      const open = listAt({ list: exchange.body }, 'list').filter(
        (one) => textAt(one, 'email')?.toLowerCase() === form.email.toLowerCase(),
      );
      expectThat(open.length === 1, `expected one invitation for ${form.email}, and not ${first}`, exchange);
    },
  );
  for (const is_admin of [true, false]) {
    const role = is_admin ? 'an admin' : 'a regular user';
    await check('acceptInvitation', 'life', `who was invited as ${role} is one`, async () => {
      if (!client.readMail) throw new NotTried('the mails of the server, which only its own tests can read');
      const form = { ...invitationOf(tenant.word('role')), is_admin };
      await client.must('createInvitation', { body: form }, tenant.admin);
      const [, token = ''] = /\/invitation#([\w-]+)/.exec((await client.readMail(form.email)) ?? '') ?? [];
      const { username, full_name } = personOf(tenant.word('joined'));
      const body = { token, username, full_name, password: newPassword() };
      const accepted = await client.must('acceptInvitation', { body }, null);
      const session = { who: 'who accepted', token: textAt(accepted.body, 'access_token') ?? '' };
      const asked = await client.send('getOrganization', {}, session);
      if (is_admin) expectSuccess(asked);
      else expectRefusal(asked, 403, 'admin_required');
    });
  }
  await check(
    'acceptInvitation',
    'life',
    'who accepts is signed in, once, and can sign in again',
    async () => {
      const token = await tenant.supply(tenant.admin, world.recipient).invitationToken();
      const opened = await client.must('openInvitation', { body: { token } }, null);
      const email = textAt(opened.body, 'email') ?? '';
      const { username, full_name } = personOf(tenant.word('joined'));
      const password = newPassword();
      const body = { token, username, full_name, password };
      const accepted = await client.must('acceptInvitation', { body }, null);
      const session = { who: 'who accepted', token: textAt(accepted.body, 'access_token') ?? '' };
      expectSuccess(await client.send('getDashboard', {}, session));
      await client.signIn('who accepted', { email, password });
      expectRefusal(await client.send('acceptInvitation', { body }, null), 404, 'not_found');
      expectRefusal(await client.send('openInvitation', { body: { token } }, null), 404, 'not_found');
    },
  );
  await check('resendInvitation', 'life', 'it rests on who sent it last', async () => {
    const person = await tenant.addPerson({ is_admin: true });
    const session = await client.signIn('the admin who invites', person);
    const invite = () => {
      const body = invitationOf(tenant.word('passed-on'));
      return client.mustCreate('createInvitation', { body }, session);
    };
    const [id, left] = [await invite(), await invite()];
    await client.must('resendInvitation', { id }, tenant.admin);
    const { id: user, email, username, fullName: full_name } = person;
    const body = { email, username, full_name, is_admin: false };
    await client.must('updateUser', { id: user, body }, tenant.admin);
    const { exchange, invitation } = await listed(id);
    expectThat(
      invitation !== undefined,
      'expected the invitation that another admin has sent again',
      exchange,
    );
    const gone = (await listed(left)).invitation === undefined;
    expectThat(gone, 'expected no invitation of who is no admin any more', exchange);
  });
  await check('resendInvitation', 'life', 'its days are counted from then on', async () => {
    const body = invitationOf(tenant.word('sent-again'));
    const made = await client.must('createInvitation', { body }, tenant.admin);
    const id = textAt(made.body, 'id') ?? '';
    await nextSecond();
    await client.must('resendInvitation', { id }, tenant.admin);
    const { exchange, invitation } = await listed(id);
    for (const field of ['sent_at', 'expires_at']) {
      const [first, again] = [made.body, invitation].map((one) => Date.parse(textAt(one, field) ?? ''));
      const isLater = Number(again) > Number(first);
      expectThat(isLater, `expected ${field} to be later than ${textAt(made.body, field)}`, exchange);
    }
  });
}
