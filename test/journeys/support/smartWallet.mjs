// A browser wallet whose account is a contract on a local chain. Its owner signs for it: by ERC-6492 until the contract
// is deployed, then by ERC-1271.
import {
  createWalletClient,
  encodeFunctionData,
  http,
  parseAbi,
  publicActions,
  serializeErc6492Signature,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const abi = parseAbi([
  'function addressOf(address) view returns (address)',
  'function create(address) returns (address)',
]);

/** Runs in the page. */
function announce({ address, chainId, name }) {
  const answers = {
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => chainId,
    personal_sign: ([message]) => window.signAsOwner(message),
  };
  const provider = {
    async request({ method, params }) {
      if (method in answers) return answers[method](params);
      throw Object.assign(new Error(`${method} is not known`), { code: 4200 });
    },
    on() {},
    removeListener() {},
  };
  const info = {
    uuid: '6f1c2d3e-0000-4000-8000-000000000001',
    name,
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    rdns: 'example.smart.wallet',
  };
  const detail = Object.freeze({ info, provider });
  const tell = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', tell);
  tell();
}

/** Adds such a wallet to the pages of a browser profile. `deploy` deploys its account. */
export async function addSmartWallet(context, { id, rpcUrl }, name) {
  const { SANDBOX_ACCOUNT_FACTORY } = await import('../../../dist/sandbox/node.js');
  const factory = { address: SANDBOX_ACCOUNT_FACTORY, abi };
  const owner = privateKeyToAccount(generatePrivateKey());
  const args = [owner.address];
  const node = createWalletClient({ transport: http(rpcUrl), pollingInterval: 20 }).extend(publicActions);
  const address = await node.readContract({ ...factory, functionName: 'addressOf', args });
  await context.exposeFunction('signAsOwner', async (raw) => {
    const signature = await owner.signMessage({ message: { raw } });
    if (await node.getCode({ address })) return signature;
    const data = encodeFunctionData({ ...factory, functionName: 'create', args });
    return serializeErc6492Signature({ address: factory.address, data, signature });
  });
  const chainId = `0x${Number(id.split(':')[1]).toString(16)}`;
  await context.addInitScript(announce, { address, chainId, name });
  return {
    address,
    async deploy() {
      const [account] = await node.getAddresses();
      const hash = await node.writeContract({
        ...factory,
        functionName: 'create',
        args,
        account,
        chain: null,
      });
      await node.waitForTransactionReceipt({ hash });
    },
  };
}
