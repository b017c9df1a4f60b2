import { atom } from 'jotai/vanilla';
import type { Directory } from '../../api/directory/createDirectory.js';
import type { DirectorySetting } from '../../lib/config.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { servicesAtom } from '../hostServices.js';

const openedCell = atom<{ readonly key: string; readonly directory: Promise<Directory> } | null>(null);

/** Opens a setting's directory, once. Rejects with `load_failed` if its code fails to load; the next call retries. */
export const openDirectoryAtom = atom(null, async (get, set, setting: DirectorySetting) => {
  const { key } = setting;
  let opened = get(openedCell);
  if (opened?.key !== key) {
    opened = { key, directory: get(servicesAtom).openDirectory(setting) };
    set(openedCell, opened);
  }
  try {
    return await loadPart(opened.directory, 'The directory could not be loaded.');
  } catch (error) {
    if (get(openedCell) === opened) set(openedCell, null);
    throw error;
  }
});

/** Reports an error of the directory to the page. */
export const reportAtom = atom(null, (get, _set, error: unknown) => {
  if (error instanceof WalletModalError) get(servicesAtom).host.report(error);
});
