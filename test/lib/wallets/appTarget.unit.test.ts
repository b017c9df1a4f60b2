import { expect } from 'chai';
import { appTarget } from '../../../src/lib/wallets/appTarget.js';

const page = (more: object = {}) => {
  const scope: { parent?: unknown } = { ...more };
  scope.parent ??= scope;
  // Has only the properties that are read.
  return scope as unknown as Window;
};

describe('appTarget', () => {
  for (const [where, scope, own, https] of [
    ['a page', page(), '_self', '_blank'],
    ['a frame', page({ parent: {} }), '_top', '_blank'],
    ['Telegram on Android', page({ TelegramWebviewProxy: {} }), '_blank', '_blank'],
    ['Telegram on iOS', page({ TelegramWebviewProxyProto: {} }), '_blank', '_blank'],
    ["a page with Telegram's login", page({ Telegram: { Login: {} } }), '_self', '_blank'],
  ] as const) {
    it(`in ${where}`, () => {
      expect(appTarget('metamask://wc?uri=', scope)).to.equal(own);
      expect(appTarget('https://metamask.app.link/wc?uri=', scope)).to.equal(https);
    });
  }
});
