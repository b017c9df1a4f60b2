import { showAccounts } from './page/accounts.js';
import { showChains } from './page/chainCards.js';
import { enableCopying } from './page/copyButtons.js';
import { showEvents } from './page/eventLog.js';
import { showFacts } from './page/facts.js';
import { find } from './page/find.js';
import { highlight } from './page/highlight.js';
import { showInbox } from './page/inbox.js';
import { enableLook } from './page/look.js';
import { enableMethods } from './page/methods.js';
import { theModal } from './page/modal.js';
import { openSandbox } from './page/sandbox.js';
import { enableScenes } from './page/scenes.js';
import { enableSiteHeader } from './page/siteHeader.js';
import { enableStage } from './page/stage.js';
import { showState } from './page/statePanel.js';
import { enableTabs } from './page/tabs.js';
import { showWallets } from './page/walletCards.js';

showEvents();
showState();
void showFacts();
enableLook();
enableTabs();
enableCopying();
enableSiteHeader();
for (const code of document.querySelectorAll('code[data-language]')) highlight(code);

const sandbox = await openSandbox();
if (sandbox) {
  const modal = theModal();
  modal.chains = [...sandbox.chains, ...sandbox.clusters];
  modal.relayUrl = sandbox.services.relayUrl ?? '';
  modal.directoryUrl = sandbox.services.directoryUrl;
  modal.chainApiUrl = sandbox.services.chainApiUrl;
  modal.frameUrl = sandbox.services.frameUrl ?? '';
  showInbox(sandbox.services.frameUrl);
  modal.defaultNetwork = sandbox.chains[0]?.id ?? '';
  if (new URLSearchParams(location.search).has('remember')) modal.remember = 'local';
  showWallets(sandbox);
  enableMethods(sandbox, showAccounts(sandbox));
  enableScenes(sandbox, showChains(sandbox).refresh);
} else {
  enableMethods(undefined, () => undefined);
  find('#no-sandbox', HTMLElement).hidden = false;
  find('#hint', HTMLElement).hidden = true;
  find('#sandbox-parts', HTMLElement).hidden = true;
}
enableStage(sandbox !== undefined);
