import { Notice } from '../../../ui/Notice.js';
import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { part, partText } from './SwapReview.css.js';

interface ContractPartProps {
  title: string;
  address: string;
  /** Whether the source of quotes lists it. Undefined if it has no list: then nothing is said. */
  isKnown: boolean | undefined;
}

/** A contract with its whole address, and whether it is known. */
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
