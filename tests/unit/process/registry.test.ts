import { beforeAll, describe, expect, it } from 'vitest';
import { openRegistry, type PrintMetrics } from '@/process/registry';
import { count, counters, countLead, noteQueue, noteRequest } from '@/server/metrics';

let print: PrintMetrics;
beforeAll(() => {
  print = openRegistry();
});

const lines = async () => (await print()).text.split('\n');
/** The series of this site: those of Node come and go with what it has open. */
const ownSeries = async () =>
  (await lines()).filter((line) => /^amberline_(?!nodejs_|process_)/.test(line));
const readSeries = async (series: string) =>
  (await lines()).find((line) => line.startsWith(`amberline_${series} `))?.split(' ')[1];

describe('the metrics', () => {
  it('are what Prometheus reads, of the process, too', async () => {
    const { type, text } = await print();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^amberline_process_resident_memory_bytes \d{7,}$/m);
    expect(text).toMatch(/^amberline_nodejs_eventloop_lag_seconds /m);
  });

  it('have names and sentences as Prometheus wants them', async () => {
    for (const line of (await lines()).filter((one) => one.startsWith('# TYPE'))) {
      const [, , name = '', type] = line.split(' ');
      expect(name).toMatch(/^amberline_[a-z][a-z\d_]*$/);
      if (!/nodejs_|process_/.test(name)) expect(name.endsWith('_total')).toBe(type === 'counter');
    }
    for (const { help } of Object.values(counters)) expect(help).toMatch(/^[A-Z].*\.$/);
  });

  it('begin at 0, so that the first time is seen', async () => {
    expect(await readSeries('leads_total{event="lost_to_503"}')).toBe('0');
    expect(await readSeries('mails_total{result="failed",reason="quota"}')).toBe('0');
    expect(await readSeries('mails_total{result="sent",reason="quota"}')).toBeUndefined();
    expect(await readSeries('queue_jobs{queue="pictures"}')).toBe('0');
    expect(await readSeries('http_request_duration_seconds_count{kind="api"}')).toBe('0');
  });

  it('count', async () => {
    countLead('accepted');
    countLead('accepted');
    noteQueue('pictures')(3);
    noteRequest({ method: 'GET', kind: 'page', status: '2xx' }, 30);
    expect(await readSeries('leads_total{event="accepted"}')).toBe('2');
    expect(await readSeries('queue_jobs{queue="pictures"}')).toBe('3');
    const labels = 'method="GET",kind="page",status="2xx"';
    expect(await readSeries(`http_requests_total{${labels}}`)).toBe('1');
    const bucket = (le: string) => `http_request_duration_seconds_bucket{le="${le}",kind="page"}`;
    expect(await readSeries(bucket('0.01'))).toBe('0');
    expect(await readSeries(bucket('0.05'))).toBe('1');
  });

  it('have no series of a visitor’s making', async () => {
    noteRequest({ method: 'BREW', kind: 'page', status: '2xx' }, 1);
    count('api_answers_total', { route: 'brewing', error: 'none' });
    const before = (await ownSeries()).length;
    for (let sent = 0; sent < 300; sent += 1) {
      noteRequest({ method: `M${sent}`, kind: 'page', status: '2xx' }, sent);
      count('api_answers_total', { route: `r${sent}`, error: 'none' });
    }
    expect((await ownSeries()).length).toBe(before);
    const other = 'method="other",kind="page",status="2xx"';
    expect(await readSeries(`http_requests_total{${other}}`)).toBe('301');
  });
});
