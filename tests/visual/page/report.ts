/** Runs in the report: one picture at a time, looked at in one of four ways, with the mouse or the keyboard. */
const { body } = document;
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const articles = [...document.querySelectorAll<HTMLElement>('article')];
const status = find(document, '[role=status]', HTMLElement);
const amount = find(document, '#amount', HTMLInputElement);
const actual = find(document, '#actual', HTMLInputElement);
const dialog = document.querySelector('dialog');
/** What the server of the report knows its own page by; nothing where the page is a file. */
const token = body.dataset.token ?? '';

function find<Kind extends Element>(place: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not there.`);
  return found;
}

function shown(): HTMLElement | undefined {
  return articles.find(({ hidden }) => !hidden);
}

function show(id: string): void {
  const chosen = articles.find((article) => article.id === id) ?? articles[0];
  for (const article of articles) article.hidden = article !== chosen;
  for (const link of links) {
    const current = link.hash === `#${chosen?.id}`;
    link.toggleAttribute('aria-current', current);
    if (current) link.scrollIntoView({ block: 'nearest' });
  }
  find(document, 'main', HTMLElement).scrollTop = 0;
  drawDifference();
}

function step(by: number): void {
  const at = articles.findIndex(({ hidden }) => !hidden);
  const next = articles[Math.min(Math.max(at + by, 0), articles.length - 1)];
  if (!next) return;
  history.replaceState(null, '', `#${next.id}`);
  show(next.id);
}

function look(view: string): void {
  body.dataset.view = view;
  find(document, `[name=view][value=${view}]`, HTMLInputElement).checked = true;
  drawDifference();
}

function setAmount(percent: number): void {
  amount.value = String(percent);
  for (const stage of document.querySelectorAll<HTMLElement>('.stage')) {
    stage.style.setProperty('--at', `${percent}%`);
  }
}

/** Draws what differs in one strong colour over a faint picture, when somebody looks for it. */
async function drawDifference(): Promise<void> {
  const article = shown();
  const canvas = article?.querySelector('canvas');
  if (body.dataset.view !== 'difference' || !article || !canvas || canvas.dataset.drawn) return;
  canvas.dataset.drawn = 'true';
  const before = find(article, '.before img', HTMLImageElement);
  const now = find(article, '.now img', HTMLImageElement);
  await Promise.all([before.decode(), now.decode()]);
  canvas.width = Math.max(before.naturalWidth, now.naturalWidth);
  canvas.height = Math.max(before.naturalHeight, now.naturalHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const [then, after] = [before, now].map((image) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  });
  if (!then || !after) return;
  for (let at = 0; at < after.data.length; at += 4) {
    const differs = [0, 1, 2, 3].some((part) => then.data[at + part] !== after.data[at + part]);
    if (differs) after.data.set([226, 40, 140, 255], at);
    else after.data[at + 3] = 60;
  }
  context.putImageData(after, 0, 0);
}

function tell(text: string, failed = false): void {
  status.textContent = text;
  status.classList.toggle('failed', failed);
}

async function send(path: string, content: object): Promise<string> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Report': token },
    body: JSON.stringify(content),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** The server writes the pictures; a page that is a file hands out the command that does. */
async function accept({ dataset }: HTMLElement): Promise<void> {
  const names = (dataset.names ?? '').split(' ').filter(Boolean);
  try {
    if (token === '') {
      await navigator.clipboard.writeText(dataset.command ?? '');
      return tell(`Copied, to run in the repository: ${dataset.command}`);
    }
    tell('Writing...');
    tell(await send('/accept', { names }));
    for (const link of links)
      link.classList.toggle('accepted', link.matches('.accepted') || names.includes(link.title));
  } catch (error) {
    tell(token === '' ? `To run in the repository: ${dataset.command}` : String(error), token !== '');
  }
}

/** Asks for a comment at a place of the picture that is shown. */
function comment(x: number, y: number): void {
  const article = shown();
  if (!dialog || !article) return;
  const form = find(dialog, 'form', HTMLFormElement);
  find(form, '[name=x]', HTMLInputElement).value = String(Math.round(x));
  find(form, '[name=y]', HTMLInputElement).value = String(Math.round(y));
  dialog.showModal();
}

async function sendComment(form: HTMLFormElement): Promise<void> {
  const { text, by, x, y } = Object.fromEntries(new FormData(form));
  const picture = shown()?.dataset.name;
  try {
    tell(await send('/comment', { picture, text, by, x: Number(x), y: Number(y) }));
    dialog?.close();
    form.reset();
  } catch (error) {
    find(form, '[role=alert]', HTMLElement).textContent = String(error);
  }
}

document.addEventListener('click', ({ target, offsetX, offsetY }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  if (button?.matches('.accept')) accept(button);
  else if (button?.matches('.cancel')) dialog?.close();
  else if (button?.matches('.comment')) comment(0, 0);
  else if (button?.matches('#theme')) {
    const dark =
      getComputedStyle(body).colorScheme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches;
    const root = document.documentElement;
    root.style.colorScheme =
      (root.style.colorScheme || (dark ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
  } else if (target instanceof HTMLImageElement && target.closest('.now') && body.dataset.view === 'side') {
    const scale = target.naturalWidth / target.clientWidth;
    comment(offsetX * scale, offsetY * scale);
  }
});

document.addEventListener('pointermove', ({ target, clientX, buttons }) => {
  const stage = target instanceof Element ? target.closest('.stage.both') : null;
  if (buttons !== 1 || body.dataset.view !== 'slider' || !stage) return;
  const { left, width } = find(stage, '.now .picture', HTMLElement).getBoundingClientRect();
  setAmount(Math.min(Math.max(((clientX - left) / width) * 100, 0), 100));
});

document.addEventListener('dragstart', (event) => event.preventDefault());

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target === amount) setAmount(Number(target.value));
  else if (target === actual) body.dataset.size = actual.checked ? 'actual' : 'fit';
  else if (target.name === 'view') look(target.value);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) sendComment(event.target);
});

const KEYS: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  1: () => look('side'),
  2: () => look('slider'),
  3: () => look('overlay'),
  4: () => look('difference'),
  z: () => actual.click(),
  a: () => shown()?.querySelector<HTMLElement>('.accept.one')?.click(),
  g: () => shown()?.querySelector<HTMLElement>('.accept.alike')?.click(),
  c: () => comment(0, 0),
};

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const types =
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=radio], [type=checkbox], [type=range])');
  if (types || dialog?.open || ctrlKey || metaKey || altKey) return;
  const action = KEYS[key];
  if (!action) return;
  event.preventDefault();
  action();
});

window.addEventListener('hashchange', () => show(decodeURIComponent(location.hash.slice(1))));
look('side');
setAmount(50);
show(decodeURIComponent(location.hash.slice(1)));
