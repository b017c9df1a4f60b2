/** The page around a connect button. The pages are otherwise identical. */
const html = ({ title, script, body }) => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <h1>${title}</h1>
    <p>A page with a button to connect a wallet.</p>
    ${body}
  </body>
</html>
`;

const page = (name, title, script, body) => ({ name, title, script, html: html({ title, script, body }) });

const NETWORKS = [1, 137, 10, 42161, 8453, 56, 100, 43114].map((id) => `eip155:${id}`).join(' ');

const product = (name, title, more = '', networks = NETWORKS) =>
  page(
    name,
    title,
    'wallet-modal.js',
    `<wallet-button id="connect"></wallet-button><wallet-modal app-name="Bench" networks="${networks}"${more}></wallet-modal>`,
  );

/** A page of the product that offers wallet apps through a relay. */
export const withRelay = ({ name, title }, relayUrl) => product(name, title, ` relay-url="${relayUrl}"`);

/** A page of the product on one network of a chain API. */
export const withChainApi = ({ name, title }, chainApiUrl, network) =>
  product(name, title, ` chain-api-url="${chainApiUrl}"`, network);

/** The compared pages; `script` is the entry of each. */
export const pages = {
  product: product('product', 'wallet-modal'),
  other: product('other', 'other build'),
  vanilla: page('vanilla', 'vanilla floor', 'vanilla.js', '<vanilla-floor id="connect"></vanilla-floor>'),
  react: page('react', 'React floor', 'react.js', '<div id="connect"></div>'),
};
