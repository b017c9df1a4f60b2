import { type Atom, atom } from 'jotai/vanilla';
import type { PictureKind } from '../../api/directory/getPicture.js';
import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { MOST_PICTURES, PICTURE_DELAY_MS } from '../../lib/wallets/directoryConstants.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { openDirectoryAtom } from './directory.js';

export type { PictureKind };

/** The loaded pictures by kind and image id: the ids of different kinds may be equal. */
const picturesCell = atom<ReadonlyMap<string, Picture>>(new Map());

const keyOf = (kind: PictureKind, imageId: string) => `${kind}/${imageId}`;

/** The picture with this id, once loaded. Create one atom per user of the picture, because the atom keeps the picture. */
export function pictureAtom(kind: PictureKind, imageId: string | undefined): Atom<Picture | undefined> {
  // The cache may drop the picture while it is on screen.
  let last: Picture | undefined;
  return atom((get) => {
    last = (imageId === undefined ? undefined : get(picturesCell).get(keyOf(kind, imageId))) ?? last;
    return last;
  });
}

/** Loads a picture that may be in view. Call the returned function when it is no longer in view. */
export const wantPictureAtom = atom(null, (get, set, kind: PictureKind, imageId: string | undefined) => {
  const { directory: setting } = get(configAtom);
  const key = keyOf(kind, imageId ?? '');
  if (!setting || !imageId || get(picturesCell).has(key)) return () => {};
  const wish = new AbortController();
  const cancel = get(servicesAtom).clock.after(PICTURE_DELAY_MS, async () => {
    try {
      const directory = await set(openDirectoryAtom, setting);
      const picture = await directory.picture(kind, imageId, wish.signal);
      set(picturesCell, (kept) => new Map([...kept, [key, picture] as const].slice(-MOST_PICTURES)));
    } catch {
      // A letter replaces a missing picture, so it needs no message.
    }
  });
  return () => {
    cancel();
    wish.abort();
  };
});
