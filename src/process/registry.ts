import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { counters, gauges, type Metric, shareMeter } from '@/server/metrics';

const prefix = 'amberline_';

/** How long requests took, by kind of address alone: with more labels there would be hundreds of series. */
const duration = {
  help: 'How long requests took, in seconds, by kind of address.',
  labels: { kind: counters.http_requests_total.labels.kind },
} satisfies Metric;

/** From an answer out of memory to one that hardly anyone waits for, in seconds. */
const buckets = [0.01, 0.05, 0.2, 1, 5];

/** Returns the metrics of this process as Prometheus reads them. */
export type PrintMetrics = () => Promise<{ type: string; text: string }>;

/**
 * Begins to count, for all bundles of this process. Each series begins at 0, so that an alert sees the first time of
 * anything, and nothing a visitor does adds one.
 */
export function openRegistry(): PrintMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix });
  const describe = (name: string, { help, labels }: Metric) => ({
    name: prefix + name,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  const counted = mapTable(counters, (name, metric) =>
    begin(new Counter(describe(name, metric)), metric),
  );
  const measured = mapTable(gauges, (name, metric) =>
    begin(new Gauge(describe(name, metric)), metric),
  );
  const timed = new Histogram({ ...describe('http_request_duration_seconds', duration), buckets });
  for (const labels of listSeries(duration)) timed.zero(labels);
  shareMeter({
    count: (name, labels) => counted[name].inc(close(counters[name], labels)),
    measure: (name, labels, value) => measured[name].set(close(gauges[name], labels), value),
    time: (kind, seconds) => timed.observe(close(duration, { kind }), seconds),
  });
  return async () => ({ type: registry.contentType, text: await registry.metrics() });
}

/** Has each series of a metric begin at 0. */
function begin<M extends Counter | Gauge>(made: M, metric: Metric): M {
  for (const labels of listSeries(metric)) made.inc(labels, 0);
  return made;
}

function mapTable<Name extends string, Made>(
  table: Record<Name, Metric>,
  make: (name: Name, metric: Metric) => Made,
): Record<Name, Made> {
  const made = Object.entries<Metric>(table).map(([name, metric]) => [
    name,
    make(name as Name, metric),
  ]);
  return Object.fromEntries(made) as Record<Name, Made>;
}

/** Returns every possible combination of the values of a metric's labels. */
function listSeries({ labels, isPossible = () => true }: Metric): Record<string, string>[] {
  let series: Record<string, string>[] = [{}];
  for (const [label, values] of Object.entries(labels)) {
    series = series.flatMap((one) => values.map((value) => ({ ...one, [label]: value })));
  }
  return series.filter(isPossible);
}

/** Replaces values that are in no list: whatever happens, the number of series is bounded. */
function close({ labels }: Metric, given: Record<string, string>): Record<string, string> {
  const pairs = Object.entries(labels).map(([label, values]) => {
    const value = given[label] ?? '';
    return [label, values.includes(value) ? value : 'other'];
  });
  return Object.fromEntries(pairs);
}
