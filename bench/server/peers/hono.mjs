import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least that such a server can do: fifty rows from memory, for anybody. */
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: `job_${index}`,
  title: `Backend Engineer ${index}`,
  description: 'We look for somebody who builds and runs services. '.repeat(5),
  skills_required: 'SQL, Python, Docker',
  created_at: '2026-11-21T09:00:00.000Z',
  created_by: { id: 'usr_1', full_name: 'Somebody' },
}));

const app = new Hono();
app.get('/jobs/', (c) => c.json(rows));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
