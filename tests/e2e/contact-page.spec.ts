import { company } from '@/site/company';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

for (const [locale, prefix] of [
  ['en', ''],
  ['pl', '/pl'],
] as const) {
  const { contactPage, contactDetails, contactForm } = words(locale).site;

  test.describe(`the contact page, ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(`${prefix}/contact`));

    test('says who answers, how soon, and when someone is there', async ({ page }) => {
      const person = page.getByRole('region', { name: contactPage.person.title });
      await expect(person.getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/team/zofia-lozinska`,
      );
      await expect(person.getByRole('img')).toHaveAttribute('alt', /Zofi\p{L}+ Łozińsk/u);
      await expect(person).toContainText(spaced(contactPage.person.answer));
      const hours = page.getByRole('region', { name: contactPage.hours.title });
      await expect(hours).toContainText(`${company.hours.opens}–${company.hours.closes}`);
    });

    test('has the details of the specification, the map in a tab of its own', async ({ page }) => {
      const details = page.getByRole('region', { name: contactDetails.title });
      const map = details.getByRole('link', { name: contactDetails.map });
      await expect(map).toHaveAttribute('href', company.mapUrl);
      await expect(map).toHaveAttribute('target', '_blank');
      for (const text of [company.email, company.phone, company.street])
        await expect(details).toContainText(text);
    });

    test('leads to where a project, a workshop and a job begin', async ({ page }) => {
      const routes = page.getByRole('region', { name: contactPage.routes.title }).getByRole('link');
      expect(await routes.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        ['/schedule', '/workshops', '/career'].map((path) => prefix + path),
      );
    });

    test('says of each field whether it has to be filled in', async ({ page }) => {
      const form = page.getByRole('form', { name: contactForm.label });
      const labels = form.locator('label:has(span)');
      await expect(labels).toHaveText([
        contactForm.email + contactForm.required,
        contactForm.phone + contactForm.optional,
        contactForm.message + contactForm.required,
      ]);
    });
  });
}

test('a phone shows the face before the form, and the form before the rest', async ({ page }) => {
  const { contactForm, contactDetails } = words('en').site;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const tops = await Promise.all(
    [
      page.locator('main img').filter({ visible: true }).first(),
      page.getByRole('form', { name: contactForm.label }),
      page.getByRole('region', { name: contactDetails.title }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByLabel(contactForm.email)).toBeInViewport();
});

test('search engines learn the opening hours', async ({ page }) => {
  await page.goto('/contact');
  const agency = readGraph(await page.content()).find((node) => node['@type'] === 'Organization');
  expect(agency).toMatchObject({
    contactPoint: { hoursAvailable: { opens: '09:00', closes: '17:00' } },
  });
});

/** Texts are shown with Polish one-letter words bound to the next one. */
function spaced(text: string): RegExp {
  return new RegExp(text.replaceAll(' ', '[ \\u00a0]'));
}
