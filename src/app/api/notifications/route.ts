import { notificationHandler } from '@/features/booking/server/notification';

export const runtime = 'nodejs';
export const { POST, GET, HEAD, OPTIONS, PUT, PATCH, DELETE } = notificationHandler;
