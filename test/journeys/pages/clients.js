// Real clients over the modal's provider, created before anything of it is loaded.
import { BrowserProvider, Contract, parseEther as parse } from 'ethers';
import { createPublicClient, createWalletClient, custom, defineChain, erc20Abi, parseEther } from 'viem';

const TRANSFER = [
  'function transfer(address to, uint256 value) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
];
const { provider } = document.querySelector('wallet-modal');
const chain = defineChain({
  id: 31337,
  name: 'Sandbox One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['/rpc/31337'] } },
});
const transport = custom(provider, { retryCount: 0 });
const wallet = createWalletClient({ chain, transport });
const reader = createPublicClient({ chain, transport, pollingInterval: 50 });
const ethers = new BrowserProvider(provider, 'any', { pollingInterval: 50, cacheTimeout: -1 });

window.clients = {
  viem: {
    connect: () => wallet.requestAddresses(),
    async send(account, to, value) {
      const hash = await wallet.sendTransaction({ account, to, value: parseEther(value) });
      const { status, from } = await reader.waitForTransactionReceipt({ hash });
      return { hash, status, from };
    },
    async transfer(account, token, to, amount) {
      const heard = new Promise((resolve) => {
        const stop = reader.watchContractEvent({
          address: token,
          abi: erc20Abi,
          eventName: 'Transfer',
          args: { to },
          poll: true,
          onLogs([{ args }]) {
            stop();
            resolve({ ...args, value: `${args.value}` });
          },
        });
      });
      const call = { address: token, abi: erc20Abi, functionName: 'transfer', args: [to, BigInt(amount)] };
      const { request } = await reader.simulateContract({ ...call, account });
      await reader.waitForTransactionReceipt({ hash: await wallet.writeContract(request) });
      return heard;
    },
    switchTo: (id) => wallet.switchChain({ id }),
    chainId: () => wallet.getChainId(),
    signTyped: (account, data) => wallet.signTypedData({ account, ...data }),
  },
  ethers: {
    async connect() {
      return (await ethers.getSigner()).address;
    },
    async send(to, value) {
      const signer = await ethers.getSigner();
      const receipt = await (await signer.sendTransaction({ to, value: parse(value) })).wait();
      return { hash: receipt.hash, status: receipt.status, from: receipt.from };
    },
    async transfer(token, to, amount) {
      const contract = new Contract(token, TRANSFER, await ethers.getSigner());
      const heard = new Promise((resolve) => {
        contract.once(contract.filters.Transfer(null, to), ({ args: [from, recipient, value] }) =>
          resolve({ from, to: recipient, value: `${value}` }),
        );
      });
      await (await contract.transfer(to, amount)).wait();
      return heard;
    },
    async network() {
      return Number((await ethers.getNetwork()).chainId);
    },
  },
};
