import { Button } from '../../ui/Button.js';
import { ExternalIcon, GlobeIcon, GridIcon } from '../../ui/icons.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { HelpBlock } from './HelpBlock.js';
import { HelpBlocks } from './HelpBlocks.js';

const LEARN_MORE = 'https://ethereum.org/en/developers/docs/networks/';

/** What a network is, for somebody who has to choose one. */
export function WhatIsANetworkView() {
  const t = useText();
  return (
    <ViewBody>
      <HelpBlocks>
        <HelpBlock
          picture={<GlobeIcon size={32} />}
          title={t('whatIsANetwork.record')}
          text={t('whatIsANetwork.recordText')}
        />
        <HelpBlock
          picture={<GridIcon size={32} />}
          title={t('whatIsANetwork.purpose')}
          text={t('whatIsANetwork.purposeText')}
        />
      </HelpBlocks>
      <Button isBlock variant="secondary" icon={<ExternalIcon />} href={LEARN_MORE}>
        {t('whatIsANetwork.more')} <VisuallyHidden>{t('dialog.newTab')}</VisuallyHidden>
      </Button>
    </ViewBody>
  );
}
