import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';
import { InputError } from '../input/inputError.js';
import { isWebAddress } from '../input/isWebAddress.js';
import { UNKNOWN_URL } from '../input/readInput.js';
import { refusePassword } from '../input/refusePassword.js';
import { SELF, sourceOf } from '../policy/need.js';

/** The folder from which pages load the files. */
export interface Folder {
  /** An address, or a path on the page's own site. Ends in `/`. */
  readonly address: string;
  /** The source that a policy must allow for the files: an origin, or `'self'`. */
  readonly source: string;
}

const SAMPLES = 'https://cdn.example.com/wallet-modal/, or /wallet-modal/ for a folder of your own site';

/** Parses the folder of the files. Throws an `InputError` that explains the problem. */
export function readFolder(given: string): Folder {
  const isPath = given.startsWith('/');
  const url = URL.canParse(given, isPath ? UNKNOWN_URL : undefined)
    ? new URL(given, isPath ? UNKNOWN_URL : undefined)
    : undefined;
  if (!url || !isWebAddress(url)) {
    throw new InputError(`"${given}" is no address of a folder. Write one such as ${SAMPLES}.`);
  }
  // `//cdn.example.com/` is an address without a scheme, and `/.//cdn.example.com/` becomes one.
  if (isPath && (url.origin !== new URL(UNKNOWN_URL).origin || url.pathname.startsWith('//'))) {
    throw new InputError(`"${given}" names another host. Write https:// before it.`);
  }
  refusePassword(url, given);
  if (/[?#]/.test(given)) {
    throw new InputError(`"${given}" has a "?" or a "#" in it, which no folder has. Leave out what follows.`);
  }
  if (safeHttpUrl(url.href) === undefined) {
    throw new InputError(
      `"${given}" is not encrypted, so that anyone on the way can change the files. Write https://. Only localhost may have http://.`,
    );
  }
  const shown = ({ href, pathname }: URL) => (isPath ? pathname : href);
  if (!url.pathname.endsWith('/')) {
    const folder = url.pathname.endsWith('.js') ? new URL('.', url) : new URL(`${url.href}/`);
    throw new InputError(`"${given}" does not end in "/", as a folder does. Write ${shown(folder)}.`);
  }
  const source = isPath ? SELF : sourceOf(url.href, { url: UNKNOWN_URL, baseUrl: UNKNOWN_URL });
  if (source === undefined) {
    throw new InputError(
      `No policy can name the host "${url.host}". Use a host of letters, digits, "-" and ".".`,
    );
  }
  return { address: shown(url), source };
}
