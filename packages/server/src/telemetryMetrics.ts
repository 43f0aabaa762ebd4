import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type ScopeMetrics,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { VERSION } from './version.js';

interface PrometheusValue {
  readonly value: number;
  readonly labels: { readonly [name: string]: string | number | undefined };
  readonly metricName?: string;
}

interface PrometheusMetric {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly PrometheusValue[];
}

const timeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1e6),
];
const startTime = timeOf(performance.timeOrigin);

/** The metrics of the Prometheus page, for OpenTelemetry. */
export async function metricsOf(registry: Registry): Promise<ScopeMetrics[]> {
  const endTime = timeOf(Date.now());
  // The types of prom-client leave out what its histograms return.
  const all = (await registry.getMetricsAsJSON()) as unknown as readonly PrometheusMetric[];
  return [{ scope: { name: 'hencoop', version: VERSION }, metrics: all.map((metric) => metricData(metric, endTime)) }];
}

function metricData({ name, help, type, values }: PrometheusMetric, endTime: HrTime): MetricData {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const aggregationTemporality = AggregationTemporality.CUMULATIVE;
  const point = <T>(value: T, labels: PrometheusValue['labels']): DataPoint<T> => {
    // A label without a value is none.
    return { startTime, endTime, attributes: { ...labels } as Attributes, value };
  };
  const points = () => values.map(({ value, labels }) => point(value, labels));
  if (type === 'histogram') {
    const dataPoints = [...histogramsIn(values)].map(([value, labels]) => point(value, labels));
    return { descriptor, aggregationTemporality, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  if (type === 'counter') {
    return {
      descriptor,
      aggregationTemporality,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: points(),
    };
  }
  return { descriptor, aggregationTemporality, dataPointType: DataPointType.GAUGE, dataPoints: points() };
}

/** The histograms among these values, one for each set of labels: Prometheus counts up, OpenTelemetry by bucket. */
function* histogramsIn(values: readonly PrometheusValue[]): Iterable<readonly [Histogram, PrometheusValue['labels']]> {
  const groups = new Map<string, { labels: PrometheusValue['labels']; values: PrometheusValue[] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { labels, values: [] };
    groups.set(key, group);
    group.values.push(value);
  }
  for (const { labels, values } of groups.values()) {
    const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    const [sum, count] = ['_sum', '_count'].map(
      (end) => values.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0,
    );
    const boundaries = buckets.flatMap(({ labels: { le } }) => (le === '+Inf' ? [] : [Number(le)]));
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    yield [{ buckets: { boundaries, counts }, sum: sum ?? 0, count: count ?? 0 }, labels];
  }
}
