import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodePage } from './decodePage.js';
import { fetchPage } from './fetchPage.js';
import { InputError } from './inputError.js';
import { isWebAddress } from './isWebAddress.js';

/** The largest page or file to read, in bytes. Real pages are a hundred times smaller. */
export const MOST_BYTES = 5_000_000;

/** A page or a file, read. */
export interface Input {
  readonly text: string;
  /** Its address on the web, or `UNKNOWN_URL`. */
  readonly url: string;
  /** Its path on this machine. Undefined for a fetched page. */
  readonly path: string | undefined;
  /** The headers that the server sent. Undefined for a file. */
  readonly headers: Headers | undefined;
}

/** Stands for a page's address that is unknown. */
export const UNKNOWN_URL = 'https://page.invalid/';

/** Fetches a page by its address, or reads a file. `url` is the file's future address on the web. Throws an `InputError`. */
export async function readInput(place: string, url: string | undefined): Promise<Input> {
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(place);
  if (isAddress) return { ...(await fetchPage(place, MOST_BYTES)), path: undefined };
  const path = resolve(place);
  return { text: await readFile(path, place), url: readUrl(url), path, headers: undefined };
}

function readUrl(url: string | undefined): string {
  if (url === undefined) return UNKNOWN_URL;
  if (URL.canParse(url) && isWebAddress(new URL(url))) return new URL(url).href;
  throw new InputError(`--url is "${url}". Write the address of your page, such as https://example.com/.`);
}

/** The message for a pipe, a socket or a device. */
const notAFile = (place: string) =>
  `"${place}" is not a file. Write the path of a page, or an address with https://.`;

async function readFile(path: string, place: string): Promise<string> {
  // Opening a pipe would wait for a writer. Windows has neither this flag nor such pipes.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENXIO') throw new InputError(notAFile(place));
    const why = error.code === 'ENOENT' ? 'There is no such file.' : `It cannot be opened (${error.code}).`;
    throw new InputError(
      `"${place}" cannot be read. ${why} Write the path of a page, or an address with https://.`,
    );
  });
  try {
    const stat = await file.stat();
    if (stat.isDirectory()) {
      throw new InputError(
        `"${place}" is a folder. Write the path of a page in it, such as ${place}/index.html.`,
      );
    }
    // Devices and pipes have no size and may never end.
    if (!stat.isFile()) throw new InputError(notAFile(place));
    if (stat.size > MOST_BYTES) throw new InputError(`"${place}" is larger than 5 MB. That is not a page.`);
    const text = decodePage(await file.readFile());
    if (text.trim() === '') throw new InputError(`"${place}" is empty.`);
    if (text.includes('\0')) throw new InputError(`"${place}" is not text.`);
    return text;
  } finally {
    await file.close();
  }
}
