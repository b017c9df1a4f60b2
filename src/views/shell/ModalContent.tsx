import { useAtomValue } from 'jotai';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { directionAtom, historyAtom, type Route } from '../../atoms/router.js';
import { ViewSwap } from '../../ui/layer/ViewSwap.js';
import { flat, panes, stage } from '../../ui/panes/Panes.css.js';
import { WalletIntro } from '../connect/intro/WalletIntro.js';
import { ListPane } from '../connect/ListPane.js';
import { ModalHeader } from './ModalHeader.js';
import { ModalSnackbar } from './ModalSnackbar.js';
import { BesideContext, useIsBeside } from './useIsBeside.js';
import { useLoaded } from './useLoaded.js';
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
 * The content of the card: the header, the view of a route, messages and, if there is room, the list of wallets beside them.
 * Opening on the prepared route renders nothing again.
 */
export const ModalContent = memo(Content, (last, next) => keyOf(last.route) === keyOf(next.route));

function Content({ route }: ModalContentProps) {
  const travel = useAtomValue(directionAtom);
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
              <ViewBoundary key={viewKey}>
                <BesideContext value={isBeside}>
                  {isBeside && isConnect ? <WalletIntro /> : <ViewOutlet route={route} />}
                </BesideContext>
              </ViewBoundary>
            </ViewShapeContext>
          </ViewSwap>
        </div>
      </div>
      <ModalSnackbar />
    </>
  );
}

/** The view of a route, once it is ready. */
function ViewOutlet({ route }: { route: Route }) {
  const { view } = route;
  const views = useAtomValue(viewsAtom);
  const load = useCallback(() => views.load(view), [views, view]);
  const View = useLoaded(views.ready(view), load);
  return View ? <View route={route} /> : <ViewPlaceholder />;
}
