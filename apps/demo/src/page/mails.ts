import type { KeptMail } from '../server/mailbox.ts';
import type { DemoServer } from './demoServer.ts';
import { button, element } from './element.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows the mails that the demo would have sent, the newest first. */
export async function showMails(server: DemoServer, base: string): Promise<void> {
  const mails = await server.readMails();
  const dialog = element('dialog', { className: 'demo-mails', ariaLabel: 'Mails' }, [
    element('header', {}, [
      element('div', {}, [
        element('h2', { textContent: 'Mails' }),
        element('p', { textContent: 'In the demo mails go nowhere. These would have been sent.' }),
      ]),
      button('Close', () => dialog.close()),
    ]),
    ...(mails.length > 0
      ? mails.map((mail) => describe(mail, base))
      : [element('p', { textContent: 'None yet.' })]),
  ]);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function describe({ to, subject, text, at }: KeptMail, base: string): HTMLElement {
  return element('article', {}, [
    element('h3', { textContent: subject }),
    element('p', { textContent: `To ${to} · ${TIME.format(new Date(at))}` }),
    element('pre', {}, linkOwn(text, location.origin + base)),
  ]);
}

/** A text whose links into the demo can be followed. */
function linkOwn(text: string, appUrl: string): (Node | string)[] {
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    const isOwn = part.startsWith(`${appUrl}/`);
    return isOwn ? element('a', { href: part, textContent: part }) : part;
  });
}
