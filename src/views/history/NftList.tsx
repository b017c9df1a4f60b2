import { useState } from 'react';
import type { OwnedNft } from '../../lib/account/ownedNfts.js';
import { ImageIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { grid, nft } from '../holdings/NftSkeletons.css.js';
import { NftSkeletons } from '../holdings/NftSkeletons.js';
import { useText } from '../useText.js';
import { note, tab } from './ActivityTab.css.js';
import { name as nameStyle, picture } from './NftList.css.js';

/** The number of NFTs shown at first and added by each press. */
const NFTS_SHOWN = 6;

export interface NftListProps {
  nfts: readonly OwnedNft[];
  /** Whether nothing has loaded yet. */
  isWaiting: boolean;
  /** The text if there are none. */
  none: string;
  /** A line below the list about its source. */
  source?: string;
  /** The button below the last NFT, if more can be loaded. */
  more?: { label: string; isLoading: boolean; onPress: () => void } | undefined;
}

/** A grid of NFTs that starts with the first few. */
export function NftList({ nfts, isWaiting, none, source, more }: NftListProps) {
  const t = useText();
  const [most, setMost] = useState(NFTS_SHOWN);
  if (isWaiting && nfts.length === 0) return <NftSkeletons />;
  return (
    <div className={tab}>
      {nfts.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul role="list" className={grid} aria-label={t('nfts.title')}>
          {nfts.slice(0, most).map(({ key, name, symbol, image }) => {
            const label = name ?? symbol ?? t('nfts.unnamed');
            return (
              <li key={key} className={nft}>
                <span className={picture}>
                  <WalletImage name={label} src={image} size="fill" />
                </span>
                <bdi className={nameStyle}>{label}</bdi>
              </li>
            );
          })}
        </ul>
      ) : (
        <Empty icon={<ImageIcon size={24} />} title={t('nfts.none')}>
          {none}
        </Empty>
      )}
      {nfts.length > most ? (
        <Button variant="ghost" isBlock onClick={() => setMost(most + NFTS_SHOWN)}>
          {t('nfts.showMore')}
        </Button>
      ) : more ? (
        <Button variant="ghost" isBlock isLoading={more.isLoading} onClick={more.onPress}>
          {more.label}
        </Button>
      ) : null}
      {nfts.length > 0 && source ? <p className={note}>{source}</p> : null}
    </div>
  );
}
