import { useAtomValue } from 'jotai';
import { connectOfferAtom } from '../../atoms/directory/connectRows.js';
import { isMobile } from '../../lib/browser/device.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { AsidePane } from '../../ui/panes/AsidePane.js';
import { useText } from '../useText.js';
import { ConnectList } from './ConnectList.js';
import { leadsToCode } from './leadsToCode.js';

/** The list of wallets beside the view of the chosen one. */
export function ListPane({ isNaming }: { isNaming: boolean }) {
  const offer = useAtomValue(connectOfferAtom)(isMobile(navigator));
  return (
    <AsidePane
      ref={passFocusOn}
      title={useText()('connect.title')}
      isNaming={isNaming}
      leadsToCode={leadsToCode(offer)}
    >
      <ConnectList isBeside />
    </AsidePane>
  );
}
