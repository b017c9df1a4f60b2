import { page } from '../lib/browser/page.js';
import { deepActiveElement } from './layer/activeElement.js';

/**
 * Copies a text; needs a press. Resolves to whether it worked. The clipboard is missing on pages without https and refuses in
 * frames without permission. The old command works there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Selects the text in a field that nobody sees, beside what has the focus: a modal dialog makes the rest of the page inert. */
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
    // Some browsers throw where it is not allowed.
    return false;
  }
}
