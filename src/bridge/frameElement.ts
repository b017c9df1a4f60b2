import { page } from '../lib/browser/page.js';
import { blocksFrame } from './blocksFrame.js';

/** The part of a frame's window that is used. */
export interface FrameWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** A frame in the page. */
export interface FrameHandle {
  /** Null once the frame has left the page. */
  readonly window: FrameWindow | null;
  readonly isConnected: boolean;
  remove(): void;
}

export interface FrameSettings {
  /** The URL of the frame's page, such as `https://secure.walletconnect.org/sdk`. */
  readonly url: string;
  readonly projectId: string;
  /** The frame's initial network, as CAIP-2. */
  readonly chainId: string;
  /** The frame's name for screen readers. */
  readonly title: string;
  /** Inserts a frame into the page. Never move it afterwards: that would reload it. */
  readonly mount: (frame: HTMLIFrameElement) => void;
}

/** The frame's permissions. It may open social providers' windows, but not affect the surrounding page. */
const SANDBOX = [
  'allow-scripts',
  // The frame's own origin, which differs from the page's.
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ');

/** The URL of the frame's page with its parameters (behaviour 15.3). */
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
 * Creates the hidden frame and inserts it into the page. Calls `onLoad` for each document it loads, and `onBlocked` if the
 * page's policy blocks it.
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
  // Tells the frame the site's origin, but not the page.
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
