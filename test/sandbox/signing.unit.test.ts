import { expect } from 'chai';
import { type Hex, recoverTypedDataAddress, stringToHex, verifyMessage, verifyTypedData } from 'viem';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { call, makeWallet, rejection } from './support.js';

const [alice, bob] = SANDBOX_ADDRESSES;

function connected() {
  const wallet = makeWallet();
  wallet.setAccounts([alice]);
  return wallet;
}

describe('personal_sign', () => {
  for (const [title, params] of [
    ['hex', [stringToHex('Grüße, 世界'), alice]],
    ['text', ['Grüße, 世界', alice]],
    ['a lower-case address', [stringToHex('Grüße, 世界'), alice.toLowerCase()]],
    ['the address first', [alice, stringToHex('Grüße, 世界')]],
  ] as const) {
    it(`signs ${title}`, async () => {
      const signature = (await call(connected(), 'personal_sign', ...params)) as Hex;
      expect(await verifyMessage({ address: alice, message: 'Grüße, 世界', signature })).to.equal(true);
    });
  }

  it('signs bytes that are not text', async () => {
    const signature = (await call(connected(), 'personal_sign', '0xff00', alice)) as Hex;
    expect(await verifyMessage({ address: alice, message: { raw: '0xff00' }, signature })).to.equal(true);
  });

  it('is refused with 4100 for accounts that the site may not see', async () => {
    expect((await rejection(call(connected(), 'personal_sign', '0x00', bob))).code).to.equal(4100);
    expect((await rejection(call(makeWallet(), 'personal_sign', '0x00', alice))).code).to.equal(4100);
  });

  for (const params of [[], ['0x00'], ['0x00', 'alice'], [5, alice]]) {
    it(`is refused with -32602 for ${JSON.stringify(params)}`, async () => {
      expect((await rejection(call(connected(), 'personal_sign', ...params))).code).to.equal(-32602);
    });
  }

  it('signs nothing when the visitor declines', async () => {
    const wallet = connected();
    wallet.policy = 'reject';
    expect((await rejection(call(wallet, 'personal_sign', '0x00', alice))).code).to.equal(4001);
  });
});

describe('eth_signTypedData_v4', () => {
  const typed = {
    domain: {
      name: 'Sandbox',
      version: '1',
      chainId: 31337,
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    },
    types: {
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallets', type: 'address[]' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'amount', type: 'uint256' },
        { name: 'contents', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    message: {
      from: { name: 'Alice', wallets: [alice, bob] },
      amount: '1000000000000000000000',
      contents: 'Hello',
    },
  } as const;
  const comparable = { ...typed, message: { ...typed.message, amount: 10n ** 21n } };
  const domainType = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ];
  const withDomainType = { ...typed, types: { EIP712Domain: domainType, ...typed.types } };

  for (const [title, data] of [
    ['JSON', JSON.stringify(withDomainType)],
    ['JSON without the type of the domain', JSON.stringify(typed)],
    ['an object', withDomainType],
  ] as const) {
    it(`signs ${title}`, async () => {
      const signature = (await call(connected(), 'eth_signTypedData_v4', alice, data)) as Hex;
      expect(await verifyTypedData({ ...comparable, address: alice, signature })).to.equal(true);
      expect(await recoverTypedDataAddress({ ...comparable, signature })).to.equal(alice);
    });
  }

  it('is refused for a network other than the current one', async () => {
    const wallet = connected();
    wallet.switchChain(31338);
    const error = await rejection(call(wallet, 'eth_signTypedData_v4', alice, typed));
    expect(error.code).to.equal(-32602);
    expect(error.message).to.equal(
      'Invalid params: Provided chainId "31337" must match the active chainId "31338"',
    );
  });

  it('is refused with 4100 for accounts that the site may not see', async () => {
    expect((await rejection(call(connected(), 'eth_signTypedData_v4', bob, typed))).code).to.equal(4100);
  });

  const wrong: unknown[] = [
    '{',
    'null',
    { ...typed, types: undefined },
    { ...typed, primaryType: 5 },
    { ...typed, primaryType: 'Letter' },
    { ...typed, message: { ...typed.message, amount: 'much' } },
    { ...typed, message: { ...typed.message, from: { name: 'Alice', wallets: ['bob'] } } },
  ];
  for (const data of wrong) {
    it(`is refused with -32602 for ${JSON.stringify(data).slice(-60)}`, async () => {
      expect((await rejection(call(connected(), 'eth_signTypedData_v4', alice, data))).code).to.equal(-32602);
    });
  }
});

describe('wallet_watchAsset', () => {
  const asset = { type: 'ERC20', options: { address: bob, symbol: 'SBX', decimals: 18 } };

  it('takes its parameters as an object or in a list', async () => {
    const wallet = makeWallet();
    expect(await wallet.provider.request({ method: 'wallet_watchAsset', params: asset })).to.equal(true);
    expect(await call(wallet, 'wallet_watchAsset', asset)).to.equal(true);
    wallet.policy = 'reject';
    expect((await rejection(call(wallet, 'wallet_watchAsset', asset))).code).to.equal(4001);
  });

  for (const changes of [
    { address: 'x' },
    { symbol: '' },
    { symbol: 'TWELVELETTER' },
    { decimals: 40 },
    { decimals: undefined },
  ]) {
    it(`is refused with -32602 for ${JSON.stringify(changes)}`, async () => {
      const wrong = { ...asset, options: { ...asset.options, ...changes } };
      expect((await rejection(call(makeWallet(), 'wallet_watchAsset', wrong))).code).to.equal(-32602);
    });
  }
});
