import type { Modal } from '../page/readModal.js';
import type { Directive, Need, PagePlace, Wanted } from './need.js';
import { pictureNeeds } from './pictureNeeds.js';
import { serviceNeeds } from './serviceNeeds.js';
import { sourceNeeds } from './sourceNeeds.js';

/** What modals need from their page's policy. Several needs may have the same source. */
export const needsOf = (modals: readonly Modal[], page: PagePlace): readonly Need[] =>
  wantedOf(modals, page).flatMap(({ source, ...told }) =>
    source === undefined ? [] : [{ source, ...told }],
  );

/** Sentences about addresses of modals that no policy can allow by host. */
export const unnamable = (modals: readonly Modal[], page: PagePlace): readonly string[] =>
  unrepeated(
    wantedOf(modals, page).flatMap(({ source, url, feature, directive }) =>
      source === undefined && url !== undefined
        ? [
            `${feature}: no policy can name the host "${new URL(url).host}", so that ${directive} is printed without it, and browsers block it. Use a host of letters, digits, "-" and ".".`,
          ]
        : [],
    ),
  );

const wantedOf = (modals: readonly Modal[], page: PagePlace): readonly Wanted[] =>
  unrepeated(
    modals.flatMap((modal) => [
      ...serviceNeeds(modal, page),
      ...sourceNeeds(modal.config, page),
      ...pictureNeeds(modal.config, page),
    ]),
  );

/** Removes duplicates. */
export function unrepeated<Told>(needs: readonly Told[]): readonly Told[] {
  return [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
}

/** The sources of a directive, without duplicates. */
export function sourcesOf(needs: readonly Need[], directive: Directive): readonly string[] {
  return [...new Set(needs.filter((need) => need.directive === directive).map(({ source }) => source))];
}
