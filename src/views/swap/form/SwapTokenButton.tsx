import { useAtomValue, useSetAtom } from 'jotai';
import { openSwapTokensAtom } from '../../../atoms/swap/swapForm.js';
import { fromTokenAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { visuallyHidden } from '../../../styles/base.css.js';
import { ChevronIcon } from '../../../ui/icons.js';
import { token as tokenStyle } from '../../shared/amount/amountField.css.js';
import { TokenPicture } from '../../shared/pictures/TokenPicture.js';
import { useText } from '../../useText.js';

/** The token to sell or buy. Pressing it leads to the others. */
export function SwapTokenButton({ target }: { target: 'from' | 'to' }) {
  const t = useText();
  const token = useAtomValue(target === 'from' ? fromTokenAtom : toTokenAtom);
  const open = useSetAtom(openSwapTokensAtom);
  return (
    <button type="button" className={tokenStyle} data-departure={target} onClick={() => open(target)}>
      {token ? (
        <>
          <TokenPicture token={token} size="small" />
          <bdi>{token.symbol || token.name}</bdi>
        </>
      ) : (
        t('swap.selectToken')
      )}
      <span className={visuallyHidden}>
        {t(target === 'from' ? 'swap.choosePaid' : 'swap.chooseReceived')}
      </span>
      <ChevronIcon size={16} />
    </button>
  );
}
