import { WalletModalError } from './errors.js';

/** Waits for code that is loaded on demand. Rejects with `load_failed` if it cannot be loaded. */
export async function loadPart<T>(
  part: Promise<T>,
  message = 'A part of this page could not be loaded. Reload the page.',
): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    // In most browsers, the error names the file.
    throw new WalletModalError('load_failed', message, { details: `${cause}`, cause });
  }
}
