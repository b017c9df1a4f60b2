/** Marks at the start of a text that say how it is encoded. They count before what the server says. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** The text of a page or a file. `type` is the Content-Type that it was sent with. UTF-8 unless something else is said. */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const sent = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(type)?.[1];
  return decoder(marked ?? sent).decode(bytes);
}

function decoder(encoding: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // Browsers ignore the names of encodings that there are not, too.
    return new TextDecoder();
  }
}
