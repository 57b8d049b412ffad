import { serveCalendar } from '../mocks/calendly/stand-in';
import {
  bookingWords,
  calendarFrame,
  notificationOf,
  openSchedule,
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
