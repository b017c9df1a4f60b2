/** Helpers that the elements hold anyway. Importing them here would load the session's shared chunk. */
export interface ConfigContext {
  readonly page: Document;
  readonly settingNames: readonly string[];
  readonly objectPropertyNames: readonly string[];
  /** Reports `config_invalid` with these details. */
  readonly complain: (details: string) => void;
}

const done = new WeakSet<Element>();

/**
 * Applies the settings of a config script as attributes and properties. Settings that the page has already set take precedence.
 * Reports `config_invalid` for unusable ones.
 */
export async function readConfigScript(
  host: HTMLElement,
  script: Element,
  { page, settingNames, objectPropertyNames, complain }: ConfigContext,
): Promise<void> {
  if (done.has(script)) return;
  done.add(script);
  let settings = parse(script.textContent);
  if (!settings && page.readyState === 'loading') {
    // The page is still loading, so the script may be incomplete.
    await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
    settings = parse(script.textContent);
  }
  if (!settings) {
    complain('It holds no JSON object.');
    return;
  }
  const own = host as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(settings)) {
    if (!settingNames.includes(key)) complain(`There is no setting "${key}".`);
    else if (objectPropertyNames.includes(key)) own[key] ??= value;
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
