import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { sendTokenAtom } from '../../atoms/send/sendTokens.js';
import { visuallyHidden } from '../../styles/base.css.js';
import { ChevronIcon } from '../../ui/icons.js';
import { token as tokenStyle } from '../shared/amount/amountField.css.js';
import { TokenPicture } from '../shared/pictures/TokenPicture.js';
import { useText } from '../useText.js';

/** The chosen token. Pressing it leads to the others. */
export function TokenButton() {
  const t = useText();
  const token = useAtomValue(sendTokenAtom);
  const push = useSetAtom(pushAtom);
  return (
    <button
      type="button"
      className={tokenStyle}
      data-departure="token"
      onClick={() => push({ view: 'WalletSendSelectToken' })}
    >
      {token ? (
        <>
          <TokenPicture token={token} size="small" />
          <bdi>{token.symbol || token.name}</bdi>
          <span className={visuallyHidden}>{t('send.changeToken')}</span>
        </>
      ) : (
        t('send.selectToken')
      )}
      <ChevronIcon size={16} />
    </button>
  );
}
