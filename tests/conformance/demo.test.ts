import { setTimeout as pause } from 'node:timers/promises';
import { checkServer } from '@cortex/conformance';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { expect, test } from 'vitest';
import { SERVER_PATH } from '../../apps/demo/src/protocol.ts';
import { openMemory } from '../../apps/demo/src/server/openMemory.ts';
import { startTabServer, type TabServer } from '../../apps/demo/src/server/startTabServer.ts';
import { renderResumePdf } from '../../apps/mock-server/src/demo/resumePdf.ts';
import { performHere } from '../../apps/mock-server/src/workers/perform.ts';
import { expectPassed } from './expectPassed.ts';
import { listen } from './startApp.ts';

const PATIENCE_MS = 5_000;
const APP_PATH = '/cortex/demo';

test('the server as a tab runs it passes: on SQLite as WebAssembly, with the web platform in the place of Node', async () => {
  let server: TabServer | undefined;
  const { url, stop } = await listen(async (address, init) => {
    if (!server) throw new Error('The server is asked before it is there.');
    // As the service worker does it.
    return server.fetch(new Request(address.replace(APP_PATH + SERVER_PATH, ''), init));
  });
  server = await startTabServer({
    connection: openMemory(await sqlite3InitModule()),
    // Browsers make no passkeys for an address of numbers.
    appUrl: url.replace('127.0.0.1', 'localhost') + APP_PATH,
    perform: performHere,
    seed: { perform: performHere, render: renderResumePdf },
  });
  const { listMails } = server;
  try {
    const report = await checkServer({
      url: url + APP_PATH + SERVER_PATH,
      admin: { email: 'admin@cortex.test', password: 'cortex-admin' },
      other: { email: 'admin@second.cortex.test', password: 'cortex-second' },
      // It is kept after the answer.
      async readMail(to) {
        for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(20)) {
          const mail = listMails().find((one) => one.to === to);
          if (mail) return `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`;
        }
        return undefined;
      },
    });
    expectPassed(report);
    expect(report.leftOut).toEqual(['startCompanySignIn', 'finishCompanySignIn']);
  } finally {
    await stop();
    await server.stop();
  }
});
