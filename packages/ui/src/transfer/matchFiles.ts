type FileMatch = { file: File } | { missing: string };

/** Finds files by the names that rows give them: the last part of a path or an address, without regard to case. */
export function createFileFinder(files: readonly File[]) {
  const byName = new Map<string, File[]>();
  for (const file of files) {
    const name = toPlainPath(file.name);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }

  /** Nothing where the cell names none. */
  return function find(cell: string): FileMatch | undefined {
    const wanted = cell.trim();
    if (wanted === '') return undefined;
    // A name may hold what else parts several names.
    for (const name of [wanted, ...wanted.split(/[;|\n]/)]) {
      const path = toPlainPath(name);
      const same = byName.get(path.split('/').at(-1) ?? '') ?? [];
      const exact = same.filter(({ webkitRelativePath: place }) =>
        `/${toPlainPath(place)}`.endsWith(`/${path}`),
      );
      const [file, another] = exact.length > 0 ? exact : same;
      if (file && !another) return { file };
    }
    return { missing: wanted };
  };
}

function toPlainPath(name = ''): string {
  const [path = ''] = /^https?:/i.test(name.trim()) ? decode(name).split(/[?#]/) : [name];
  return path.trim().replaceAll('\\', '/').normalize('NFC').toLowerCase();
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
