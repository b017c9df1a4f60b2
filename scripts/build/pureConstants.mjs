/** Packages that say that their files have no side effects. */
const PACKAGES = /\/node_modules\/(ox|viem|abitype|@noble\/[\w-]+|@scure\/[\w-]+)\//;
/** Comments come first: they have examples, which stay. */
const MADE_BY_CALL = /\/\*[\s\S]*?\*\/|^((?:export )?const \w+ = )(?=(?:new )?[A-Za-z_$][\w$.]*\()/gm;

/** A curve of @noble/curves with its hash. */
const CURVE = /^(export const \w+ = )(createCurve\([\s\S]*?^\}, sha\d+\));/gm;

/**
 * Tells rollup and terser that constants which a call makes can be dropped when unused. Rollup keeps some of these calls
 * or drops them depending on the order in which files were read, so `dist` would differ from build to build. Of a curve
 * that it drops, it keeps what the hash needs or not; within a function it looks at that only for curves that it keeps.
 */
export function pureConstants() {
  return {
    name: 'pure-constants',
    transform(source, id) {
      if (!PACKAGES.test(id)) return null;
      const code = source
        .replace(CURVE, '$1/* #__PURE__ */ (() => $2)();')
        .replace(MADE_BY_CALL, (all, start) => (start ? `${start}/* #__PURE__ */ ` : all));
      return code === source ? null : { code, map: null };
    },
  };
}
