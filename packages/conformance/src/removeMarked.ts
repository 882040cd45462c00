import type { Client } from './Client.ts';
import { listAt, recordAt, textAt } from './json.ts';
import type { Session } from './Session.ts';

/** What else the kit adds: the operation that lists it, where in the answer, and the one that takes it away. */
const LISTS = [
  { list: 'listApiKeys', remove: 'revokeApiKey', path: [] },
  { list: 'listWebhooks', remove: 'deleteWebhook', path: [] },
  { list: 'listVocabulary', remove: 'removeVocabularyTerm', path: ['terms'] },
  { list: 'listInvitations', remove: 'revokeInvitation', path: [] },
] as const;

/** Takes away what bears the marker of the kit, as far as the server has the calls. */
export async function removeMarked(client: Client, admin: Session, marker: string): Promise<void> {
  for (const { list, remove, path } of LISTS) {
    if ([list, remove].some((id) => !client.canSucceed(id))) continue;
    const { body } = await client.exchange(list, {}, admin);
    for (const entry of listAt({ body }, 'body', ...path)) {
      const id = textAt(recordAt({ entry }, 'entry'), 'id');
      if (id !== undefined && JSON.stringify(entry).includes(marker))
        await client.exchange(remove, { id }, admin);
    }
  }
}
