import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const trWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Cüzdan bağlamadan bir hesapta ne olduğunu ve neler yaptığını görün.',
  'watch.field': 'Adres veya ad',
  'watch.start': 'İzle',
  'watch.mark': 'Yalnızca izleme. Hiçbir şey imzalanamaz.',
  'watch.notConnected': 'Bağlı değil',
  'watch.stop': 'İzlemeyi bırak',
  'watch.place.contract': 'Bu bir akıllı sözleşme',
  'watch.placeText.contract': 'İzleyebilirsiniz. İçindekiler başkalarına ait olabilir.',
  'watch.place.tokens': 'Bu bir cüzdan değil',
  'watch.placeText.tokens':
    'Bir tokene ait ve hiçbir hesabın varlıklarını tutmuyor. Bir cüzdan adresi girin.',
  'watch.place.program': 'Bu adres bir programa ait',
  'watch.placeText.program': 'İzleyebilirsiniz. Oradakileri yalnızca o program aktarabilir.',
  'watch.place.unused': 'Bu adres henüz kullanılmıyor',
  'watch.placeText.unused': 'Doğru olduğundan emin olun. Orada henüz bir şey yok.',
  'watch.none': 'İzlediğiniz bir hesap yok',
  'watch.noneText': 'İzlemek için bir adres veya ad girin.',
  'watch.unavailable': 'İzleme burada kullanılamıyor',
  'watch.unavailableText': 'Hesabını görmek için bir cüzdan bağlayın.',
};
