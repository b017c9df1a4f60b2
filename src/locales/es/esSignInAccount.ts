import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const esSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Primero enviaremos un código a {email} y luego otro a tu correo nuevo.',
  'updateEmail.one': 'Enviaremos un código a tu correo nuevo.',
  'updateEmail.cancel': 'Cancelar',
  'updateEmail.save': 'Guardar',
  'updateEmail.startOver': 'Empezar de nuevo',
  'updateEmail.startOverIn': {
    one: 'Empezar de nuevo en {count} s',
    many: 'Empezar de nuevo en {count} s',
    other: 'Empezar de nuevo en {count} s',
  },
  'updateEmail.done': 'Correo cambiado',
  'upgradeWallet.kept': 'El servicio guarda tus claves',
  'upgradeWallet.keptText':
    'El servicio de inicio de sesión guarda las claves de esta cuenta, así que puedes iniciar sesión en cualquier lugar.',
  'upgradeWallet.own': 'Puedes guardarlas tú',
  'upgradeWallet.ownText': 'Pásate a un monedero que solo tú controles, en el sitio del servicio.',
  'upgradeWallet.open': 'Abrir {host}',
  'selectAccounts.intro': 'Elige qué cuentas compartir con {app}.',
  'selectAccounts.introSite': 'Elige qué cuentas compartir con este sitio.',
  'selectAccounts.all': 'Seleccionar todas',
  'selectAccounts.count': {
    one: '{count} de {all} seleccionada',
    many: '{count} de {all} seleccionadas',
    other: '{count} de {all} seleccionadas',
  },
  'selectAccounts.cancel': 'Cancelar',
  'selectAccounts.continue': 'Continuar',
  'selectAccounts.none': 'Elige una cuenta',
  'smartAccount.stepsText': 'Reúne varios pasos en una sola aprobación.',
  'smartAccount.fees': 'Las comisiones se pueden cubrir',
  'smartAccount.feesText': 'Un sitio puede pagar tus comisiones de red.',
  'smartAccount.address': 'Una dirección nueva',
  'smartAccount.addressText':
    'Tus activos se quedan en tu cuenta estándar. Puedes volver a ella cuando quieras.',
  'smartAccount.continue': 'Continuar',
  'smartAccount.later': 'Ahora no',
  'smartAccount.more': '¿Qué es una cuenta inteligente?',
};
