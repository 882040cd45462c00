import { turnOffLostSecondFactor } from '@cortex/server/lost-second-factor';
import { place } from './operations.ts';

const [email] = process.argv.slice(2);

try {
  if (!email) throw new Error('Name whose it is: npm run second-factor:off -- ada@example.com');
  await turnOffLostSecondFactor(place(), email, new Date());
  console.log(`The second factor of ${email} is off. They sign in with the password, and get a mail.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
