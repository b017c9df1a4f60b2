import { shortenAddress } from '../../../lib/text/shorten.js';
import { asIs } from '../../../ui/asIs.js';
import { Tag } from '../../../ui/Tag.js';
import { useText } from '../../useText.js';
import { ends } from './Imitation.css.js';

/** Marks a token that isn't in any list, with its shortened contract address, because other tokens may have the same name. */
export function UnlistedMark({ address }: { address: string | undefined }) {
  const t = useText();
  return (
    <>
      <Tag tone="warning">{t('tokens.unlisted')}</Tag>{' '}
      <bdi dir="ltr" className={ends} {...asIs}>
        {shortenAddress(address ?? '')}
      </bdi>
    </>
  );
}
