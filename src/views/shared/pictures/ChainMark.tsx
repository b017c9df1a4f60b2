import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../../atoms/siteConfig.js';
import type { Namespace } from '../../../lib/networks/caip.js';
import { NAMESPACE_RULES } from '../../../lib/networks/namespaces.js';
import { NetworkMark } from './NetworkMark.js';

/** The icon of a namespace. */
export function ChainMark({ namespace }: { namespace: Namespace }) {
  const describe = useAtomValue(describeNetworkAtom);
  return <NetworkMark network={describe(NAMESPACE_RULES[namespace].mainNetwork)} />;
}
