import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const zhCNWatch: Translation<typeof enWatch> = {
  'watch.lead': '无需连接钱包，即可查看账户持有的资产和活动记录。',
  'watch.field': '地址或名称',
  'watch.start': '观察',
  'watch.mark': '仅供观察，无法签名。',
  'watch.notConnected': '未连接',
  'watch.stop': '停止观察',
  'watch.place.contract': '这是智能合约',
  'watch.placeText.contract': '您可以观察它。其中可能存有属于他人的资产。',
  'watch.place.tokens': '这不是钱包',
  'watch.placeText.tokens': '它属于某个代币，不存有任何账户的资金。请输入钱包地址。',
  'watch.place.program': '此地址属于一个程序',
  'watch.placeText.program': '您可以观察它。只有该程序能转移那里的资产。',
  'watch.place.unused': '此地址尚未使用',
  'watch.placeText.unused': '请核对地址是否正确。那里目前什么都没有。',
  'watch.none': '您没有在观察账户',
  'watch.noneText': '请输入要观察的地址或名称。',
  'watch.unavailable': '此处无法使用观察功能',
  'watch.unavailableText': '请连接钱包以查看其账户。',
};
