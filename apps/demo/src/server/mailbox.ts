import type { Mail, MailMessage, SqliteConnection } from '@cortex/server/embedded';

/** A mail as the demo shows it. */
export type KeptMail = { id: number; at: string; to: string; subject: string; text: string };

export type Mailbox = Mail & { list(): KeptMail[] };

/** Keeps mails in a table of its own instead of sending them. */
export function createMailbox(connection: SqliteConnection, onMail: () => void): Mailbox {
  connection.exec(
    'CREATE TABLE IF NOT EXISTS demo_mails (id INTEGER PRIMARY KEY, at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL)',
  );
  const insert = connection.prepare(
    'INSERT INTO demo_mails (at, recipient, subject, text) VALUES (?, ?, ?, ?)',
  );
  const select = connection.prepare(
    'SELECT id, at, recipient AS "to", subject, text FROM demo_mails ORDER BY id DESC LIMIT 200',
  );
  const forgetBefore = connection.prepare('DELETE FROM demo_mails WHERE at < ?');
  const forgetText = connection.prepare(
    "DELETE FROM demo_mails WHERE instr(lower(recipient || ' ' || subject || ' ' || text), lower(?)) > 0",
  );
  return {
    async send({ to, subject, text }: MailMessage) {
      insert.run(new Date().toISOString(), to, subject, text);
      onMail();
    },
    async forget(what) {
      if ('before' in what) forgetBefore.run(what.before.toISOString());
      else for (const text of what.texts) forgetText.run(text);
      onMail();
    },
    list: () => select.all().map(readMail),
  };
}

function readMail(row: unknown): KeptMail {
  const { id, at, to, subject, text } = Object(row);
  return { id: Number(id), at: String(at), to: String(to), subject: String(subject), text: String(text) };
}
