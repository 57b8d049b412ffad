import type { Page } from '@playwright/test';
import { siteUrl } from './addresses';

/** A stand-in for YouTube's player: answers our messages like the real one, and counts its own time. */
const youtube = `<!doctype html><title>youtube</title><body style="background:#402"><script>
  let state = 5, time = 0;
  const say = (info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*');
  const tell = () => say({ playerState: state, duration: 60, videoLoadedFraction: 1, playbackRate: 1,
    progressState: { current: time, seekableStart: 0, seekableEnd: 60, loaded: 60, duration: 60 } });
  setInterval(() => { if (state === 1) { time += 0.25; tell(); } }, 250);
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (func === 'playVideo') state = 1;
    if (func === 'pauseVideo') state = 2;
    if (event === 'listening' || func) tell();
  });
</script>`;

/** A stand-in for Vimeo's player. */
const vimeo = `<!doctype html><title>vimeo</title><body style="background:#024"><script>
  let playing = false, time = 0;
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  setInterval(() => { if (playing) { time += 0.25; say({ event: 'playProgress', data: { seconds: time } }); } }, 250);
  addEventListener('message', ({ data }) => {
    const { method } = JSON.parse(data);
    if (method === 'getCurrentTime') return say({ method, value: time });
    if (method === 'play' || method === 'pause') { playing = method === 'play'; say({ event: method }); }
    say({ method, value: { getDuration: 60, getMuted: false, getQualities: [], getChapters: [] }[method] ?? null });
  });
  say({ event: 'ready' });
  setTimeout(() => say({ event: 'loaded' }), 50);
</script>`;

const html = (body: string) => ({ contentType: 'text/html', body });

/** Replaces the video hosts with stand-ins. Returns the list of foreign addresses a page has requested. */
export async function replaceVideoHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== siteUrl && url.protocol.startsWith('http'),
    (route, request) => {
      asked.push(request.url());
      const { hostname } = new URL(request.url());
      if (hostname === 'www.youtube-nocookie.com') return route.fulfill(html(youtube));
      if (hostname === 'player.vimeo.com') return route.fulfill(html(vimeo));
      if (hostname === 'vimeo.com')
        return route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { title: 'A video', duration: 60, account_type: 'pro' },
        });
      return route.abort();
    },
  );
  return asked;
}
