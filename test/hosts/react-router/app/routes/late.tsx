import { setTimeout as pause } from 'node:timers/promises';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { Panel } from '../Panel';

export const loader = () => ({ late: pause(Number(process.env.LATE_MS), 'here') });

export default function Page() {
  const { late } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Await resolve={late}>{() => <Panel />}</Await>
    </Suspense>
  );
}
