import { useAtomValue } from 'jotai';
import { memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { directionAtom, historyAtom, type Route } from '../../atoms/router.js';
import { ViewSwap } from '../../ui/layer/ViewSwap.js';
import { flat, panes, stage } from '../../ui/panes/Panes.css.js';
import { WalletIntro } from '../connect/intro/WalletIntro.js';
import { ListPane } from '../connect/ListPane.js';
import { ModalHeader } from './ModalHeader.js';
import { ModalSnackbar } from './ModalSnackbar.js';
import { useIsBeside } from './useIsBeside.js';
import { useViewEntry } from './useViewEntry.js';
import { ViewBoundary } from './ViewBoundary.js';
import { ViewPlaceholder, ViewShapeContext } from './ViewPlaceholder.js';
import { ViewSkeleton } from './ViewSkeleton.js';
import { viewsAtom } from './viewComponents.js';

interface ModalContentProps {
  route: Route;
}

const keyOf = (route: Route) => JSON.stringify(route);

/**
 * The content of the card: header, the view of a route, messages, and the list of wallets beside them where there is
 * room. Opening on the prepared route renders nothing anew.
 */
export const ModalContent = memo(Content, (last, next) => keyOf(last.route) === keyOf(next.route));

function Content({ route }: ModalContentProps) {
  const travel = useAtomValue(directionAtom);
  const views = useAtomValue(viewsAtom);
  const isFirst = useAtomValue(historyAtom).length === 1;
  const viewKey = keyOf(route);
  const ref = useRef<HTMLDivElement>(null);
  const isBeside = useIsBeside(ref, route.view);
  const isConnect = route.view === 'Connect';
  useLayoutEffect(() => {
    ref.current?.closest('[part=card]')?.toggleAttribute('data-wide', isBeside);
  }, [isBeside]);
  return (
    <>
      <div ref={ref} className={isBeside ? panes : flat}>
        {isBeside ? <ListPane isNaming={isConnect} /> : null}
        <div className={isBeside ? stage : flat}>
          <ModalHeader isBeside={isBeside} />
          <ViewSwap
            viewKey={viewKey}
            direction={isFirst && travel === 'next' ? undefined : travel}
            isTall={useViewEntry(route.view)?.shape.isTall}
          >
            <ViewShapeContext value={<ViewSkeleton view={route.view} />}>
              <ViewBoundary key={viewKey} onFailure={() => views.forget(route.view)}>
                <Suspense fallback={<ViewPlaceholder />}>
                  {isBeside && isConnect ? <WalletIntro /> : <ViewOutlet route={route} />}
                </Suspense>
              </ViewBoundary>
            </ViewShapeContext>
          </ViewSwap>
        </div>
      </div>
      <ModalSnackbar />
    </>
  );
}

/** The view of a route. */
function ViewOutlet({ route }: { route: Route }) {
  const views = useAtomValue(viewsAtom);
  // Kept, so that a view that suspended is not mounted again once it has loaded.
  const [View] = useState(() => views.component(route.view));
  return <View route={route} />;
}
