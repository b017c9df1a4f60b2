import { Skeleton } from '../../../ui/Skeleton.js';
import { fact, facts, term, value } from '../../shared/Fact.css.js';
import { part, partText } from './SwapReview.css.js';

/** The usual rows of a swap. */
const ROWS = ['rate', 'least', 'impact', 'slippage', 'cost', 'total', 'network', 'checked'];

/** Reserves the size of the figures and the contract until the swap has been built. */
export function WaitingFacts() {
  return (
    <>
      <div className={facts} aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={fact}>
            <span className={term}>
              <Skeleton width={96} height={14} />
            </span>
            <span className={value}>
              <Skeleton width={72} height={14} />
            </span>
          </div>
        ))}
      </div>
      <div className={part} aria-hidden="true">
        <span className={partText}>
          <Skeleton width={110} height={14} />
        </span>
        <Skeleton width={160} height={58} />
        <span className={partText}>
          <Skeleton width={200} height={14} />
        </span>
      </div>
    </>
  );
}
