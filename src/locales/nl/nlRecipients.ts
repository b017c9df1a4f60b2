import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const nlRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Deze tekst bevat verborgen tekens. Typ het adres of kopieer het opnieuw.',
  'send.recipient.otherChain': 'Dit adres werkt niet op {network}.',
  'send.recipient.noNames': 'Namen werken hier niet. Voer een adres in.',
  'send.recipient.form': 'Dit is geen adres op {network}.',
  'send.recipient.checksum': 'Er zit een typefout in dit adres. Kopieer het opnieuw.',
  'send.recipient.near.missing': 'Dit is je bekende adres {address}, maar er ontbreekt een teken.',
  'send.recipient.near.extra': 'Dit is je bekende adres {address}, maar met een teken te veel.',
  'send.recipient.near.changed': 'Dit is je bekende adres {address}, maar er is een teken veranderd.',
  'send.recipient.near.swapped': 'Dit is je bekende adres {address}, maar er zijn twee tekens verwisseld.',
  'send.recipient.near.several': 'Dit is bijna je bekende adres {address}. Sommige tekens zijn anders.',
  'send.recipient.unknownName': 'Niemand heeft deze naam geregistreerd.',
  'send.recipient.otherService': 'Er is alleen naar ENS-namen gezocht, en dit is er geen.',
  'send.warn.burned': 'Dit adres is van niemand',
  'send.warn.burnedText': 'Alles wat je daarheen verstuurt, is verloren.',
  'send.warn.tokenContract': 'Dit is het adres van een token zelf',
  'send.warn.tokenContractText':
    'Tokens die je daarheen verstuurt, zijn verloren. Voer het adres van iemands wallet in.',
  'send.warn.tokenPaid': 'Dit is het contract van een token zelf',
  'send.warn.tokenPaidText':
    'Sommige geven je hun token voor wat je verstuurt, andere houden het. Ga alleen door als je weet wat dit contract doet.',
  'send.warn.tokenAccount': 'Dit is geen wallet',
  'send.warn.tokenAccountText':
    'Het adres hoort bij een token. Voer het adres in van de wallet van de eigenaar.',
  'send.warn.lookAlike': 'Dit kan een vals adres zijn',
  'send.warn.lookAlikeText': 'Het lijkt op een adres dat je kent, maar is anders. Vergelijk elk teken.',
  'send.warn.nameMoved': '{name} heeft een nieuw adres',
  'send.warn.nameMovedText':
    'De vorige keer was het {address}. Vraag het na bij de eigenaar voordat je verstuurt.',
  'send.warn.self': 'Dit is je eigen adres',
  'send.warn.selfText': 'Je zou alleen de netwerkkosten betalen.',
  'send.warn.contract': 'Dit is een smart contract',
  'send.warn.contractText': 'Controleer of het kan ontvangen wat je verstuurt. Anders ben je het kwijt.',
  'send.warn.keepsPart': 'De ontvanger krijgt minder',
  'send.warn.keepsPartText': 'Deze token houdt een deel van elke overdracht in.',
  'send.warn.comesBack': '{amount} hiervan komt terug',
  'send.warn.comesBackText':
    'Alleen de rest verlaat je account. Zo werkt een verkoop waarbij je wisselgeld krijgt.',
  'send.warn.allComesBack': 'Alles komt terug',
  'send.warn.allComesBackText': 'Je zou alleen de netwerkkosten betalen.',
  'send.warn.passesOn': 'Wat je verstuurt, blijft niet op dit adres',
  'send.warn.passesOnText':
    'Alles of een deel ervan is meteen ergens anders. Stortingsadressen van cryptobeurzen sturen door wat ze ontvangen. Is dit er geen, verstuur dan niet.',
  'send.warn.firstTime': 'Eerste keer',
  'send.warn.firstTimeText':
    'We kennen geen eerdere overdracht van jou naar dit adres. Controleer of het klopt.',
  'send.warn.unconfirmed': 'Nog niet bevestigd',
  'send.warn.unconfirmedText': 'Je eerdere overdracht naar dit adres kan nog worden uitgevoerd.',
  'send.warn.twins': 'Je kent twee adressen die op elkaar lijken',
  'send.warn.twinsText': 'Een ervan kan vals zijn. Vergelijk elk teken met wat de ontvanger je gaf.',
  'send.warn.program': 'Dit adres hoort bij een programma',
  'send.warn.programText': 'Alleen dat programma kan verplaatsen wat je daarheen verstuurt.',
  'send.warn.unused': 'Dit adres is nog niet in gebruik',
  'send.warn.unusedText': 'Controleer of het klopt. Er staat nog niets.',
  'send.warn.unusedCreateText':
    'Controleer of het klopt. Versturen maakt het aan, en daarvoor is minimaal {least} nodig.',
  'send.warn.tooLittleToCreate': 'Te weinig voor een nieuw adres',
  'send.warn.tooLittleToCreateText':
    'Dit adres is nog niet in gebruik. Het netwerk weigert een eerste overdracht van minder dan {least}.',
  'send.warn.noGasLeft': 'Weinig over voor kosten',
  'send.warn.noGasLeftText': 'Hierna kun je misschien geen andere transactie meer betalen.',
  'send.known': 'Je stuurde hier eerder iets naartoe',
  'send.typed': 'Dit adres',
};
