import { NotFoundScreen } from '@/sections/shell/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
