import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useLayoutEffect } from 'react';
import { isWalletAskedAtom } from '../../atoms/connecting/walletAsked.js';
import { closeModalAtom, firstViewAtom, isOpenAtom, isShakingAtom } from '../../atoms/opening.js';
import { type Route, routeAtom } from '../../atoms/router.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { inTopLayerAtom } from '../../atoms/topLayer.js';
import { localeAtom } from '../../atoms/translate.js';
import type { Store } from '../../atoms/util/store.js';
import { PREPARE_DELAY_MS } from '../../lib/constants.js';
import { Layer } from '../../ui/layer/Layer.js';
import { ModalContent } from './ModalContent.js';
import { useViewEntry } from './useViewEntry.js';
import { viewsAtom } from './viewComponents.js';

const CONNECT: Route = { view: 'Connect' };

/** The interface of one element, on the store of its session. */
export function Modal({ store }: { store?: Store | undefined }) {
  return store ? (
    <Provider store={store}>
      <Card />
    </Provider>
  ) : null;
}

/** One card whose header and view follow the router. */
function Card() {
  const titleId = useId();
  const { inline, direction } = useAtomValue(configAtom);
  const locale = useAtomValue(localeAtom);
  const isWalletAsked = useAtomValue(isWalletAskedAtom);
  const close = useSetAtom(closeModalAtom);
  const route = useAtomValue(routeAtom);
  const firstView = useAtomValue(firstViewAtom);
  const views = useAtomValue(viewsAtom);
  const leadsTo = useViewEntry(route.view)?.leadsTo;
  const isOpen = useAtomValue(isOpenAtom);
  const tellTopLayer = useSetAtom(inTopLayerAtom);
  const isInTopLayer = isOpen && !inline && !isWalletAsked;
  // Runs after the layer's own effects, which move the frame.
  useLayoutEffect(() => {
    tellTopLayer(isInTopLayer);
    return () => tellTopLayer(false);
  }, [tellTopLayer, isInTopLayer]);
  // The interface may load long before it opens. Its first view should be ready by then.
  useEffect(() => views.preload([firstView]), [views, firstView]);
  // Waits until this view is on screen.
  useEffect(() => {
    if (!isOpen || !leadsTo) return;
    const timer = setTimeout(() => views.preload(leadsTo), PREPARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, views, leadsTo]);

  return (
    <Layer
      open={isOpen}
      modal={!isWalletAsked}
      inline={inline}
      labelledBy={titleId}
      shaking={useAtomValue(isShakingAtom)}
      onRequestClose={close}
      lang={locale}
      dir={direction}
      // Other first views read balances, which are not needed before they are visible.
      waiting={firstView === CONNECT.view && <ModalContent titleId={titleId} route={CONNECT} />}
    >
      <ModalContent titleId={titleId} route={route} />
    </Layer>
  );
}
