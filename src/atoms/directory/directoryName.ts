import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';

/** The host of WalletConnect's directory. */
const HOSTED = 'api.web3modal.org';

/** The directory's name for visitors: its operator or its host. Empty if there is none. */
export const directoryNameAtom = atom((get) => {
  const { url } = get(configAtom).directory?.hosted ?? {};
  if (!URL.canParse(url ?? '')) return '';
  const { hostname } = new URL(url ?? '');
  return hostname === HOSTED ? 'WalletConnect' : hostname;
});
