/** What a system puts into a folder by itself. */
const BY_THE_SYSTEM = /^(\..*|~\$.*|thumbs\.db|desktop\.ini)$/i;

/** Asks the person for files, or for a folder of them. Nothing where they change their mind. */
export function chooseFiles({ folder = false } = {}): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  if (folder) input.webkitdirectory = true;
  else input.accept = '.pdf,.docx';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve([]));
    input.addEventListener('change', () => resolve([...(input.files ?? [])].filter(isMeant)));
    input.click();
  });
}

/**
 * The files that were dropped, and those in the folders that were. To be called while the drop is handled: later the
 * browser has forgotten it.
 */
export async function collectDropped(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const given = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return given;
  const files = await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : [])));
  return files.flat().filter(isMeant);
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    );
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  // A browser gives the entries of a folder in parts, and none at the end.
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) {
    for (const inside of part) files.push(...(await readEntry(inside)));
  }
  return files;
}

function readPart(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isMeant({ name }: File): boolean {
  return !BY_THE_SYSTEM.test(name);
}
