import { getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import { getHomePath } from '@cortex/web/paths';
import type { DemoState, Message } from '../protocol.ts';
import './bar.css';
import type { ACCOUNTS, DemoServer } from './demoServer.ts';
import { button, element } from './element.ts';
import { showMails } from './mails.ts';

export type BarOptions = { base: string; server: DemoServer; channel: BroadcastChannel; state: DemoState };

/** The line at the foot of the window: what the demo is, its mails, and a way to begin anew. */
export function showBar({ base, server, channel, state }: BarOptions): void {
  const bar = element('aside', { className: 'demo-bar', ariaLabel: 'Demo' });
  let mails = state.mails;
  let asksForReset = false;

  function draw(): void {
    bar.replaceChildren(...(asksForReset ? question() : line()));
  }

  function line(): HTMLElement[] {
    const [text, short] = state.isKept
      ? ['Demo: your data stay in this browser', 'Demo: stays in this browser']
      : ['Demo: this window keeps nothing, your data go when it is closed', 'Demo: nothing is kept'];
    const said = element('p', {}, [
      element('span', { className: 'demo-long', textContent: text }),
      element('span', { className: 'demo-short', textContent: short }),
    ]);
    const ways = getSession()
      ? []
      : [
          element('div', { className: 'demo-ways' }, [
            enterButton('admin', 'Enter as admin'),
            enterButton('recruiter', 'Enter as recruiter'),
          ]),
        ];
    return [
      said,
      ...ways,
      button(`Mails (${mails})`, () => showMails(server, base)),
      button('Reset', () => ask(true)),
    ];
  }

  function question(): HTMLElement[] {
    const text = element('p', { textContent: 'Delete all that you did?' });
    return [text, button('Keep it', () => ask(false)), button('Delete all', () => void server.reset())];
  }

  function ask(asks: boolean): void {
    asksForReset = asks;
    draw();
    bar.querySelector('button')?.focus();
  }

  function enterButton(account: keyof typeof ACCOUNTS, label: string): HTMLElement {
    return button(label, async () => {
      storeSession(await server.signIn(account));
      location.assign(getHomePath(account === 'admin' ? 'admin' : 'user'));
    });
  }

  channel.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'mails') return;
    mails = (await server.readState()).mails;
    if (!asksForReset) draw();
  });
  subscribeToSession(draw);
  draw();
  document.body.append(bar);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--demo-bar', `${bar.offsetHeight}px`);
  }).observe(bar);
}
