import { shorten } from '../../lib/text/shorten.js';
import { asIs } from '../../ui/asIs.js';
import { term } from '../shared/Fact.css.js';
import { CopyText } from '../shared/text/CopyText.js';
import { hashLine, hashValue } from './ReceiptFacts.css.js';

interface HashFactProps {
  label: string;
  hash: string;
  /** Names the button that copies the hash. */
  copyLabel: string;
}

/** A transaction hash with a copy button, in a `dl` of the class `facts`. */
export function HashFact({ label, hash, copyLabel }: HashFactProps) {
  return (
    <div className={hashLine}>
      <dt className={term}>{label}</dt>
      <dd className={hashValue}>
        <CopyText text={hash} label={copyLabel}>
          <bdi dir="ltr" {...asIs}>
            {shorten(hash, 8, 6)}
          </bdi>
        </CopyText>
      </dd>
    </div>
  );
}
