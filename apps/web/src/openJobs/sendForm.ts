/**
 * Sends the form of an application in the background, so that a refusal leaves all that was typed and the chosen file. It runs in
 * the page as a text of its own and uses nothing from outside. Without it the browser sends the form by itself.
 */
export function sendForm(): void {
  const form = document.getElementById('application');
  const problem = document.getElementById('application-problem');
  const button = form?.querySelector('button');
  const [, words] = problem?.querySelectorAll('p') ?? [];
  if (!(form instanceof HTMLFormElement) || !problem || !button || !words) return;
  const label = button.textContent;

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
