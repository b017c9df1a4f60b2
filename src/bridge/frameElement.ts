import { page } from '../lib/browser/page.js';
import { blocksFrame } from './blocksFrame.js';

/** The window of a frame, as far as it is spoken to. */
export interface FrameWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** A frame in the page. */
export interface FrameHandle {
  /** Null when there is no frame in the page any more. */
  readonly window: FrameWindow | null;
  readonly isConnected: boolean;
  remove(): void;
}

export interface FrameSettings {
  /** The address of the frame's page, e.g. `https://secure.walletconnect.org/sdk`. */
  readonly url: string;
  readonly projectId: string;
  /** The network that the frame begins with, as CAIP-2. */
  readonly chainId: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Puts a frame into the page, once; it must never be moved, which would load it again. */
  readonly mount: (frame: HTMLIFrameElement) => void;
}

/** The network of a frame when nobody names one (spec §2). */
export const DEFAULT_FRAME_NETWORK = 'eip155:1';

/** What the page in the frame may do: nothing to the page around it but open the windows of social providers. */
const SANDBOX = [
  'allow-scripts',
  // Its own origin, which is another than the page's.
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ');

/** The address of the frame's page with what it is told there (spec §2). */
export function frameAddress({
  url,
  projectId,
  chainId,
}: Pick<FrameSettings, 'url' | 'projectId' | 'chainId'>): string {
  const address = new URL(url);
  address.searchParams.set('projectId', projectId);
  address.searchParams.set('chainId', chainId);
  return address.href;
}

/**
 * Makes the frame, hidden, and has it put into the page. `onLoad` is called for each document that it loads, `onBlocked`
 * when the policy of the page does not let it.
 */
export function openFrame(settings: FrameSettings, onLoad: () => void, onBlocked: () => void): FrameHandle {
  const { origin } = new URL(settings.url);
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (blocksFrame(event, origin)) onBlocked();
  };
  page().addEventListener('securitypolicyviolation', onViolation);
  const frame = page().createElement('iframe');
  frame.name = 'w3m-secure-iframe';
  frame.title = settings.title;
  frame.hidden = true;
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = 'clipboard-write';
  // The frame learns which site it is in, not which page.
  frame.referrerPolicy = 'strict-origin';
  frame.src = frameAddress(settings);
  frame.addEventListener('load', onLoad);
  settings.mount(frame);
  return {
    get window() {
      return frame.contentWindow;
    },
    get isConnected() {
      return frame.isConnected;
    },
    remove() {
      page().removeEventListener('securitypolicyviolation', onViolation);
      frame.removeEventListener('load', onLoad);
      frame.remove();
    },
  };
}
