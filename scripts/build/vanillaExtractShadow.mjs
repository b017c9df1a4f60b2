import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { transform } from 'esbuild';

/** The registry's import in sheet modules. A path would end up in the source maps, where it would differ on each machine. */
const REGISTRY = 'wallet-modal:sheets';

/** The minifier keeps spaces in the values of custom properties, because it can't know their meaning. We do. */
const withoutSpaces = (css) => css.replace(/(--\w+:|,) +/g, '$1');

/**
 * vanilla-extract whose CSS becomes `sheet("…")` in the chunk that uses it: a shadow root adopts constructable sheets,
 * and a strict Content-Security-Policy allows nothing else. `registry` is the module that exports `sheet`.
 */
export function vanillaExtractShadow({ registry, minify, identifiers }) {
  const cssById = new Map();
  return [
    {
      // Before the official plugin, which would emit its virtual CSS files as files.
      name: 'vanilla-extract-shadow',
      async resolveId(id) {
        if (id === REGISTRY) return registry;
        if (!virtualCssFileFilter.test(id)) return null;
        const { fileName, source } = await getSourceFromVirtualCssFile(id);
        // Not `….css.js`, because that would be compiled again.
        const sheetId = `${fileName}.sheet.js`;
        cssById.set(sheetId, source);
        return { id: sheetId, moduleSideEffects: true };
      },
      async load(id) {
        const css = cssById.get(id);
        if (css === undefined) return null;
        const { code } = await transform(css, { loader: 'css', minify });
        const text = (minify ? withoutSpaces(code) : code).trim();
        return `import { sheet } from '${REGISTRY}';\nsheet(${JSON.stringify(text)});\n`;
      },
    },
    vanillaExtractPlugin({ identifiers }),
  ];
}
