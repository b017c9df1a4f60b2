import { useAtomValue } from 'jotai';
import { memo, Suspense, useState } from 'react';
import { directionAtom, historyAtom, type Route } from '../../atoms/router.js';
import { ViewSwap } from '../../ui/layer/ViewSwap.js';
import { ModalHeader } from './ModalHeader.js';
import { ModalSnackbar } from './ModalSnackbar.js';
import { useViewEntry } from './useViewEntry.js';
import { ViewBoundary } from './ViewBoundary.js';
import { ViewSkeleton } from './ViewSkeleton.js';
import { viewsAtom } from './viewComponents.js';

interface ModalContentProps {
  route: Route;
}

const keyOf = (route: Route) => JSON.stringify(route);

/**
 * The content of the card: header, the view of a route, messages. Opening on the prepared route renders nothing anew.
 */
export const ModalContent = memo(Content, (last, next) => keyOf(last.route) === keyOf(next.route));

function Content({ route }: ModalContentProps) {
  const travel = useAtomValue(directionAtom);
  const views = useAtomValue(viewsAtom);
  const isFirst = useAtomValue(historyAtom).length === 1;
  const viewKey = keyOf(route);
  return (
    <>
      <ModalHeader />
      <ViewSwap
        viewKey={viewKey}
        direction={isFirst && travel === 'next' ? undefined : travel}
        isTall={useViewEntry(route.view)?.shape.isTall}
      >
        <ViewBoundary key={viewKey} onFailure={() => views.forget(route.view)}>
          <Suspense fallback={<ViewSkeleton view={route.view} />}>
            <ViewOutlet route={route} />
          </Suspense>
        </ViewBoundary>
      </ViewSwap>
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
