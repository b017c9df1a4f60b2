import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { requestedNetworksAtom } from '../../atoms/siteConfig.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { GlobeIcon } from '../../ui/viewIcons.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { NetworkList } from './NetworkList.js';

/** Lets the visitor choose a network. */
export function NetworksView() {
  const t = useText();
  const hasNetworks = useAtomValue(requestedNetworksAtom).length > 0;
  const push = useSetAtom(pushAtom);
  return (
    <ViewBody>
      {hasNetworks ? (
        <NetworkList />
      ) : (
        <Empty icon={<GlobeIcon size={24} />} title={t('networks.empty')}>
          {t('networks.emptyText')}
        </Empty>
      )}
      <Button variant="ghost" isBlock onClick={() => push({ view: 'WhatIsANetwork' })}>
        {t('whatIsANetwork.title')}
      </Button>
    </ViewBody>
  );
}
