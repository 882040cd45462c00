import { Failure, NotTried } from './Failure.ts';

/** What work gives, or undefined where something that it needs is not there or fails; that is noted elsewhere. */
export async function ifThere<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotTried || error instanceof Failure) return undefined;
    throw error;
  }
}

/** What work gives, or undefined where something that it needs is not there. */
export async function unlessNotTried<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotTried) return undefined;
    throw error;
  }
}

/** What work gives, or what stands in for it where it cannot be tried. */
export async function otherwise(
  work: () => Promise<string>,
  instead: string | undefined | (() => string | undefined),
): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const found =
      error instanceof NotTried ? (typeof instead === 'function' ? instead() : instead) : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

/** What work gives, now or, where it throws, for whoever asks. */
export async function settle<Value>(work: () => Promise<Value>): Promise<() => Value> {
  try {
    const value = await work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
