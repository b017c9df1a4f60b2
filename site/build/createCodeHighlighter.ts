import { createCssVariablesTheme, createHighlighter } from 'shiki';

const LANGUAGES = [
  'html',
  'css',
  'js',
  'jsx',
  'ts',
  'tsx',
  'json',
  'jsonc',
  'http',
  'sh',
  'vue',
  'svelte',
  'yaml',
  'diff',
  'sql',
  'toml',
  'nginx',
  'apache',
  'angular-html',
];

/** The language names in code samples that differ from the highlighter's. */
const ALIASES: Record<string, string> = { bash: 'sh', text: 'text', '': 'text' };

/** Highlights code with classes, because the site's policy forbids inline styles. */
export async function createCodeHighlighter() {
  const highlighter = await createHighlighter({
    langs: LANGUAGES,
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-' })],
  });
  return (code: string, info: string): string => {
    const asked = info.split(/[\s{:]/)[0] ?? '';
    const lang = ALIASES[asked] ?? asked;
    const known = lang === 'text' || highlighter.getLoadedLanguages().includes(lang);
    if (!known) throw new Error(`Add the language "${lang}" to createCodeHighlighter.ts.`);
    return highlighter.codeToHtml(code.trimEnd(), {
      lang,
      theme: 'classes',
      transformers: [
        {
          name: 'classes',
          root: useClasses,
          // Braces in code are not Vue expressions.
          pre: ({ properties }) => {
            properties['v-pre'] = '';
          },
        },
      ],
    });
  };
}

interface Part {
  type: string;
  properties?: Record<string, unknown>;
  children?: Part[];
}

/** `color:var(--code-token-keyword)` becomes the class `token-keyword`. */
function useClasses(part: Part) {
  const style = part.properties?.style;
  if (part.properties && typeof style === 'string') {
    delete part.properties.style;
    const token = /--code-(token-[a-z-]+)/.exec(style)?.[1];
    if (token) part.properties.class = token;
  }
  for (const child of part.children ?? []) useClasses(child);
}
