import { ownValue } from '../../lib/untrusted/ownValue.js';
import { el } from '../prompt/dom.js';
import { texts } from '../texts.js';
import { showApproval } from './approvalPage.js';
import { adoptFrameSheet } from './frameSheet.js';
import { showInboxPage } from './inboxPage.js';
import { startFrame } from './startFrame.js';

// The sign-in service's pages: the page in the frame, and the pages behind links.
adoptFrameSheet();
document.querySelector('main')?.append(el('p', { class: 'notice' }, texts.frame.notice));
async function showDashboard() {
  document.querySelector('main')?.append(el('p', {}, texts.frame.dashboard));
}

const pages: Readonly<Record<string, () => Promise<void>>> = {
  '/sdk': startFrame,
  '/inbox': showInboxPage,
  '/dashboard': showDashboard,
};
await (ownValue(pages, location.pathname) ?? showApproval)();
