import type { ReactNode } from 'react';

export const metadata = { title: 'Blank', description: 'A blank page' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
