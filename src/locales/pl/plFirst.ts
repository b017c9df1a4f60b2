import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { plButtons } from './plButtons.js';

export const plFirst: Translation<typeof enFirst> = {
  ...plButtons,

  'dialog.back': 'Wstecz',
  'dialog.close': 'Zamknij',
  'dialog.loading': 'Wczytywanie…',
  'dialog.retry': 'Spróbuj ponownie',
  'dialog.newTab': '(otwiera się w nowej karcie)',
  'dialog.broken': 'Coś poszło nie tak',
  'dialog.brokenText': 'Spróbuj ponownie lub odśwież stronę.',
  'dialog.failed': 'Nie udało się wczytać tej części',
  'dialog.failedText':
    'Sprawdź połączenie z internetem i spróbuj ponownie. Jeśli to nie pomoże, odśwież stronę.',
  'search.clear': 'Wyczyść wyszukiwanie',

  'connect.title': 'Połącz portfel',
  'connect.intro': 'Wybierz portfel do użycia z {app}.',
  'connect.wallets': 'Portfele',
  'connect.search': 'Szukaj portfeli',
  'connect.found': {
    one: 'Znaleziono {count} portfel',
    few: 'Znaleziono {count} portfele',
    many: 'Znaleziono {count} portfeli',
    other: 'Znaleziono {count} portfela',
  },
  'connect.noMatch': 'Brak portfeli dla „{query}”',
  'connect.installed': 'Zainstalowano',
  'connect.recent': 'Ostatnie',
  'connect.popular': 'Popularne',
  'connect.more': 'Więcej portfeli',
  'connect.missing': 'Nadal możesz użyć portfeli powyżej.',
  'connect.unnamed': 'Portfel w przeglądarce',
  'connect.late': 'Dodano do listy: {name}',
  'connect.namesake': 'Inny portfel też podaje się za {name}',
  'connect.noWallet': 'Nie mam portfela',
  'connect.empty': 'W tej przeglądarce nie ma portfela',
  'connect.emptyText':
    'Portfel to aplikacja lub rozszerzenie przeglądarki, które przechowuje twoje kryptowaluty i którym się logujesz.',
  'connect.emptyMobileText':
    'Otwórz tę stronę w przeglądarce wbudowanej w aplikację portfela albo na komputerze z portfelem.',
  'connect.legal': 'Łącząc się, akceptujesz {terms} i {privacy}.',
  'connect.legalTerms': 'Łącząc się, akceptujesz {terms}.',
  'connect.legalPrivacy': 'Łącząc się, akceptujesz {privacy}.',
  'connect.terms': 'regulamin',
  'connect.privacy': 'politykę prywatności',

  'connect.needed': 'Wybierz portfel {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Wybierz sieć',
  'activeChain.title': 'Zmień sieć',

  'pairing.tag': 'Kod QR',
  'pairing.title': 'Zeskanuj telefonem',

  'allWallets.title': 'Wszystkie portfele',
  'wallets.slow': 'Nadal wczytujemy więcej portfeli…',
  'wallets.failed': 'Nie udało się wczytać więcej portfeli',

  'downloads.title': 'Pobierz ten portfel',
  'downloads.get': 'Pobierz {name}',

  'account.title': 'Konto',
  'account.accounts': 'Konta',
  'account.settings': 'Ustawienia konta',

  'networks.title': 'Wybierz sieć',
  'switch.title': 'Zmień sieć',
  'unsupported.title': 'Zmień sieć',

  'whatIsAWallet.title': 'Czym jest portfel?',
  'whatIsAWallet.more': 'Dowiedz się więcej',
  'whatIsANetwork.title': 'Czym jest sieć?',
  'getWallet.title': 'Pobierz portfel',

  'watch.title': 'Obserwuj adres',
  'watch.account': 'Obserwowane konto',

  'email.title': 'Potwierdź swój e-mail',
  'device.title': 'Potwierdź to urządzenie',
  'socials.title': 'Sposoby logowania',
  'social.title': 'Logowanie',
  'farcaster.title': 'Logowanie przez Farcaster',
  'approve.title': 'Zezwolenie',
  'confirm.title': 'Potwierdź w portfelu',

  'snackbar.actionNotAllowed': 'Działanie niedozwolone',
  'snackbar.codeResent': 'Wysłano e-mail ponownie',
  'network.unit': 'monet sieci',
  'snackbar.copied': 'Skopiowano',
  'snackbar.declined': 'Odrzucono',
  'snackbar.failedToCopy': 'Nie udało się skopiować',
  'snackbar.failedToDisconnect': 'Nie udało się odłączyć',
  'snackbar.somethingWentWrong': 'Coś poszło nie tak',
};
