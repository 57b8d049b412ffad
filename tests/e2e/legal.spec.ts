import { company } from '@/site/company';
import { linkedLegalTexts } from '@/site/legal';
import { expectAccessible } from './support/accessibility';
import { readGraph } from './support/structured-data';
import { expect, test } from './support/test';
import { words } from './support/words';

const languages = [
  ['en', '', 'In force from 2 February 2026'],
  ['pl', '/pl', 'Obowiązuje od 2 lutego 2026'],
] as const;

for (const [locale, prefix, since] of languages) {
  const { legal, site } = words(locale);
  const version = legal.text.version.replace('{version}', '1.0');

  test(`a legal text says which version it is, since when, and for which company, ${locale}`, {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(`${prefix}/legal/privacy`);
    const main = page.getByRole('main');
    await expect(main.getByText(version)).toBeVisible();
    await expect(main.getByText(since)).toBeVisible();
    const { legalName, street, register } = company;
    for (const fact of [legalName, street, register.court, register.krs, register.nip])
      await expect(main.getByText(fact).first()).toBeVisible();
    await expect(main.locator('.prose')).toHaveAttribute('lang', locale);
    const html = (await (await page.request.get(page.url())).text()) ?? '';
    expect(JSON.stringify(readGraph(html))).toContain('"version":"1.0"');
  });

  test(`its contents lead to its clauses, which are numbered alike, ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/legal/privacy`);
    const contents = page.getByRole('navigation', { name: legal.text.contents }).getByRole('link');
    const clauses = page.locator('.prose h2');
    await expect(contents).toHaveCount(await clauses.count());
    const last = clauses.last();
    const numbered = await last.evaluate((heading) => ({
      text: heading.textContent,
      counter: getComputedStyle(heading, '::before').content,
    }));
    expect(numbered.counter).toContain('counter(clause)');
    await expect(contents.last()).toHaveText(`${await clauses.count()}${numbered.text}`);
    await contents.last().click();
    await expect(last).toBeInViewport();
  });

  test(`it names the others, and the foot of every page names all, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/legal/cookies`);
    const others = page.getByRole('main').getByRole('region', { name: legal.text.others });
    await expect(others.getByRole('link')).toHaveCount(linkedLegalTexts.length - 1);
    await page.goto(`${prefix}/faq`);
    const foot = page.getByRole('contentinfo');
    const named = foot.getByRole('navigation', { name: legal.pages.label }).getByRole('link');
    await expect(named).toHaveText(linkedLegalTexts.map((slug) => legal.pages[slug]));
    for (const fact of [company.legalName, company.register.krs, company.register.nip])
      await expect(foot.getByText(fact)).toBeVisible();
    await named.first().click();
    await expect(page).toHaveURL(`${prefix}/legal/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`each form links to the privacy notice, ${locale}`, async ({ page }) => {
    for (const path of ['', '/contact', '/refer-a-friend', '/development/hull-repair']) {
      await page.goto(prefix + path || '/');
      const form = page.getByRole('form', { name: site.contactForm.label });
      await expect(form.getByRole('link', { name: legal.form }), path).toHaveAttribute(
        'href',
        `${prefix}/legal/privacy`,
      );
    }
  });

  test(`an open job says what becomes of an application, a closed one does not, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/career/latarnik-portowy`);
    const notice = page.getByRole('region', { name: legal.job.title });
    await expect(notice).toContainText(company.legalName);
    await expect(notice).toContainText(legal.job.end.split(',')[0]?.slice(-20) ?? '');
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${prefix}/legal/privacy`);
  });

  test(`legal texts meet WCAG 2.2 AA, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/legal/cookies`);
    await expectAccessible(page);
  });
}

test('on paper there is the text with its version, and nothing that can only be pressed', async ({
  page,
}) => {
  const { legal } = words('en');
  await page.goto('/legal/privacy');
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: legal.text.contents }),
    page.getByRole('region', { name: legal.text.others }),
  ])
    await expect(gone).toBeHidden();
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.getByText('Version 1.0')).toBeVisible();
  await expect(page.getByText(company.register.krs).first()).toBeVisible();
});

test('the contact page has the company’s data for everyone', async ({ page }) => {
  await page.goto('/pl/contact');
  const data = page.getByRole('region', { name: words('pl').legal.company.title });
  for (const fact of [company.register.krs, company.register.regon, company.register.court])
    await expect(data.getByText(fact, { exact: true })).toBeVisible();
});
