import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { readModel } = await bundled('site/playground/settings.ts');
const { readPage } = await bundled('site/playground/code/page.ts');
const { INITIAL } = await bundled('site/playground/playgroundState.ts');
const { livePage, withoutAddresses } = await bundled('site/playground/preview/livePage.ts');
const { readToFrame, readFromFrame } = await bundled('site/playground/preview/messages.ts');
const { describeDetail } = await bundled('site/playground/preview/describeDetail.ts');
const { networksOf, mergeChains } = await bundled('site/playground/frame/networks.ts');
const { settings } = readModel(readJson('custom-elements.json'));

const live = (values, strange = []) => livePage(readPage(settings, { ...INITIAL, values }), strange);
const namesIn = ({ page }) => page.modal.written.map(({ setting }) => setting.name);

describe('the preview of the playground', () => {
  it('asks nobody: what names a server is in the code only', () => {
    const asking = settings.filter(
      ({ tag, name, isAttribute }) =>
        tag === 'wallet-modal' && isAttribute && /url|source|gateway|icon|project|services/.test(name),
    );
    const values = Object.fromEntries(
      asking.map(({ id, choices }) => [id, choices[1] ?? 'https://a.example']),
    );
    // Visitors open these links themselves. Changing this list is a decision.
    assert.deepEqual(namesIn(live(values)), ['app-url', 'terms-url', 'privacy-url']);
    assert.equal(live(values).heldBack.length, asking.length - 3);
  });

  it('keeps the sources that need no server', () => {
    const { page, heldBack } = live({ 'account-source': 'blockscout node', 'wallet-source': 'list' });
    assert.deepEqual(
      page.modal.written.map(({ value }) => value),
      ['node', 'list'],
    );
    assert.deepEqual(heldBack, ['account-source']);
    assert.deepEqual(live({ siwe: true, storage: true }).page.modal.examples, ['storage']);
  });

  it('leaves out of objects what would be loaded, and keeps what a press opens', () => {
    assert.deepEqual(
      withoutAddresses([
        {
          id: 'eip155:1',
          rpcUrl: 'https://a.example',
          imageUrl: 'data:image/png,',
          explorerUrl: 'https://b.example',
        },
        { homepage: 'https://c.example', mobile_link: 'foo://', image_url: '/x.png', name: 'A' },
        { color: 'url(//d.example)', deep: { other: '//e.example', list: ['https://f.example', 'g'] } },
      ]),
      [
        { id: 'eip155:1', explorerUrl: 'https://b.example' },
        { homepage: 'https://c.example', mobile_link: 'foo://', name: 'A' },
        { deep: { list: ['g'] } },
      ],
    );
    assert.deepEqual(
      live({ tokens: { 'eip155:1': { address: '0x1', image: 'https://a.example' } } }).heldBack,
      ['tokens'],
    );
  });

  it('leaves out links that a stranger may have written, and keeps those of the visitor', () => {
    const wallet = {
      id: 'a',
      name: 'MetaMask',
      homepage: 'https://evil.example',
      chrome_store: 'https://evil.example/get',
      mobile_link: 'evil://',
      app_store: 'https://own.example',
    };
    const chain = { id: 'eip155:1', name: 'One', explorerUrl: 'https://evil.example' };
    const values = {
      customWallets: [wallet],
      chains: [chain],
      'terms-url': 'https://evil.example',
      'privacy-url': 'https://own.example',
    };
    const strange = ['https://evil.example', 'https://evil.example/get', 'evil://', 'MetaMask', 'a', 'One'];
    const { page, heldBack } = live(values, strange);
    assert.deepEqual(Object.fromEntries(page.modal.constants.map(({ name, value }) => [name, value])), {
      customWallets: [{ id: 'a', name: 'MetaMask', app_store: 'https://own.example' }],
      chains: [{ id: 'eip155:1', name: 'One' }],
    });
    assert.deepEqual(namesIn({ page }), ['privacy-url']);
    assert.deepEqual([...heldBack].sort(), ['chains', 'customWallets', 'terms-url']);
    assert.deepEqual(live(values).heldBack, []);
  });

  it('runs the networks of the page, at addresses that are not those of the page', () => {
    const modal = (values) => readPage(settings, { ...INITIAL, values }).modal;
    assert.deepEqual(networksOf(modal({})), ['eip155:31337']);
    const chains = [{ id: 'eip155:10', name: 'Ten', rpcUrl: 'https://a.example' }, { id: 'solana:x' }];
    assert.deepEqual(networksOf(modal({ chains })), ['eip155:10', 'solana:x']);
    const networks = 'eip155:1 eip155:2 eip155:3 eip155:4 solana:x nonsense';
    assert.deepEqual(networksOf(modal({ networks })), ['eip155:1', 'eip155:2', 'eip155:3', 'solana:x']);
    assert.deepEqual(mergeChains(modal({ chains }), [{ id: 'eip155:10', name: '10', rpcUrl: 'own' }]), [
      { id: 'eip155:10', name: 'Ten', rpcUrl: 'own' },
      { id: 'solana:x' },
    ]);
  });

  it('takes no message of another shape', () => {
    const show = { kind: 'show', fragment: 'v=1', theme: 'dark', strange: ['a'] };
    assert.deepEqual(readToFrame({ ...show, more: 1 }), show);
    assert.deepEqual(readToFrame({ kind: 'call', method: 'show' }), { kind: 'call', method: 'show' });
    for (const data of [
      undefined,
      null,
      'show',
      { kind: 'show', fragment: 'v=1' },
      { kind: 'show', fragment: 'v=1', strange: [1] },
      { kind: 'show', fragment: 1, strange: [] },
      { kind: 'show', fragment: 'x'.repeat(100_001), strange: [] },
      { kind: 'call', method: 'constructor' },
      { kind: 'call', method: 'remove' },
    ])
      assert.equal(readToFrame(data), undefined);
    for (const data of [
      { kind: 'event', name: 1, detail: '' },
      { kind: 'event', name: 'a', detail: {} },
      { kind: 'event', name: 'a', detail: 'x'.repeat(3_000) },
      { kind: 'other' },
      [],
    ])
      assert.equal(readFromFrame(data), undefined);
  });

  it('writes any detail of an event, and not more than fits', () => {
    const circle = {};
    circle.self = circle;
    const thrower = {
      toJSON() {
        throw new Error('no');
      },
    };
    assert.equal(describeDetail({ value: 1n }), '{\n  "value": "1"\n}');
    assert.equal(describeDetail(null), '');
    for (const detail of [circle, thrower])
      assert.equal(describeDetail(detail), 'Its detail cannot be written as JSON.');
    assert.equal(describeDetail('x'.repeat(5_000)).length, 2_001);
  });
});
