/** Keys a technology tile may have; a case study may restrict its tiles to some of them. */
export const technologyKeys = [
  'react',
  'react-native',
  'typescript',
  'nextjs',
  'nodejs',
  'expo',
  'graphql',
  'postgresql',
  'redis',
  'tailwindcss',
  'playwright',
  'figma',
] as const;
