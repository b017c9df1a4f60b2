import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { transform } from 'esbuild';

/** How the modules of sheets name the registry: a path would be in the source maps, and another on each machine. */
const REGISTRY = 'wallet-modal:sheets';

/** The values of custom properties are left as they are by the minifier: nobody may know what they mean. We do. */
const withoutSpaces = (css) => css.replace(/(--\w+:|,) +/g, '$1');

/**
 * vanilla-extract whose CSS ends as `sheet("…")` in the chunk that uses it: a shadow root takes constructable
 * sheets, and a strict content security policy takes nothing else. `registry` is the module that exports `sheet`.
 */
export function vanillaExtractShadow({ registry, minify, identifiers }) {
  const cssById = new Map();
  return [
    {
      // Stands before the official plugin, which would emit its virtual CSS files as files.
      name: 'vanilla-extract-shadow',
      async resolveId(id) {
        if (id === REGISTRY) return registry;
        if (!virtualCssFileFilter.test(id)) return null;
        const { fileName, source } = await getSourceFromVirtualCssFile(id);
        // Not `….css.js`: that name would be compiled once more.
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
