import { expect } from 'chai';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { isFrameNetwork } from '../../../src/lib/signIn/frameNetworks.js';
import { hostedRpcUrl } from '../../../src/settings/services/hostedRpcUrl.js';

/** The networks of the hosted sign-in frame (behaviour 5.6). */
const EVM = [
  ...[1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114],
  ...[43113, 324, 280, 100, 8453, 84531, 7777777, 999],
];
const SOLANA = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
] as const;
const ALL = [...EVM.map((id) => `eip155:${id}` as const), ...SOLANA];
const OTHERS = [
  'eip155:250',
  'eip155:31337',
  'eip155:7777',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
] as const;

describe('the networks of the hosted services', () => {
  it('are those of the sign-in frame', () => {
    expect(ALL.filter((id) => !isFrameNetwork(id))).to.deep.equal([]);
    expect(OTHERS.filter(isFrameNetwork)).to.deep.equal([]);
  });

  it('are those of its nodes', () => {
    const chainApi = { url: 'https://rpc.example', projectId: 'p', isHosted: true };
    const hasNode = (id: CaipNetworkId) => hostedRpcUrl(chainApi, id) !== undefined;
    const served = [
      1, 10, 56, 100, 130, 137, 324, 5000, 8217, 8453, 42161, 42220, 43114, 59144, 84532, 534352,
    ];
    expect(
      [...served.map((id) => `eip155:${id}` as const), ...SOLANA].filter((id) => !hasNode(id)),
    ).to.deep.equal([]);
    // Networks that have shut down, or whose id is another network's today (999).
    const gone = [5, 280, 420, 999, 17000, 80001, 84531, 421613];
    expect([...OTHERS, ...gone.map((id) => `eip155:${id}` as const)].filter(hasNode)).to.deep.equal([]);
  });
});
