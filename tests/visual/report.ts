import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Change, readChanges, results } from './changes.ts';
import { laidOut } from './screenshots.ts';

/**
 * Writes one page that stands alone, with every story that no longer looks as it did: before, now and the difference, those that changed alike in one group.
 */
const page = join(results, 'report.html');
const groups = readChanges();
const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
if (count === 0) {
  console.log('Every story looks as it did in the last run of the stories.');
  process.exit(0);
}
writeFileSync(page, render());
for (const { cause, changes } of groups) console.log(`${changes.length} stories: ${cause}`);
console.log(`${count} stories look different: ${relative(resolve(import.meta.dirname, '../..'), page)}
What is meant is renewed with "npm run visual:accept -- --all", with a group's number or with names, and committed.`);

function render(): string {
  const sections = groups.map(
    ({ cause, changes }, index) => `<section>
<h2>${index + 1}. ${escapeHtml(cause)}</h2>
<p>${changes.length} ${changes.length === 1 ? 'story' : 'stories'} <code>npm run visual:accept -- --group ${index + 1}</code></p>
${changes.map(renderChange).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} stories look different</title>
<style>
  :root { color-scheme: light dark; --line: light-dark(#c9ced8, #363c48); }
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 1320px; padding: 0 16px; }
  h2 { margin: 40px 0 0; }
  details { border-top: 1px solid var(--line); padding: 12px 0; }
  summary { cursor: pointer; }
  code { background: light-dark(#eceff4, #20242d); border-radius: 4px; padding: 2px 6px; }
  .pair { --at: 50%; display: grid; margin: 12px 0; overflow: auto; width: fit-content; max-width: 100%; }
  .pair > img { border: 1px solid var(--line); grid-area: 1 / 1; }
  .pair > .now { clip-path: inset(0 0 0 var(--at)); }
  .over > .now { clip-path: none; mix-blend-mode: difference; }
  label { margin-right: 16px; }
</style>
<h1>${count} stories look different</h1>
<p>Left of the slider is before, right of it now. "Laid over" shows in light what differs.</p>
${sections.join('\n')}
<script>
  addEventListener('input', ({ target }) => {
    const pair = target.closest('details').querySelector('.pair');
    if (target.type === 'range') pair.style.setProperty('--at', target.value + '%');
    else pair.classList.toggle('over', target.checked);
  });
</script>
</html>
`;
}

function renderChange({ name, pixels }: Change): string {
  const before = join(laidOut, `${name}.png`);
  const now = picture(join(results, `${name}-actual.png`), 'Now', 'now');
  return `<details open>
<summary><strong>${escapeHtml(name)}</strong>, ${pixels.toLocaleString('en')} pixels</summary>
<p><label>Before <input type="range" value="50" aria-label="How much of before is shown"> Now</label>
<label><input type="checkbox"> Laid over</label> <code>npm run visual:accept -- ${escapeHtml(name)}</code></p>
<div class="pair">${existsSync(before) ? picture(before, 'Before', 'before') : ''}${now}</div>
</details>`;
}

function picture(file: string, title: string, kind: string): string {
  return `<img class="${kind}" loading="lazy" alt="${title}" src="data:image/png;base64,${readFileSync(file).toString('base64')}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
