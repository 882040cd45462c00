import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server on this machine that takes every mail, and keeps it as it came over the line (SMTP, RFC 5321). */
export async function startMailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let taken = '';
    let mail: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 localhost');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      taken += chunk;
      for (;;) {
        const end = mail === undefined ? '\r\n' : '\r\n.\r\n';
        const at = taken.indexOf(end);
        if (at === -1) return;
        const part = taken.slice(0, at);
        taken = taken.slice(at + end.length);
        if (mail !== undefined) {
          mails.push(`${part}\r\n`.replace(/^\.\./gm, '.'));
          mail = undefined;
          say('250 Taken');
        } else if (part.toUpperCase() === 'DATA') {
          mail = '';
          say('354 Go on');
        } else if (part.toUpperCase() === 'QUIT') {
          say('221 Bye');
          socket.end();
        } else say('250 localhost');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Part = { headers: string; type: string; fileName: string | undefined; bytes: Buffer };

/** The parts of a mail that hold something, however deep, as a mail program reads them. */
export function readParts(mail: string): Part[] {
  const at = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
  const body = mail.slice(at + 4);
  const boundary = /boundary="([^"]+)"/i.exec(headers)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => readParts(part.replace(/^\r\n/, '')));
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  return [
    {
      headers,
      type: /^content-type: ([^;\r\n]+)/im.exec(headers)?.[1] ?? '',
      fileName: readFileName(headers),
      bytes: Buffer.from(body, encoding === 'base64' ? 'base64' : 'latin1'),
    },
  ];
}

/** Plain, or in parts of UTF-8 with percent signs (RFC 2231). */
function readFileName(headers: string): string | undefined {
  const disposition = /^content-disposition: .*$/im.exec(headers)?.[0] ?? '';
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  if (plain !== undefined) return plain;
  const parts = [...disposition.matchAll(/filename\*\d*\*?=([^;]+)/gi)].map(([, part = '']) => part.trim());
  return parts.length === 0 ? undefined : decodeURIComponent(parts.join('').replace(/^utf-8''/i, ''));
}
