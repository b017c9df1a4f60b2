import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';

/**
 * Where the sign-in service lets people look after their account. A page of that service has no sign-in of ours, so
 * that nobody is led there from there.
 */
export const dashboardUrlAtom = atom((get) => {
  const { signIn } = get(configAtom);
  return signIn && new URL('/dashboard', signIn.url).href;
});
