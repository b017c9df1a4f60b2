import type { Host, PlaygroundState } from '../playgroundState.ts';
import type { Model } from '../settings.ts';
import { angularCode } from './angular.ts';
import type { CodeFile, Examples } from './files.ts';
import { htmlCode } from './html.ts';
import { type Page, readPage } from './page.ts';
import { reactCode } from './react.ts';
import { solidCode } from './solid.ts';
import { svelteCode } from './svelte.ts';
import { vueCode } from './vue.ts';
import { wagmiCode } from './wagmi.ts';

type Writer = (
  page: Page,
  examples: Examples,
  components: ReadonlyMap<string, string>,
) => readonly CodeFile[];

const writers: Readonly<Record<Host, Writer>> = {
  html: htmlCode,
  react: reactCode,
  vue: vueCode,
  svelte: svelteCode,
  solid: solidCode,
  angular: angularCode,
  wagmi: wagmiCode,
};

/** The files for a page like the playground's, for one host. Only differences from the defaults are written. */
export const codeFor = (
  host: Host,
  state: PlaygroundState,
  { settings, components }: Model,
  examples: Examples,
): readonly CodeFile[] => writers[host](readPage(settings, state), examples, components);
