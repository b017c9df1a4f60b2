import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { directionAtom, historyAtom, type Route } from '../../atoms/router.js';
import { ViewSwap } from '../../ui/layer/ViewSwap.js';
import { ModalHeader } from './ModalHeader.js';
import { ModalSnackbar } from './ModalSnackbar.js';
import { useViewEntry } from './useViewEntry.js';
import { ViewBoundary } from './ViewBoundary.js';
import { ViewOutlet } from './ViewOutlet.js';
import { ViewSkeleton } from './ViewSkeleton.js';
import { viewsAtom } from './viewComponents.js';

interface ModalContentProps {
  titleId: string;
  route: Route;
}

const keyOf = (route: Route) => JSON.stringify(route);

/**
 * The content of the card: header, messages, the view of a route. Opening on the prepared route renders nothing anew.
 */
export const ModalContent = memo(Content, (last, next) => keyOf(last.route) === keyOf(next.route));

function Content({ titleId, route }: ModalContentProps) {
  const travel = useAtomValue(directionAtom);
  const views = useAtomValue(viewsAtom);
  const isFirst = useAtomValue(historyAtom).length === 1;
  const viewKey = keyOf(route);
  return (
    <>
      <ModalHeader titleId={titleId} />
      <ModalSnackbar />
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
    </>
  );
}
