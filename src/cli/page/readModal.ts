import type { WalletModal } from '../../elements/walletModal.js';
import type { Config } from '../../lib/config.js';
import { isSourceName } from '../../lib/sources/sourceNames.js';
import { withNames } from '../../lib/sources/withNames.js';
import { attributes } from '../../settings/attributes.js';
import { type Complain, explainProblem } from '../../settings/explainProblem.js';
import { objectPropertyNames } from '../../settings/objectProperties.js';
import { readConfig } from '../../settings/readConfig.js';
import { readConfigScript } from '../../settings/readConfigScript.js';
import { readOpenableView } from '../../settings/readOpenableView.js';
import { readAccountSources } from '../../settings/services/readAccountSources.js';
import { readSiweSite } from '../../settings/services/readSiweSite.js';
import { readSwapFee } from '../../settings/services/readSwapFee.js';
import { readWalletSources } from '../../settings/services/readWalletSources.js';
import { settingNames } from '../../settings/settingNames.js';
import { sharedSettings } from '../../settings/sharedSettings.js';
import { ModalElement } from './modalElement.js';
import type { PageElement } from './pageElement.js';
import { type Page, parsePage } from './parsePage.js';
import { isSerialised } from './serialised.js';
import { standInBrowser } from './standInBrowser.js';

/** A modal of a page, with its settings as the product reads them. */
export interface Modal {
  readonly element: ModalElement;
  readonly config: Config;
  /** The address of its server for signing in with a wallet. */
  readonly siweUrl: string | undefined;
  /** The attributes with an object that a framework's server wrote as text. */
  readonly serialised: readonly string[];
  /** Settings that can't be used, as sentences. */
  readonly problems: readonly string[];
}

/** Stands in for a source of the package. Its methods are never called. */
const source = (name: string) => ({ name, price: () => undefined, wallets: () => undefined });

/** The first script with settings in each modal. */
function configScripts({ elements }: Page): ReadonlyMap<PageElement, PageElement> {
  const found = new Map<PageElement, PageElement>();
  for (const element of elements) {
    const { name, parent } = element;
    const isOne = name === 'script' && element.getAttribute('slot') === 'config';
    if (isOne && parent instanceof ModalElement && !found.has(parent)) found.set(parent, element);
  }
  return found;
}

/** The parser's message about invalid JSON. */
function whyNoJson(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? ` ${error.message}.` : '';
  }
}

async function readOne(
  element: ModalElement,
  script: { readonly textContent: string } | undefined,
): Promise<Modal> {
  const problems: string[] = [];
  if (script) {
    await readConfigScript(element as unknown as HTMLElement, script as Element, {
      page: { readyState: 'complete' } as Document,
      settingNames,
      objectPropertyNames,
      complain: (details) =>
        problems.push(`The JSON settings cannot be used. ${details}${whyNoJson(script.textContent)}`),
    });
  }
  const serialised = element.attributeNames.filter((name) => isSerialised(element.getAttribute(name) ?? ''));
  // In the browser, the framework sets the properties.
  for (const name of serialised) if (Object.hasOwn(attributes, name)) element.removeAttribute(name);
  // The policy is the same in every time zone.
  element.removeAttribute('restrict-timezones');
  const modal = element as unknown as WalletModal;
  const complain: Complain = (problem) => {
    // An unsupported language is reported only if the modal itself sets it, not if the page does.
    if (problem.what !== 'locale' || modal.locale) problems.push(explainProblem(problem).message);
  };
  const config = readConfig(modal, sharedSettings, complain);
  // The product reads these only when it uses them.
  const siweUrl = config.siwe && readSiweSite(config.siwe, complain)?.url;
  readSwapFee(config.swapFee, complain);
  if (modal.view) readOpenableView(modal.view, complain);
  const named = (setting: 'accountSource' | 'walletSource', given: unknown) =>
    withNames(given, (entry) =>
      isSourceName(setting, entry) ? Promise.resolve(source(String(entry))) : undefined,
    );
  readAccountSources(await named('accountSource', config.accountSource), complain);
  readWalletSources(await named('walletSource', config.directory?.sources), complain);
  return { element, config, siweUrl, serialised, problems };
}

/** The modals of a page with their settings. */
export async function readModals(page: Page): Promise<readonly Modal[]> {
  standInBrowser(page);
  const modals: Modal[] = [];
  const scripts = configScripts(page);
  for (const element of page.elements) {
    if (!(element instanceof ModalElement)) continue;
    modals.push(await readOne(element, scripts.get(element)));
  }
  return modals;
}

/** A modal with the settings of a JSON file. */
export async function readSettingsFile(text: string, url: string): Promise<Modal> {
  standInBrowser(parsePage('', url));
  return readOne(new ModalElement(), { textContent: text });
}
