import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import { changeDraftAtom } from '../../atoms/send/draft.js';
import { showSnackbarAtom } from '../../atoms/snackbarMessage.js';
import { page } from '../../lib/browser/page.js';
import { readQrPhoto } from '../../lib/browser/qrReader.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { useText } from '../useText.js';

/** Reads a recipient or a payment link from the QR code in a photo. Phones offer their camera for it. */
export function PhotoButton() {
  const t = useText();
  const { clock } = useAtomValue(servicesAtom);
  const change = useSetAtom(changeDraftAtom);
  const show = useSetAtom(showSnackbarAtom);
  /**
   * The latest file input. Cleared on unmount: the recipient field has a text by then, which a late result must not replace.
   */
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(
    () => () => {
      inputRef.current = null;
    },
    [],
  );
  const choose = () => {
    // Not attached to the document, because its `cancel` event would close the dialog.
    const input = page().createElement('input');
    inputRef.current = input;
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => {
      const [photo] = input.files ?? [];
      if (photo) void read(photo, input);
    });
    input.click();
  };
  const read = async (photo: File, input: HTMLInputElement) => {
    const text = await readQrPhoto(photo, clock);
    if (inputRef.current !== input) return;
    if (text === undefined) show({ kind: 'error', text: { key: 'send.photoFailed' } });
    else change({ recipient: text });
  };
  return (
    <IconButton label={t('send.photo')} onClick={choose}>
      <Icon size={20}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8.5 8.5h3v3h-3zM13.5 13.5h2v2h-2z" />
      </Icon>
    </IconButton>
  );
}
