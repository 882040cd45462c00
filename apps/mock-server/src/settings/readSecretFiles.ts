import { readFileSync } from 'node:fs';
import type { Complaint, Environment } from './complaints.ts';

/**
 * An environment in which settings that a file holds (`SMTP_URL_FILE=/run/secrets/smtp_url`) are filled in, without the
 * line break at the file's end.
 */
export function readSecretFiles(
  environment: Environment,
  settings: readonly string[],
): { environment: Environment; complaints: Complaint[] } {
  const filled: Record<string, string | undefined> = { ...environment };
  const complaints: Complaint[] = [];
  for (const setting of settings) {
    const name = `${setting}_FILE`;
    const path = environment[name];
    if (!path) continue;
    if (environment[setting]) {
      complaints.push({ name, message: `stands beside ${setting}: keep one of them` });
      continue;
    }
    try {
      filled[setting] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
      complaints.push({
        name,
        message: `names a file that cannot be read (${code}), e.g. /run/secrets/smtp_url`,
      });
    }
  }
  return { environment: filled, complaints };
}
