/** A policy that applies to a page. */
export interface FoundPolicy {
  readonly from: 'header' | 'meta';
  readonly line?: number | undefined;
  readonly directives: ReadonlyMap<string, readonly string[]>;
}

/** The policies of a header or of a `<meta>`, which may hold several. If a directive is repeated, the first one counts. */
export function parsePolicies(text: string, place: Omit<FoundPolicy, 'directives'>): readonly FoundPolicy[] {
  return text.split(',').flatMap((one) => {
    const directives = new Map<string, readonly string[]>();
    for (const part of one.split(';')) {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      const key = name.toLowerCase();
      if (key && !directives.has(key)) directives.set(key, sources);
    }
    return directives.size > 0 ? [{ ...place, directives }] : [];
  });
}
