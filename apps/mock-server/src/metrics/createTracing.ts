import { context, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { CallerSpan, RequestEntry } from '../http/requestLog.ts';

/** Sends a span a request to a collector (OTLP over HTTP, JSON). */
export type Tracing = {
  observe(entry: RequestEntry, caller: CallerSpan | undefined): void;
  /** Sends what is left. It gives up after a second. */
  stop(): Promise<void>;
};

const LAST_MS = 1_000;

/**
 * Where the collector is, with which headers, and what this service is called, OpenTelemetry's own variables say
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`). A span names what the log names, and nobody.
 */
export function createTracing({ serviceName }: { serviceName: string }): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('cortex');
  return {
    observe({ at, ms, method, route, operation, status, request, trace: traceId }, caller) {
      const root = context.active();
      const parent =
        traceId && caller
          ? trace.setSpanContext(root, {
              traceId,
              spanId: caller.span,
              traceFlags: caller.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
              isRemote: true,
            })
          : root;
      const endTime = Date.parse(at);
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'cortex.request': request,
        ...(operation ? { 'cortex.operation': operation } : {}),
      };
      const startTime = endTime - ms;
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, startTime, attributes },
        parent,
      );
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async stop() {
      const given = new Promise((resume) => setTimeout(resume, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), given]);
    },
  };
}
