import { answerEngine } from '@/server/leads/engine';

export const runtime = 'nodejs';
export { answerEngine as GET, answerEngine as POST };
