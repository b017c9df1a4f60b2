import { SOLANA_CLUSTERS } from '../solana/solana.js';
import type { CaipNetworkId } from './caip.js';

/** The directory's picture ids of networks, by chain id. */
const EVM: Readonly<Record<number, string>> = {
  1: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  10: 'ab9c186a-c52f-464b-2906-ca59d760a400',
  56: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  100: '02b53f6a-e3d4-479e-1cb4-21178987d100',
  137: '41d04d42-da3b-4453-8506-668cc0727900',
  250: '06b26297-fe0c-4733-5d6b-ffa5498aac00',
  314: '5a73b3dd-af74-424e-cae0-0de859ee9400',
  324: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
  1088: '3897a66d-40b9-4833-162f-a2c90531c900',
  1284: '161038da-44ae-4ec7-1208-0ea569454b00',
  1285: 'f1d73bb6-5450-4e18-38f7-fb6484264a00',
  2020: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
  2021: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
  4689: '34e68754-e536-40da-c153-6ef2e7188a00',
  8453: '7289c336-3981-4081-c5f4-efc26ac64a00',
  9001: 'f926ff41-260d-4028-635e-91913fc28e00',
  42161: '3bff954d-5cb0-47a0-9a23-d20192e74600',
  42220: 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
  43114: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
  7777777: '845c60df-d429-4991-e687-91ae45791600',
  1313161554: '3ff73439-a619-4894-9262-4470c773a100',
};
const SOLANA = 'a1b58899-f671-4276-6a5e-56ca5bd59700';

/** The directory's picture id of a network; undefined if it has none. */
export function networkImageId(id: CaipNetworkId): string | undefined {
  if (SOLANA_CLUSTERS.includes(id)) return SOLANA;
  const [namespace, reference] = id.split(':');
  return namespace === 'eip155' ? EVM[Number(reference)] : undefined;
}
