// A string, whose content must stay unchanged, or what may be a number. Greedy, so that nothing is read twice.
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Parses JSON with every number as its text, so that no digit is lost. Throws a SyntaxError if the text is not JSON. */
export function parseJsonTexts(text: string): unknown {
  return JSON.parse(text.replace(TEXT_OR_NUMBER, (found) => (NUMBER.test(found) ? `"${found}"` : found)));
}
