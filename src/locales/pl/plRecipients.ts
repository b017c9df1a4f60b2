import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const plRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Ten tekst zawiera ukryte znaki. Wpisz adres ręcznie lub skopiuj go ponownie.',
  'send.recipient.otherChain': 'Ten adres nie działa w sieci {network}.',
  'send.recipient.noNames': 'Nazwy tu nie działają. Wpisz adres.',
  'send.recipient.form': 'To nie jest adres w sieci {network}.',
  'send.recipient.checksum': 'W tym adresie jest literówka. Skopiuj go ponownie.',
  'send.recipient.near.missing': 'To znany ci adres {address}, ale brakuje w nim jednego znaku.',
  'send.recipient.near.extra': 'To znany ci adres {address}, ale ma o jeden znak za dużo.',
  'send.recipient.near.changed': 'To znany ci adres {address}, ale jeden znak jest zmieniony.',
  'send.recipient.near.swapped': 'To znany ci adres {address}, ale dwa znaki są zamienione miejscami.',
  'send.recipient.near.several': 'To prawie znany ci adres {address}. Niektóre znaki się różnią.',
  'send.recipient.unknownName': 'Nikt nie zarejestrował tej nazwy.',
  'send.warn.burned': 'Ten adres do nikogo nie należy',
  'send.warn.burnedText': 'Wszystko, co tam trafi, przepada.',
  'send.warn.tokenContract': 'To adres samego tokena',
  'send.warn.tokenContractText': 'Tokeny tam wysłane przepadają. Wpisz adres portfela osoby.',
  'send.warn.tokenPaid': 'To kontrakt samego tokena',
  'send.warn.tokenPaidText':
    'Niektóre dają ci swój token za to, co wyślesz, inne to zatrzymują. Kontynuuj tylko, jeśli wiesz, co robi ten.',
  'send.warn.tokenAccount': 'To nie jest portfel',
  'send.warn.tokenAccountText': 'Ten adres należy do tokena. Wpisz adres portfela jego właściciela.',
  'send.warn.lookAlike': 'To może być fałszywy adres',
  'send.warn.lookAlikeText': 'Wygląda jak znany ci adres, ale jest inny. Porównaj każdy znak.',
  'send.warn.nameMoved': 'Nazwa {name} ma nowy adres',
  'send.warn.nameMovedText': 'Ostatnio był to {address}. Zapytaj właściciela, zanim wyślesz.',
  'send.warn.self': 'To twój własny adres',
  'send.warn.selfText': 'Zapłacisz tylko opłatę sieciową.',
  'send.warn.contract': 'To inteligentny kontrakt',
  'send.warn.contractText':
    'Upewnij się, że może odebrać to, co wysyłasz. W przeciwnym razie środki przepadną.',
  'send.warn.keepsPart': 'Odbiorca otrzyma mniej',
  'send.warn.keepsPartText': 'Ten token zatrzymuje część każdego transferu.',
  'send.warn.comesBack': '{amount} z tego wraca',
  'send.warn.comesBackText':
    'Z twojego konta wyjdzie tylko pozostała część. Tak działa sprzedaż z wydawaniem reszty.',
  'send.warn.allComesBack': 'Wszystko wraca',
  'send.warn.allComesBackText': 'Zapłacisz tylko opłatę sieciową.',
  'send.warn.passesOn': 'To, co wysyłasz, nie zostaje pod tym adresem',
  'send.warn.passesOnText':
    'Całość lub część od razu trafia gdzie indziej. Adresy depozytowe giełd przekazują dalej to, co otrzymują. Jeśli to nie jest taki adres, nie wysyłaj.',
  'send.warn.firstTime': 'Pierwszy raz',
  'send.warn.firstTimeText':
    'Nie wiemy o żadnym wcześniejszym transferze od ciebie na ten adres. Sprawdź, czy jest poprawny.',
  'send.warn.unconfirmed': 'Jeszcze niepotwierdzone',
  'send.warn.unconfirmedText': 'Twój wcześniejszy transfer na ten adres może jeszcze przejść.',
  'send.warn.twins': 'Znasz dwa podobne adresy',
  'send.warn.twinsText': 'Jeden z nich może być fałszywy. Porównaj każdy znak z tym, co podał ci odbiorca.',
  'send.warn.program': 'Ten adres należy do programu',
  'send.warn.programText': 'Tylko ten program może przenieść to, co tam wyślesz.',
  'send.warn.unused': 'Ten adres nie jest jeszcze używany',
  'send.warn.unusedText': 'Sprawdź, czy jest poprawny. Nic tam jeszcze nie ma.',
  'send.warn.unusedCreateText':
    'Sprawdź, czy jest poprawny. Transfer go utworzy, a do tego potrzeba co najmniej {least}.',
  'send.warn.tooLittleToCreate': 'Za mało dla nowego adresu',
  'send.warn.tooLittleToCreateText':
    'Ten adres nie jest jeszcze używany. Sieć odrzuca pierwszy transfer mniejszy niż {least}.',
  'send.warn.noGasLeft': 'Zostanie mało na opłaty',
  'send.warn.noGasLeftText': 'Potem może ci zabraknąć na kolejną transakcję.',
  'send.known': 'Był już tu transfer od ciebie',
  'send.typed': 'Ten adres',
};
