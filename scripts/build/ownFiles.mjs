/** Small parts that rollup would join with others, to load these for nothing. A name that ends in `/` is a folder. */
export const ownFiles = {
  // What of a wallet's words proves that it did nothing, for all that ask wallets, with what those and all that read chains and
  // services need of numbers, addresses and hashes. First, or it would lie with one of them.
  'shared-readers': [
    'src/lib/requests/isRefusal.ts',
    'src/lib/transactions/untakenCalls.ts',
    'src/lib/requests/errorLayers.ts',
    'src/lib/requests/readErrorCode.ts',
    'src/lib/requests/refusalText.ts',
    'src/lib/requests/isUnpermitted.ts',
    'src/lib/evm/',
    'src/lib/solana/keys.ts',
    'src/lib/solana/base64.ts',
    'src/lib/networks/addressForm.ts',
    'src/lib/account/tokenLimits.ts',
    'src/lib/account/tokenNames.ts',
    'src/lib/untrusted/advertisement.ts',
    'src/lib/randomDigits.ts',
    'src/lib/text/splitCamelCase.ts',
    'src/lib/untrusted/safeReason.ts',
    'src/lib/untrusted/textOrNumber.ts',
  ],
  // What wallets and networks of all namespaces need, which are parts of their own.
  'shared-wallets': [
    'src/chains/attempts.ts',
    'src/chains/waitForWallet.ts',
    'src/chains/walletUse.ts',
    'src/chains/networkRead.ts',
    'src/chains/sendingErrors.ts',
    'src/chains/swapFaults.ts',
    'src/lib/requests/methodKind.ts',
    'src/lib/requests/providerError.ts',
  ],
  // What all that asks EVM wallets and nodes needs of viem, and beside it.
  'shared-viem': [
    'node_modules/viem/_esm/clients/transports/http.js',
    'node_modules/viem/_esm/clients/createClient.js',
    'node_modules/viem/_esm/utils/address/getAddress.js',
    'src/chains/evm/askWallet.ts',
    'src/chains/evm/isAnswer.ts',
    'src/chains/evm/readBalance.ts',
    'src/chains/evm/accountCode.ts',
  ],
  // What calls to all hosted services need, so that none of them loads another. With what the hosted directory has in common
  // with other lists of wallets, which would be a file of its own.
  'api-http': [
    'src/api/http.ts',
    'src/api/sdkHeaders.ts',
    'src/lib/wallets/askFirstWallets.ts',
    'src/lib/wallets/keepAnswers.ts',
  ],
  'analytics-postEvent': 'src/api/analytics/postEvent.ts',
  'analytics-trackVisit': 'src/atoms/effects/trackVisit.ts',
  'settings-explainProblem': 'src/settings/explainProblem.ts',
  'settings-readConfigScript': 'src/settings/readConfigScript.ts',
  // What accounts, swaps and transfers need to tell tokens that bear the name of a known one.
  'session-openImitations': [
    'src/session/account/openImitations.ts',
    'src/lib/account/describeTokens.ts',
    'src/lib/account/imitations.ts',
  ],
  'evm-knownTokens': 'src/chains/evm/knownTokens.ts',
  'solana-knownMints': 'src/chains/solana/knownMints.ts',
  // What building a transfer needs on networks of all namespaces.
  'shared-transfers': [
    'src/chains/judgeTransfer.ts',
    'src/chains/balanceRounding.ts',
    'src/lib/account/namesOnChain.ts',
    'src/lib/send/describeSent.ts',
  ],
  // What the account's views, the services and the chains need of amounts.
  'shared-amounts': [
    'src/lib/decimal/',
    'src/lib/money/exchangeRate.ts',
    'src/lib/text/formatCurrency.ts',
    'src/lib/text/formatMoney.ts',
    'src/lib/account/tokenValue.ts',
    'src/lib/text/formatTime.ts',
    'src/lib/untrusted/exactJson.ts',
  ],
  // With what the account's other parts share, which are loaded after it.
  'session-createAccountReads': [
    'src/session/account/createAccountReads.ts',
    'src/session/account/openConnection.ts',
  ],
  'session-createAccountData': 'src/session/account/createAccountData.ts',
  // With the rules that its views need, too.
  'session-createNaming': ['src/session/account/createNaming.ts', 'src/lib/names/'],
  'session-createSending': 'src/session/transactions/createSending.ts',
  'session-connect': 'src/session/connecting/connectThroughModal.ts',
  // What keeps several wallets connected, for sites that want it.
  'session-keepConnections': [
    'src/atoms/effects/keepConnections.ts',
    'src/atoms/connecting/switchWallet.ts',
    'src/atoms/connecting/disconnectWallet.ts',
    'src/atoms/connecting/tellSwitch.ts',
  ],
  // What asks wallets for a connection, for views and for pages that name a wallet.
  'shared-connecting': [
    'src/atoms/connecting/connectWallet.ts',
    'src/atoms/pairing/startPairing.ts',
    'src/atoms/util/followWait.ts',
  ],
  'session-connectOneWallet': [
    'src/session/connecting/connectOneWallet.ts',
    'src/session/connecting/connectAnotherWallet.ts',
  ],
  'session-offerWallets': 'src/session/offerWallets.ts',
  'session-signIn': ['src/session/createSignIn.ts', 'src/chains/registry/createSignInConnectors.ts'],
  'session-handleRequest': 'src/session/handleRequest.ts',
  // Or it would lie with what signs visitors in.
  'shared-base58': 'src/lib/solana/base58.ts',
  // With the rules that its view and wallets need, too.
  'session-siwe': [
    'src/session/siwe/startSiwe.ts',
    'src/atoms/siwe/keepVisit.ts',
    'src/atoms/siwe/draftSiwe.ts',
    'src/lib/siwe/',
    'src/lib/untrusted/showHidden.ts',
  ],
  'session-startSolana': 'src/session/startSolana.ts',
  // What the tracker, the readers of each chain and the account's views need of transactions.
  'shared-transactions': [
    'src/atoms/transactions/shownTransactions.ts',
    'src/atoms/transactions/elsewhereText.ts',
    'src/atoms/transactions/trackTransaction.ts',
    'src/atoms/transactions/transactionMessage.ts',
    'src/lib/transactions/blockFacts.ts',
    'src/lib/transactions/approvalToCheck.ts',
    'src/lib/transactions/hashNow.ts',
    'src/lib/swap/delivery/deliveryOf.ts',
    'src/lib/swap/delivery/trackedDelivery.ts',
    'src/atoms/swap/delivery/deliveryMessage.ts',
    'src/atoms/swap/delivery/wholeMessage.ts',
    'src/atoms/networkName.ts',
    'src/lib/transactions/fateOf.ts',
    'src/lib/transactions/trackedTransaction.ts',
    'src/lib/transactions/freshness.ts',
    'src/lib/transactions/shortenData.ts',
    'src/lib/transactions/transactionConstants.ts',
    'src/atoms/transactions/movedTokens.ts',
  ],
  'registry-createOwnConnector': 'src/chains/registry/createOwnConnector.ts',
  'registry-solanaWallets': 'src/chains/registry/createSolanaWallets.ts',
  // For names and for what services say of accounts, neither of which needs the other.
  'shared-publicUrl': ['src/lib/untrusted/publicUrl.ts', 'src/lib/untrusted/readImage.ts'],
  'solana-rpc': ['src/chains/solana/solanaRpc.ts', 'src/chains/solana/signatureEvidence.ts'],
  // Or they would lie with small parts of EVM wallets.
  'solana-standard': [
    'src/lib/solana/standardChains.ts',
    'src/chains/solana/standardFeatures.ts',
    'src/chains/solana/programError.ts',
  ],
  // What both sides of sessions with wallet apps need, which must not lie with one of them.
  'pairing-shared': [
    'src/chains/pairing/approvedSession.ts',
    'src/chains/pairing/codedError.ts',
    'src/lib/solana/deprecatedSolana.ts',
  ],
  // Or it would lie with what builds transfers, which looking at one does not need.
  'solana-proveCluster': 'src/chains/solana/transactions/proveCluster.ts',
  // Whether swapping is offered at all.
  'shared-swapNetworks': 'src/lib/swap/swapNetworks.ts',
  // What the views of swapping, the sources of quotes and the chains need of swaps.
  'shared-swap': 'src/lib/swap/',
  // What sells crypto, beside the views that ask for it.
  'session-createOnRamp': ['src/session/account/createOnRamp.ts', 'src/lib/onramp/checkOnRampProvider.ts'],
  'session-createSwapping': [
    'src/session/transactions/createSwapping.ts',
    'src/session/transactions/createQuoteSource.ts',
  ],
  'ui-QrCode': 'src/ui/QrCode.tsx',
  'ui-ProviderIcon': ['src/ui/ProviderIcon.tsx', 'src/lib/signIn/providerNames.ts'],
  // For buttons of the page, too, which need no interface.
  'ui-networkIcon': 'src/ui/networkIcon.ts',
  'view-networkPicture': [
    'src/views/shared/pictures/NetworkPicture.tsx',
    'src/lib/networks/networkImageId.ts',
  ],
  // With what accounts need of it.
  'session-drawMark': ['src/views/shared/pictures/drawMark.ts', 'src/ui/avatarGradient.ts'],
  'ui-VirtualList': 'src/ui/VirtualList.tsx',
  // What looking at transactions and building them share: logs of permissions, and why something failed.
  'evm-readGrants': ['src/chains/evm/sending/readGrants.ts', 'src/chains/evm/transactions/revertReason.ts'],
  'evm-proveNetwork': 'src/chains/evm/transactions/proveNetwork.ts',
  // Or they would lie with small parts of EVM networks.
  'solana-readSolanaBalance': 'src/chains/solana/readSolanaBalance.ts',
  'account-findAddress': 'src/session/account/findAddress.ts',
  // Sources of the package that settings name: they load the rest when they are asked. Or they would lie with wallets of Solana.
  'sources-named': [
    'src/sources/blockscout/blockscout.ts',
    'src/sources/lifi/lifi.ts',
    'src/sources/lifi/lifiPrices.ts',
    'src/sources/nodeHistory/nodeHistory.ts',
    'src/sources/walletList/walletList.ts',
  ],
  // What is believed of sources of accounts, for what asks them and for what lists purchases. Last, because it needs much of the
  // above.
  'shared-accountSource': 'src/lib/account/source/',
  'account-openAccountSources': 'src/session/account/openAccountSources.ts',
  'account-askNode': 'src/session/account/askNode.ts',
};
