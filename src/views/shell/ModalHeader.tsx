import { useAtomValue, useSetAtom } from 'jotai';
import { closeModalAtom, isClosingRefusedAtom } from '../../atoms/closeModal.js';
import { findConnectorAtom } from '../../atoms/connecting/connectors.js';
import { connectionAtom } from '../../atoms/connection.js';
import { findWalletAtom } from '../../atoms/directory/knownWallets.js';
import { goBackAtom, historyAtom, pushAtom, routeAtom } from '../../atoms/router.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import { Header } from '../../ui/Header.js';
import { IconButton } from '../../ui/IconButton.js';
import { BackIcon, CloseIcon, HelpIcon, SettingsIcon } from '../../ui/icons.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { useViewEntry } from './useViewEntry.js';

/**
 * The title of the view, with the back, help or settings button before it and the close button after it. Beside the list of
 * wallets (`isBeside`), the first view explains wallets.
 */
export function ModalHeader({ isBeside }: { isBeside: boolean }) {
  const t = useText();
  const close = useSetAtom(closeModalAtom);
  const { inline } = useAtomValue(configAtom);
  const { view } = useAtomValue(routeAtom);
  const isRefused = useAtomValue(isClosingRefusedAtom) && view === 'ConnectingSiwe';
  const title = useTitle();
  const isIntro = isBeside && view === 'Connect';
  return (
    <Header
      title={isIntro ? t('whatIsAWallet.title') : title}
      isNaming={!isIntro}
      start={
        isIntro ? undefined : (
          <span ref={passFocusOn}>
            <StartButton isBeside={isBeside} />
          </span>
        )
      }
      end={
        inline || isRefused ? undefined : (
          <IconButton label={t('dialog.close')} onClick={() => close('button')}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}

function useTitle(): string {
  const t = useText();
  const route = useAtomValue(routeAtom);
  const findConnector = useAtomValue(findConnectorAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName();
  const find = useAtomValue(findWalletAtom);
  const entry = useViewEntry(route.view);
  const { app } = useAtomValue(configAtom);
  if (route.view === 'SwitchNetwork') return networkName(describe(route.networkId));
  if (route.view === 'ConnectingExternal') {
    const name = findConnector(route.connectorId)?.name;
    if (name) return name;
  }
  const wallet = 'walletId' in route ? find(route.walletId) : undefined;
  if (wallet) return route.view === 'Downloads' ? t('downloads.get', { name: wallet.name }) : wallet.name;
  // Until the text has loaded, or if loading fails, the dialog is named after the site.
  return (entry && t(entry.title)) || app.name || '';
}

function StartButton({ isBeside }: { isBeside: boolean }) {
  const t = useText();
  const route = useAtomValue(routeAtom);
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const last = useAtomValue(historyAtom).at(-2);
  const goBack = useSetAtom(goBackAtom);
  const push = useSetAtom(pushAtom);
  if (route.view === 'Account' && isConnected) {
    return (
      <IconButton label={t('account.settings')} onClick={() => push({ view: 'AccountSettings' })}>
        <SettingsIcon />
      </IconButton>
    );
  }
  // The list that these views were opened from is visible. In other views, going back ends a request or returns to another
  // text.
  if (isBeside && last?.view === 'Connect' && (route.view === 'AllWallets' || route.view === 'Downloads'))
    return null;
  if (last) {
    return (
      <IconButton label={t('dialog.back')} onClick={goBack}>
        <BackIcon />
      </IconButton>
    );
  }
  if (route.view !== 'Connect') return null;
  return (
    <IconButton label={t('whatIsAWallet.title')} onClick={() => push({ view: 'WhatIsAWallet' })}>
      <HelpIcon />
    </IconButton>
  );
}
