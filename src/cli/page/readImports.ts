import { type ImportSpecifier, parse } from 'es-module-lexer/js';

/** What a script imports, as it is written there. */
export interface Imports {
  readonly statements: readonly string[];
  readonly calls: readonly string[];
  /** Whether it imports what it makes up when it runs, or could not be read. */
  readonly isUnclear: boolean;
}

const UNREAD: Imports = { statements: [], calls: [], isUnclear: true };

/** Reads what a script imports: `import … from '…'`, `export … from '…'` and `import('…')`. Nothing is run. */
export function readImports(code: string): Imports {
  // Nothing else can be one.
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

/** Where a statement has `-1` and a call its place, `import.meta` has this. */
const META = -2;

function lex(code: string): readonly ImportSpecifier[] | undefined {
  try {
    return parse(code)[0];
  } catch {
    // A script that is no JavaScript loads nothing.
    return undefined;
  }
}
