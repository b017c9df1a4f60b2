import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';

/** Whether anybody knows about accounts: a source of the site, or the chain API. Nodes know less. */
export const hasAccountSourceAtom = atom((get): boolean => {
  const { chainApi, accountSource } = get(configAtom);
  return chainApi !== undefined || accountSource !== undefined;
});
