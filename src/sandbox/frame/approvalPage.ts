import { el } from '../prompt/dom.js';
import { texts } from '../texts.js';
import { askSignIn } from './signInApi.js';

/** The page behind a link: for a new device, a social provider or Farcaster. It only notifies the site in the link. */
export async function showApproval(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const token = query.get('token') ?? '';
  const site = query.get('site');
  const { ticket } = await askSignIn('ticket', { token });
  const main = document.querySelector('main');
  if (!ticket) {
    main?.append(el('p', {}, texts.frame.unknownLink));
    return;
  }
  const status = el('p', { role: 'status' });
  const approve = el('button', { type: 'button' }, texts.approve);
  approve.addEventListener('click', async () => {
    await askSignIn('approve', { token });
    approve.remove();
    status.append(texts.frame.approved);
    if (ticket.kind === 'social' && site && window.opener) {
      window.opener.postMessage({ resultUri: location.href }, site);
    }
  });
  main?.append(el('h1', {}, texts.frame.titles[ticket.kind]), el('p', {}, ticket.subject), approve, status);
}
