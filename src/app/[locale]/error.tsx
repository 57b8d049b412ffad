'use client';

import { ErrorScreen } from '@/sections/shell/error-screen';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}
