import { receiveNotification } from '@/features/booking/server/notification';
import { refuseMethod } from '@/server/outcomes';

export const runtime = 'nodejs';

export {
  receiveNotification as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
