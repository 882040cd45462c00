/** What somebody signs in with. */
export type Login = { email: string; password: string };

/** Somebody of an organization who can sign in. */
export type Person = Login & { id: string; username: string; fullName: string };
