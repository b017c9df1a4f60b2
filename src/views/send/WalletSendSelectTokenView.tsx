import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { tokensAtom } from '../../atoms/account/tokens.js';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { chooseTokenAtom } from '../../atoms/send/form.js';
import { sendableTokensAtom, sendTokenAtom } from '../../atoms/send/sendTokens.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { useTokenWatch } from '../shared/useTokenWatch.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useText } from '../useText.js';
import { SendTokenList } from './SendTokenList.js';

/** The account's tokens, to choose one to send. */
export function WalletSendSelectTokenView() {
  const t = useText();
  useTokenWatch();
  const { hasFailed } = useAtomValue(tokensAtom);
  const tokens = useAtomValue(sendableTokensAtom);
  const chosen = useAtomValue(sendTokenAtom);
  const choose = useSetAtom(chooseTokenAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const pick = useCallback(
    (token: TokenBalance) => {
      choose(token);
      leave();
    },
    [choose, leave],
  );
  if (tokens.length === 0 && !hasFailed) return <ViewPlaceholder />;
  return (
    <ViewBody>
      {tokens.length > 0 ? (
        <SendTokenList tokens={tokens} chosen={chosen} onPick={pick} />
      ) : (
        <Empty hasFailed icon={<OfflineIcon size={24} />} title={t('send.tokensFailed')}>
          {t('send.tokensFailedText')}
        </Empty>
      )}
    </ViewBody>
  );
}
