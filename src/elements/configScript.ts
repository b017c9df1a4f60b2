import { WalletModalError } from '../lib/errors.js';
import { type AttributeKind, attributes, propertyName, writeAttribute } from './attributes.js';
import { objectPropertyNames } from './objectProperties.js';
import { reportError } from './reportError.js';

const read = new WeakSet<Element>();

/**
 * Takes the settings of `<script type="application/json" slot="config">` over: as attributes and properties, where
 * the host has not set them otherwise. Reports `config_invalid` for what cannot be used.
 */
export function readConfigScript(host: HTMLElement): void {
  const script = host.querySelector(':scope > script[type="application/json"][slot="config"]');
  if (!script || read.has(script)) return;
  const settings = parse(script.textContent);
  if (settings === undefined && document.readyState === 'loading') {
    // The page may still be on its way, with this script half read.
    document.addEventListener('DOMContentLoaded', () => readConfigScript(host), { once: true });
    return;
  }
  read.add(script);
  if (settings === undefined) return complain(host, 'It is no JSON object.');
  for (const [key, value] of Object.entries(settings)) {
    if (!apply(host, key, value)) complain(host, `It has no setting "${key}".`);
  }
}

function parse(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // Told to the developer by the caller.
    return undefined;
  }
}

function apply(host: HTMLElement, key: string, value: unknown): boolean {
  const attribute = Object.entries<AttributeKind>(attributes).find(([name]) => propertyName(name) === key);
  if (attribute) {
    const [name, kind] = attribute;
    const text = writeAttribute(kind, value);
    if (text !== null && !host.hasAttribute(name)) host.setAttribute(name, text);
    return true;
  }
  if (!(objectPropertyNames as readonly string[]).includes(key)) return false;
  const settings = host as unknown as Record<string, unknown>;
  settings[key] ??= value;
  return true;
}

function complain(host: HTMLElement, details: string): void {
  reportError(host, new WalletModalError('config_invalid', 'The settings in the config slot cannot be used.', { details }));
}
