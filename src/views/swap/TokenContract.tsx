import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { asIs } from '../../ui/asIs.js';
import { contract } from './TokenContract.css.js';

/** The ends of a token's contract: anybody can give a token the name of another one. */
export function TokenContract({ address }: { address: string }) {
  return (
    <>
      {' '}
      <bdi dir="ltr" className={contract} {...asIs}>
        {shortenAddress(checksumAddress(address))}
      </bdi>
    </>
  );
}
