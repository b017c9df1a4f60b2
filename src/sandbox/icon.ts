const COLORS = ['#2f6fed', '#0f8a5f', '#b3460f', '#7a3fd1', '#b0205c', '#0b7a8a'];

/** A square icon for a wallet as a data URI: its initial on a colour that follows from its name. */
export function iconFor(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${COLORS[hash % COLORS.length]}"/>` +
    '<path d="M0 72h96v24H0z" fill="#000" fill-opacity=".18"/>' +
    `<text x="48" y="62" font-family="system-ui,sans-serif" font-size="48" font-weight="700" fill="#fff" text-anchor="middle">${initial}</text>` +
    '</svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
