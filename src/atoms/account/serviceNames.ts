import { atom } from 'jotai/vanilla';

/**
 * The names of EVM accounts at the site's service, by address in small letters, as they were told or registered. Written by
 * `noteServiceName.ts` only.
 */
export const serviceNamesAtom = atom<Readonly<Record<string, string>>>({});
