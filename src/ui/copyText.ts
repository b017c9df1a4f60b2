import { page } from '../lib/browser/page.js';
import { deepActiveElement } from './layer/activeElement.js';

/**
 * Copies a text and resolves to whether it worked. Needs a user gesture. The clipboard API is missing on pages without https
 * and refuses in frames without permission; the old copy command works there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/**
 * Selects the text in an invisible field beside the focused element, because a modal dialog makes the rest of the page inert.
 */
function copyByCommand(text: string): boolean {
  const focused = deepActiveElement(page());
  const field = page().createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', fontSize: '16px' });
  (focused?.parentNode ?? page().body).append(field);
  field.select();
  field.focus({ preventScroll: true });
  const isCopied = tryCopy();
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}

function tryCopy(): boolean {
  try {
    return page().execCommand('copy');
  } catch {
    // Some browsers throw if copying isn't allowed.
    return false;
  }
}
