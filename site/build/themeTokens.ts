import { join } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';

const SOURCE = 'src/styles/theme.css.ts';

/**
 * The custom properties of the product's colours by name, as in the published build: `{ surface: '--…' }`. They are private and
 * change between versions, so the theme studio reads them when the site is built.
 */
export async function themeTokens(repository: string): Promise<Record<string, string>> {
  const options = { filePath: join(repository, SOURCE), identOption: 'short' } as const;
  const { source } = await compile({ ...options, cwd: repository });
  // Its CSS is already in the product.
  const code = await processVanillaFile({ ...options, source, serializeVirtualCssPath: () => '' });
  const { theme }: { theme: Record<string, string> } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return Object.fromEntries(
    Object.entries(theme).map(([name, variable]) => [name, variable.slice('var('.length, -1)]),
  );
}
