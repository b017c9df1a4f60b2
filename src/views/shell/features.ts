import type { ViewName } from '../../atoms/router.js';
import type { FirstTextKey } from '../../locales/en/enFirst.js';
import type { accountFeatures } from '../account/accountFeatures.js';
import { account } from '../account/feature.js';
import { connect } from '../connect/feature.js';
import { help } from '../help/feature.js';
import { networks } from '../networks/feature.js';
import { signIn } from '../signIn/feature.js';
import { wallets } from '../wallets/feature.js';
import { watch } from '../watch/feature.js';
import type { TitledFeature } from './viewEntry.js';

/** The features that are registered from the start. Those reached from an account are in `account/accountFeatures.ts`. */
const firstFeatures = [
  connect,
  wallets,
  account,
  networks,
  help,
  signIn,
  watch,
] as const satisfies readonly TitledFeature<FirstTextKey>[];

type ViewsOf<One> = One extends { readonly views: infer Views } ? keyof Views : never;

/** The views that have a feature. If a view has none, the code that loads views doesn't compile. */
type KnownView = ViewsOf<(typeof firstFeatures)[number] | (typeof accountFeatures)[number]>;

/** Finds the feature of a view among `features`. */
export const findFeature = (features: readonly TitledFeature[], view: ViewName): TitledFeature | undefined =>
  features.find(({ views }) => Object.hasOwn(views, view));

/** The feature of a view that is registered from the start. Undefined for views reached from an account. */
export const findFirstFeature = (view: ViewName): TitledFeature | undefined =>
  findFeature(firstFeatures, view);

/** Loads the features reached from an account. Rejects if they can't be loaded. */
export const loadAccountFeatures = async (): Promise<readonly TitledFeature[]> =>
  (await import('../account/accountFeatures.js')).accountFeatures;

/** The feature of a view. Rejects if it can't be loaded. */
export const loadFeature = async (view: KnownView): Promise<TitledFeature> =>
  findFirstFeature(view) ?? (findFeature(await loadAccountFeatures(), view) as TitledFeature);
