import { atom } from 'jotai/vanilla';

const cell = atom<Readonly<Record<string, string>>>({});

/** The names of EVM accounts at the site's service, by lower-case address, as read or registered. */
export const serviceNamesAtom = atom((get) => get(cell));

/** Stores the name of an EVM address at the site's service. */
export const noteServiceNameAtom = atom(null, (get, set, address: string, name: string) => {
  const key = address.toLowerCase();
  if (get(cell)[key] !== name) set(cell, (names) => ({ ...names, [key]: name }));
});
