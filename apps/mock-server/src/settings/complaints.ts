import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be taken, and why. */
export type Complaint = { name: string; message: string };

/** A setting that is there and empty, as in a file of which only some lines are filled in, is one that is not there. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

export function complaintsOf(error: z.ZodError | undefined): Complaint[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }));
}

export function complain(complaints: readonly Complaint[]): Error {
  const lines = complaints.map(({ name, message }) => `  ${name} ${message}`);
  return new Error(`These settings need another look:\n${lines.join('\n')}`);
}
