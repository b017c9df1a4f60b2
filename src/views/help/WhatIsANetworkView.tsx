import { Button } from '../../ui/Button.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { NewTab } from '../shared/text/NewTab.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { HelpBlock } from './HelpBlock.js';
import { PurposeDrawing, RecordDrawing } from './helpDrawings.js';

const LEARN_MORE = 'https://ethereum.org/en/developers/docs/networks/';

/** Explains what a network is. */
export function WhatIsANetworkView() {
  const t = useText();
  return (
    <ViewBody>
      <HelpBlock
        picture={<RecordDrawing />}
        title={t('whatIsANetwork.record')}
        text={t('whatIsANetwork.recordText')}
      />
      <HelpBlock
        picture={<PurposeDrawing />}
        title={t('whatIsANetwork.purpose')}
        text={t('whatIsANetwork.purposeText')}
      />
      <Button isBlock variant="secondary" icon={<ExternalIcon />} href={LEARN_MORE}>
        {t('whatIsANetwork.more')}
        <NewTab />
      </Button>
    </ViewBody>
  );
}
