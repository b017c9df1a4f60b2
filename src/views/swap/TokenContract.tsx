import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { asIs } from '../../ui/asIs.js';
import { contract } from './TokenContract.css.js';

/** A token's shortened contract address, because a token can use another token's name. */
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
