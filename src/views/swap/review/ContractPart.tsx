import { Notice } from '../../../ui/Notice.js';
import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { part, partText } from './SwapReview.css.js';

interface ContractPartProps {
  title: string;
  address: string;
  /** Whether the source of quotes lists it. Undefined if the source has no list; then nothing is shown. */
  isKnown: boolean | undefined;
}

/** A contract with its full address, and a warning if it is unknown. */
export function ContractPart({ title, address, isKnown }: ContractPartProps) {
  const t = useText();
  return (
    <div className={part}>
      <p className={partText}>{title}</p>
      <AddressBox address={address} />
      {isKnown === false ? (
        <Notice tone="warning" title={t('swap.unknownContract')}>
          {t('swap.unknownContractText')}
        </Notice>
      ) : null}
      {isKnown ? <p className={partText}>{t('swap.knownContract')}</p> : null}
    </div>
  );
}
