import type { Host, PlaygroundState } from '../playgroundState.js';
import type { Model } from '../settings.js';
import { angularCode } from './angular.js';
import type { CodeFile, Examples } from './files.js';
import { htmlCode } from './html.js';
import { type Page, readPage } from './page.js';
import { reactCode } from './react.js';
import { solidCode } from './solid.js';
import { svelteCode } from './svelte.js';
import { vueCode } from './vue.js';
import { wagmiCode } from './wagmi.js';

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

/** The files that set up a page like the playground's, for one host. Only what differs from the defaults is written. */
export const codeFor = (
  host: Host,
  state: PlaygroundState,
  { settings, components }: Model,
  examples: Examples,
): readonly CodeFile[] => writers[host](readPage(settings, state), examples, components);
