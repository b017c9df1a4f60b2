import { ETHEREUM_MAINNET } from '../../lib/networks/caip.js';
import { shorten } from '../../lib/text/shorten.js';
import { InputError } from '../input/inputError.js';
import { type Input, UNKNOWN_URL } from '../input/readInput.js';
import { SAMPLE_SETTINGS } from '../input/sampleSettings.js';
import { inlineHandlers } from '../page/inlineHandlers.js';
import type { PageElement } from '../page/pageElement.js';
import { isBase, type Page, parsePage } from '../page/parsePage.js';
import { type Modal, readModals, readSettingsFile } from '../page/readModal.js';
import { type Need, SELF, sourceOf } from './need.js';
import { needsOf, unnamable, unrepeated } from './needsOf.js';
import { opensWindows } from './opensWindows.js';
import { permissionsHeader, permissionsOf, UNUSED_PERMISSIONS } from './permissionsOf.js';
import { metaTag, policyOf, policyText } from './policyOf.js';
import { scriptNeeds } from './scriptNeeds.js';

/** The result of `csp`, in the form of its JSON output. */
export interface PolicyReport {
  readonly policy: string;
  readonly meta: string;
  readonly permissionsPolicy: string;
  /** The header's required value, if the page sends it. Undefined if any value will do. */
  readonly crossOriginOpenerPolicy: string | undefined;
  readonly reasons: readonly Omit<Need, 'url' | 'hasMore'>[];
  readonly permissions: ReturnType<typeof permissionsOf>;
  readonly unusedPermissions: readonly string[];
  /** Settings that can't be used. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** The policies that a page or a settings file needs, with reasons. Throws an `InputError`. */
export async function policyReport(input: Input): Promise<PolicyReport> {
  const isSettings = input.path !== undefined && (/\.json$/i.test(input.path) || /^\s*\{/.test(input.text));
  const page = parsePage(isSettings ? '' : input.text, input.url);
  const modals = isSettings ? [await readSettings(input)] : await readModals(page);
  if (modals.length === 0) throw new InputError(missing(input, page));
  const needs = [...scriptNeeds(page), ...needsOf(modals, page)];
  const permissions = permissionsOf(modals, page);
  const policy = policyOf(needs, baseSource(page));
  return {
    policy: policyText(policy),
    meta: metaTag(policy),
    permissionsPolicy: permissionsHeader(permissions),
    crossOriginOpenerPolicy: modals.some(opensWindows) ? 'same-origin-allow-popups' : undefined,
    reasons: reasonsOf(needs),
    permissions,
    unusedPermissions: UNUSED_PERMISSIONS,
    problems: bounded([...modals.flatMap(({ problems }) => problems), ...unnamable(modals, page)]),
    notes: [...notesOf(page, modals, isSettings), ...(input.url === UNKNOWN_URL ? [UNKNOWN] : [])],
  };
}

const MOST_PROBLEMS = 100;

/** The first problems without duplicates, and the number of others. */
function bounded(problems: readonly string[]): readonly string[] {
  const listed = unrepeated(problems);
  const more = listed.length - MOST_PROBLEMS;
  return more > 0 ? [...listed.slice(0, MOST_PROBLEMS), `${more} more are not listed.`] : listed;
}

/** The source of the page's `<base>` address. */
const baseSource = (page: Page): string | undefined =>
  page.elements.some(isBase) ? sourceOf(page.baseUrl, page) : undefined;

/** Leaves out addresses, which may hold keys. A policy lists hosts. */
const reasonsOf = (needs: readonly Need[]): PolicyReport['reasons'] =>
  unrepeated(needs.flatMap(({ url: _, hasMore: __, ...need }) => (need.source === SELF ? [] : [need])));

const UNKNOWN =
  'It is not known where your page will be. With --url https://your-site.example/, addresses of your own site are "\'self\'".';

async function readSettings({ text, path, url }: Input): Promise<Modal> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return readSettingsFile(text, url);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`"${path}" is not JSON that can be read: ${why}.`);
  }
  throw new InputError(`"${path}" is no object of settings. Write one such as ${SAMPLE_SETTINGS}.`);
}

function missing({ path, url }: Input, { elements }: Page): string {
  const button = elements.find(({ name }) => name.startsWith('wallet-'));
  const also = button ? ` There is a <${button.name}>, but the settings are those of a modal.` : '';
  return `There is no <wallet-modal> in ${path ?? url}.${also} If a script adds it, write its settings into a file settings.json, such as ${SAMPLE_SETTINGS}, and give that.`;
}

const lineOf = ({ line }: PageElement) => (line === undefined ? '' : ` in line ${line}`);

