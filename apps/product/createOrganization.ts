import { createFirstAdmin } from '@cortex/server/invitations';
import { place } from './operations.ts';

const [name, email] = process.argv.slice(2);

try {
  if (!name || !email)
    throw new Error(
      'Name the organization and the email of its first admin: npm run organization:create -- "Acme Talent" ada@example.com',
    );
  const password = await createFirstAdmin(place(), { name, email });
  console.log(`Created. ${email} signs in with this password, and changes it then: ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
