import { useAtomValue } from 'jotai';
import { canPairAtom } from '../../atoms/directory/connectRows.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { AsidePane } from '../../ui/panes/AsidePane.js';
import { useText } from '../useText.js';
import { ConnectList } from './ConnectList.js';

/** The list of wallets beside the view of the chosen one. */
export function ListPane({ isNaming }: { isNaming: boolean }) {
  return (
    <AsidePane
      ref={passFocusOn}
      title={useText()('connect.title')}
      isNaming={isNaming}
      leadsToCode={useAtomValue(canPairAtom)}
    >
      <ConnectList isBeside />
    </AsidePane>
  );
}
