import { filesUnder, readText } from '../../scripts/lib/files.mjs';

/** The documents for users and contributors of the package. Decision records are history. */
export const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesUnder('docs', (path) => /^docs\/(migration\/)?[\w-]+\.md$/.test(path)),
];

/** A document's code samples: `{ language, code, line }`. Code before a migration belongs to other products. */
export function samplesOf(path) {
  const text = readText(path);
  return [...text.matchAll(/^(Before:\n\n)?```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
    ({ 1: before, 2: language, 3: code, index }) =>
      before ? [] : [{ language, code, line: text.slice(0, index).split('\n').length + 1 }],
  );
}

const CLOSING = { '"': '"', "'": "'", '{': '}', $: '}' };

/** The end of the value at an offset: a quoted text, or balanced braces. */
function endOfValue(code, start) {
  const closing = CLOSING[code[start]];
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (closing === '}' && code[at] === '{') depth += 1;
    if (closing === '}' && code[at] === '}') depth -= 1;
    const isEnd = closing === '}' ? code[at] === closing && depth === 0 : at > start && code[at] === closing;
    if (isEnd) return at + 1;
  }
  throw new Error(`What starts at ${code.slice(start, start + 20)} has no end`);
}

/** Our tags in any markup: `{ tag, attributes: [{ name, value }] }`. `{name}` counts as `name={name}`. */
export function tagsOf(code) {
  return [...code.matchAll(/<(wallet-[\w-]+)/g)].map(({ 0: found, 1: tag, index }) => {
    const attributes = [];
    let at = index + found.length;
    while (!/^\s*\/?>/.test(code.slice(at))) {
      const [space] = /^\s*/.exec(code.slice(at));
      at += space.length;
      if (code[at] === '{') {
        const end = endOfValue(code, at);
        attributes.push({ name: code.slice(at + 1, end - 1), value: code.slice(at, end) });
        at = end;
        continue;
      }
      const [name] = /^[^\s=/>]+/.exec(code.slice(at));
      at += name.length;
      if (code[at] !== '=') {
        attributes.push({ name, value: undefined });
        continue;
      }
      const end = endOfValue(code, at + 1);
      attributes.push({ name, value: code.slice(at + 2, end - 1) });
      at = end;
    }
    return { tag, attributes };
  });
}
