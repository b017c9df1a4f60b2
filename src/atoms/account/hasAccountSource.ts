import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';

/** Whether the site has its own source of account data, or the chain API. Nodes alone provide less. */
export const hasAccountSourceAtom = atom((get): boolean => {
  const { chainApi, accountSource } = get(configAtom);
  return chainApi !== undefined || accountSource !== undefined;
});
