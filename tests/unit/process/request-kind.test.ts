import { describe, expect, it } from 'vitest';
import { admit } from '@/process/admission';
import { kindOf } from '@/process/request-kind';

const kindOfTarget = (target: string, method = 'GET') => kindOf(admit(method, target));

describe('what a request asks for', () => {
  it.each([
    ['page', ['/', '/blog?page=x.png', '/pl/contact', '/nothing-here', '/blog?_rsc=1', '/apis']],
    ['api', ['/api/message', '/api/nothing.png']],
    ['picture', ['/pictures/0123/640.avif', '/share/blog/one', '/pl/share/contact']],
    ['static', ['/_next/static/chunks/a.js', '/images/x.webp', '/favicon.ico', '/feed.xml']],
    [
      'other',
      [
        '/%zz',
        '/_not-found',
        '/blog/',
        '//else.test',
        '*',
        '/healthz',
        '/readyz?x',
        '/metrics',
        '/api/engine/invoke/x',
      ],
    ],
  ])('is %s for %j', (kind, targets) => {
    for (const target of targets) expect(kindOfTarget(target), target).toBe(kind);
  });

  it('is other where the method is refused', () => {
    expect(kindOfTarget('/blog', 'POST')).toBe('other');
  });

  it('is found at once, however long the address', () => {
    expect(kindOfTarget(`/${'.a'.repeat(8000)}-`)).toBe('page');
  });
});
