import { expect } from 'chai';
import { Button } from '../../src/ui/Button.js';
import { List } from '../../src/ui/List.js';
import { Row } from '../../src/ui/Row.js';
import { press } from '../support/keys.js';
import { addToPage, cleanUp, mount } from './mount.js';

const nothing = () => {};
const many = ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

function wallets(names: string[]) {
  return (
    <List label="Wallets">
      {names.map((name) => (
        <Row key={name} label={name} onClick={nothing} />
      ))}
    </List>
  );
}

describe('List', () => {
  afterEach(cleanUp);

  it('has a tab stop for each row when short', async () => {
    const { root, find } = mount(wallets(['One', 'Two', 'Three']));
    find('button').focus();
    await press('Tab');
    expect(root.activeElement?.textContent).to.equal('Two');
    await press('ArrowDown');
    expect(root.activeElement?.textContent).to.equal('Three');
  });

  it('has one tab stop when long, and moves by arrows, Home and End', async () => {
    const { root } = mount(
      <>
        {wallets(['One', 'Two', 'Three', ...many])}
        <button type="button">After</button>
      </>,
    );
    const focus = () => root.activeElement?.textContent;
    const before = addToPage('button');
    document.body.prepend(before);
    before.focus();
    await press('Tab');
    expect(focus()).to.equal('One');
    for (const [key, expected] of [
      ['ArrowDown', 'Two'],
      ['End', 'Twelve'],
      ['ArrowDown', 'Twelve'],
      ['ArrowUp', 'Eleven'],
      ['Home', 'One'],
      ['ArrowDown', 'Two'],
      ['Tab', 'After'],
      ['Shift+Tab', 'Two'],
    ] as const) {
      await press(key);
      expect(focus(), key).to.equal(expected);
    }
  });

  it('always has one tab stop when long, whatever rows come and go', () => {
    const { root, render } = mount(wallets(['One', 'Two', ...many]));
    const stops = () => [...root.querySelectorAll('[tabindex="0"]')].map((row) => row.textContent);
    root.querySelectorAll<HTMLElement>('button')[1]?.focus();
    expect(stops()).to.deep.equal(['Two']);
    render(wallets(['Zero', 'One', 'Two', ...many]));
    expect(stops()).to.deep.equal(['Two']);
    render(wallets(['Zero', 'One', ...many]));
    expect(stops()).to.deep.equal(['Zero']);
    render(wallets(['Zero', 'One']));
    expect(stops()).to.deep.equal(['Zero', 'One']);
  });

  it('keeps rows and focus when others come and go before them', () => {
    const list = (hasFirst: boolean, names: string[]) => (
      <List label="Wallets">
        {hasFirst && <Row label="First" onClick={nothing} />}
        {names.map((name) => (
          <Row key={name} label={name} onClick={nothing} />
        ))}
        <Row label="Last" onClick={nothing} />
      </List>
    );
    const { root, render } = mount(list(false, ['Two']));
    const rowOf = (name: string) =>
      [...root.querySelectorAll('button')].find((row) => row.textContent === name);
    const [two, last] = [rowOf('Two'), rowOf('Last')];
    last?.focus();
    for (const [hasFirst, names] of [
      [true, ['Two']],
      [true, ['One', 'Two', 'Three']],
      [false, ['Two']],
    ] as const) {
      render(list(hasFirst, [...names]));
      const expected = [...(hasFirst ? ['First'] : []), ...names, 'Last'];
      expect([...root.querySelectorAll('li')].map((item) => item.textContent)).to.deep.equal(expected);
      expect([rowOf('Two'), rowOf('Last')]).to.deep.equal([two, last]);
      expect(root.activeElement).to.equal(last);
    }
  });
});

describe('Row and Button', () => {
  afterEach(cleanUp);

  it('explain why they are disabled, keep focus and do nothing', async () => {
    let presses = 0;
    const count = () => presses++;
    const { root, find } = mount(
      <Row label="Phantom" disabledReason="Not on this network" onClick={count} />,
    );
    find('button').focus();
    await press('Enter');
    expect(root.activeElement).to.equal(find('button'));
    expect(find('button').textContent).to.equal('PhantomNot on this network');
    expect(presses).to.equal(0);
  });

  it('keep focus while loading', async () => {
    let submits = 0;
    const form = (isLoading: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits++;
        }}
      >
        <Button type="submit" isLoading={isLoading}>
          Send
        </Button>
      </form>
    );
    const { root, find, render } = mount(form(false));
    find('button').focus();
    await press('Enter');
    render(form(true));
    await press('Enter');
    expect(root.activeElement).to.equal(find('button'));
    expect(submits).to.equal(1);
  });
});
