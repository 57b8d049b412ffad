import type { Href } from './routes';

/** The main navigation, in order; labels are the messages `site.nav.<key>`. */
export const navigation = [
  { key: 'services', href: '/development' },
  { key: 'process', href: '/#process' },
  { key: 'blog', href: '/blog' },
  { key: 'contact', href: '/contact' },
] as const satisfies readonly { key: string; href: Href }[];
