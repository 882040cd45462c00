import { NotTried } from './Failure.ts';
import type { Person } from './Person.ts';
import type { Session } from './Session.ts';

/** A session that cannot be opened: a call that wants its token is not tried. */
export function missingSession(who: string, needs: string): Session {
  return {
    who,
    get token(): string {
      throw new NotTried(needs);
    },
  };
}

/** Somebody who cannot be had: a check that is about them is not tried. */
export class MissingPerson implements Person {
  private readonly needs: string;

  constructor(needs: string) {
    this.needs = needs;
  }

  get id(): string {
    return this.miss();
  }

  get email(): string {
    return this.miss();
  }

  get password(): string {
    return this.miss();
  }

  get username(): string {
    return this.miss();
  }

  get fullName(): string {
    return this.miss();
  }

  private miss(): never {
    throw new NotTried(this.needs);
  }
}
