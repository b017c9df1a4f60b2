import { type ImportSpecifier, parse } from 'es-module-lexer/js';

/** The imports of a script, as written. */
export interface Imports {
  readonly statements: readonly string[];
  readonly calls: readonly string[];
  /** Whether it computes an import at run time, or couldn't be read. */
  readonly isUnclear: boolean;
}

const UNREAD: Imports = { statements: [], calls: [], isUnclear: true };

/** Reads the imports of a script: `import … from '…'`, `export … from '…'` and `import('…')`. Runs nothing. */
export function readImports(code: string): Imports {
  // Without these words, there can be no import.
  if (!/import|export/.test(code)) return { ...UNREAD, isUnclear: false };
  const found = lex(code)?.filter(({ d }) => d !== META);
  if (!found) return UNREAD;
  const names = (isCall: boolean) =>
    found.flatMap(({ n, d }) => (n !== undefined && d > -1 === isCall ? [n] : []));
  return {
    statements: names(false),
    calls: names(true),
    isUnclear: found.some(({ n }) => n === undefined),
  };
}

/** The `d` of `import.meta`. Statements have `-1`, calls their position. */
const META = -2;

function lex(code: string): readonly ImportSpecifier[] | undefined {
  try {
    return parse(code)[0];
  } catch {
    // A script that isn't JavaScript loads nothing.
    return undefined;
  }
}
