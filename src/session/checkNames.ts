import { servicesAtom } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { catalogueAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import { nearestName } from '../lib/text/nearestName.js';
import { readFields } from '../lib/untrusted/readFields.js';
import type { Complain } from '../settings/explainProblem.js';
import { contract } from '../styles/contract.css.js';

/** The most unknown names to report. */
const MOST_REPORTED = 10;

const themeNames = Object.values(contract).map((value) => value.slice('var('.length, -')'.length));

function reportUnknown(
  what: 'textKey' | 'themeName',
  given: readonly string[],
  known: readonly string[],
  complain: Complain,
) {
  const unknown = given.filter((id) => !known.includes(id)).slice(0, MOST_REPORTED);
  for (const id of unknown) complain({ what, id, near: nearestName(id, known) });
}

/** Reports the names in `texts` and `themeVariables` that do not exist. */
export async function checkNames(themeVariables: unknown, store: Store, complain: Complain): Promise<void> {
  reportUnknown('themeName', Object.keys(readFields(themeVariables)), themeNames, complain);
  const keys = Object.keys(store.get(configAtom).texts);
  const loaded = Object.keys(store.get(catalogueAtom)?.texts ?? {});
  if (keys.some((key) => !loaded.includes(key)))
    reportUnknown('textKey', keys, await store.get(servicesAtom).readTextKeys(), complain);
}
