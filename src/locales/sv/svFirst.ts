import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { svButtons } from './svButtons.js';

export const svFirst: Translation<typeof enFirst> = {
  ...svButtons,

  'dialog.back': 'Tillbaka',
  'dialog.close': 'Stäng',
  'dialog.loading': 'Laddar…',
  'dialog.retry': 'Försök igen',
  'dialog.newTab': '(öppnas i en ny flik)',
  'dialog.broken': 'Något gick fel',
  'dialog.brokenText': 'Försök igen eller ladda om sidan.',
  'dialog.failed': 'Den här delen kunde inte laddas',
  'dialog.failedText':
    'Kontrollera internetanslutningen och försök igen. Ladda om sidan om det inte hjälper.',
  'search.clear': 'Rensa sökningen',

  'connect.title': 'Anslut plånbok',
  'connect.intro': 'Välj en plånbok att använda med {app}.',
  'connect.wallets': 'Plånböcker',
  'connect.search': 'Sök plånböcker',
  'connect.found': { one: '{count} plånbok hittades', other: '{count} plånböcker hittades' },
  'connect.noMatch': 'Ingen plånbok matchar ”{query}”',
  'connect.installed': 'Installerad',
  'connect.recent': 'Nyligen använda',
  'connect.popular': 'Populära',
  'connect.more': 'Fler plånböcker',
  'connect.missing': 'Du kan fortfarande använda plånböckerna ovan.',
  'connect.unnamed': 'Webbläsarplånbok',
  'connect.late': '{name} har lagts till i listan',
  'connect.namesake': 'En annan plånbok kallar sig också {name}',
  'connect.noWallet': 'Jag har ingen plånbok',
  'connect.empty': 'Ingen plånbok i den här webbläsaren',
  'connect.emptyText':
    'En plånbok är en app eller ett webbläsartillägg som förvarar din krypto och loggar in dig.',
  'connect.emptyMobileText':
    'Öppna sidan i plånboksappens egen webbläsare, eller på en dator med en plånbok.',
  'connect.legal': 'Genom att ansluta godkänner du {terms} och {privacy}.',
  'connect.legalTerms': 'Genom att ansluta godkänner du {terms}.',
  'connect.legalPrivacy': 'Genom att ansluta godkänner du {privacy}.',
  'connect.terms': 'användarvillkoren',
  'connect.privacy': 'integritetspolicyn',

  'connect.needed': 'Välj en plånbok för {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Välj nätverk',
  'activeChain.title': 'Byt nätverk',

  'pairing.tag': 'QR-kod',
  'pairing.title': 'Skanna med telefonen',

  'allWallets.title': 'Alla plånböcker',
  'wallets.slow': 'Fler plånböcker laddas…',
  'wallets.failed': 'Det gick inte att ladda fler plånböcker',

  'downloads.title': 'Skaffa den här plånboken',
  'downloads.get': 'Skaffa {name}',

  'account.title': 'Konto',
  'account.accounts': 'Konton',
  'account.settings': 'Kontoinställningar',

  'networks.title': 'Välj nätverk',
  'switch.title': 'Byt nätverk',
  'unsupported.title': 'Byt nätverk',

  'whatIsAWallet.title': 'Vad är en plånbok?',
  'whatIsAWallet.more': 'Läs mer',
  'whatIsANetwork.title': 'Vad är ett nätverk?',
  'getWallet.title': 'Skaffa en plånbok',

  'watch.title': 'Följ en adress',
  'watch.account': 'Konto du följer',

  'email.title': 'Bekräfta din e-post',
  'device.title': 'Bekräfta enheten',
  'socials.title': 'Sätt att logga in',
  'social.title': 'Logga in',
  'farcaster.title': 'Logga in med Farcaster',
  'approve.title': 'Godkänn',
  'confirm.title': 'Bekräfta i din plånbok',

  'snackbar.actionNotAllowed': 'Åtgärden är inte tillåten',
  'snackbar.codeResent': 'Mejlet har skickats igen',
  'network.unit': 'nätverksmynt',
  'snackbar.copied': 'Kopierat',
  'snackbar.declined': 'Nekades',
  'snackbar.failedToCopy': 'Det gick inte att kopiera',
  'snackbar.failedToDisconnect': 'Det gick inte att koppla från',
  'snackbar.somethingWentWrong': 'Något gick fel',
};
