import { expect } from 'chai';
import { figuresRoom } from '../../src/ui/Figures.css.js';
import { Figures } from '../../src/ui/Figures.js';
import { cleanUp, mount } from './mount.js';

describe('Figures', () => {
  afterEach(cleanUp);

  for (const text of [
    '1.5',
    '123.92',
    '123.9221',
    '123.922141',
    '0.0500617001',
    '2,045,678.25',
    '12345.678901 ETH',
  ])
    it(`fit in bold beside a picture on a phone with text of twice its size, and are as large as other text elsewhere: ${text}`, () => {
      const { find } = mount(
        <div data-room="" className={figuresRoom} style={{ inlineSize: 217, font: '600 40px sans-serif' }}>
          <Figures>{text}</Figures>
        </div>,
      );
      const room = find('[data-room]');
      const range = document.createRange();
      range.selectNodeContents(room);
      const right = () => Math.max(...[...range.getClientRects()].map((box) => box.right));
      expect(right()).to.be.at.most(room.getBoundingClientRect().right);
      room.style.fontSize = '20px';
      for (const number of room.children) expect(getComputedStyle(number).fontSize).to.equal('20px');
    });
});
