import type { Front } from '../../front/create-front.ts';
import { createMetrics, type MetricSources } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

/** Everything that `METRICS_PORT` turns on; imported only then. */
export function startMetrics(
  front: Front,
  sources: MetricSources,
  where: { port: number; host: string },
): Promise<{ port: number; close(): void }> {
  return startMetricsServer(createMetrics(front, sources), where);
}
