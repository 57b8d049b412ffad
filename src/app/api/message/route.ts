import { messageHandler } from '@/features/contact/server/message';

export const runtime = 'nodejs';
export const { POST, GET, HEAD, OPTIONS, PUT, PATCH, DELETE } = messageHandler;
