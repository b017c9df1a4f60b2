import { lazyPart } from '../../shell/lazyPart.js';
import { NetworkLetter } from './NetworkLetter.js';

/** The round icon of a network. Shows its initial until the code for pictures has loaded, or if that fails. */
export const NetworkMark = lazyPart(async () => {
  const part = import('./NetworkPicture.js').then((loaded) => loaded.NetworkPicture);
  // Loaded in parallel. If it fails, the part fails too and is handled there.
  import('../../../ui/networkIcon.js').catch(() => undefined);
  return part.catch(() => NetworkLetter);
}, NetworkLetter);
