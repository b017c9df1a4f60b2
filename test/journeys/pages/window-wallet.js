// A wallet that asks in its own window, as web wallets do, and a page that connects and signs after one press.
import { announce, createSandboxWallet } from '/dist/sandbox/index.js';

const chains = [31337, 31338].map((number) => ({
  id: `eip155:${number}`,
  name: `Sandbox ${number}`,
  rpcUrl: `${location.origin}/rpc/${number}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}));
const rdns = 'org.example.window-wallet';
const wallet = createSandboxWallet({ name: 'Window Wallet', rdns, chains, policy: 'approve' });

/** The requests that opened a window, and those whose window was blocked. */
window.asked = [];

const closed = (opened) =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

async function request(args) {
  if (!['eth_requestAccounts', 'personal_sign'].includes(args.method)) return wallet.provider.request(args);
  // The test browser blocks no windows. Others block those without a press.
  const { isActive } = navigator.userActivation;
  const opened = isActive ? window.open('/bare.html', '', 'popup,width=360,height=500') : null;
  window.asked.push(`${args.method} ${opened ? 'opened' : 'blocked'}`);
  if (!opened) throw Object.assign(new Error('The window was blocked'), { code: -32603 });
  await closed(opened);
  return wallet.provider.request(args);
}

announce({ ...wallet, provider: { ...wallet.provider, request } });

const modal = document.querySelector('wallet-modal');
const output = document.querySelector('output');
const [signButton, continueButton] = document.querySelectorAll('button');

async function sign() {
  continueButton.hidden = true;
  const [account] = await modal.provider.request({ method: 'eth_accounts' });
  const message = `0x${[...new TextEncoder().encode('Hello')].map((byte) => byte.toString(16)).join('')}`;
  try {
    output.value = await modal.provider.request({ method: 'personal_sign', params: [message, account] });
  } catch (error) {
    output.value = error.message;
  }
}

signButton.addEventListener('click', async () => {
  await modal.connect();
  if (navigator.userActivation.isActive) await sign();
  else continueButton.hidden = false;
});
continueButton.addEventListener('click', sign);
