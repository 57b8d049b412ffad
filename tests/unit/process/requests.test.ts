import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonLine } from '@/process/json-console';
import { followRequest } from '@/process/requests';
import { logError, logInfo } from '@/server/log';
import { shareMeter } from '@/server/metrics';
import { captureLog } from '../server/site';

const made = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A request from an address with this id, followed while `work` is done; returns its answer. */
function follow({ from = '127.0.0.1', id }: { from?: string; id?: string }, work = () => {}) {
  const socket = new Socket();
  vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(from);
  const request = new IncomingMessage(socket);
  if (id !== undefined) request.headers['x-request-id'] = id;
  const response = new ServerResponse(request);
  followRequest({ request, response, kind: 'page' }, work);
  return response;
}
const idOf = (sent: Parameters<typeof follow>[0]) => follow(sent).getHeader('x-request-id');

describe('the id of a request', () => {
  it('is new for each', () => {
    const [one, two] = [idOf({}), idOf({})];
    expect(one).toMatch(made);
    expect(two).toMatch(made);
    expect(one).not.toBe(two);
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.0.9'])(
    'is what our proxy at %s says',
    (from) => {
      expect(idOf({ from, id: '01JD_proxy-7' })).toBe('01JD_proxy-7');
      expect(idOf({ from, id: 'a'.repeat(64) })).toBe('a'.repeat(64));
    },
  );

  it.each(['8.8.8.8', '2a00:1450::1', '::ffff:8.8.8.8'])('is not what %s says', (from) => {
    expect(idOf({ from, id: '01JD_proxy-7' })).toMatch(made);
  });

  it.each([
    '',
    'short',
    'a'.repeat(65),
    'two words',
    '12345678, 12345678',
    '{"a":"bcdef"}',
    'żółwżółw',
    '12345678\n',
  ])('is new where %j was sent', (id) => expect(idOf({ id })).toMatch(made));
});

describe('a log line', () => {
  it('has the id of the request it is written for, after waiting, too', async () => {
    const log = captureLog();
    const ended: Promise<void>[] = [];
    for (const id of ['request-1', 'request-2'])
      follow({ id }, () => {
        logInfo('first');
        ended.push(sleep(1).then(() => logError('second')));
      });
    await Promise.all(ended);
    const said = log.lines().map(({ event, request }) => `${event} ${request}`);
    expect(said.sort()).toEqual([
      'first request-1',
      'first request-2',
      'second request-1',
      'second request-2',
    ]);
  });

  it('has it also where the framework writes', () => {
    follow({ id: 'request-3' }, () => {
      expect(JSON.parse(jsonLine('error', ['broken']))).toMatchObject({ request: 'request-3' });
    });
  });

  it('has none outside of a request, nor once it is answered: a timer is not its own', async () => {
    const log = captureLog();
    logInfo('before');
    let later = Promise.resolve();
    const response = follow({ id: 'request-4' }, () => {
      later = sleep(1).then(() => logInfo('later'));
    });
    response.emit('close');
    await later;
    expect(log.lines().map((line) => 'request' in line)).toEqual([false, false]);
  });
});

describe('a request', () => {
  const count = vi.fn();
  const time = vi.fn();
  afterEach(() => shareMeter({ count: vi.fn(), time: vi.fn(), measure: vi.fn() }));

  it('is counted when its answer has ended, or its visitor has left', () => {
    shareMeter({ count, time, measure: vi.fn() });
    const [answered, left] = [follow({}), follow({})];
    answered.writeHead(404).emit('close');
    left.emit('close');
    expect(count.mock.calls).toEqual([
      ['http_requests_total', { method: '', kind: 'page', status: '4xx' }],
      ['http_requests_total', { method: '', kind: 'page', status: 'none' }],
    ]);
    expect(time).toHaveBeenCalledTimes(2);
    expect(time).toHaveBeenCalledWith('page', expect.any(Number));
  });
});
