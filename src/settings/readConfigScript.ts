import { page } from '../lib/browser/page.js';
import { WalletModalError } from '../lib/errors.js';
import { reportError } from '../lib/reportError.js';
import { objectPropertyNames } from './objectProperties.js';
import { settingNames } from './settingNames.js';

const done = new WeakSet<Element>();

/**
 * Applies the settings of a config script as attributes and properties. Those that the page has set take precedence.
 * Reports `config_invalid` for what cannot be used.
 */
export async function readConfigScript(host: HTMLElement, script: Element): Promise<void> {
  if (done.has(script)) return;
  done.add(script);
  let settings = parse(script.textContent);
  if (!settings && page().readyState === 'loading') {
    // The page is still loading, so the script may be incomplete.
    await new Promise((resolve) => page().addEventListener('DOMContentLoaded', resolve, { once: true }));
    settings = parse(script.textContent);
  }
  if (!settings) {
    complain(host, 'It holds no JSON object.');
    return;
  }
  const own = host as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(settings)) {
    if (!settingNames.includes(key)) complain(host, `There is no setting "${key}".`);
    else if ((objectPropertyNames as readonly string[]).includes(key)) own[key] ??= value;
    else if (!host.hasAttribute(attributeName(key))) own[key] = value;
  }
}

/** `defaultNetwork` → `default-network`. */
function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function parse(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // The caller reports it.
    return undefined;
  }
}

function complain(host: HTMLElement, details: string): void {
  reportError(
    host,
    new WalletModalError('config_invalid', 'The settings in the config slot cannot be used.', { details }),
  );
}
