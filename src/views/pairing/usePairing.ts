import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { connectionAtom } from '../../atoms/connection.js';
import { pairingStatusAtom } from '../../atoms/pairing/pairingStatus.js';
import { startPairingAtom } from '../../atoms/pairing/startPairing.js';
import { useLastStep } from '../useLastStep.js';
import { useOnline } from '../useOnline.js';

/** The state of pairing with a connector. `begin` starts it. A failed pairing starts again when the browser is back online. */
export function usePairing(connectorId: string) {
  const pairing = useLastStep(useAtomValue(pairingStatusAtom));
  const isShown = useAtomValue(connectionAtom)?.connector.id === connectorId;
  // The connector may have connected another namespace before.
  const [wasShown] = useState(isShown);
  const isConnected = (isShown && !wasShown) || pairing.step === 'connected';
  const start = useSetAtom(startPairingAtom);
  const failure = pairing.step === 'failed' ? pairing.error : undefined;
  const hasFailed = failure !== undefined;
  const begin = useCallback(() => start(connectorId), [start, connectorId]);
  const onOnline = useCallback(() => {
    if (hasFailed) begin();
  }, [hasFailed, begin]);
  useOnline(onOnline);
  const uri = pairing.step === 'offered' ? pairing.uri : undefined;
  const earlyUri = pairing.step === 'publishing' ? pairing.uri : undefined;
  const begun = earlyUri ? 'begun' : undefined;
  const wait = pairing.step === 'preparing' ? pairing.wait : begun;
  return { begin, failure, offer: { uri, earlyUri, wait, isConnected } } as const;
}
