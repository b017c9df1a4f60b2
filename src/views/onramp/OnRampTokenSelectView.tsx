import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { changeOnRampDraftAtom } from '../../atoms/onramp/onRampDraft.js';
import { onRampOptionsAtom, purchaseCurrencyAtom } from '../../atoms/onramp/onRampOffer.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import type { PurchaseCurrency } from '../../lib/onramp/onRamp.js';
import { asIs } from '../../ui/asIs.js';
import { Row } from '../../ui/Row.js';
import { SearchableList } from '../shared/SearchableList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useText } from '../useText.js';
import { CurrencyPicture } from './CurrencyPicture.js';

/** All currencies that can be bought. */
export function OnRampTokenSelectView() {
  const t = useText();
  const options = dataOf(useAtomValue(onRampOptionsAtom));
  const chosen = useAtomValue(purchaseCurrencyAtom);
  const change = useSetAtom(changeOnRampDraftAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const choose = ({ id }: PurchaseCurrency) => {
    change({ purchase: id });
    leave();
  };
  if (!options) return <ViewPlaceholder />;
  return (
    <ViewBody>
      <SearchableList
        label={t('onRamp.tokenTitle')}
        searchLabel={t('onRamp.searchTokens')}
        foundKey="onRamp.tokensFound"
        noMatchKey="onRamp.noTokenFound"
        items={options.purchase}
        textOf={({ name, symbol }) => `${name} ${symbol}`}
      >
        {(currency) => (
          <Row
            key={currency.id}
            label={<bdi {...asIs}>{currency.name}</bdi>}
            detail={<bdi>{currency.symbol}</bdi>}
            start={
              <CurrencyPicture
                kind="token"
                id={currency.symbol}
                name={currency.symbol}
                icon={currency.icon}
              />
            }
            isChosen={currency.id === chosen?.id}
            onClick={() => choose(currency)}
          />
        )}
      </SearchableList>
    </ViewBody>
  );
}
