import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import type { OpenedWindow, Services } from '../hostServices.js';
import { type WindowListener, watchWindow } from '../util/watchWindow.js';

export interface ProviderWindowOptions extends WindowListener {
  readonly services: Pick<Services, 'clock' | 'hasFocus' | 'onWindowMessage'>;
  /** The origin of the sign-in frame. The provider redirects to a page of this origin. */
  readonly origin: string;
  /** Aborting closes the window and rejects with `aborted`. */
  readonly signal: AbortSignal;
}

/**
 * Waits for the URL to which a provider redirects its window, then closes the window. Rejects with `untrusted_origin` if the
 * window sends a URL from another origin, and with `aborted`. Ignores messages of other windows. An answer still counts after
 * the window seems to be closed.
 */
export function providerAnswer(
  opened: OpenedWindow,
  { services, origin, signal, ...listener }: ProviderWindowOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stopLooking = watchWindow(opened, services, listener);
    const stopListening = services.onWindowMessage((message) => {
      if (message.source !== opened) return;
      const uri = (message.data as { resultUri?: unknown } | null | undefined)?.resultUri;
      if (typeof uri !== 'string') return;
      if (message.origin === origin) settle(() => resolve(uri));
      else settle(() => reject(untrustedError(message.origin, origin)));
    });

    function settle(finish: () => void) {
      stopLooking();
      stopListening();
      signal.removeEventListener('abort', onAbort);
      opened.close();
      finish();
    }
    const onAbort = () => settle(() => reject(abortedError(signal.reason)));
    signal.addEventListener('abort', onAbort);
  });
}

function untrustedError(seen: string, expected: string): WalletModalError {
  return new WalletModalError('untrusted_origin', 'Untrusted Origin', {
    details: `The window answered from ${seen}; only ${expected} is believed.`,
  });
}
