import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const ptBRDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'O valor de {amount} {symbol} saiu de {from}. Deve chegar em {to}.',
  'delivery.underway': 'O valor de {amount} {symbol} saiu de {from} e está a caminho de {to} por {bridge}',
  'delivery.refunding': '{bridge} está devolvendo {amount} {symbol} para você em {from}',
  'delivery.told.arrived':
    '{bridge} diz que seus {boughtSymbol} chegaram em {to}. Não conseguimos verificar isso.',
  'delivery.told.refunded':
    '{bridge} diz que seus {symbol} foram reembolsados em {from}. Não conseguimos verificar isso.',
  'delivery.told.failed':
    '{bridge} diz que a operação falhou. Não sabemos dizer onde o valor de {amount} {symbol} está agora.',
  'delivery.paid.arrived': 'O valor de {got} {gotSymbol} chegou em {to}',
  'delivery.paid.less':
    'O valor que chegou em {to} é de apenas {got} {gotSymbol}. {bridge} tinha prometido pelo menos {least} {boughtSymbol}.',
  'delivery.paid.other': 'O valor de {got} {gotSymbol} chegou em {to} em vez de {boughtSymbol}',
  'delivery.paid.refunded': 'O valor de {got} {gotSymbol} foi reembolsado a você em {from}',
  'delivery.takesMinutes': {
    one: 'Isso pode levar cerca de {count} minuto. Pontes podem ser lentas, então pode demorar mais.',
    many: 'Isso pode levar cerca de {count} de minutos. Pontes podem ser lentas, então pode demorar mais.',
    other: 'Isso pode levar cerca de {count} minutos. Pontes podem ser lentas, então pode demorar mais.',
  },
  'delivery.takesHours': {
    one: 'Isso pode levar cerca de {count} hora. Pontes podem ser lentas, então pode demorar mais.',
    many: 'Isso pode levar cerca de {count} de horas. Pontes podem ser lentas, então pode demorar mais.',
    other: 'Isso pode levar cerca de {count} horas. Pontes podem ser lentas, então pode demorar mais.',
  },
  'delivery.takesUnknown': 'Pontes podem ser lentas.',
  'delivery.closable':
    'Você pode fechar esta tela. Continuaremos verificando e mostraremos o resultado aqui.',
  'delivery.late':
    'Está demorando mais que o esperado, e não sabemos dizer onde estão seus fundos agora. O ID da transação está abaixo: a ponte pode consultá-lo.',
  'delivery.old': 'Não procuramos mais por conta própria. Você ainda pode verificar.',
  'delivery.silent':
    'O serviço que informa onde estão seus fundos não responde. Vamos perguntar de novo, com menos frequência.',
  'delivery.help': 'O ID da transação está abaixo: a ponte pode consultá-lo.',
  'delivery.bridge': 'Ponte',
  'delivery.to': 'Chega em',
  'delivery.token': 'Token que chegou',
  'delivery.hash': 'ID da transação em {network}',
  'delivery.copyHash': 'Copiar ID da transação em {network}',
  'delivery.page': 'Acompanhar em outra página',
  'delivery.explorer': 'Ver no explorador de {network}',
};
