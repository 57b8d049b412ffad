import { receiveBookingReport } from '@/features/booking/server/booking-webhook';
import { refuseMethod } from '@/server/outcomes';

export const runtime = 'nodejs';

export {
  receiveBookingReport as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
