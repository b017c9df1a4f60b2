import { join } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';

const SOURCE = 'src/styles/theme.css.ts';

/**
 * The custom properties of the product's own colours by name, as the published build calls them: `{ surface: '--…' }`. They
 * are private and change between versions, so the theme studio reads them when the site is built.
 */
export async function themeTokens(repository: string): Promise<Record<string, string>> {
  const options = { filePath: join(repository, SOURCE), identOption: 'short' } as const;
  const { source } = await compile({ ...options, cwd: repository });
  // Its CSS is in the product already.
  const code = await processVanillaFile({ ...options, source, serializeVirtualCssPath: () => '' });
  const { theme }: { theme: Record<string, string> } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return Object.fromEntries(
    Object.entries(theme).map(([name, variable]) => [name, variable.slice('var('.length, -1)]),
  );
}
