import { namedNetworkAtom } from '../atoms/connection.js';
import { followApprovals, isApprovalShownAtom } from '../atoms/effects/followApprovals.js';
import { followSignIn } from '../atoms/effects/followSignIn.js';
import type { Services } from '../atoms/hostServices.js';
import {
  isSignInNetworkAtom,
  signInNamespacesAtom,
  signInNetworksAtom,
} from '../atoms/signIn/signInNetworks.js';
import { configAtom } from '../atoms/siteConfig.js';
import { translateAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import type { Bridge, BridgeOptions, createBridge } from '../bridge/createBridge.js';
import type { WalletModal } from '../elements/walletModal.js';
import { walletNotFoundError } from '../lib/commonErrors.js';
import type { SignInSetting } from '../lib/config.js';
import { namespaceOf } from '../lib/networks/caip.js';
import { followFrameTheme } from './followFrameTheme.js';

export interface SignInParts extends Pick<BridgeOptions, 'metadata'> {
  readonly element: WalletModal;
  readonly store: Store;
  readonly services: Services;
  readonly createBridge: typeof createBridge;
}

/** The sign-in of an element. */
export interface SignIn {
  /** The element's bridge. It stays the same until the setting changes to another frame. Throws `wallet_not_found`. */
  open(): Bridge;
  end(): void;
}

export function createSignIn(parts: SignInParts): SignIn {
  let opened: { setting: SignInSetting; bridge: Bridge } | undefined;
  const end = () => opened?.bridge.destroy();
  return {
    open() {
      const setting = parts.store.get(configAtom).signIn;
      if (!opened || (setting && setting.url !== opened.setting.url)) {
        if (!setting) throw walletNotFoundError();
        end();
        opened = { setting, bridge: startBridge(parts, setting) };
      }
      return opened.bridge;
    },
    end,
  };
}

/**
 * Starts the bridge to the sign-in frame and the effects that follow it. The frame is a child of the element, so that
 * the dialog can show it without moving it: moving a frame reloads it.
 */
function startBridge(
  { element, store, services, metadata, createBridge }: SignInParts,
  setting: SignInSetting,
): Bridge {
  let frame: HTMLIFrameElement | undefined;
  const title = () => store.get(translateAtom)('approve.frame');

  // If the frame cannot apply a theme, it keeps its own.
  const syncTheme = () => void bridge.syncTheme().catch(() => undefined);
  const look = followFrameTheme(element, services.clock, syncTheme);

  function present() {
    if (!frame) return;
    const isShown = store.get(isApprovalShownAtom);
    if (isShown && frame.hidden) syncTheme();
    look.watch(isShown);
    frame.hidden = !isShown;
    frame.title = title();
  }

  const solanaNetworks = () => store.get(signInNetworksAtom).filter((id) => namespaceOf(id) === 'solana');
  const isSolanaAlone = () => store.get(signInNamespacesAtom)[0] === 'solana';

  const firstNetwork = () => {
    const named = store.get(namedNetworkAtom);
    const isKnown = named && store.get(isSignInNetworkAtom)(named);
    return isKnown ? named : isSolanaAlone() ? solanaNetworks()[0] : undefined;
  };

  const bridge = createBridge({
    frameUrl: setting.url,
    projectId: setting.projectId,
    network: firstNetwork(),
    solana: { networks: solanaNetworks, isAlone: isSolanaAlone },
    title: title(),
    metadata,
    theme: look.read,
    storage: services.storage,
    clock: services.clock,
    mount(next) {
      frame = next;
      next.slot = 'frame';
      // Libraries that copy the page for going back also copy the frame.
      element.querySelector(':scope > iframe[slot="frame"]')?.remove();
      element.append(next);
      present();
    },
  });
  const stops = [
    followSignIn(store, services, bridge),
    followApprovals(store, services, bridge),
    store.sub(isApprovalShownAtom, present),
    store.sub(configAtom, look.check),
  ];
  return {
    ...bridge,
    destroy() {
      for (const stop of stops) stop();
      look.watch(false);
      bridge.destroy();
    },
  };
}
