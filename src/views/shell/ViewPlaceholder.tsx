import { createContext, type ReactNode, useContext } from 'react';
import { Announcer } from '../../ui/Announcer.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** The placeholder of the current view. */
export const ViewShapeContext = createContext<ReactNode>(null);

/** Replaces a view while its code and its data load, so that nothing moves in between. */
export function ViewPlaceholder({ message }: { message?: string }) {
  const t = useText();
  return (
    <ViewBody isLoading>
      <Announcer message={message ?? t('dialog.loading')} />
      {useContext(ViewShapeContext)}
    </ViewBody>
  );
}
