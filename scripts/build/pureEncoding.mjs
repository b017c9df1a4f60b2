const ENCODED = /^(const \w+ = )(?=Bytes\.fromString\()/gm;

/**
 * Tells rollup that texts which ox encodes on import can be dropped when unused. Rollup cannot see that for itself: it
 * keeps some in one build and drops them in the next, so `dist` would differ.
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
