/**
 * A field of work: how to name it, the wider field that it lies within, its role titles and further words of its
 * everyday work.
 */
export type Trade = {
  id: string;
  label: string;
  within: string | undefined;
  roles: readonly string[];
  words: readonly string[];
};

/** Reads trades: `# id | label | wider trade`, then `roles:` and `words:`, each comma-separated over some lines. */
export function readTrades(text: string): Trade[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [heading = '', rest = ''] = splitOnce(block, '\n');
      const [id = '', label = '', within] = heading.split('|').map((part) => part.trim());
      const [roles, words = ''] = splitOnce(rest, '\nwords:');
      return { id, label, within, roles: items(roles.replace('roles:', '')), words: items(words) };
    });
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

function items(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '');
}
