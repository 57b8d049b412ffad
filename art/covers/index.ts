import type { Drawing } from './kit';
export const covers: Record<string, () => Drawing> = {};
