import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** The least that such a server can do: fifty rows from memory, for anybody; with `tagged`, tags as Hono itself makes them. */
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: `job_${index}`,
  title: `Backend Engineer ${index}`,
  description: 'We look for somebody who builds and runs services. '.repeat(5),
  skills_required: 'SQL, Python, Docker',
  created_at: '2026-11-21T09:00:00.000Z',
  created_by: { id: 'usr_1', full_name: 'Somebody' },
}));

const [port, isTagged] = process.argv.slice(2);
const app = new Hono();
if (isTagged) app.use(etag());
app.get('/jobs/', (c) => c.json(rows));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
