'use client';

import { ErrorScreen } from '@/sections/shell/error-screen';

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <ErrorScreen retry={reset} />;
}
