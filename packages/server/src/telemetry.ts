// OpenTelemetry, by its own packages: loaded only if it is on. Its variables (OTEL_*) say where everything goes.
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type MetricProducer, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Registry } from 'prom-client';
import { metricsOf } from './telemetryMetrics.js';
import type { Tracing } from './tracing.js';
import { VERSION } from './version.js';

const HEADERS = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/** Starts to send traces, and the metrics of the Prometheus page. `name` is the name of the process, or `''`. */
export function openTelemetry(registry: Registry, name: string): Tracing {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'hencoop',
        'service.version': VERSION,
        ...(name === '' ? {} : { 'service.instance.id': name }),
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
  spans.register();
  const producer: MetricProducer = {
    collect: async () => ({ resourceMetrics: { resource, scopeMetrics: await metricsOf(registry) }, errors: [] }),
  };
  const { OTEL_METRIC_EXPORT_INTERVAL } = process.env;
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    metricProducers: [producer],
    ...(OTEL_METRIC_EXPORT_INTERVAL === undefined ? {} : { exportIntervalMillis: Number(OTEL_METRIC_EXPORT_INTERVAL) }),
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const tracer = spans.getTracer('hencoop', VERSION);

  async function ended<T>(span: Span, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      // Its message may quote a card.
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.setAttribute('error.type', error.name);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    span(name, act, headers) {
      const parent = headers === undefined ? context.active() : propagation.extract(context.active(), headers, HEADERS);
      const kind = headers === undefined ? SpanKind.INTERNAL : SpanKind.SERVER;
      return tracer.startActiveSpan(name, { kind }, parent, (span) =>
        ended(span, () =>
          act((fields, better) => {
            span.setAttributes(fields);
            if (better !== undefined) span.updateName(better);
          }),
        ),
      );
    },
    part(name, act) {
      if (trace.getActiveSpan() === undefined) return act();
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, (span) => ended(span, act));
    },
    async close() {
      // A collector that is away must not keep the server from stopping.
      await Promise.allSettled([spans.shutdown(), meters.shutdown()]);
    },
  };
}
