import type { enNames } from '../en/enNames.js';
import type { Translation } from '../translation.js';

export const deNames: Translation<typeof enNames> = {
  'names.share': 'Leichter zu teilen',
  'names.shareText':
    'Ein Name wie {example} steht überall, wo diese Namen unterstützt werden, für Ihre Adresse.',
  'names.free': 'Keine Netzwerkgebühr',
  'names.freeText': 'Sie signieren eine Nachricht. Es wird keine Transaktion gesendet.',
  'names.public': 'Öffentlich und dauerhaft',
  'names.publicText': 'Jeder kann sehen, zu welcher Adresse der Name gehört. Ein Konto hat einen Namen.',
  'names.begin': 'Namen wählen',
  'names.label': 'Name',
  'names.placeholder': 'ihrname',
  'names.hint': 'Buchstaben, Zahlen und Bindestriche. Mindestens 4 Zeichen.',
  'names.checking': 'Dieser Name wird geprüft…',
  'names.isFree': '{name} ist verfügbar',
  'names.isTaken': '{name} ist vergeben',
  'names.problem.short': 'Der Name muss mindestens 4 Zeichen lang sein',
  'names.problem.characters': 'Nur Buchstaben, Zahlen und das Zeichen - sind erlaubt',
  'names.problem.long': 'Der Name darf höchstens 64 Zeichen lang sein',
  'names.owned': 'Sie besitzen bereits einen Namen',
  'names.suggestions': 'Verfügbare Namen',
  'names.found': { one: '{count} verfügbarer Name unten', other: '{count} verfügbare Namen unten' },
  'names.noSuggestions': 'Vorschläge konnten nicht geladen werden',
  'names.noSuggestionsText': 'Versuchen Sie es mit einem anderen Namen.',
  'names.unchecked': 'Dieser Name konnte nicht geprüft werden',
  'names.uncheckedText': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'names.button.empty': 'Namen eingeben',
  'names.button.invalid': 'Namen prüfen',
  'names.button.checking': 'Wird geprüft…',
  'names.button.unchecked': 'Erneut prüfen',
  'names.button.taken': 'Anderen Namen wählen',
  'names.button.free': 'Namen registrieren',
  'names.button.again': 'Erneut signieren',
  'names.button.owned': 'Sie besitzen bereits einen Namen',
  'names.button.signing': 'In der Wallet signieren…',
  'names.button.registering': 'Wird registriert…',
  'names.within':
    'Halten Sie Ihre Wallet bereit: Signieren Sie innerhalb von 10 Sekunden, nachdem Sie auf „Namen registrieren“ gedrückt haben.',
  'names.failed.declined': 'Signatur abgelehnt',
  'names.failed.declinedText':
    'Der Name ist nicht registriert. Versuchen Sie es erneut, wenn Sie bereit sind.',
  'names.failed.stopped': 'Registrierung abgebrochen',
  'names.failed.stoppedText':
    'Der Name ist nicht registriert. Versuchen Sie es erneut, wenn Sie bereit sind.',
  'names.failed.tooOld': 'Das hat zu lange gedauert',
  'names.failed.tooOldText':
    'Sie haben 10 Sekunden zum Signieren. Versuchen Sie es erneut und signieren Sie sofort.',
  'names.failed.clock': 'Ihre Uhr geht anscheinend falsch',
  'names.failed.clockText':
    'Lassen Sie Datum und Uhrzeit dieses Geräts automatisch einstellen und versuchen Sie es erneut.',
  'names.failed.refused': 'Fehler beim Registrieren von {name}',
  'names.failed.refusedText':
    'Der Dienst hat keinen Grund genannt. Versuchen Sie es später erneut oder wählen Sie einen anderen Namen.',
  'names.failed.unanswered': 'Fehler beim Registrieren von {name}',
  'names.failed.unansweredText':
    'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'names.failed.unsupported': 'Ihre Wallet kann dies nicht signieren',
  'names.failed.unsupportedText':
    'Verbinden Sie eine Wallet, die Nachrichten signiert, und versuchen Sie es erneut.',
  'names.failed.other': 'Fehler beim Registrieren von {name}',
  'names.failed.otherText': 'Versuchen Sie es erneut.',
  'names.failed.reason': 'Details: „{reason}“',
  'names.registered': '{name} gehört Ihnen',
  'names.doneText': 'Das ist jetzt der Name Ihres Kontos.',
  'names.done.account': 'Ihr Konto',
  'names.done.at': 'Registriert',
  'names.done.by': 'Bestätigt von',
  'names.done.service': 'Namensdienst',
  'names.done.fee': 'Netzwerkgebühr',
  'names.done.noFee': 'Keine. Sie haben eine Nachricht signiert.',
  'names.go': 'Fertig',
};
