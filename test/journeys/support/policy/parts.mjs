// Shared parts of features of printed policies: their directives, and visitors' steps.

export const WALLET = 'First Wallet';
export const wallets = [{ name: WALLET, policy: 'approve' }];

/** A policy with these directives between the common ones. */
export const policyWith = (...directives) =>
  [
    "default-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export const connect = (source) => ({ directive: 'connect-src', source });
export const picture = (source) => ({ directive: 'img-src', source });
export const frame = (source) => ({ directive: 'frame-src', source });
export const script = (source) => ({ directive: 'script-src', source });

export async function connectWallet(site, name = WALLET) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
}

export async function openAccount(site) {
  await connectWallet(site);
  await site.page.locator('wallet-button').getByRole('button').click();
}

/** Whether an address of an origin was requested. */
export const isAsked = ({ asked }, origin) => asked.some((url) => url.startsWith(origin));

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Answers with a picture. */
export const answersPixel = (route) => route.fulfill({ contentType: 'image/png', body: PIXEL });
