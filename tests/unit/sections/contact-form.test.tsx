import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from '@/features/contact/contact-form';
import { textFields } from '@/features/contact/message';
import site from '../../../messages/en/site.json';

const render = (props: Partial<Parameters<typeof ContactForm>[0]> = {}) =>
  renderToStaticMarkup(
    <ContactForm
      words={site.contactForm}
      locale="en"
      privacy={<a href="/legal/privacy">Privacy</a>}
      desk={{ email: 'desk@a.example', phone: '+48 58 000 00 00' }}
      {...props}
    />,
  );

test('the referral variant marks email and message with an asterisk, and not the phone', () => {
  const html = render({ hasAsterisks: true });
  expect(html).toContain(`${site.contactForm.email} *`);
  expect(html).toContain(`${site.contactForm.message} *`);
  expect(html).not.toContain(`${site.contactForm.phone} *`);
  expect(render()).not.toContain(' *<');
});

test('links to the privacy notice beside the sentence about it', () => {
  expect(render()).toContain(`${site.contactForm.privacy} <a href="/legal/privacy">`);
});

test('is a plain form for the time before and without JavaScript', () => {
  const [form] = render().match(/<form[^>]*>/) ?? [];
  expect(form).toContain('action="/api/message"');
  expect(form).toContain('method="post"');
  expect(form).toContain('noValidate=""');
});

const typed = new Map([
  ['email', 'a@b.example'],
  ['message', 'Hello <there>'],
]);

test('opens as sent with the fields hidden, and as failed with what was typed', () => {
  expect(render({ openedAs: 'sent' })).toMatch(
    new RegExp(`${site.contactForm.sent}.*<div hidden=""`),
  );
  const failed = render({
    openedAs: 'failed',
    draft: { fields: textFields((name) => typed.get(name)), isClipped: false },
  });
  expect(failed).toContain(site.contactForm.failed);
  expect(failed).toContain('Hello &lt;there&gt;');
  expect(failed).toContain('value="a@b.example"');
  expect(failed).not.toContain(site.contactForm.clipped);
  expect(failed).toContain('mailto:desk@a.example?');
  expect(failed).toContain(encodeURIComponent('Hello <there>'));
  expect(failed).toContain('tel:+48580000000');
});

test('says of each field whether it is needed, by words or by asterisks', () => {
  const notes = (html: string) =>
    [...html.matchAll(/>(required|optional)</g)].map(([, note]) => note);
  expect(notes(render())).toEqual(['required', 'optional', 'required']);
  expect(notes(render({ hasAsterisks: true }))).toEqual(['optional']);
});

test('says so when only the beginning of what was typed came back', () => {
  const draft = { fields: textFields(() => 'Hello'), isClipped: true };
  expect(render({ openedAs: 'failed', draft })).toContain(site.contactForm.clipped);
});
