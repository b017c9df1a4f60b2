import { atom } from 'jotai/vanilla';
import { serviceNamesAtom } from './serviceNames.js';

/** Notes the name of an EVM address at the site's service. */
export const noteServiceNameAtom = atom(null, (get, set, address: string, name: string) => {
  const key = address.toLowerCase();
  if (get(serviceNamesAtom)[key] !== name) set(serviceNamesAtom, (names) => ({ ...names, [key]: name }));
});
