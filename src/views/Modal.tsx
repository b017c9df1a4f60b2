import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useId } from 'react';
import { configAtom } from '../atoms/config.js';
import { closeModalAtom, firstViewAtom, isOpenAtom, isShakingAtom } from '../atoms/modal.js';
import { directionAtom, historyAtom, type Route, routeAtom } from '../atoms/router.js';
import { localeAtom } from '../atoms/texts.js';
import { isWalletAskedAtom } from '../atoms/walletAsked.js';
import { Layer } from '../ui/layer/Layer.js';
import { ViewSwap } from '../ui/layer/ViewSwap.js';
import { ModalHeader } from './ModalHeader.js';
import { ModalSnackbar } from './ModalSnackbar.js';
import { ViewBoundary } from './ViewBoundary.js';
import { ViewOutlet } from './ViewOutlet.js';
import { ViewSkeleton } from './ViewSkeleton.js';
import { preloadViews } from './viewComponents.js';
import { viewRegistry } from './viewRegistry.js';

/** The modal: one card whose header and view follow the router. */
export function Modal() {
  const titleId = useId();
  const { inline, direction } = useAtomValue(configAtom);
  const locale = useAtomValue(localeAtom);
  const isOpen = useAtomValue(isOpenAtom);
  const isWalletAsked = useAtomValue(isWalletAskedAtom);
  const close = useSetAtom(closeModalAtom);
  const route = useAtomValue(routeAtom);
  const travel = useAtomValue(directionAtom);
  const isFirst = useAtomValue(historyAtom).length === 1;
  const firstView = useAtomValue(firstViewAtom);
  // The interface may be there long before it is opened: then so is what it opens with.
  useEffect(() => preloadViews([firstView]), [firstView]);
  useEffect(() => {
    if (isOpen) preloadViews(viewRegistry[route.view].leadsTo);
  }, [isOpen, route.view]);

  const content = (shown: Route) => {
    const viewKey = JSON.stringify(shown);
    return (
      <>
        <ModalHeader titleId={titleId} />
        <ViewSwap viewKey={viewKey} direction={isFirst && travel === 'next' ? undefined : travel}>
          <ViewBoundary key={viewKey} view={shown.view}>
            <Suspense fallback={<ViewSkeleton shape={viewRegistry[shown.view].shape} />}>
              <ViewOutlet route={shown} />
            </Suspense>
          </ViewBoundary>
        </ViewSwap>
        <ModalSnackbar />
      </>
    );
  };
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
      // Other first views read balances, which nobody wants before they are looked at.
      waiting={firstView === 'Connect' && content({ view: 'Connect' })}
    >
      {content(route)}
    </Layer>
  );
}
