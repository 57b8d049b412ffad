import { serveCalendar } from '../mocks/calendly/stand-in';
import {
  askForCalendar,
  bookingWords,
  calendarFrame,
  holdBack,
  notificationOf,
  post,
  recordNotifications,
} from './support/booking';
import { expect, findMails, isolatedTest as test } from './support/test';
import { words as siteWords } from './support/words';

const words = bookingWords('en');
const calendar = words.widget.frame;
const viewed = notificationOf('CALENDLY_CALL_VIEWED');
const invitee = (id: string) => ({
  event: { uri: 'https://api.calendly.com/scheduled_events/1' },
  invitee: { uri: `https://api.calendly.com/scheduled_events/1/invitees/${id}` },
});

test.describe('the calendar', () => {
  test('asks first, says whose it is, and leaves the provider alone until then', async ({
    page,
  }) => {
    const asked = await serveCalendar(page);
    const { title, more, show } = siteWords('en').legal.calendar;
    await page.goto('/schedule');
    await page.waitForLoadState('networkidle');
    const question = page.getByRole('main').getByRole('heading', { name: title });
    await expect(question).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: more })).toHaveAttribute(
      'href',
      '/legal/cookies',
    );
    await expect(page.locator('iframe, link[href*="calendly.com"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await recordNotifications(page);
    const agenda = page.getByRole('heading', { name: words.agenda.title });
    const top = () => agenda.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('button', { name: show }).press('Enter');
    await expect(page.getByTitle(calendar)).toBeVisible();
    await expect(question).toBeHidden();
    expect(asked).toHaveLength(1);
    // Nothing below moves, and the focus is where the calendar came.
    expect(await top()).toBe(before);
    expect(
      await page.getByTitle(calendar).evaluate((frame) => document.activeElement?.contains(frame)),
    ).toBe(true);
  });

  test('turns a spinner until its frame has loaded, then is 700 pixels tall and as wide as the page', async ({
    page,
  }) => {
    const hold = holdBack();
    await recordNotifications(page);
    const asked = await serveCalendar(page, { after: hold.promise });
    await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
    await askForCalendar(page);
    await expect(page.getByText(words.widget.loading)).toBeAttached();
    await expect(page.getByTitle(calendar)).toBeHidden();
    hold.resolve();
    await expect(page.getByTitle(calendar)).toBeVisible();
    await expect(page.getByText(words.widget.loading)).toBeHidden();
    expect(await page.getByTitle(calendar).boundingBox()).toMatchObject({
      x: 0,
      width: await page.evaluate(() => document.documentElement.clientWidth),
      height: 700,
    });
    expect(asked).toHaveLength(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`takes the page’s colours, ${colorScheme}, and keeps the provider’s notice about cookies`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await recordNotifications(page);
      const [asked] = await openSchedule(page);
      expect(asked?.pathname).toBe('/amberline-example/30min');
      expect(asked?.searchParams.has('hide_gdpr_banner')).toBe(false);
      const ground = asked?.searchParams.get('background_color') ?? '';
      expect(ground).toMatch(/^[\da-f]{6}$/);
      const isDark = Number.parseInt(ground.slice(0, 2), 16) < 0x80;
      expect(isDark).toBe(colorScheme === 'dark');
    });
  }

  test('is the one place where the provider’s code is loaded', async ({ page }) => {
    const asked = await serveCalendar(page);
    await page.goto('/workshops');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('style', { hasText: 'calendly' }).count()).toBe(0);
  });
});

