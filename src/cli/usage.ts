/** The output of `wallet-modal --help`. */
export const USAGE = `Usage:
  wallet-modal csp <page.html | settings.json | https://…> [--url https://…] [--json]
      Prints the Content-Security-Policy and the Permissions-Policy that the page needs, with reasons.

  wallet-modal check <page.html | https://…> [--url https://…] [--json]
      Says what the page's policies, headers and tags get wrong.

  wallet-modal integrity <https://…/ | /…/> [--json]
      Prints the tags that load the modal from there, with the hashes of all files, and what the policy has to allow.
      First checks the files beside this command by their hashes.

  wallet-modal copy <folder> [--languages de,fr]
      Copies the files that pages load into the folder, for sites without a bundler. With --languages, the texts of those
      languages and of English: visitors who read others read English.

  --url   Where a file will be on the web, so that addresses of your own site are recognised.
  --json  For machines.

Exit codes: 0 nothing to mend, 1 something to mend (check, integrity), 2 what was given cannot be read.
The page is read, and nothing in it is run. The address of a page is asked once, and once more for the script of the modal.
No host is asked for "integrity".`;
