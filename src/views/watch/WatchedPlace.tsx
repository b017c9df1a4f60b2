import type { RecipientPlace } from '../../lib/send/sending.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';

/** A notice before watching an address that isn't an ordinary account. */
export function WatchedPlace({ place }: { place: RecipientPlace }) {
  const t = useText();
  const kind = typeof place === 'object' ? 'unused' : place;
  if (kind === undefined || kind === 'wallet') return null;
  return (
    <Notice tone={kind === 'tokens' ? 'warning' : 'info'} title={t(`watch.place.${kind}`)} isInLiveRegion>
      {t(`watch.placeText.${kind}`)}
    </Notice>
  );
}
