import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readJson } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { readModel } = await bundled('site/playground/settings.ts');
const { readAddress, writeAddress } = await bundled('site/playground/address.ts');
const { INITIAL } = await bundled('site/playground/playgroundState.ts');
const { settings } = readModel(readJson('custom-elements.json'));
const read = (fragment) => readAddress(fragment, settings);

describe('an address of the playground', () => {
  it('holds what differs from the defaults, readably', () => {
    const state = {
      values: {
        inline: true,
        'theme-mode': 'light',
        networks: 'eip155:1 eip155:8453',
        'app-name': 'Tea & Cake = 50 %',
        tokens: { 'eip155:1': { address: '0x01' } },
        rateSource: true,
        'button.label': 'Sign in',
      },
      shown: [],
      host: 'vue',
      width: 'phone',
      direction: 'rtl',
    };
    const address = writeAddress(state, settings);
    assert.equal(
      address,
      'v=1&inline&app-name=Tea+%26+Cake+%3D+50+%25&networks=eip155:1+eip155:8453&theme-mode=light' +
        '&tokens=%7B%22eip155:1%22:%7B%22address%22:%220x01%22%7D%7D&rateSource=example' +
        '&button.label=Sign+in&show=&host=vue&width=phone&dir=rtl',
    );
    assert.deepEqual(read(`#${address}`), { state, problems: [] });
  });

  it('is empty for the start, short for the defaults, and anchors of headings are no addresses', () => {
    const start = {
      values: { 'app-name': 'Corner Shop', inline: true, 'wallet-source': 'list' },
      shown: ['button'],
      host: 'html',
      width: 'full',
      direction: 'auto',
    };
    assert.equal(writeAddress(start, settings), '');
    for (const fragment of ['', '#', '#events', '#caf%C3%A9', '#%'])
      assert.deepEqual(read(fragment), { state: start, problems: [] });
    assert.equal(writeAddress({ ...start, values: {} }, settings), 'v=1');
    assert.deepEqual(read('#v=1'), { state: { ...start, values: {} }, problems: [] });
  });

  it('is not written if it is too long to share', () => {
    const values = { 'app-name': 'x'.repeat(2_000), 'app-description': 'ß'.repeat(2_000) };
    assert.equal(writeAddress({ ...INITIAL, values }, settings), undefined);
  });

  const sentences = [
    ['#v=2&inline', /^This link is for another version of the playground, so it was not read\./],
    ['#inline=&theme-mode=light', /does not say which version/],
    [`#v=1&app-name=${'x'.repeat(8_000)}`, /^This link is longer than 8000 characters/],
    ['#v=1&onclick=alert(1)', /^There is no setting "onclick"\. It was left out\.$/],
    ['#v=1&__proto__=1', /^There is no setting "__proto__"/],
    ['#v=1&constructor=1', /^There is no setting "constructor"/],
    [
      '#v=1&theme-mode=blue',
      /^"theme-mode" must be one of these: auto, dark, light\. It is at its default\.$/,
    ],
    ['#v=1&inline=maybe', /^"inline" is on or off and takes no value\./],
    ['#v=1&app-name=%E0%A4%A', /^A part of this link is damaged \("app-name"\)\. It was left out\.$/],
    ['#v=1&%FF=1', /^A part of this link is damaged\. It was left out\.$/],
    ['#v=1&chains={', /^"chains" is not valid JSON\. Check quotes, commas and brackets\./],
    ['#v=1&chains={}', /^"chains" must be a list: \[ … \]\./],
    ['#v=1&chains=[1]', /^"chains" must be a list of objects: \[\{ … \}\]\./],
    ['#v=1&tokens=[]', /^"tokens" must be an object: \{ … \}\./],
    ['#v=1&tokens=null', /^"tokens" must be an object/],
    [`#v=1&chains=[${'{"a":'.repeat(9)}1${'}'.repeat(9)}]`, /^"chains" has more than 8 levels\./],
    ['#v=1&texts={"__proto__":{}}', /^"texts" has a name that cannot be used/],
    ['#v=1&app-name=a%E2%80%AEb', /^"app-name" has hidden characters\./],
    ['#v=1&texts={"a":"\\u202e"}', /^"texts" has hidden characters\./],
    ['#v=1&app-name=a%00b', /^"app-name" has hidden characters\./],
    [`#v=1&app-name=${'x'.repeat(2_001)}`, /^"app-name" is longer than 2000 characters\./],
    ['#v=1&siwe=function(){}', /^"siwe" has functions\. Only its example can be used here\./],
    ['#v=1&host=cobol', /^What this link says about "host" is unknown\. It is at its default\.$/],
    ['#v=1&show=button+form', /^What this link says about "show" is unknown\./],
    ['#v=1&<img+src=x>', /^There is no setting "<img src"\./],
  ];
  for (const [fragment, sentence] of sentences)
    it(`is answered by a sentence and defaults: ${fragment.slice(0, 60)}`, () => {
      const { state, problems } = read(fragment);
      assert.deepEqual(state, INITIAL);
      assert.equal(problems.length, 1);
      assert.match(problems[0], sentence);
    });

  it('keeps what can be read beside what cannot, and the first of two', () => {
    const { state, problems } = read('#v=1&inline&theme-mode=blue&locale=de&locale=fr&dir=up&width=phone');
    assert.deepEqual(state, { ...INITIAL, values: { inline: true, locale: 'de' }, width: 'phone' });
    assert.equal(problems.length, 3);
  });

  it('is answered by a few sentences, however much is wrong with it', () => {
    const { problems } = read(`#v=1&${Array.from({ length: 300 }, (_, index) => `x${index}=1`).join('&')}`);
    assert.equal(problems.length, 6);
    assert.equal(problems[5], '295 more parts could not be read.');
  });

  it('never throws, and what was read can be written and read again', () => {
    const names = settings.map(({ id }) => id);
    const part = fc
      .tuple(
        fc.oneof(fc.constantFrom(...names), fc.string()),
        fc.oneof(fc.string(), fc.json(), fc.constant('')),
      )
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (all) => {
        const { state } = read(`#v=1&${all.join('&')}`);
        const written = writeAddress(state, settings);
        if (written !== undefined) assert.deepEqual(read(written).state, state);
      }),
    );
  });
});
