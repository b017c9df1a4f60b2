/** Byte order marks and their encodings. They take precedence over the server's charset. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** Decodes a page or a file. `type` is its Content-Type. UTF-8 by default. */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const sent = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(type)?.[1];
  return decoder(marked ?? sent).decode(bytes);
}

function decoder(encoding: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // Browsers ignore unknown encodings, too.
    return new TextDecoder();
  }
}
