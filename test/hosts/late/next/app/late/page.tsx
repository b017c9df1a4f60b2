import { setTimeout as pause } from 'node:timers/promises';
import { Suspense } from 'react';
import { Panel } from './Panel';

// Otherwise it is rendered at build time.
export const dynamic = 'force-dynamic';

const part = () => pause(Number(process.env.LATE_MS));

async function Part() {
  await part();
  return <Panel />;
}

export default async function Page() {
  await part();
  return (
    <>
      <Panel />
      <Suspense fallback={<p>Loading the other</p>}>
        <Part />
      </Suspense>
    </>
  );
}
