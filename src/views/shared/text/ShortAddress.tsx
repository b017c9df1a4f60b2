import { checksumAddress } from '../../../lib/networks/checksumAddress.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import { exact } from '../../../styles/base.css.js';
import { asIs } from '../../../ui/asIs.js';

/** An address, shortened to the parts that people compare. */
export function ShortAddress({ address }: { address: string }) {
  return (
    <bdi className={exact} {...asIs}>
      {shortenAddress(checksumAddress(address))}
    </bdi>
  );
}
