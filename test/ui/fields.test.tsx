import { expect } from 'chai';
import { useState } from 'react';
import { CodeField } from '../../src/ui/CodeField.js';
import { SearchField } from '../../src/ui/SearchField.js';
import { Tabs } from '../../src/ui/Tabs.js';
import { WrappingField } from '../../src/ui/WrappingField.js';
import { press, type } from '../support/keys.js';
import { Layer } from './layerFixture.js';
import { cleanUp, mount, nextFrame } from './mount.js';

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />;
}

function Code() {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} />;
}

function Recipient({ onSubmit }: { onSubmit: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      style={{ display: 'block', inlineSize: '280px' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <WrappingField label="To" placeholder="Address or name" value={text} onChange={setText} />
      <button type="submit">Review</button>
    </form>
  );
}

const items = ['Browser', 'Mobile', 'Web'].map((label) => ({ key: label, label }));

function Platforms() {
  const [current, setCurrent] = useState('Browser');
  return <Tabs label="Platform" items={items} current={current} onChange={setCurrent} />;
}

describe('SearchField', () => {
  afterEach(cleanUp);

  it('clears on the first Escape, and closes the layer on the next', async () => {
    let closes = 0;
    const { find, root } = mount(
      <Layer open onRequestClose={() => closes++}>
        <Search />
      </Layer>,
    );
    find('input').focus();
    await type('rain');
    await press('Escape');
    expect(find<HTMLInputElement>('input').value).to.equal('');
    expect(closes).to.equal(0);
    expect(root.activeElement).to.equal(find('input'));
    await press('Escape');
    expect(closes).to.equal(1);
  });
});

describe('CodeField', () => {
  afterEach(cleanUp);

  it('accepts digits only, typed or pasted, up to its length', async () => {
    const { find } = mount(<Code />);
    find('input').focus();
    await type('1a2 3');
    expect(find<HTMLInputElement>('input').value).to.equal('123');
    document.execCommand('insertText', false, '45-67 89');
    expect(find<HTMLInputElement>('input').value).to.equal('123456');
    expect(find('[aria-hidden=true]').textContent).to.equal('123456');
  });

  it('accepts the digits of other scripts', async () => {
    const { find } = mount(<Code />);
    find('input').focus();
    document.execCommand('insertText', false, '١٢３４۵६');
    expect(find<HTMLInputElement>('input').value).to.equal('123456');
  });

  it('leaves what an input method is still writing until it is done', async () => {
    const { find } = mount(<Code />);
    const input = find<HTMLInputElement>('input');
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    };
    for (const text of ['１', '１２', '１２３']) {
      write(text);
      await nextFrame();
      expect(input.value).to.equal(text);
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
    await nextFrame();
    expect(input.value).to.equal('123');
  });
});

describe('Tabs', () => {
  afterEach(cleanUp);

  for (const [direction, key] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    it(`moves and selects with arrows in reading direction (${direction})`, async () => {
      const { root, find } = mount(<Platforms />, { dir: direction });
      find('[aria-selected=true]').focus();
      await press(key);
      expect(find('[aria-selected=true]').textContent).to.equal('Mobile');
      expect(root.activeElement).to.equal(find('[aria-selected=true]'));
    });
  }

  for (const words of [
    ['Телефон', 'Веб', 'Компьютер', 'Браузер'],
    ['Telefon', 'Strona', 'Komputer', 'Przeglądarka'],
  ])
    it(`has room for four words in the card of a narrow screen (${words[2]})`, async () => {
      const items = words.map((label) => ({ key: label, label }));
      const { host, root, find } = mount(
        <Tabs label="Platform" items={items} current="" onChange={() => undefined} />,
      );
      host.style.cssText = 'display: block; inline-size: 328px';
      await nextFrame();
      const cut = [find('[role=tablist]'), ...root.querySelectorAll('[role=tab]')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
    });
});

describe('WrappingField', () => {
  afterEach(cleanUp);

  it('shows all of a long text, which has no line breaks of its own', async () => {
    const { find } = mount(<Recipient onSubmit={() => undefined} />);
    const field = find<HTMLTextAreaElement>('textarea');
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    const empty = field.clientHeight;
    field.focus();
    document.execCommand('insertText', false, '0x3C44CdDdB6a900fa2b58\n5dd299e03d12FA4293BC\n');
    await nextFrame();
    expect(field.value).to.equal('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC');
    expect(field.clientHeight).to.equal(empty + lineHeight);
    expect(field.scrollHeight).to.equal(field.clientHeight);
    expect(field.scrollWidth).to.equal(field.clientWidth);
  });

  it('submits its form by Enter, as a field of one line does', async () => {
    let submits = 0;
    const { find } = mount(<Recipient onSubmit={() => submits++} />);
    const field = find<HTMLTextAreaElement>('textarea');
    field.focus();
    await type('alice.eth');
    await press('Enter');
    expect(submits).to.equal(1);
    expect(field.value).to.equal('alice.eth');
  });
});
