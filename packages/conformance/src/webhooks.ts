import type { Client } from './Client.ts';
import { ifThere } from './fallbacks.ts';
import { listAt, textAt } from './json.ts';
import type { Session } from './Session.ts';

/** Of so many of the kit's own the oldest gives way to a new one. */
const MOST = 5;

/** The webhooks of an organization that the kit adds. Their addresses are of a name that stands for no server anywhere. */
export class Webhooks {
  private readonly client: Client;
  private readonly admin: Session;
  private readonly word: () => string;
  private readonly marker: string;
  /** What is asked for again and again. */
  private standing: string | undefined;
  private readonly kept = new Set<string>();

  constructor(client: Client, admin: Session, { marker, word }: { marker: string; word: () => string }) {
    this.client = client;
    this.admin = admin;
    this.marker = marker;
    this.word = word;
  }

  /** What a new one is added with, for which there is room then. */
  async form() {
    // The oldest come last; a server without webhooks lists none.
    const ids = (await ifThere(() => this.list())) ?? [];
    const spent = ids.filter((id) => !this.kept.has(id)).slice(MOST - 1);
    for (const id of spent) await this.client.exchange('deleteWebhook', { id }, this.admin);
    return { url: `https://receiver.example/${this.word()}`, kinds: ['candidate.created'], is_on: true };
  }

  /** A new one, with its secret. */
  async add(): Promise<{ id: string; secret: string }> {
    const { body } = await this.client.must('createWebhook', { body: await this.form() }, this.admin);
    return { id: textAt(body, 'webhook', 'id') ?? '', secret: textAt(body, 'secret') ?? '' };
  }

  /** The id of a new one that gives way to none. */
  async keep(): Promise<string> {
    const { id } = await this.add();
    this.kept.add(id);
    return id;
  }

  /** The id of one that is there. */
  async any(): Promise<string> {
    this.standing ??= await this.keep();
    return this.standing;
  }

  /** Those of the kit, the newest first. */
  private async list(): Promise<string[]> {
    const { body } = await this.client.must('listWebhooks', {}, this.admin);
    const own = listAt({ body }, 'body').filter((one) => JSON.stringify(one).includes(this.marker));
    return own.map((one) => textAt(one, 'id') ?? '');
  }

  /** The id of an event that waits to be sent to it. */
  async delivery(): Promise<string> {
    const { body } = await this.client.must('testWebhook', { id: await this.any() }, this.admin);
    return textAt(body, 'id') ?? '';
  }
}
