import { atom } from 'jotai/vanilla';
import { addressAtom } from '../connection.js';

const cell = atom<ReadonlyMap<string, string>>(new Map());

/** The name of the active account at the site's service: as it was told or registered. Asks nobody. */
export const serviceNameAtom = atom((get): string | undefined => {
  const address = get(addressAtom);
  return address && get(cell).get(address.toLowerCase());
});

/** Notes the name of an EVM address. */
export const noteServiceNameAtom = atom(null, (get, set, address: string, name: string) => {
  const key = address.toLowerCase();
  if (get(cell).get(key) !== name) set(cell, (names) => new Map([...names, [key, name]]));
});
