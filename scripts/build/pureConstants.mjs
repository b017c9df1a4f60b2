/** Packages that declare their files free of side effects. */
const PACKAGES = /\/node_modules\/(ox|viem|abitype|@noble\/[\w-]+|@scure\/[\w-]+)\//;
/** Matches comments first, so that examples in them stay unchanged. */
const MADE_BY_CALL = /\/\*[\s\S]*?\*\/|^((?:export )?const \w+ = )(?=(?:new )?[A-Za-z_$][\w$.]*\()/gm;

/** A curve of @noble/curves with its hash. */
const CURVE = /^(export const \w+ = )(createCurve\([\s\S]*?^\}, sha\d+\));/gm;

/**
 * Tells rollup and terser that constants created by a call can be dropped if unused. Otherwise rollup keeps or drops some of
 * these calls depending on the order in which files were read, so `dist` would differ from build to build. If rollup drops a
 * curve, it may or may not keep the code of its hash. Inside a function, it considers that only for the curves that it keeps.
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
