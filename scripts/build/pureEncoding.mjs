const ENCODED = /^(const \w+ = )(?=Bytes\.fromString\()/gm;

/**
 * Tells rollup that texts which ox encodes on import can go when nothing uses them. It cannot see that for itself, and
 * keeps some of them in one build and drops them in the next: `dist` would not be the same twice.
 */
export function pureEncoding() {
  return {
    name: 'pure-encoding',
    transform(source, id) {
      if (!/\/node_modules\/ox\//.test(id) || source.search(ENCODED) < 0) return null;
      return { code: source.replace(ENCODED, '$1/* #__PURE__ */ '), map: null };
    },
  };
}
