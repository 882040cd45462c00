import { adminLogin, recruiterLogin } from '@cortex/api-client/fixtures/people';
import { expect } from 'vitest';
import { pages } from '../../apps/web/src/pages.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../packages/ui/src/feedback/Toaster/toaster.ts';
import type { Aside, Journey, Load, Save } from './Journey.ts';
import {
  fill,
  findControl,
  isOnPage,
  press,
  read,
  readToasts,
  seePage,
  seeText,
  seeToast,
  until,
} from './person.ts';
import { healServer, type Person } from './product.tsx';
import type { Failed } from './rules.ts';

/** Who takes a journey. */
export const people: Record<Journey['as'], Person | null> = {
  visitor: null,
  user: { email: 'user@cortex.test', login: recruiterLogin },
  admin: { email: 'admin@cortex.test', login: adminLogin },
};

/** A second attempt, with a server that is well again, succeeds. */
export async function tryAgain(journey: Load | Save, { title }: Failed): Promise<void> {
  healServer(people[journey.as]?.login);
  if (journey.kind === 'load') {
    await press('Retry');
    await seeText(journey.loaded);
    await until(() => expect(isOnPage(title)).toBe(false));
    return;
  }
  if (!journey.submitAgain) clearToasts();
  await (journey.submitAgain ?? journey.submit)();
  await seeSaved(journey);
}

/** As `tryAgain`, for a part that the page can do without. */
export async function tryAsideAgain({ as, said, again }: Aside): Promise<void> {
  healServer(people[as]?.login);
  await press(again);
  await until(() => expect(isOnPage(said)).toBe(false));
}

/** The session is over: the person signs in again where the page asks for it, and is back on the page. */
export async function comeBack(journey: Load | Save | Aside): Promise<void> {
  const person = people[journey.as];
  healServer(person?.login);
  const path = pathOf(journey);
  const isPublic = pages.some((entry) => entry.path === path && entry.audience === 'anyone');
  if (person && (!isPublic || journey.membersOnly)) {
    await seePage('Sign in to Cortex');
    await fill('Email', person.email);
    await fill('Password', 'three unrelated words');
    await press('Sign In');
    await until(() => expect(readToasts().map((toast) => toast.title)).toContain(messages.login.success));
  }
  await seePage(journey.heading);
  expect(location.pathname).toBe(pathOf(journey));
  clearToasts();
}

/** Goes on where the session ended, without typing again what was kept. */
export async function goOn(journey: Load | Save): Promise<void> {
  if (journey.kind === 'load') {
    await journey.open?.();
    await seeText(journey.loaded);
    return;
  }
  if (!journey.comesBack) {
    await journey.open?.();
    await fillIn(journey.typed);
  } else {
    const kept = Object.entries(journey.typed ?? {}).filter(([label]) => !journey.secrets?.includes(label));
    await journey.reopen?.();
    await findControl(kept[0]?.[0] ?? '');
    expectTyped(Object.fromEntries(kept));
    for (const label of journey.secrets ?? []) {
      expect(read(label), `${label} is never kept`).toBe('');
      await fill(label, journey.typed?.[label] ?? '');
    }
  }
  await journey.submit();
  await seeSaved(journey);
}

export async function seeSaved(journey: Load | Save): Promise<void> {
  if (journey.kind !== 'save') return;
  await (journey.saidOnPage ? seeText : seeToast)(journey.saved);
}

export async function fillIn(typed: Save['typed'] = {}): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fill(label, text);
}

export function expectTyped(typed: Save['typed'] = {}): void {
  for (const [label, text] of Object.entries(typed)) expect(read(label), label).toBe(text);
}

export function pathOf({ path }: Journey): string {
  return path.split(/[?#]/)[0] ?? path;
}
