import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { esButtons } from './esButtons.js';

export const esFirst: Translation<typeof enFirst> = {
  ...esButtons,

  'dialog.back': 'Atrás',
  'dialog.close': 'Cerrar',
  'dialog.loading': 'Cargando…',
  'dialog.retry': 'Reintentar',
  'dialog.newTab': '(se abre en una pestaña nueva)',
  'dialog.broken': 'Algo ha ido mal',
  'dialog.brokenText': 'Inténtalo de nuevo o recarga la página.',
  'dialog.failed': 'No se ha podido cargar esta parte',
  'dialog.failedText':
    'Comprueba tu conexión a internet e inténtalo de nuevo. Si no funciona, recarga la página.',
  'search.clear': 'Borrar búsqueda',

  'connect.title': 'Conectar monedero',
  'connect.intro': 'Elige un monedero para usarlo con {app}.',
  'connect.wallets': 'Monederos',
  'connect.search': 'Buscar monederos',
  'connect.found': {
    one: '{count} monedero encontrado',
    many: '{count} de monederos encontrados',
    other: '{count} monederos encontrados',
  },
  'connect.noMatch': 'Ningún monedero coincide con «{query}»',
  'connect.installed': 'Instalado',
  'connect.recent': 'Recientes',
  'connect.popular': 'Populares',
  'connect.more': 'Más monederos',
  'connect.missing': 'Puedes seguir usando los monederos de arriba.',
  'connect.unnamed': 'Monedero del navegador',
  'connect.late': '{name} se ha añadido a la lista',
  'connect.namesake': 'Otro monedero también se llama {name}',
  'connect.noWallet': 'No tengo monedero',
  'connect.empty': 'No hay monederos en este navegador',
  'connect.emptyText':
    'Un monedero es una app o una extensión del navegador que guarda tus criptomonedas y con la que inicias sesión.',
  'connect.emptyMobileText':
    'Abre esta página en el navegador de tu app de monedero o en un ordenador que tenga un monedero.',
  'connect.legal': 'Al conectarte, aceptas los {terms} y la {privacy}.',
  'connect.legalTerms': 'Al conectarte, aceptas los {terms}.',
  'connect.legalPrivacy': 'Al conectarte, aceptas la {privacy}.',
  'connect.terms': 'Términos del servicio',
  'connect.privacy': 'Política de privacidad',

  'connect.needed': 'Elige un monedero para {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Elige una red',
  'activeChain.title': 'Cambiar de red',

  'pairing.tag': 'Código QR',
  'pairing.title': 'Escanea con tu móvil',

  'allWallets.title': 'Todos los monederos',
  'wallets.slow': 'Aún se están cargando más monederos…',
  'wallets.failed': 'No se han podido cargar más monederos',

  'downloads.title': 'Consigue este monedero',
  'downloads.get': 'Consigue {name}',

  'account.title': 'Cuenta',
  'account.accounts': 'Cuentas',
  'account.settings': 'Ajustes de la cuenta',

  'networks.title': 'Elige una red',
  'switch.title': 'Cambiar de red',
  'unsupported.title': 'Cambiar de red',

  'whatIsAWallet.title': '¿Qué es un monedero?',
  'whatIsAWallet.more': 'Más información',
  'whatIsANetwork.title': '¿Qué es una red?',
  'getWallet.title': 'Consigue un monedero',

  'watch.title': 'Observar una dirección',
  'watch.account': 'Cuenta observada',

  'email.title': 'Confirma tu correo',
  'device.title': 'Confirma este dispositivo',
  'socials.title': 'Formas de iniciar sesión',
  'social.title': 'Iniciar sesión',
  'farcaster.title': 'Iniciar sesión con Farcaster',
  'approve.title': 'Aprobar',
  'confirm.title': 'Confirma en tu monedero',

  'snackbar.actionNotAllowed': 'Acción no permitida',
  'snackbar.codeResent': 'Correo reenviado',
  'network.unit': 'monedas nativas',
  'snackbar.copied': 'Copiado',
  'snackbar.declined': 'Rechazado',
  'snackbar.failedToCopy': 'No se ha podido copiar',
  'snackbar.failedToDisconnect': 'No se ha podido desconectar',
  'snackbar.somethingWentWrong': 'Algo ha ido mal',
};
