import { createContext, type ReactNode, useContext } from 'react';
import { Announcer } from '../../ui/Announcer.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** The rough shape of the present view. */
export const ViewShapeContext = createContext<ReactNode>(null);

/** Stands in for a view until its code has loaded, and then until its data has: nothing moves in between. */
export function ViewPlaceholder({ message }: { message?: string }) {
  const t = useText();
  return (
    <ViewBody isLoading>
      <Announcer message={message ?? t('dialog.loading')} />
      {useContext(ViewShapeContext)}
    </ViewBody>
  );
}
