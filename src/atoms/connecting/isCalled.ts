import { plainRdns } from '../directory/installed.js';

/** Whether a page's name for a wallet matches: the wallet's id or reverse domain name. */
export function isCalled(
  { id, rdns = '' }: { readonly id: string; readonly rdns?: string | undefined },
  name: string,
): boolean {
  const wanted = name.toLowerCase();
  return id.toLowerCase() === wanted || (rdns !== '' && plainRdns(rdns.toLowerCase()) === plainRdns(wanted));
}
