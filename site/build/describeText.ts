/** The length that search engines show, in characters. */
const MOST_LETTERS = 160;

/** The first sentences of a document, for search engines and lists. Empty if it has none. */
export function describeText(markdown: string): string {
  const body = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```|<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const paragraph = body.split(/\n{2,}/).find((part) => /^[\w`"[]/.test(part.trim()));
  const plain = (paragraph ?? '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MOST_LETTERS) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', MOST_LETTERS - 1))}…`;
}
