import { plainRdns } from '../directory/installed.js';

/** Whether a page means a wallet by a name: the wallet's id, or its reverse domain name. */
export function isCalled(
  { id, rdns = '' }: { readonly id: string; readonly rdns?: string | undefined },
  name: string,
): boolean {
  const wanted = name.toLowerCase();
  return id.toLowerCase() === wanted || (rdns !== '' && plainRdns(rdns.toLowerCase()) === plainRdns(wanted));
}
