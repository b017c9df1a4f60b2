import type { Constant, Page, PageTag, Written } from '../code/page.ts';
import { MODAL } from '../settings.ts';
import type { Json } from '../values.ts';

/** The previewed page, and the ids of settings that are partly left out. */
export interface LivePage {
  readonly page: Page;
  readonly heldBack: readonly string[];
}

/** Settings that make the modal send requests. Addresses that open only on a press don't count. */
const ASKS = /(-url|-icon|-gateway|-source)$|^(project-id|services)$/;
const ONLY_LINKED = /^(app|terms|privacy)-url$/;
/** Sources in the package that only request the page's networks. */
const IN_THE_PAGE: Readonly<Record<string, readonly string[]>> = {
  'account-source': ['node'],
  'wallet-source': ['list'],
};
const ASKING_EXAMPLES: readonly string[] = ['accountSource', 'quoteSource', 'siwe'];

const LOADED_NAME = /url|image|icon|logo/i;
const LINK_NAME = /^(homepage|explorerUrl|\w+_link|\w+_store)$/;
const ADDRESS = /:\/\/|^\s*[/\\]|^\s*data:|\b(url|image|image-set|src)\(/i;

/** JSON without anything that could be loaded, and without links that a stranger may have written. */
export function withoutAddresses(value: unknown, strange: readonly string[] = []): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isAddress('', one, strange)).map((one) => withoutAddresses(one, strange));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !isAddress(name, one, strange))
      .map(([name, one]) => [name, withoutAddresses(one, strange)]),
  );
}

function isAddress(name: string, value: unknown, strange: readonly string[]): boolean {
  if (LINK_NAME.test(name)) return strange.some((one) => one === value);
  return LOADED_NAME.test(name) || (typeof value === 'string' && ADDRESS.test(value));
}

function liveText({ setting, value }: Written, strange: readonly string[]): Written | undefined {
  const { name } = setting;
  if (value === true || !ASKS.test(name)) return { setting, value };
  if (ONLY_LINKED.test(name)) return strange.includes(value) ? undefined : { setting, value };
  const words = value.split(' ').filter((word) => IN_THE_PAGE[name]?.includes(word));
  return words.length ? { setting, value: words.join(' ') } : undefined;
}

function liveModal(
  modal: PageTag,
  strange: readonly string[],
): { modal: PageTag; heldBack: readonly string[] } {
  const heldBack: string[] = [];
  const written = modal.written.flatMap((one) => {
    const live = liveText(one, strange);
    if (live?.value !== one.value) heldBack.push(one.setting.id);
    return live ? [live] : [];
  });
  const constants = modal.constants.map(({ name, value }): Constant => {
    const live = withoutAddresses(value, strange);
    if (JSON.stringify(live) !== JSON.stringify(value)) heldBack.push(name);
    return { name, value: live as Json };
  });
  const examples = modal.examples.filter((name) => !ASKING_EXAMPLES.includes(name));
  heldBack.push(...modal.examples.filter((name) => !examples.includes(name)));
  return { modal: { ...modal, written, constants, examples }, heldBack };
}

/**
 * The page without any setting that would send a request: the preview only contacts the site, whatever a link to the playground
 * says. Links among the texts in `strange` are left out too, so that this site only leads to the visitor's own links.
 */
export function livePage({ tags, modal }: Page, strange: readonly string[]): LivePage {
  const live = liveModal(modal, strange);
  return {
    page: { tags: tags.map((tag) => (tag.tag === MODAL ? live.modal : tag)), modal: live.modal },
    heldBack: live.heldBack,
  };
}
