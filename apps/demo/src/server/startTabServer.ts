import {
  type EmbeddedOptions,
  type SeedOptions,
  type SqliteConnection,
  startEmbedded,
} from '@cortex/server/embedded';
import { SERVER_PATH } from '../protocol.ts';
import { createMailbox, type KeptMail } from './mailbox.ts';
import { webHash } from './webHash.ts';

export type TabServerOptions = {
  connection: SqliteConnection;
  /** Where the app lies, without a slash at the end, e.g. `https://example.com/cortex/demo`. */
  appUrl: string;
  perform: EmbeddedOptions['perform'];
  /** What the demo organization is made of. */
  seed: Pick<SeedOptions, 'perform' | 'render'>;
  /** Hears of each mail that was kept or forgotten. */
  onMail?: () => void;
};

export type TabServer = {
  fetch(request: Request): Promise<Response>;
  listMails(): KeptMail[];
  stop(): Promise<void>;
};

/** Cortex' server on one database, with mails that go nowhere. Its paths are those of the contract, below `SERVER_PATH`. */
export async function startTabServer(options: TabServerOptions): Promise<TabServer> {
  const { connection, appUrl, perform, seed, onMail = () => {} } = options;
  const mail = createMailbox(connection, onMail);
  const server = await startEmbedded({
    connection,
    perform,
    seed,
    mail,
    hash: webHash,
    webUrl: appUrl,
    publicUrl: appUrl + SERVER_PATH,
    report: (fault) => console.error('The server of the demo failed at something.', fault),
  });
  return { fetch: server.fetch, listMails: mail.list, stop: server.stop };
}
