import type { MetadataRoute } from 'next';
import { company } from '@/site/company';

/** The site's name, colours and icons on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: '#0a1116',
    theme_color: '#0a1116',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
