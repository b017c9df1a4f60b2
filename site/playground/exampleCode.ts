import type { Examples } from './code/files.ts';

const texts: Readonly<Record<string, string>> = import.meta.glob('./examples/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The code of the examples by setting, as in their files. */
export const exampleCode: Examples = Object.fromEntries(
  Object.entries(texts).map(([path, code]) => [path.replace(/^.*\/|\.ts$/g, ''), code]),
);
