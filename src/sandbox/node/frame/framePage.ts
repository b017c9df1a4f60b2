/** The HTML of every sign-in page; its script chooses the page by URL. */
export const framePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox sign-in: no real funds</title>
    <script type="module" src="/dist/sandbox/frame.js"></script>
  </head>
  <body>
    <main></main>
  </body>
</html>
`;
