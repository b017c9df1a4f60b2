import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type PictureKind, pictureAtom, wantPictureAtom } from '../atoms/directory/pictures.js';
import { isOpenAtom } from '../atoms/openModal.js';
import type { Picture } from '../lib/untrusted/dataUrl.js';

/**
 * A picture from the directory, by its id there. It is requested only once the modal has been opened, because a closed modal
 * must not cause requests. `mayAsk` says whether it has been.
 */
export function usePicture(
  kind: PictureKind,
  id: string | undefined,
): { picture: Picture | undefined; mayAsk: boolean } {
  const isOpen = useAtomValue(isOpenAtom);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const picture = useAtomValue(useMemo(() => pictureAtom(kind, id), [kind, id]));
  const want = useSetAtom(wantPictureAtom);
  const isMissing = wasOpen && picture === undefined;
  useEffect(() => (isMissing ? want(kind, id) : undefined), [want, kind, id, isMissing]);
  return { picture, mayAsk: wasOpen };
}
