import { bookingHandler } from '@/features/booking/server/booking-webhook';

export const runtime = 'nodejs';
export const { POST, GET, HEAD, OPTIONS, PUT, PATCH, DELETE } = bookingHandler;
