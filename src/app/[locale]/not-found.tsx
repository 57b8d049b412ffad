import { NotFoundScreen } from '@/sections/shell/not-found-screen';

/** Next adds this to the data of every page, so it is short. Unknown addresses get the full page, `unknown-address/page.tsx`. */
export default function NotFound() {
  return <NotFoundScreen />;
}
