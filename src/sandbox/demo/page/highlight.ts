import { el } from '../../prompt/dom.js';

const TOKENS =
  /(?<comment><!--[\s\S]*?-->|\/\/[^\n]*)|(?<string>"[^"\n]*"|'[^'\n]*')|(?<tag><\/?[\w-]+|\/>|(?<!=)>)|(?<name>[@\w-]+(?==))|(?<word>\b(?:import|from|export|function|return|const|let|await)\b)/g;

/** Highlights the code in an element. */
export function highlight(code: Element): void {
  const text = code.textContent ?? '';
  const parts: Node[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    parts.push(document.createTextNode(text.slice(end, match.index)));
    parts.push(el('span', { class: `code-${kind}` }, match[0]));
    end = match.index + match[0].length;
  }
  code.replaceChildren(...parts, text.slice(end));
}
