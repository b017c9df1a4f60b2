import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';

/**
 * The URL of the page where users manage their account with the sign-in service. Undefined without sign-in, which includes
 * pages of the service itself.
 */
export const dashboardUrlAtom = atom((get) => {
  const { signIn } = get(configAtom);
  return signIn && new URL('/dashboard', signIn.url).href;
});
