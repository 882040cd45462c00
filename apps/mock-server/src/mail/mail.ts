import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { type Forgotten, forgetMails, nameTime } from './outboxFiles.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** A calendar invitation, as iCalendar. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  attachments?: { filename: string; contentType: string; encoding: 'base64'; content: string }[];
};

/** Sends mails. What keeps those that it sent can forget them, too. */
export type Mail = {
  send(message: MailMessage): Promise<void>;
  forget?(what: Forgotten): Promise<void>;
};

/** Sends through an SMTP server, e.g. `smtps://user:password@mail.example.com`. A send rejects with what that server says. */
export function smtpMail(url: string, from: string): Mail {
  let transport: Transporter | undefined;
  return {
    async send(message) {
      transport ??= (await loadNodemailer()).createTransport(url);
      await transport.sendMail({ from, ...message });
    },
  };
}

/** Writes each mail as an .eml file that only its owner can read. Nothing leaves the machine. */
export function outboxMail(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(message) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      // Quoted-printable, so that what is to be forgotten is found again.
      const textEncoding = 'quoted-printable';
      const { message: content } = await transport.sendMail({ from, textEncoding, ...message });
      const name = `${nameTime(new Date())}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), content.toString(), { mode: 0o600 });
    },
    forget: (what) => forgetMails(folder, what),
  };
}

/** With the first mail: a server starts without it. */
function loadNodemailer() {
  return import('nodemailer');
}
