import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { closeModalAtom } from '../../atoms/closeModal.js';
import { isWalletAskedAtom } from '../../atoms/connecting/walletAsked.js';
import { firstViewAtom } from '../../atoms/firstView.js';
import { isOpenAtom } from '../../atoms/openModal.js';
import { receiptLoaderAtom } from '../../atoms/receipt/showReceipt.js';
import { type Route, routeAtom } from '../../atoms/router.js';
import { isShakingAtom } from '../../atoms/shake.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { inTopLayerAtom } from '../../atoms/topLayer.js';
import { localeAtom, textDirectionAtom } from '../../atoms/translate.js';
import type { Store } from '../../atoms/util/store.js';
import { atFirstSign } from '../../lib/browser/atFirstSign.js';
import { PREPARE_DELAY_MS } from '../../lib/constants.js';
import type { LayerDialog } from '../../ui/layer/createDialog.js';
import { Layer } from '../../ui/layer/Layer.js';
import { ModalContent } from './ModalContent.js';
import { useViewEntry } from './useViewEntry.js';
import { viewsAtom } from './viewComponents.js';

const CONNECT: Route = { view: 'Connect' };

/** The arguments for mounting an element's interface. */
export interface Mounting {
  readonly store: Store;
  readonly dialog: LayerDialog;
}

/** The interface of one element, connected to the store of its session. */
export function Modal({ mounting }: { mounting?: Mounting | undefined }) {
  return mounting ? (
    <Provider store={mounting.store}>
      <Card dialog={mounting.dialog} />
    </Provider>
  ) : null;
}

/** One card whose header and view follow the router. */
function Card({ dialog }: { dialog: LayerDialog }) {
  const { inline } = useAtomValue(configAtom);
  const locale = useAtomValue(localeAtom);
  const isWalletAsked = useAtomValue(isWalletAskedAtom);
  const close = useSetAtom(closeModalAtom);
  const route = useAtomValue(routeAtom);
  const firstView = useAtomValue(firstViewAtom);
  const views = useAtomValue(viewsAtom);
  const leadsTo = useViewEntry(route.view)?.leadsTo;
  const isOpen = useAtomValue(isOpenAtom);
  const tellTopLayer = useSetAtom(inTopLayerAtom);
  const tellReceiptLoader = useSetAtom(receiptLoaderAtom);
  useEffect(() => tellReceiptLoader({ load: () => views.load('Receipt') }), [tellReceiptLoader, views]);
  const isInTopLayer = isOpen && !inline && !isWalletAsked;
  // Runs after the layer's own effects, which move the frame.
  useLayoutEffect(() => {
    tellTopLayer(isInTopLayer);
    return () => tellTopLayer(false);
  }, [tellTopLayer, isInTopLayer]);
  // The interface may load long before the modal opens. Its first view should be ready by then.
  useEffect(() => views.preload([firstView]), [views, firstView]);
  // Waits until the current view is on screen.
  useEffect(() => {
    if (!isOpen || !leadsTo) return;
    return atFirstSign(() => views.preload(leadsTo), PREPARE_DELAY_MS);
  }, [isOpen, views, leadsTo]);

  return (
    <Layer
      dialog={dialog}
      open={isOpen}
      modal={!isWalletAsked}
      inline={inline}
      shaking={useAtomValue(isShakingAtom)}
      onRequestClose={close}
      lang={locale}
      dir={useAtomValue(textDirectionAtom)}
      // Other first views read balances, which aren't needed before they are visible.
      waiting={firstView === CONNECT.view && <ModalContent route={CONNECT} />}
    >
      <ModalContent route={route} />
    </Layer>
  );
}
