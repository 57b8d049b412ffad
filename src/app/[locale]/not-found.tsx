import { NotFoundScreen } from '@/sections/shell/not-found-screen';

/** Stands in the data of every page, so it says no more than it must; unknown addresses get `unknown-address/page.tsx`. */
export default function NotFound() {
  return <NotFoundScreen />;
}
