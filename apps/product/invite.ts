import { inviteOrganization } from '@cortex/server/invitations';
import { place } from './operations.ts';

const [email] = process.argv.slice(2);
const webUrl = process.env.WEB_URL ?? 'http://localhost:3000';

try {
  if (!email) throw new Error('Name the email of the first admin: npm run invite -- ada@example.com');
  const invitation = await inviteOrganization(place(), email);
  console.log(`For ${email}, once and for a week:\n${webUrl}/organization/create#invitation=${invitation}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