/** A sentence about the first one, with the number of others. */
function noteOf<Found>(found: readonly Found[], say: (first: Found) => string): readonly string[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  return [say(first) + (others.length > 0 ? ` The same holds for ${others.length} more.` : '')];
}

/** Notes about scripts of a page that the policy can't cover, or that it blocks. */
function scriptNotes(page: Page): readonly string[] {
  const { elements, scripts, unknownImports } = page;
  return [
    ...noteOf(
      unknownImports.filter(({ name }) => name === undefined),
      ({ element }) =>
        `What the script${lineOf(element)} imports could not all be read: it may make up the address when it runs. Add the hosts to script-src.`,
    ),
    ...noteOf(
      unknownImports.filter(({ name }) => name !== undefined),
      ({ element, name }) =>
        `The script${lineOf(element)} imports "${name}", which no import map of the page has. If a bundler replaces it, print the policy of the page that it makes.`,
    ),
    ...noteOf(
      scripts.filter(({ src }) => src !== undefined && sourceOf(src, page) === undefined),
      ({ element, given = '' }) =>
        `The policy stops what the script${lineOf(element)} loads from "${shorten(given, 60, 20)}": such an address has no host that a policy can name. Serve it from one.`,
    ),
    ...noteOf(
      inlineHandlers(elements),
      ({ element, attribute }) =>
        `The policy stops ${attribute}="…" of the <${element.name}>${lineOf(element)}: scripts in attributes do not run. Move it into a script that adds a listener.`,
    ),
  ];
}

/** Advice for settings that aren't in the page. */
const UNSEEN =
  'Add the hosts of your nodes ("rpcUrl"), services and sources to connect-src, or write the settings into settings.json and run "wallet-modal csp settings.json" as well.';

/** Notes about settings that may be missing here, because a script sets them in the browser. */
function unseenNotes(page: Page, modals: readonly Modal[], isSettings: boolean): readonly string[] {
  const objects =
    'Objects that a script makes, such as accountSource, quoteSource, onRamps or connectors, are not in here. Add the hosts that they ask to connect-src.';
  if (isSettings) return [objects];
  const serialised = noteOf(
    modals.filter((modal) => modal.serialised.length > 0),
    ({ element, serialised: names }) =>
      `${names.join(', ')} of the <wallet-modal>${lineOf(element)} ${names.length > 1 ? 'are set' : 'is set'} in the browser: the page has only "[object Object]" of it, so that nothing of it is in the policy. ${UNSEEN}`,
  );
  const isScripted = page.scripts.some(
    ({ file, kind }) => file === undefined && /^(classic|module|import)$/.test(kind),
  );
  if (!isScripted) return serialised;
  const hasNodes = modals.some(({ config }) =>
    [...config.networks, ...config.describedNetworks].some(({ rpcUrl }) => rpcUrl),
  );
  const nodes = hasNodes
    ? ''
    : ' No node of yours is in the policy, because no settings in the page name one.';
  return [
    ...serialised,
    `Settings that a script of the page sets, such as element.chains = […] or those of a component, were not seen.${nodes} ${UNSEEN}`,
  ];
}

function notesOf(page: Page, modals: readonly Modal[], isSettings: boolean): readonly string[] {
  const has = (name: string) => page.elements.some((element) => element.name === name);
  const accepts = modals.some(({ config }) => config.networks.length === 0);
  const asksEns = modals.some(({ config }) =>
    [...config.networks, ...config.describedNetworks].some(
      ({ id, rpcUrl }) => id === ETHEREUM_MAINNET && rpcUrl,
    ),
  );
  const base = baseSource(page);
  return [
    ...(base
      ? [`base-uri allows ${base} for the <base> of your page, which relative addresses start from.`]
      : []),
    isSettings
      ? 'Files of the modal are expected on your own site. If they are on another host, add it to script-src.'
      : 'What else your page loads needs entries of its own, such as style-src and font-src. The scripts of the page are in the policy, with what those in the page itself import. What files import from other hosts is not read.',
    ...unseenNotes(page, modals, isSettings),
    ...(accepts
      ? ['Without "networks", every network is accepted; the policy has the hosts of those that are known.']
      : []),
    ...(asksEns
      ? [
          'ENS names that are hosted off-chain are read from servers that their owners name. The policy keeps these names from being shown; https: in connect-src would show them, and let every script of the page ask anybody.',
        ]
      : []),
    ...scriptNotes(page),
    ...(has('style')
      ? ['The page has styles of its own in a tag. They need a hash or a nonce in style-src.']
      : []),
  ];
}
