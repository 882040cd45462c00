import { invalid } from '../http/HttpError.ts';

/** Which new passwords are taken: any but an empty one, or only those that nobody guesses first. */
export const PASSWORD_POLICIES = ['any', 'strong'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

const FEWEST = 8;
const MOST_USED = 10_000;

let mostUsed: Promise<Set<string>> | undefined;

/**
 * Refuses a new password with 422 that is shorter than 8 characters or among the 10,000 that are used most, where the
 * policy says so. `field` is what the body calls it.
 */
export async function requireGoodPassword(
  policy: PasswordPolicy,
  password: string,
  field: string,
): Promise<void> {
  if (policy === 'any') return;
  if ([...password].length < FEWEST)
    throw invalid({ [field]: `At least ${FEWEST} characters. Three or four unrelated words are good.` });
  mostUsed ??= readMostUsed();
  if ((await mostUsed).has(password.toLowerCase()))
    throw invalid({ [field]: 'Many people use this password, so it is guessed first. Choose another one.' });
}

async function readMostUsed(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_USED).map(String));
}
