import { parentPort, workerData } from 'node:worker_threads';

const { url, token } = workerData as { url: string; token: string };
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

/**
 * Calls a server over and over from a thread of its own, and tells how many calls there were and how long the slowest
 * took, in ms.
 */
let calls = 0;
let slowestMs = 0;
while (!isOver) {
  const started = performance.now();
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, Connection: 'close' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  slowestMs = Math.max(slowestMs, performance.now() - started);
  calls += 1;
  await new Promise((resume) => setTimeout(resume, 20));
}
parentPort?.postMessage({ calls, slowestMs });
