import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { csButtons } from './csButtons.js';

export const csFirst: Translation<typeof enFirst> = {
  ...csButtons,

  'dialog.back': 'Zpět',
  'dialog.close': 'Zavřít',
  'dialog.loading': 'Načítání…',
  'dialog.retry': 'Zkusit znovu',
  'dialog.newTab': '(otevře se na nové kartě)',
  'dialog.broken': 'Něco se pokazilo',
  'dialog.brokenText': 'Zkuste to znovu, nebo obnovte stránku.',
  'dialog.failed': 'Tuto část se nepodařilo načíst',
  'dialog.failedText':
    'Zkontrolujte připojení k internetu a zkuste to znovu. Pokud to nepomůže, obnovte stránku.',
  'search.clear': 'Vymazat hledání',

  'connect.title': 'Připojit peněženku',
  'connect.intro': 'Vyberte peněženku pro {app}.',
  'connect.wallets': 'Peněženky',
  'connect.search': 'Hledat peněženky',
  'connect.found': {
    one: 'Nalezena {count} peněženka',
    few: 'Nalezeny {count} peněženky',
    many: 'Nalezeno {count} peněženky',
    other: 'Nalezeno {count} peněženek',
  },
  'connect.noMatch': 'Žádná peněženka pro „{query}“',
  'connect.installed': 'Nainstalováno',
  'connect.recent': 'Nedávné',
  'connect.popular': 'Oblíbené',
  'connect.more': 'Další peněženky',
  'connect.missing': 'Peněženky výše můžete stále použít.',
  'connect.unnamed': 'Peněženka v prohlížeči',
  'connect.late': 'Do seznamu přibylo: {name}',
  'connect.namesake': 'Za {name} se vydává i jiná peněženka',
  'connect.noWallet': 'Nemám peněženku',
  'connect.empty': 'V tomto prohlížeči není peněženka',
  'connect.emptyText':
    'Peněženka je aplikace nebo rozšíření prohlížeče, které uchovává vaše kryptoměny a kterým se přihlašujete.',
  'connect.emptyMobileText':
    'Otevřete tuto stránku v prohlížeči uvnitř aplikace peněženky, nebo na počítači s peněženkou.',
  'connect.legal': 'Připojením souhlasíte s dokumenty {terms} a {privacy}.',
  'connect.legalTerms': 'Připojením souhlasíte s dokumentem {terms}.',
  'connect.legalPrivacy': 'Připojením souhlasíte s dokumentem {privacy}.',
  'connect.terms': 'Podmínky služby',
  'connect.privacy': 'Zásady ochrany soukromí',

  'connect.needed': 'Vyberte peněženku {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Vyberte síť',
  'activeChain.title': 'Změnit síť',

  'pairing.tag': 'QR kód',
  'pairing.title': 'Naskenujte telefonem',

  'allWallets.title': 'Všechny peněženky',
  'wallets.slow': 'Stále načítáme další peněženky…',
  'wallets.failed': 'Další peněženky se nepodařilo načíst',

  'downloads.title': 'Získat tuto peněženku',
  'downloads.get': 'Získat {name}',

  'account.title': 'Účet',
  'account.accounts': 'Účty',
  'account.settings': 'Nastavení účtu',

  'networks.title': 'Vyberte síť',
  'switch.title': 'Změnit síť',
  'unsupported.title': 'Změňte síť',

  'whatIsAWallet.title': 'Co je peněženka?',
  'whatIsAWallet.more': 'Zjistit více',
  'whatIsANetwork.title': 'Co je síť?',
  'getWallet.title': 'Získat peněženku',

  'watch.title': 'Sledovat adresu',
  'watch.account': 'Sledovaný účet',

  'email.title': 'Potvrďte svůj e-mail',
  'device.title': 'Potvrďte toto zařízení',
  'socials.title': 'Způsoby přihlášení',
  'social.title': 'Přihlášení',
  'farcaster.title': 'Přihlášení přes Farcaster',
  'approve.title': 'Schválení',
  'confirm.title': 'Potvrďte v peněžence',

  'snackbar.actionNotAllowed': 'Akce není povolena',
  'snackbar.codeResent': 'E-mail odeslán znovu',
  'network.unit': 'mincí sítě',
  'snackbar.copied': 'Zkopírováno',
  'snackbar.declined': 'Odmítnuto',
  'snackbar.failedToCopy': 'Kopírování se nezdařilo',
  'snackbar.failedToDisconnect': 'Odpojení se nezdařilo',
  'snackbar.somethingWentWrong': 'Něco se pokazilo',
};
