import type { Product } from '../../tests/product.ts';

export async function signIn(product: Product): Promise<string> {
  const answer = await fetch(`${product.apiUrl}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'user@cortex.test', password: 'cortex-user' }),
  });
  const { access_token } = await answer.json();
  return access_token;
}

export async function addJobs(
  product: Product,
  headers: Record<string, string>,
  rows: number,
): Promise<void> {
  const there: unknown[] = await (await fetch(`${product.apiUrl}/jobs/`, { headers })).json();
  for (let index = there.length; index < rows; index += 1)
    await send(product, '/jobs/', {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: `Backend Engineer ${index}`,
        description: 'We look for somebody who builds and runs services. '.repeat(4),
        skills_required: 'SQL, Python, Docker',
      }),
    });
}

export async function addCandidates(
  product: Product,
  headers: Record<string, string>,
  rows: number,
): Promise<void> {
  for (let index = 0; index < rows; index += 1) {
    const body = new FormData();
    body.set('name', `Person ${index}`);
    body.set('email', `person${index}@example.com`);
    body.set('phone', '+1 555 0100');
    body.set('notes', `Met at the fair on day ${index % 7}, wrote a day later.`);
    await send(product, '/candidates/', { headers, body });
  }
}

async function send(product: Product, path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(`${product.apiUrl}${path}`, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}