test.describe('tells the team', () => {
  test('of a look, a time and a booking, each once and to the field', async ({ page }) => {
    const sent = await recordNotifications(page);
    await openSchedule(page);
    const frame = page.frameLocator('main iframe');
    await frame.getByRole('button', { name: 'Choose 10:00' }).click();
    await frame.getByRole('button', { name: 'Schedule event' }).click();
    await expect(page.getByText(words.widget.booked)).toBeVisible();
    const standIn = 'https://api.calendly.com/scheduled_events/STANDIN';
    const user = { event: { uri: standIn }, invitee: { uri: `${standIn}/invitees/ANNA` } };
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent).toEqual([
      viewed,
      notificationOf('CALENDLY_TIME_SELECTED'),
      notificationOf('CALENDLY_CALL_SCHEDULED', { user }),
    ]);
    await expect(frame.getByRole('button', { name: 'Choose 10:00' })).toBeVisible();
  });

  test('of the booking even where the widget says nothing about it', async ({ page }) => {
    const sent = await recordNotifications(page);
    await openSchedule(page);
    await post(await calendarFrame(page), { event: 'calendly.event_scheduled' });
    await expect
      .poll(() => sent)
      .toEqual([viewed, notificationOf('CALENDLY_CALL_SCHEDULED', { user: {} })]);
  });

  test('of what is told twice only once, of a second invitee and a second choice again', async ({
    page,
  }) => {
    const sent = await recordNotifications(page);
    await openSchedule(page);
    const frame = await calendarFrame(page);
    const chosen = { event: 'calendly.date_and_time_selected', payload: {} };
    const booked = { event: 'calendly.event_scheduled', payload: invitee('A') };
    await post(frame, { event: 'calendly.event_type_viewed', payload: {} }, chosen, chosen);
    await page.waitForTimeout(1100); // a repetition is told by its time: this is what makes the next one a new choice
    await post(frame, chosen, booked, booked, { ...booked, payload: invitee('B') });
    const names = () => sent.map((body) => (body as { eventName: string }).eventName);
    const expected = ['CALL_VIEWED', 'TIME_SELECTED', 'TIME_SELECTED', 'CALL_SCHEDULED'];
    await expect
      .poll(names)
      .toEqual([...expected, 'CALL_SCHEDULED'].map((event) => `CALENDLY_${event}`));
  });

  test('of nothing that is malformed or comes from elsewhere', async ({ page }) => {
    const sent = await recordNotifications(page);
    await openSchedule(page);
    await expect.poll(() => sent).toEqual([viewed]);
    const booked = { event: 'calendly.event_scheduled', payload: invitee('Mallory') };
    await test.step('another window of the right origin, another origin, and the page itself', async () => {
      await serveCalendar(page, { isSilent: true }, 'https://player.vimeo.com');
      for (const src of [
        'https://calendly.com/amberline-example/other',
        'https://player.vimeo.com/1',
      ]) {
        const loaded = page.waitForEvent('framenavigated', (frame) => frame.url() === src);
        await page.evaluate((address) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
        }, src);
        await post(await loaded, booked);
      }
      await post(page, booked);
    });
    const frame = await calendarFrame(page);
    await post(
      frame,
      null,
      'calendly.event_scheduled',
      [booked],
      {},
      { event: 7 },
      { event: 'calendly.page_height', payload: { height: '640px' } },
      { event: 'event_scheduled', payload: {} },
      { ...booked, payload: 'Mallory' },
      { event: 'calendly.date_and_time_selected', payload: {} },
    );
    // The last one is real: when it has come through, the others before it have not.
    await expect.poll(() => sent).toEqual([viewed, notificationOf('CALENDLY_TIME_SELECTED')]);
    await expect(page.getByText(words.widget.booked)).toBeHidden();
  });
});

test.describe('tells the team by mail', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('of a booking, with what the widget said of it', async ({ page }) => {
    await page.route('**/api/notifications', (route) =>
      route.request().postData()?.includes('SCHEDULED') ? route.continue() : route.abort(),
    );
    const id = crypto.randomUUID();
    await openSchedule(page);
    await post(await calendarFrame(page), {
      event: 'calendly.event_scheduled',
      payload: invitee(id),
    });
    await expect.poll(() => findMails(id)).toHaveLength(1);
  });
});

test.describe('when the team cannot be told', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('nothing on the page changes', async ({ page }) => {
    const sent = await recordNotifications(page, 503);
    await openSchedule(page);
    await page.frameLocator('main iframe').getByRole('button', { name: 'Schedule event' }).click();
    await expect.poll(() => sent).toHaveLength(2);
    await expect(page.getByText(words.widget.booked)).toBeVisible();
    await expect(page.getByTitle(calendar)).toBeVisible();
    await expect(page.getByText(siteWords('en').site.contactForm.failed)).toBeHidden();
  });
});

async function openSchedule(page: Parameters<typeof serveCalendar>[0]) {
  const asked = await serveCalendar(page);
  await page.goto('/schedule');
  await askForCalendar(page);
  await expect(page.getByTitle(calendar)).toBeVisible();
  return asked;
}
