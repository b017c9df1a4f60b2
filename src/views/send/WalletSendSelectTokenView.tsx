import { useAtomValue, useSetAtom } from 'jotai';
import { tokensAtom } from '../../atoms/account/tokens.js';
import { goBackOrCloseAtom } from '../../atoms/opening.js';
import { chooseTokenAtom } from '../../atoms/send/form.js';
import { sendableTokensAtom, sendTokenAtom } from '../../atoms/send/sendTokens.js';
import { localeAtom } from '../../atoms/translate.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { formatFiat, formatToken } from '../../lib/text/formatMoney.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { Row } from '../../ui/Row.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { SearchableList } from '../shared/SearchableList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { TokenPicture } from './TokenPicture.js';
import { useTokenWatch } from './useTokenWatch.js';

/** The tokens of the account, to choose the one to send. */
export function WalletSendSelectTokenView() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  useTokenWatch();
  const { hasFailed } = useAtomValue(tokensAtom);
  const tokens = useAtomValue(sendableTokensAtom);
  const chosen = useAtomValue(sendTokenAtom);
  const choose = useSetAtom(chooseTokenAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const pick = (token: TokenBalance) => {
    choose(token);
    leave();
  };
  if (tokens.length === 0) {
    return (
      <ViewBody>
        {hasFailed ? (
          <Empty icon={<OfflineIcon size={24} />} title={t('send.tokensFailed')}>
            {t('send.tokensFailedText')}
          </Empty>
        ) : (
          <RowSkeletons count={3} />
        )}
      </ViewBody>
    );
  }
  return (
    <ViewBody>
      <SearchableList
        label={t('send.yourTokens')}
        searchLabel={t('send.searchTokens')}
        foundKey="send.tokensFound"
        noMatchKey="send.noTokenFound"
        items={tokens}
        textOf={({ name, symbol, address = '' }) => `${name} ${symbol} ${address}`}
      >
        {(token) => {
          const value = tokenValue(token);
          return (
            <Row
              key={token.address ?? ''}
              label={<bdi>{token.name || token.symbol}</bdi>}
              detail={<bdi>{formatToken(token, locale)}</bdi>}
              start={<TokenPicture token={token} />}
              end={value === undefined ? null : <bdi>{formatFiat(value, locale)}</bdi>}
              isCurrent={chosen !== undefined && chosen.address === token.address}
              onClick={() => pick(token)}
            />
          );
        }}
      </SearchableList>
    </ViewBody>
  );
}
