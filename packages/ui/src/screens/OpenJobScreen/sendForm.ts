/**
 * Sends the form of an application in the background, so that a refusal leaves all that was typed and the chosen file; keeps what
 * was typed over a reload of the tab until it is sent; and says below each field what is missing, all at once. It runs in the page as
 * a text of its own and uses nothing from outside. Without it the browser checks and sends the form by itself.
 */
export function sendForm(): void {
  const form = document.getElementById('application');
  const problem = document.getElementById('application-problem');
  const button = form?.querySelector('button');
  const [, words] = problem?.querySelectorAll('p') ?? [];
  if (!(form instanceof HTMLFormElement) || !problem || !button || !words) return;
  const label = button.textContent;
  const place = `application ${location.pathname}`;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ type }) => type !== 'hidden',
  );
  const texts = fields.filter(({ type }) => type !== 'file');
  // The browser's own words come for one field at a time.
  form.noValidate = true;

  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    for (const field of texts) field.value ||= String(kept[field.name] ?? '');
  } catch {
    // Storage can be blocked; the form then starts empty.
  }

  function keep(): void {
    try {
      sessionStorage.setItem(
        place,
        JSON.stringify(Object.fromEntries(texts.map(({ name, value }) => [name, value]))),
      );
    } catch {
      // Storage can be full or blocked; a reload then starts empty.
    }
  }

  function forget(): void {
    try {
      sessionStorage.removeItem(place);
    } catch {
      // Nothing was kept where storage is blocked.
    }
  }

  function check(field: HTMLInputElement | HTMLTextAreaElement): boolean {
    const name = field.labels?.[0]?.firstChild?.textContent ?? field.name;
    const wrong =
      field.required && field.value.trim() === ''
        ? `${name} is required.`
        : field.validity.typeMismatch
          ? 'Write the email like name@example.com.'
          : '';
    const hint = field.closest('[role="group"]')?.querySelector<HTMLElement>('[data-part="helper-text"]');
    if (hint) {
      hint.dataset.hint ??= hint.textContent ?? '';
      hint.textContent = wrong || hint.dataset.hint;
      hint.toggleAttribute('data-problem', wrong !== '');
      field.setAttribute('aria-describedby', hint.id);
    }
    field.setAttribute('aria-invalid', String(wrong !== ''));
    return wrong === '';
  }

  form.addEventListener('input', ({ target }) => {
    keep();
    const field = fields.find((one) => one === target);
    if (field?.getAttribute('aria-invalid') === 'true') check(field);
  });

  function show(text: string): void {
    if (!problem || !button || !words) return;
    words.textContent = text;
    problem.hidden = false;
    problem.scrollIntoView({ block: 'nearest' });
    button.disabled = false;
    button.textContent = label;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const [wrong] = fields.filter((field) => !check(field));
    if (wrong) {
      wrong.focus();
      return;
    }
    button.disabled = true;
    button.textContent = 'Sending...';
    problem.hidden = true;
    try {
      const body = new FormData(form);
      const answer = await fetch(form.action, {
        method: 'POST',
        body,
        headers: { Accept: 'application/json' },
      });
      if (answer.ok) {
        forget();
        location.assign(`${location.pathname}?sent`);
        return;
      }
      const { detail, errors } = await answer.json();
      const faults: unknown[] = Object.values(errors ?? {});
      show([...new Set([detail, ...faults])].join(' '));
    } catch {
      show('The connection failed. What you typed is still here: send it again.');
    }
  });
  // Whoever comes back to the page sends again.
  addEventListener('pageshow', () => {
    button.disabled = false;
    button.textContent = label;
  });
}
