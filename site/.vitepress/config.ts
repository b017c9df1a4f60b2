import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { createCodeHighlighter } from '../build/createCodeHighlighter.ts';
import { finishSite } from '../build/finishSite.ts';
import { githubMarkdown, slugify } from '../build/githubMarkdown.ts';
import { navigation, sidebar } from '../build/navigation.ts';
import { PLACEHOLDER_BASE } from '../build/relocate.ts';
import { serveProduct } from '../build/serveProduct.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const isBuild = process.env.NODE_ENV === 'production';

export default defineConfig({
  lang: 'en',
  title: 'wallet-modal',
  titleTemplate: ':title · wallet-modal',
  description: 'A wallet connection for any website: one script tag, one custom element, no vendor account.',
  base: isBuild ? PLACEHOLDER_BASE : '/',
  srcDir: repository,
  srcExclude: [
    '{src,test,public,scripts,dist,editor}/**',
    'examples/*/**',
    '.*/**',
    'site/!(pages)/**',
    'THIRD-PARTY-NOTICES.md',
  ],
  rewrites: {
    'site/pages/decisions.md': 'docs/decisions/index.md',
    'site/pages/examples/:name.md': 'examples/:name/index.md',
    'site/pages/:page': ':page',
    'examples/README.md': 'examples/index.md',
  },
  // Pages keep their data in a file of their own, because the policy allows no inline scripts.
  metaChunk: true,
  // The switch would add a style element, which the policy forbids.
  appearance: { disableTransition: false } as never,
  markdown: {
    anchor: { slugify },
    attrs: { disable: true },
    headers: { slugify },
    highlight: await createCodeHighlighter(),
    config: githubMarkdown,
  },
  themeConfig: {
    nav: navigation,
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
  },
  vite: {
    publicDir: false,
    plugins: [serveProduct(repository)],
    server: { watch: { ignored: ['**/.wtr/**', '**/dist/**', '**/test/**', '**/src/**'] } },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('wallet-') } } },
  buildEnd: ({ outDir }) => finishSite({ outDir, repository, base: process.env.SITE_BASE ?? '/' }),
});
