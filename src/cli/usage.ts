/** What `wallet-modal --help` prints. */
export const USAGE = `Usage:
  wallet-modal csp <page.html | settings.json | https://…> [--url https://…] [--json]
      Prints the Content-Security-Policy and the Permissions-Policy that the page needs, with reasons.

  wallet-modal check <page.html | https://…> [--url https://…] [--json]
      Says what the page's policies, headers and tags get wrong.

  --url   Where a file will be on the web, so that addresses of your own site are recognised.
  --json  For machines.

Exit codes: 0 nothing to mend, 1 something to mend (check), 2 what was given cannot be read.
The page is read, and nothing in it is run. An address is asked once, and once more for the script of the modal.`;
