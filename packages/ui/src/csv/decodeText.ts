type Decoded = { text: string } | { problem: string };

const SPREADSHEET = 'This is a spreadsheet. Save it as CSV first: in Excel, File, Save As, “CSV UTF-8”.';

/** What other files begin with. */
const others: readonly { begins: readonly number[]; problem: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], problem: SPREADSHEET },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], problem: SPREADSHEET },
  { begins: [0x25, 0x50, 0x44, 0x46], problem: 'This is a PDF. Choose a CSV file.' },
];

/** The text of a file: UTF-8, UTF-16, or, where it is neither, Windows-1252, as spreadsheets on Windows write it. */
export function decodeText(bytes: Uint8Array): Decoded {
  const other = others.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  if (other) return { problem: other.problem };
  const wide = findUtf16(bytes);
  if (wide) return check(new TextDecoder(wide).decode(bytes));
  try {
    return check(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return check(new TextDecoder('windows-1252').decode(bytes));
  }
}

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without its mark, a line of Latin letters has a zero in every second byte.
  const start = [...bytes.subarray(0, 64)];
  if (start.length < 4) return undefined;
  const isZeroAt = (rest: number) => start.every((byte, index) => (byte === 0) === (index % 2 === rest));
  return isZeroAt(1) ? 'utf-16le' : isZeroAt(0) ? 'utf-16be' : undefined;
}

function check(text: string): Decoded {
  if (text.includes('\0')) return { problem: 'This is not a text file. Choose a CSV file.' };
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text.slice(0, 200)))
    return { problem: 'This is a web page or XML. Save it as CSV first.' };
  return { text };
}
