/** A part of a script: a name or number, the text of a string, another value such as a regular expression, or a mark. */
export interface Token {
  readonly kind: 'word' | 'string' | 'template' | 'value' | 'mark';
  readonly text: string;
}

/** After these, a `/` begins a regular expression. */
const BEFORE_VALUE =
  /^(return|typeof|instanceof|in|of|new|delete|void|throw|case|do|else|yield|await|default)$/;
const BEFORE_CONDITION = /^(if|while|for|with)$/;
const isSpace = (letter: string) => letter === ' ' || letter === '\n' || /\s/.test(letter);
const isWord = (letter: string) =>
  (letter >= 'a' && letter <= 'z') || (/[\w$\\\u0080-\uffff]/.test(letter) && !isSpace(letter));
const isLineEnd = (letter: string) => /[\n\r\u2028\u2029]/.test(letter);

/**
 * The parts of a script in their order, for whoever only looks for some of them. Reads each letter a fixed number of times and
 * runs nothing. Where a string or the like has no end, it goes on with the next line and calls `isUnclear`.
 */
export function* readTokens(code: string, isUnclear: () => void): Generator<Token> {
  let at = 0;
  let last: Token | undefined;
  /** Until here, no `/` begins a regular expression: one that did had no end. */
  let noRegexBefore = 0;
  /** Whether what is in open parentheses is a condition, and what each open brace belongs to. */
  const parentheses: boolean[] = [];
  const braces: ('block' | 'template')[] = [];
  let closedCondition = false;

  const token = (kind: Token['kind'], text: string): Token => {
    last = { kind, text };
    return last;
  };
  const skipTo = (end: string, from: number) => {
    const found = code.indexOf(end, from);
    if (found === -1) isUnclear();
    at = found === -1 ? code.length : found + end.length;
  };
  const skipLine = () => {
    while (at < code.length && !isLineEnd(code.charAt(at))) at += 1;
  };
  const readString = (quote: string): Token => {
    const start = at + 1;
    for (at = start; at < code.length; at += 1) {
      const letter = code.charAt(at);
      if (letter === quote) {
        at += 1;
        return token('string', code.slice(start, at - 1));
      }
      if (letter === '\\') at += code.startsWith('\r\n', at + 1) ? 2 : 1;
      else if (letter === '\n' || letter === '\r') break;
    }
    isUnclear();
    return token('mark', quote);
  };
  /** From its "`" or the "}" of a part that is computed. */
  const readTemplate = (isWhole: boolean): Token => {
    const start = at + 1;
    for (at = start; at < code.length; at += 1) {
      const letter = code.charAt(at);
      if (letter === '`') {
        at += 1;
        return isWhole ? token('template', code.slice(start, at - 1)) : token('value', '`');
      }
      if (letter === '\\') at += 1;
      else if (letter === '$' && code.charAt(at + 1) === '{') {
        at += 2;
        braces.push('template');
        return token('mark', '${');
      }
    }
    isUnclear();
    return token('mark', '`');
  };
  const mayBeRegex = () => {
    if (at < noRegexBefore) return false;
    if (!last) return true;
    if (last.kind === 'word') return BEFORE_VALUE.test(last.text);
    if (last.kind !== 'mark') return false;
    return last.text === ')' ? closedCondition : !/^(\]|\+\+|--)$/.test(last.text);
  };
  const readRegex = (): Token => {
    const start = at;
    let isInClass = false;
    for (at += 1; at < code.length; at += 1) {
      const letter = code.charAt(at);
      if (isLineEnd(letter)) break;
      if (letter === '\\') at += 1;
      else if (letter === '[') isInClass = true;
      else if (letter === ']') isInClass = false;
      else if (letter === '/' && !isInClass) {
        at += 1;
        return token('value', '/');
      }
    }
    // It divides, then.
    noRegexBefore = at;
    at = start + 1;
    return token('mark', '/');
  };
  const readMark = (): Token => {
    const text = ['...', '++', '--'].find((one) => code.startsWith(one, at)) ?? code.charAt(at);
    if (text === '(') parentheses.push(last?.kind === 'word' && BEFORE_CONDITION.test(last.text));
    if (text === ')') closedCondition = parentheses.pop() ?? false;
    if (text === '{') braces.push('block');
    if (text === '}' && braces.pop() === 'template') return readTemplate(false);
    at += text.length;
    return token('mark', text);
  };

  while (at < code.length) {
    const letter = code.charAt(at);
    if (isSpace(letter)) at += 1;
    else if (code.startsWith('//', at) || code.startsWith('<!--', at)) skipLine();
    else if (code.startsWith('/*', at)) skipTo('*/', at + 2);
    else if (letter === '"' || letter === "'") yield readString(letter);
    else if (letter === '`') yield readTemplate(true);
    else if (letter === '/' && mayBeRegex()) yield readRegex();
    else if (isWord(letter)) {
      const start = at;
      while (at < code.length && isWord(code.charAt(at))) at += 1;
      yield token('word', code.slice(start, at));
    } else yield readMark();
  }
}
