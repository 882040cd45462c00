/** Who calls: a name for people, the token of a session, and what opened it where the kit did. */
export type Session = { who: string; token: string; login?: { email: string; password: string } };
