import { receiveMessage } from '@/features/contact/server/message';
import { refuseMethod } from '@/server/outcomes';

export const runtime = 'nodejs';

export {
  receiveMessage as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
