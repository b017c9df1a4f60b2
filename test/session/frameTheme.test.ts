import { expect } from 'chai';
import '../../src/index.js';
import { frameTheme } from '../../src/session/frameTheme.js';
import { fixture } from '../support/fixture.js';

type Modal = HTMLElementTagNameMap['wallet-modal'];

describe('the theme for the sign-in frame', () => {
  it('has the frame’s own accent when the page sets none', () => {
    const { w3mThemeVariables, themeVariables } = frameTheme(
      fixture<Modal>('<wallet-modal theme-mode="dark"></wallet-modal>'),
    );
    expect(w3mThemeVariables).to.deep.equal({
      '--w3m-accent': 'hsla(230, 100%, 67%, 1)',
      '--w3m-background': '#121313',
    });
    expect(themeVariables).to.deep.equal({});
  });

  it('has what the page sets around the element or in a style sheet', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'wallet-modal { --wallet-modal-accent: rgb(10, 20, 30); --wallet-modal-font-family: Georgia }',
    );
    document.adoptedStyleSheets.push(sheet);
    try {
      const theme = frameTheme(fixture<Modal>('<wallet-modal></wallet-modal>'));
      expect(theme.w3mThemeVariables).to.have.property('--w3m-accent', 'rgb(10, 20, 30)');
      expect(theme.themeVariables).to.deep.equal({
        '--w3m-accent': 'rgb(10, 20, 30)',
        '--w3m-font-family': 'Georgia',
      });
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });
});
