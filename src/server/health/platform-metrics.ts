import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { StockIndexes } from '#operations/engines/stock-index.ts'
import type { Storage } from '#storage/storage.ts'
import { latestFeeds } from './latest-feeds.ts'

export interface PlatformSources {
  readonly storage: Pick<Storage, 'feedFigures' | 'outboxFigures' | 'connections'>
  readonly engines: Pick<StockIndexes, 'sizes'>
  readonly dataFolder: string
  readonly now: () => number
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

interface Figure {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  /**
   * How several worker processes of one server add up. 'max' for what all of them read from one place: the database, the disk, the
   * stock of a site.
   */
  readonly aggregator: 'sum' | 'max'
  readonly read: () => Promise<readonly Sample[]>
}

/** Gauges of feeds, the outbox, deliveries, connections, search engines and the disk, read when the metrics are (OPS-7). */
export function measurePlatform(registry: Registry, sources: PlatformSources): void {
  for (const { name, help, labels, aggregator, read } of figuresOf(sources))
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      aggregator,
      registers: [registry],
      async collect() {
        // A source that does not answer shows in `forecourt_faults`; the other metrics show without it.
        const samples = await read().catch(() => [])
        this.reset()
        for (const [of, value] of samples) this.set(of, value)
      },
    })
}

function figuresOf({ storage, engines, dataFolder, now }: PlatformSources): readonly Figure[] {
  // The figures of one source are read once for all of its metrics.
  const feeds = onceAtATime(latestFeeds(storage.feedFigures, now))
  const outbox = onceAtATime(() => storage.outboxFigures(new Date(now())))
  const disk = onceAtATime(() => statfs(dataFolder))
  const ofFeeds = { labels: ['site', 'feed'], aggregator: 'max' } as const
  const ofOutbox = { labels: ['kind'], aggregator: 'max' } as const
  const ofPools = { labels: ['pool'], aggregator: 'sum' } as const
  const ofDisk = { labels: [], aggregator: 'max' } as const
  const aboutFeeds = async (value: (feed: Awaited<ReturnType<typeof feeds>>[number]) => number | null) =>
    (await feeds()).flatMap(({ site, feed, ...rest }): Sample[] => {
      const feedValue = value({ site, feed, ...rest })
      return feedValue === null ? [] : [[{ site, feed }, feedValue]]
    })
  const aboutOutbox = async (value: (figures: Awaited<ReturnType<typeof outbox>>[number]) => number) =>
    (await outbox()).map((figures): Sample => [{ kind: figures.kind }, value(figures)])
  const aboutPools = async (value: (pool: ReturnType<Storage['connections']>[number]) => number) =>
    storage.connections().map((each): Sample => [{ pool: each.pool }, value(each)])
  return [
    {
      name: 'forecourt_feed_received_timestamp_seconds',
      help: 'When a feed’s last import began.',
      ...ofFeeds,
      read: () => aboutFeeds(({ receivedAt }) => receivedAt.getTime() / 1000),
    },
    {
      name: 'forecourt_feed_applied_timestamp_seconds',
      help: 'When a feed was last applied to the stock, changed or not.',
      ...ofFeeds,
      read: () => aboutFeeds(({ appliedAt }) => (appliedAt === null ? null : appliedAt.getTime() / 1000)),
    },
    {
      name: 'forecourt_feed_held',
      help: '1 while a feed’s last import is held back for a person to look at.',
      ...ofFeeds,
      read: () => aboutFeeds(({ state }) => (state === 'held-back' ? 1 : 0)),
    },
    {
      name: 'forecourt_feed_rows',
      help: 'Rows of a feed’s last import by what became of them.',
      ...ofFeeds,
      labels: ['site', 'feed', 'result'],
      read: async () =>
        (await feeds()).flatMap(({ site, feed, rows }) =>
          Object.entries(rows).map(([result, count]): Sample => [{ site, feed, result }, count]),
        ),
    },
    {
      name: 'forecourt_outbox_waiting',
      help: 'Rows that are due to be sent and wait, by kind.',
      ...ofOutbox,
      read: () => aboutOutbox(({ waiting }) => waiting),
    },
    {
      name: 'forecourt_outbox_oldest_seconds',
      help: 'How long the row that waits longest has been due, by kind; 0 if none is.',
      ...ofOutbox,
      read: () => aboutOutbox(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'forecourt_database_connections_in_use',
      help: 'Database connections in use, by pool; a Postgres server only.',
      ...ofPools,
      read: () => aboutPools(({ inUse }) => inUse),
    },
    {
      name: 'forecourt_database_connections_waiting',
      help: 'Queries that wait for a connection, by pool.',
      ...ofPools,
      read: () => aboutPools(({ waiting }) => waiting),
    },
    {
      name: 'forecourt_database_connections_limit',
      help: 'Connections that a pool may open.',
      ...ofPools,
      read: () => aboutPools(({ limit }) => limit),
    },
    {
      name: 'forecourt_search_cars',
      help: 'Cars in a site’s search engine in this process; none for engines in a cluster.',
      labels: ['site'],
      aggregator: 'max',
      read: async () => [...(await engines.sizes())].map(([site, cars]): Sample => [{ site }, cars]),
    },
    {
      name: 'forecourt_disk_free_bytes',
      help: 'Free space on the disk of DATA_DIR.',
      ...ofDisk,
      read: async () => disk().then(({ bavail, bsize }): Sample[] => [[{}, bavail * bsize]]),
    },
    {
      name: 'forecourt_disk_bytes',
      help: 'Size of the disk of DATA_DIR.',
      ...ofDisk,
      read: async () => disk().then(({ blocks, bsize }): Sample[] => [[{}, blocks * bsize]]),
    },
  ]
}

/** Calls made while one is under way share its answer. */
function onceAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= read().finally(() => {
      underWay = null
    })
    return underWay
  }
}
