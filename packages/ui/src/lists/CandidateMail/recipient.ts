/** Whom a mail goes to. */
export type Recipient = { id: string; name: string; email: string };
