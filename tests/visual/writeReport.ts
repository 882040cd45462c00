import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { type Change, type Group, storyOf } from './changes.ts';
import type { Comment } from './review.ts';
import { laidOut } from './screenshots.ts';

type Report = {
  groups: readonly Group[];
  comments: readonly { file: string; comment: Comment }[];
  /** The file of the stories of each picture. */
  stories: ReadonlyMap<string, string>;
  /** What the page shows its server that it is the server's own; empty where it is a file. */
  token: string;
};

/** Writes one page that stands alone: what no longer looks as it did, in groups, and what people say about pictures. */
export function writeReport({ groups, comments, stories, token }: Report): string {
  const changed = new Set(groups.flatMap(({ changes }) => changes.map(({ name }) => name)));
  const pictures = [...new Set(comments.map(({ comment }) => comment.picture))];
  const said = pictures.filter((name) => !changed.has(name)).map(unchanged);
  const all = [...changed].join(' ');
  const title = writeTitle(groups);
  const writeFor = (change: Change, group: Group | null, index: number) =>
    writeArticle({ change, group, index, comments, stories, token });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${read('report.css')}</style>
<body data-view="side" data-size="fit" data-token="${token}">
<header>
  <div><h1>${title}</h1><p class="muted">${changed.size} pictures; open comments: ${comments.length}</p></div>
  <label class="amount muted">Before <input id="amount" type="range" min="0" max="100" value="50" aria-label="How much of now is shown"> Now</label>
  <fieldset><legend>How to look at it</legend>
  ${[
    ['side', 'Side by side'],
    ['slider', 'Slider'],
    ['overlay', 'Overlay'],
    ['difference', 'Difference'],
  ]
    .map(([value, label]) => `<label><input type="radio" name="view" value="${value}">${label}</label>`)
    .join('')}
  </fieldset>
  <label class="muted"><input id="actual" type="checkbox"> Actual size</label>
  <button type="button" id="theme">Dark / light</button>
  ${changed.size > 0 ? writeAccept('Accept all', all, '--all', token, 'primary') : ''}
</header>
<nav aria-label="Pictures">
${groups.map((group) => writeLinks(group.title, group.details, group.changes, stories)).join('\n')}
${said.length > 0 ? writeLinks('Unchanged, with comments', [], said, stories) : ''}
</nav>
<main>
<p role="status"></p>
${groups.flatMap((group, index) => group.changes.map((change) => writeFor(change, group, index))).join('\n')}
${said.map((change) => writeFor(change, null, 0)).join('\n')}
<p class="keys">
${[
  ['j', 'next'],
  ['k', 'previous'],
  ['1 to 4', 'how to look at it'],
  ['z', 'actual size'],
  ['a', 'accept'],
  ['g', 'accept its group'],
  ...(token ? [['c', 'comment']] : []),
]
  .map(([key, action]) => `<span><kbd>${key}</kbd> ${action}</span>`)
  .join('\n')}
</p>
</main>
${token ? DIALOG : ''}
<script type="module">${stripTypeScriptTypes(read('report.ts'))}</script>
</body>
</html>
`;
}

const DIALOG = `<dialog aria-labelledby="say"><form method="dialog">
<h2 id="say">Comment on this picture</h2>
<div class="place"><label>From the left, px<input name="x" type="number" min="0" required></label><label>From the top, px<input name="y" type="number" min="0" required></label></div>
<label>What is to be said<textarea name="text" rows="3" required autofocus></textarea></label>
<label>Your name<input name="by" required autocomplete="name"></label>
<p role="alert"></p>
<div class="deeds"><button class="primary">Write it beside the story</button><button type="button" class="cancel">Cancel</button></div>
</form></dialog>`;

function writeTitle(groups: readonly Group[]): string {
  const names = groups.flatMap(({ changes }) => changes.map(({ name }) => storyOf(name)));
  const stories = new Set(names).size;
  if (stories === 0) return 'Every story looks as it did';
  return stories === 1 ? 'One story looks different' : `${stories} stories look different`;
}

/** A picture of which only is told what people say about it. */
function unchanged(name: string): Change {
  return { name, pixels: 0, cause: '', detail: '', before: null, now: join(laidOut, `${name}.png`) };
}

function writeLinks(
  title: string,
  details: readonly string[],
  changes: readonly Change[],
  stories: Report['stories'],
): string {
  const links = changes.map(
    ({ name, pixels }) =>
      `<li><a href="#${name}" title="${name}"><span>${readable(name, stories)}</span><span class="muted">${pixels > 0 ? `${count(pixels)} px` : ''}</span><span class="muted">${variantOf(name)}</span></a></li>`,
  );
  return `<section><div><h2>${escapeHtml(title)}</h2>${details.map((detail) => `<p class="muted">${escapeHtml(detail)}</p>`).join('')}</div><ol>${links.join('')}</ol></section>`;
}

type ArticleProps = {
  change: Change;
  group: Group | null;
  index: number;
  comments: Report['comments'];
  stories: Report['stories'];
  token: string;
};

function writeArticle({ change, group, index, comments, stories, token }: ArticleProps): string {
  const { name, pixels, detail, before, now } = change;
  const said = comments.filter(({ comment }) => comment.picture === name);
  const pins = said.map(({ comment }, at) => ({ ...comment, number: at + 1 }));
  const alike = group?.changes.map((each) => each.name).join(' ') ?? '';
  const deeds = group
    ? [
        writeAccept('Accept <kbd>a</kbd>', name, name, token, 'one primary'),
        writeAccept(
          `Accept the ${group.changes.length} of its group <kbd>g</kbd>`,
          alike,
          `--group ${index + 1}`,
          token,
          'alike',
        ),
        token ? '' : `<code>npm run visual:accept -- ${name}</code>`,
      ]
    : [];
  return `<article id="${name}" data-name="${name}" hidden>
<h3>${readable(name, stories)}</h3>
<p class="facts muted"><span>${variantOf(name)}</span>${pixels > 0 ? `<span>${count(pixels)} pixels differ</span>` : ''}<span>${escapeHtml(detail)}</span></p>
<div class="deeds">${deeds.join('\n')}${token ? '<button type="button" class="comment">Comment <kbd>c</kbd></button>' : ''}</div>
<div class="stage${before && now ? ' both' : ''}">
${before ? writePicture('before', 'Before', before, []) : ''}
${now ? writePicture('now', 'Now', now, pins) : ''}
${before && now ? '<figure class="difference"><figcaption>What differs, in pink</figcaption><div class="picture"><canvas></canvas></div></figure>' : ''}
</div>
${pins.length > 0 ? `<ul class="comments">${pins.map(writeComment).join('')}</ul>` : ''}
</article>`;
}

function writeAccept(label: string, names: string, words: string, token: string, kind: string): string {
  const command = `npm run visual:accept -- ${words}`;
  return `<button type="button" class="accept ${kind}" data-names="${names}" data-command="${command}" title="${token ? '' : `Copies: ${command}`}">${label}</button>`;
}

type Pin = Comment & { number: number };

function writePicture(kind: string, title: string, file: string, pins: readonly Pin[]): string {
  const bytes = readFileSync(file);
  // A PNG says its size in its first bytes.
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const marks = pins.map(
    ({ x, y, number, text }) =>
      `<span class="pin" style="left: ${(x / width) * 100}%; top: ${(y / height) * 100}%" title="${escapeHtml(text)}">${number}</span>`,
  );
  return `<figure class="${kind}"><figcaption>${title}, ${width} × ${height}</figcaption><div class="picture"><img alt="${title}" width="${width}" height="${height}" src="data:image/png;base64,${bytes.toString('base64')}">${marks.join('')}</div></figure>`;
}

function writeComment({ number, text, by, on }: Pin): string {
  return `<li><span class="number">${number}</span><div><p>${escapeHtml(text)}</p><p class="muted">${escapeHtml(by)}, ${on}</p></div></li>`;
}

/**
 * "dark/screens-signinscreen-save-error" as people say it, e.g. "SignInScreen, save error", where the file of its
 * stories is known.
 */
function readable(name: string, stories: ReadonlyMap<string, string>): string {
  const component = basename(stories.get(name) ?? '', '.stories.tsx');
  const story = storyOf(name);
  const id = `${component.toLowerCase()}-`;
  const at = component ? story.indexOf(id) : -1;
  return at === -1 ? story : `${component}, ${story.slice(at + id.length).replaceAll('-', ' ')}`;
}

function variantOf(name: string): string {
  const [theme = ''] = name.split('/');
  return name.endsWith('-360') ? `${theme}, 360 px` : theme;
}

function count(pixels: number): string {
  return pixels.toLocaleString('en');
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
