import { get } from 'node:http';

/**
 * A process that reads a list as many times at once as it is told to, and tells after how long each reader had all of it, in ms. It is there
 * before the clock starts, and unpacks nothing, as people's own machines do that: ten processes that start at once keep everybody on two
 * cores waiting, whatever the server does.
 */
const [url = '', authorization = ''] = process.argv.slice(2);

process.on('message', async (readers: number) => {
  process.send?.(await Promise.all(Array.from({ length: readers }, readOnce)));
});
process.send?.('ready');

function readOnce(): Promise<number> {
  const begunAt = performance.now();
  const headers = { Authorization: authorization, 'Accept-Encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The list answered ${answer.statusCode}`));
      answer
        .resume()
        .once('error', reject)
        .once('end', () => resolve(performance.now() - begunAt));
    });
    request.once('error', reject);
  });
}
