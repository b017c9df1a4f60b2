import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { fact, term, value } from '../shared/Fact.css.js';
import { CopyText } from '../shared/text/CopyText.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';

/** A token's shortened contract address, in a `dl` of the class `facts`. A press copies the whole address. */
export function ContractFact({ address }: { address: string }) {
  const t = useText();
  return (
    <div className={fact}>
      <dt className={term}>{t('tokens.contract')}</dt>
      <dd className={value}>
        <CopyText text={checksumAddress(address)} label={t('tokens.copyContract')}>
          <ShortAddress address={address} />
        </CopyText>
      </dd>
    </div>
  );
}
