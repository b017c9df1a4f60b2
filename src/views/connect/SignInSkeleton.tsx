import type { SignInSetting } from '../../lib/config.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { providerRows } from '../signIn/providerRows.js';
import { field, place } from './SignInSlot.css.js';

/** Reserves the space of the sign-in part. */
export function SignInSkeleton({ signIn: { email, providers } }: { signIn: SignInSetting }) {
  return (
    <div className={place}>
      {email ? <Skeleton width={360} height={48} className={field} /> : null}
      {providers.slice(0, providerRows(providers).count).map((provider) => (
        <Skeleton key={provider} width={360} height={44} className={field} />
      ))}
      <Skeleton width={40} height={16} />
    </div>
  );
}
