import { parseEther, stringToHex, toHex, verifyMessage } from 'viem';
import { el } from '../../prompt/dom.js';
import { find } from './find.js';
import { theModal } from './modal.js';
import type { Sandbox } from './sandbox.js';
import { say } from './say.js';
import { asDialog } from './stage.js';

const LIMIT = 12;
const RECEIPT_TRIES = 20;
const RECEIPT_PAUSE_MS = 500;
/** A network unknown to all sites and wallets here. */
const UNKNOWN_NETWORK = 'eip155:999999';

type Call = () => Promise<unknown>;

/** Connects buttons to the element's methods and lists the results. `onSent` is called after coins were sent. */
export function enableMethods(sandbox: Sandbox | undefined, onSent: () => void): void {
  const modal = theModal();
  const buttons = find('#calls', HTMLElement);
  const add = (code: string, call: Call, hint?: string) => {
    const button = el('button', { type: 'button', class: 'call' }, el('code', {}, code));
    if (hint) button.append(el('span', {}, hint));
    button.addEventListener('click', () => void run(code, call));
    buttons.append(el('li', {}, button));
  };

  add('show()', () => modal.show());
  add("show('Networks')", () => modal.show('Networks'));
  add('connect()', () => modal.connect(), 'opens only if no wallet is connected');
  for (const { id, name } of sandbox ? [...sandbox.chains, ...sandbox.clusters] : []) {
    add(`switchNetwork('${id}')`, () => modal.switchNetwork(id), name);
  }
  add(`switchNetwork('${UNKNOWN_NETWORK}')`, () => modal.switchNetwork(UNKNOWN_NETWORK), 'rejects: unknown');
  add("provider.request('personal_sign')", sign, 'and verify the signature');
  add(
    "provider.request('eth_sendTransaction')",
    () => send(sandbox, onSent),
    'send 1 coin, wait for the block',
  );
  add('disconnect()', () => modal.disconnect());
}

async function run(code: string, call: Call): Promise<void> {
  const list = find('#answers', HTMLOListElement);
  const outcome = el('span', { class: 'outcome' }, 'waiting');
  const value = el('span', { class: 'value' }, '…');
  const entry = el('li', { 'data-outcome': 'waiting' }, el('code', {}, code), outcome, value);
  list.prepend(entry);
  while (list.childElementCount > LIMIT) list.lastElementChild?.remove();
  const settle = (name: string, text: string) => {
    entry.dataset.outcome = name;
    outcome.textContent = name;
    value.textContent = text;
    say(`${code} ${name}: ${text}`);
  };
  try {
    settle('resolved', textOf(await asDialog(call)));
  } catch (error) {
    const { code: errorCode, message } = error as { code?: unknown; message?: unknown };
    settle('rejected', [errorCode, message].filter((part) => part !== undefined).join(': '));
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

/** The address of a CAIP-10 account. */
async function connectedAddress(): Promise<`0x${string}`> {
  return (await theModal().connect()).split(':')[2] as `0x${string}`;
}

async function sign(): Promise<string> {
  const address = await connectedAddress();
  const message = `${location.host} asks you to sign this.\n\nNothing is sent anywhere.\n${new Date().toISOString()}`;
  const params = [stringToHex(message), address];
  const signature = await theModal().provider.request({ method: 'personal_sign', params });
  const isValid = await verifyMessage({ address, message, signature: signature as `0x${string}` });
  return `${signature} is ${isValid ? 'a valid' : 'NO valid'} signature by ${address}`;
}

async function send(sandbox: Sandbox | undefined, onSent: () => void): Promise<string> {
  const from = await connectedAddress();
  const { provider } = theModal();
  const to = sandbox?.addresses.find((address) => address.toLowerCase() !== from.toLowerCase()) ?? from;
  const params = [{ from, to, value: toHex(parseEther('1')) }];
  const hash = `${await provider.request({ method: 'eth_sendTransaction', params })}`;
  for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    if (receipt) {
      const { blockNumber } = receipt as { blockNumber: string };
      onSent();
      return `${hash} is in block ${Number(blockNumber)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_PAUSE_MS));
  }
  return `${hash} is in no block yet`;
}
