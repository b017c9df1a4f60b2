import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const plSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Logowanie na stronie {site}',
  'siwe.text':
    'Podpisz wiadomość, aby udowodnić, że ten portfel jest twój. To nic nie kosztuje i nie wysyła transakcji.',
  'siwe.leaving': 'Jeśli anulujesz, twój portfel zostanie odłączony.',
  'siwe.drafting': 'Pobieranie wiadomości…',
  'siwe.ready': 'Przeczytaj wiadomość poniżej, zanim podpiszesz.',
  'siwe.asking': 'Kontynuuj w {name}',
  'siwe.verifying': 'Sprawdzanie twojego podpisu…',
  'siwe.done': 'Zalogowano',
  'siwe.message': 'Wiadomość do podpisania',
  'siwe.sign': 'Podpisz',
  'siwe.signing': 'Podpisywanie…',
  'siwe.cancel': 'Anuluj',
  'siwe.none': 'Nie ma do czego się zalogować',
  'siwe.noneText': 'Ta strona nie prosi o logowanie portfelem.',
  'siwe.failed.declined': 'Odrzucono podpis',
  'siwe.failed.declinedText': 'Nie zalogowano. Spróbuj ponownie w dogodnej chwili.',
  'siwe.failed.smartAccount': 'Ta aplikacja może nie obsługiwać inteligentnych kont',
  'siwe.failed.smartAccountText': 'Nie zalogowano. Przejdź na konto standardowe, a potem spróbuj ponownie.',
  'siwe.failed.refused': 'Błąd weryfikacji podpisu SIWE',
  'siwe.failed.refusedText': 'Strona {site} nie przyjęła podpisu. Spróbuj ponownie.',
  'siwe.failed.noSession': 'Jeszcze nie zalogowano',
  'siwe.failed.noSessionText':
    'Twój podpis jest ważny, ale strona {site} nie zachowała logowania. Zezwól na jej pliki cookie, a potem spróbuj ponownie.',
  'siwe.failed.server': 'Nie udało się zalogować na stronie {site}',
  'siwe.failed.serverText':
    'Usługa logowania tej strony nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
  'siwe.failed.message': 'Tej wiadomości nie można podpisać',
  'siwe.failed.messageText': 'Nie jest przeznaczona dla tej strony, konta i sieci. Poproś stronę o pomoc.',
  'siwe.failed.otherSigned': 'Portfel {name} podpisał coś innego',
  'siwe.failed.otherSignedText': 'Nie zalogowano. Zaktualizuj portfel lub wybierz inny.',
  'siwe.failed.onChain': 'To konto nie może się tu zalogować',
  'siwe.failed.onChainText':
    'Nie zalogowano. Strona {site} wymaga podpisu, którego to konto nie może złożyć. Połącz inne konto.',
  'siwe.failed.unsupported': '{name} nie może tego podpisać',
  'siwe.failed.unsupportedText': 'Połącz portfel, który podpisuje wiadomości, a potem spróbuj ponownie.',
  'siwe.failed.wallet': 'Portfel {name} nie mógł podpisać',
  'siwe.failed.walletText': 'Nie zalogowano. Szczegóły: „{reason}”',
  'siwe.failed.waiting': '{name} czeka na ciebie',
  'siwe.failed.waitingText':
    'Otwórz portfel i odblokuj go lub odpowiedz tam na żądanie. Potem spróbuj ponownie.',
  'siwe.failed.changed': 'Zmieniło się twoje konto lub sieć',
  'siwe.failed.changedText': 'Nie zalogowano. Przeczytaj nową wiadomość, a potem podpisz ponownie.',
  'siwe.failed.other': 'Coś poszło nie tak',
  'siwe.failed.otherText': 'Nie zalogowano. Spróbuj ponownie.',
};
