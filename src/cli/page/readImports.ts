import { readTokens, type Token } from './readTokens.js';

/** What a script imports, as it is written there. */
export interface Imports {
  readonly statements: readonly string[];
  readonly calls: readonly string[];
  /** Whether it imports what it makes up when it runs, or could not be read to its end. */
  readonly isUnclear: boolean;
}

const isMark = (token: Token | undefined, marks: string) =>
  token?.kind === 'mark' && marks.includes(token.text);

/** Reads what a script imports: `import … from '…'`, `export … from '…'` and `import('…')`. Nothing is run. */
export function readImports(code: string): Imports {
  const statements: string[] = [];
  const calls: string[] = [];
  let isUnclear = false;
  const found = (list: string[], text: string) => {
    // What escapes stand for is not read.
    if (text.includes('\\')) isUnclear = true;
    else list.push(text);
  };
  // Nothing else can be one.
  if (!/import|export/.test(code)) return { statements, calls, isUnclear };

  let state: 'import' | 'export' | 'member' | 'clause' | 'from' | 'argument' | 'end' | undefined;
  let argument = '';
  let last: Token | undefined;
  const next = (token: Token): typeof state => {
    const { kind, text } = token;
    const isName =
      state === 'clause' && (isMark(last, '{ ,') || (last?.kind === 'word' && last.text === 'as'));
    if (kind === 'word' && (text === 'import' || text === 'export') && !isMark(last, '. #') && !isName)
      return text;
    switch (state) {
      case 'import':
        if (kind === 'string') found(statements, text);
        if (isMark(token, '.')) return 'member';
        if (isMark(token, '(')) return 'argument';
        return kind === 'word' || isMark(token, '{ *') ? 'clause' : undefined;
      case 'export':
        return isMark(token, '{ *') ? 'clause' : undefined;
      case 'member':
        return /^(source|defer)$/.test(text) ? 'import' : undefined;
      case 'from':
        if (kind === 'string') {
          found(statements, text);
          return undefined;
        }
        return kind === 'word' || isMark(token, '} ,') ? (text === 'from' ? 'from' : 'clause') : undefined;
      case 'clause':
        if (kind === 'word' && text === 'from') return 'from';
        return kind === 'word' || kind === 'string' || isMark(token, '{ } , *') ? 'clause' : undefined;
      case 'argument':
        argument = text;
        if (kind === 'string' || kind === 'template') return 'end';
        // A method of that name has no address.
        if (!isMark(token, ')')) isUnclear = true;
        return undefined;
      case 'end':
        if (isMark(token, ') ,')) found(calls, argument);
        else isUnclear = true;
        return undefined;
      default:
        return undefined;
    }
  };
  const tokens = readTokens(code, () => {
    isUnclear = true;
  });
  for (const token of tokens) {
    state = next(token);
    last = token;
  }
  return { statements, calls, isUnclear };
}
