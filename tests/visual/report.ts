import { existsSync, globSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { laidOut } from './screenshots.ts';

/** Writes one page with the screenshot before, the screenshot now and the difference of every story that no longer looks as it did. */
const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'test-results/visual');
const page = join(results, 'report.html');

const changed = globSync('**/*-actual.png', { cwd: results }).toSorted();
if (changed.length === 0) {
  console.log('Every story looks as it did in the last run of the stories.');
  process.exit(0);
}
writeFileSync(page, render(changed.map((path) => path.replace(/-actual\.png$/, ''))));
console.log(`${changed.length} stories look different: ${relative(root, page)}
If that is meant, renew the screenshots with "npm run visual:update" and commit them.`);

function render(stories: string[]): string {
  const sections = stories.map((story) => {
    const screenshots = [
      ['Before', join(laidOut, `${story}.png`)],
      ['Now', join(results, `${story}-actual.png`)],
      ['Difference', join(results, `${story}-diff.png`)],
    ].map(([title = '', file = '']) =>
      existsSync(file)
        ? `<figure><figcaption>${title}</figcaption><img src="${relative(dirname(page), file)}" alt="${title}: ${story}"></figure>`
        : `<figure><figcaption>${title}</figcaption><p>There is none.</p></figure>`,
    );
    return `<section><h2>${story}</h2><div>${screenshots.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${stories.length} stories look different</title>
<style>
  body { font: 14px/1.5 system-ui; margin: 24px; background: #f6f7f9; color: #171a21; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #868fa1; }
</style>
<h1>${stories.length} stories look different</h1>
${sections.join('\n')}
</html>
`;
}
