export const technologies: Record<string, string> = {};
