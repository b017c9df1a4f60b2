import { lazyPart } from '../../shell/lazyPart.js';
import { NetworkLetter } from './NetworkLetter.js';

/** The round icon of a network. Shows its initial until the code for pictures has loaded, or if that fails. */
export const NetworkMark = lazyPart(async () => {
  const part = import('./NetworkPicture.js').then((loaded) => loaded.NetworkPicture);
  // Beside it rather than after it. Its failure is that of the part, too.
  import('../../../ui/networkIcon.js').catch(() => undefined);
  return part.catch(() => NetworkLetter);
}, NetworkLetter);
