import { expect } from 'chai';
import { Button } from '../../src/ui/Button.js';
import { List } from '../../src/ui/List.js';
import { Row } from '../../src/ui/Row.js';
import { press } from '../support/keys.js';
import { addToPage, cleanUp, mount } from './mount.js';

const nothing = () => {};

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

  it('is one stop of the Tab key and moves by arrows, Home and End', async () => {
    const { root } = mount(
      <>
        {wallets(['One', 'Two', 'Three'])}
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
      ['End', 'Three'],
      ['ArrowDown', 'Three'],
      ['ArrowUp', 'Two'],
      ['Home', 'One'],
      ['ArrowDown', 'Two'],
      ['Tab', 'After'],
      ['Shift+Tab', 'Two'],
    ] as const) {
      await press(key);
      expect(focus(), key).to.equal(expected);
    }
  });

  it('always has one stop, whatever rows come and go', () => {
    const { root, render } = mount(wallets(['One', 'Two']));
    const stops = () => [...root.querySelectorAll('[tabindex="0"]')].map((row) => row.textContent);
    root.querySelectorAll<HTMLElement>('button')[1]?.focus();
    expect(stops()).to.deep.equal(['Two']);
    render(wallets(['Zero', 'One', 'Two']));
    expect(stops()).to.deep.equal(['Two']);
    render(wallets(['Zero', 'One']));
    expect(stops()).to.deep.equal(['Zero']);
  });
});

describe('Row and Button', () => {
  afterEach(cleanUp);

  it('say why they are off, keep the focus and do nothing', async () => {
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

  it('keep the focus while they load', async () => {
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
