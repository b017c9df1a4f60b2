import type { Modal } from '../page/readModal.js';
import type { Directive, Need, PagePlace } from './need.js';
import { pictureNeeds } from './pictureNeeds.js';
import { serviceNeeds } from './serviceNeeds.js';
import { sourceNeeds } from './sourceNeeds.js';

/** What modals need of the policy of their page. Several needs may have the same source. */
export const needsOf = (modals: readonly Modal[], page: PagePlace): readonly Need[] =>
  unrepeated(
    modals.flatMap((modal) => [
      ...serviceNeeds(modal, page),
      ...sourceNeeds(modal.config, page),
      ...pictureNeeds(modal.config, page),
    ]),
  );

/** The same, each once. */
export function unrepeated<Told>(needs: readonly Told[]): readonly Told[] {
  return [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
}

/** The sources of each directive, each once. */
export function sourcesOf(needs: readonly Need[], directive: Directive): readonly string[] {
  return [...new Set(needs.filter((need) => need.directive === directive).map(({ source }) => source))];
}
