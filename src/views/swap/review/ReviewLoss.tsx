import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { LossLine } from '../LossLine.js';
import { LossNotice } from '../LossNotice.js';
import { loss as lossStyle } from './SwapReview.css.js';

/** The loss of a swap, below the amounts. */
export function ReviewLoss({ figures }: { figures: SwapFigures }) {
  const { loss } = figures;
  if (!loss || loss.degree === 'serious') return <LossNotice figures={figures} />;
  if (loss.degree === 'none') return null;
  return (
    <p className={lossStyle}>
      <LossLine loss={loss} />
    </p>
  );
}
