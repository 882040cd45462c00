import type { Operation } from '../contract.ts';
import { expectThat } from '../expectations.ts';
import { textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'];

export async function checkMethods(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { admin } = world.tenant;
  for (const operation of kit.operations) {
    const { id, method } = operation;
    if (method === 'GET') {
      await kit.check(id, 'method', 'HEAD answers as GET does, without a body', async () => {
        const call = await kit.standing(id);
        const session = operation.role === 'user' ? world.memberSession : admin;
        const get = await client.must(id, call, session);
        const type = get.headers.get('Content-Type');
        const head = await client.exchange(id, call, session, { method: 'HEAD' });
        expectThat(head.status === get.status && head.text === '', `expected ${get.status}, no body`, head);
        expectThat(head.headers.get('Content-Type') === type, `expected the content type ${type}`, head);
        if (operation.role === 'public') return;
        const closed = await client.exchange(id, call, null, { method: 'HEAD' });
        expectThat(closed.status === 401 && closed.text === '', 'expected 401 without a token', closed);
      });
    }
    const taken = client.contract.operations.filter(({ path }) => isSamePath(operation.path, path));
    // One operation stands for all of a path.
    if (kit.operations.find(({ path }) => path === operation.path) !== operation) continue;
    const methods = METHODS.filter((name) => taken.every((other) => other.method !== name));
    await kit.check(id, 'method', `${methods.join(', ')} is refused in the one shape of errors`, async () => {
      for (const name of methods) {
        const path = () => operation.path.replace('{id}', 'xyz');
        const exchange = await client.exchange(id, {}, admin, { method: name, path });
        expectThat([404, 405].includes(exchange.status), `expected 404 or 405 to ${name}`, exchange);
        const told = textAt(exchange.body, 'detail') && textAt(exchange.body, 'code');
        expectThat(Boolean(told), 'expected a detail and a code', exchange);
        if (exchange.status !== 405) continue;
        const allowed = (exchange.headers.get('Allow') ?? '').toUpperCase().split(/[\s,]+/);
        expectThat(allowed.includes(method), `expected Allow to name ${method}`, exchange);
        expectThat(!allowed.includes(name), `expected Allow not to name ${name}`, exchange);
      }
    });
  }
}

/** Whether an address of a path is one of another path too, as `/candidates/share/` is of `/candidates/{id}`. */
function isSamePath(path: Operation['path'], other: Operation['path']): boolean {
  const parts = (text: string) => text.replace(/\/$/, '').split('/');
  const [own, theirs] = [parts(path), parts(other)];
  return (
    own.length === theirs.length && theirs.every((part, index) => part === own[index] || part === '{id}')
  );
}
