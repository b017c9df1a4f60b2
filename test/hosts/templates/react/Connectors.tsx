import { createConfig, http, useConnect, useConnectors } from 'wagmi';
import { connect } from 'wagmi/actions';
import { base, mainnet } from 'wagmi/chains';
import { walletModal } from 'wallet-modal/wagmi';

const connectors = [walletModal(), walletModal('#treasury', { name: 'Treasury' })];

const config = createConfig({
  chains: [mainnet, base],
  connectors,
  transports: { [mainnet.id]: http(), [base.id]: http() },
});

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}

export async function connectFirst() {
  const [own] = connectors;
  const [known] = config.connectors;
  if (own) await connect(config, { connector: own });
  if (known) await connect(config, { connector: known });
}

export function Connect() {
  const { mutate } = useConnect();
  const known = useConnectors();
  return (
    <>
      {known.map((connector) => (
        <button type="button" key={connector.uid} onClick={() => mutate({ connector })}>
          {connector.name}
        </button>
      ))}
      {connectors.map((connector) => (
        <button type="button" key={`${connector}`} onClick={() => mutate({ connector })}>
          Own
        </button>
      ))}
    </>
  );
}
