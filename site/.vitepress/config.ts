import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { aboutPages } from '../build/aboutPages.ts';
import { createCodeHighlighter } from '../build/createCodeHighlighter.ts';
import { describeText } from '../build/describeText.ts';
import { finishSite } from '../build/finishSite.ts';
import { githubMarkdown, slugify } from '../build/githubMarkdown.ts';
import { mendSearchBox } from '../build/mendSearchBox.ts';
import { createNavigation } from '../build/navigation.ts';
import { PLACEHOLDER_BASE } from '../build/relocate.ts';
import { serveProduct } from '../build/serveProduct.ts';
import { writeForAssistants } from '../build/writeForAssistants.ts';
import { copyLinkedFiles, listPages, writeMarkdown } from '../build/writeMarkdown.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const themeFile = (name: string) => fileURLToPath(new URL(`theme/${name}`, import.meta.url));
const base = process.env.NODE_ENV === 'production' ? PLACEHOLDER_BASE : '/';
/** Pages for contributors, which a search should not rank first. */
const OF_PROJECT =
  /^docs\/decisions\/|^(ARCHITECTURE|CHANGELOG|CODE_OF_CONDUCT|CONTRIBUTING|LICENSE|measuring)\.md$/;
const navigation = createNavigation(repository);

export default defineConfig({
  lang: 'en',
  title: 'wallet-modal',
  titleTemplate: ':title · wallet-modal',
  description:
    'A wallet connection for any website: one script, a tag for the modal and one for its button, no vendor account.',
  base,
  srcDir: repository,
  srcExclude: [
    '{src,test,public,scripts,dist,editor}/**',
    'examples/*/**',
    '.*/**',
    'site/!(pages)/**',
    'THIRD-PARTY-NOTICES.md',
  ],
  head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
  transformPageData({ filePath, relativePath, frontmatter }) {
    const file = join(repository, filePath);
    // Generated pages have no file.
    const own = existsSync(file) ? describeText(readFileSync(file, 'utf8')) : '';
    return { description: frontmatter.description ?? aboutPages[relativePath] ?? own };
  },
  rewrites: (page) =>
    page.replace(/^site\/pages\/(made\/)?/, '').replace(/^examples\/README\.md$/, 'examples/index.md'),
  // Pages keep their data in separate files, because the policy allows no inline scripts.
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
    ...navigation,
    logo: { src: '/icon.svg', alt: '' },
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        _render(source, env, markdown) {
          const html = markdown.render(source, env);
          return env.frontmatter?.search === false || OF_PROJECT.test(env.relativePath) ? '' : html;
        },
      },
    },
  },
  vite: {
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    plugins: [serveProduct(repository), mendSearchBox()],
    resolve: {
      alias: [
        { find: /^.*\/VPSidebarItem\.vue$/, replacement: themeFile('SidebarGroup.vue') },
        { find: /^.*\/VPNavBarSearchButton\.vue$/, replacement: themeFile('SearchButton.vue') },
      ],
    },
    // Only the site's pages: examples and tests have their own dependencies.
    optimizeDeps: { entries: ['site/.vitepress/theme/index.ts'] },
    server: { watch: { ignored: ['**/.wtr/**', '**/dist/**', '**/test/**', '**/src/**'] } },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('wallet-') } } },
  transformHead: ({ pageData: { relativePath, isNotFound } }) =>
    isNotFound ? [] : [['link', { rel: 'alternate', type: 'text/markdown', href: `${base}${relativePath}` }]],
  buildEnd(site) {
    const pages = listPages(site);
    writeMarkdown(pages, site.outDir);
    copyLinkedFiles(repository, site.outDir, [
      'docs/modal.png',
      'docs/pictures',
      'LICENSE',
      'THIRD-PARTY-NOTICES.md',
    ]);
    writeForAssistants(pages, navigation.sidebar, repository, site.outDir);
    finishSite({
      outDir: site.outDir,
      repository,
      base: process.env.SITE_BASE ?? '/',
      groups: navigation.sidebar,
    });
  },
});
