/**
 * Small parts that rollup would merge with others, so that those would load them needlessly. A name that ends in `/` is a
 * folder.
 */
export const ownFiles = {
  // Detects from a wallet's error that it did nothing, for all code that sends wallet requests, with the numbers, addresses and
  // hashes that all readers of chains and services share. First, so that it isn't merged into one of them.
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
  // Shared by the wallets and networks of all namespaces, which are parts of their own.
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
  // The parts of viem, and additions to it, that all users of EVM wallets and nodes share.
  'shared-viem': [
    'node_modules/viem/_esm/clients/transports/http.js',
    'node_modules/viem/_esm/clients/createClient.js',
    'node_modules/viem/_esm/utils/address/getAddress.js',
    'src/chains/evm/askWallet.ts',
    'src/chains/evm/isAnswer.ts',
    'src/chains/evm/readBalance.ts',
    'src/chains/evm/accountCode.ts',
  ],
  // Shared by the calls to all hosted services, so that none of them loads another. Includes the code that the hosted directory
  // shares with other wallet lists, which would otherwise be a file of its own.
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
  // Detects tokens with the name of a well-known one, for accounts, swaps and transfers.
  'session-openImitations': [
    'src/session/account/openImitations.ts',
    'src/lib/account/describeTokens.ts',
    'src/lib/account/imitations.ts',
  ],
  'evm-knownTokens': 'src/chains/evm/knownTokens.ts',
  'solana-knownMints': 'src/chains/solana/knownMints.ts',
  // Shared by building transfers on networks of all namespaces.
  'shared-transfers': [
    'src/chains/judgeTransfer.ts',
    'src/chains/balanceRounding.ts',
    'src/lib/account/namesOnChain.ts',
    'src/lib/send/describeSent.ts',
  ],
  // Amounts, shared by the account's views, the services and the chains.
  'shared-amounts': [
    'src/lib/decimal/',
    'src/lib/money/exchangeRate.ts',
    'src/lib/text/formatCurrency.ts',
    'src/lib/text/formatMoney.ts',
    'src/lib/account/tokenValue.ts',
    'src/lib/text/formatTime.ts',
    'src/lib/untrusted/exactJson.ts',
  ],
  // Includes the code shared with the account's other parts, which load after it.
  'session-createAccountReads': [
    'src/session/account/createAccountReads.ts',
    'src/session/account/openConnection.ts',
  ],
  'session-createAccountData': 'src/session/account/createAccountData.ts',
  // Includes the rules, which its views need as well.
  'session-createNaming': ['src/session/account/createNaming.ts', 'src/lib/names/'],
  'session-createSending': 'src/session/transactions/createSending.ts',
  'session-connect': 'src/session/connecting/connectThroughModal.ts',
  // Keeps several wallets connected, for sites that want it.
  'session-keepConnections': [
    'src/atoms/effects/keepConnections.ts',
    'src/atoms/connecting/switchWallet.ts',
    'src/atoms/connecting/disconnectWallet.ts',
    'src/atoms/connecting/tellSwitch.ts',
  ],
  // Requests connections, for views and for pages that name a wallet.
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
  // Otherwise it would be merged into the sign-in.
  'shared-base58': 'src/lib/solana/base58.ts',
  // Includes the rules, which its view and wallets need as well.
  'session-siwe': [
    'src/session/siwe/startSiwe.ts',
    'src/atoms/siwe/keepVisit.ts',
    'src/atoms/siwe/draftSiwe.ts',
    'src/lib/siwe/',
    'src/lib/untrusted/showHidden.ts',
  ],
  'session-startSolana': 'src/session/startSolana.ts',
  // Transactions, shared by the tracker, the readers of each chain and the account's views.
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
  // For names and for services' account data. Neither needs the other.
  'shared-publicUrl': ['src/lib/untrusted/publicUrl.ts', 'src/lib/untrusted/readImage.ts'],
  'solana-rpc': ['src/chains/solana/solanaRpc.ts', 'src/chains/solana/signatureEvidence.ts'],
  // Otherwise they would be merged with small parts of EVM wallets.
  'solana-standard': [
    'src/lib/solana/standardChains.ts',
    'src/chains/solana/standardFeatures.ts',
    'src/chains/solana/programError.ts',
  ],
  // Shared by both sides of sessions with wallet apps. Must not be merged into one of them.
  'pairing-shared': [
    'src/chains/pairing/approvedSession.ts',
    'src/chains/pairing/codedError.ts',
    'src/lib/solana/deprecatedSolana.ts',
  ],
  // Otherwise it would be merged into building transfers, which looking at one doesn't need.
  'solana-proveCluster': 'src/chains/solana/transactions/proveCluster.ts',
  // Decides whether swapping is offered at all.
  'shared-swapNetworks': 'src/lib/swap/swapNetworks.ts',
  // Swaps, shared by their views, the sources of quotes and the chains.
  'shared-swap': 'src/lib/swap/',
  // Buying crypto, apart from its views.
  'session-createOnRamp': ['src/session/account/createOnRamp.ts', 'src/lib/onramp/checkOnRampProvider.ts'],
  'session-createSwapping': [
    'src/session/transactions/createSwapping.ts',
    'src/session/transactions/createQuoteSource.ts',
  ],
  'ui-QrCode': 'src/ui/QrCode.tsx',
  'ui-ProviderIcon': ['src/ui/ProviderIcon.tsx', 'src/lib/signIn/providerNames.ts'],
  // Also for the page's buttons, which need no interface.
  'ui-networkIcon': 'src/ui/networkIcon.ts',
  'view-networkPicture': [
    'src/views/shared/pictures/NetworkPicture.tsx',
    'src/lib/networks/networkImageId.ts',
  ],
  // Includes the parts that accounts need.
  'session-drawMark': ['src/views/shared/pictures/drawMark.ts', 'src/ui/avatarGradient.ts'],
  'ui-VirtualList': 'src/ui/VirtualList.tsx',
  // Shared by looking at transactions and building them: logs of approvals, and the reasons of failures.
  'evm-readGrants': ['src/chains/evm/sending/readGrants.ts', 'src/chains/evm/transactions/revertReason.ts'],
  'evm-proveNetwork': 'src/chains/evm/transactions/proveNetwork.ts',
  // Otherwise they would be merged with small parts of EVM networks.
  'solana-readSolanaBalance': 'src/chains/solana/readSolanaBalance.ts',
  'account-findAddress': 'src/session/account/findAddress.ts',
  // Sources of the package that settings name. They load the rest on first use. Otherwise they would be merged with Solana
  // wallets.
  'sources-named': [
    'src/sources/blockscout/blockscout.ts',
    'src/sources/lifi/lifi.ts',
    'src/sources/lifi/lifiPrices.ts',
    'src/sources/nodeHistory/nodeHistory.ts',
    'src/sources/walletList/walletList.ts',
  ],
  // The checks of answers from account sources, for their users and for the list of purchases. Last, because it needs many of
  // the above.
  'shared-accountSource': 'src/lib/account/source/',
  'account-openAccountSources': 'src/session/account/openAccountSources.ts',
  'account-askNode': 'src/session/account/askNode.ts',
};
