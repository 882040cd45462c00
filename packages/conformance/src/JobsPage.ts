import type { Client } from './Client.ts';
import { recordAt } from './json.ts';
import type { Session } from './Session.ts';

/** The public page of an organization's open jobs, which the kit opens and leaves as it was. */
export class JobsPage {
  private readonly client: Client;
  private readonly admin: Session;
  /** Its address while the kit runs. */
  readonly address: string;
  private before: unknown;

  constructor(client: Client, admin: Session, marker: string) {
    this.client = client;
    this.admin = admin;
    this.address = marker.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  }

  async open(): Promise<void> {
    this.before ??= (await this.client.must('getJobsPage', {}, this.admin)).body;
    const body = { is_on: true, address: this.address };
    await this.client.must('updateJobsPage', { body }, this.admin);
  }

  async restore(): Promise<void> {
    if (this.before === undefined) return;
    const { is_on, address } = recordAt({ page: this.before }, 'page');
    if (typeof is_on !== 'boolean' || typeof address !== 'string') return;
    await this.client.exchange('updateJobsPage', { body: { is_on, address } }, this.admin);
  }
}
