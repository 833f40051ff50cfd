import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of feeds and their runs. */
export const FEED_ROUTES = [
  {
    method: 'GET',
    path: '/feeds',
    module: 'feeds/feeds',
    access: 'stock.read',
    place: {
      in: 'Stock',
      label: 'Feeds',
      note: 'Files that bring your cars in.',
      also: '/feed-runs',
      words: 'import upload file csv price list wholesale dms supplier',
    },
  },
  {
    method: 'GET',
    path: '/feeds/new',
    module: 'feeds/feed-form',
    access: 'feed.edit',
    acts: [{ label: 'Add a feed', words: 'new feed price list import upload csv wholesale' }],
  },
  { method: 'POST', path: '/feeds', module: 'feeds/feed-form', access: 'feed.edit' },
  { method: 'GET', path: '/feeds/:name/edit', module: 'feeds/feed-form', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/edit', module: 'feeds/feed-form', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/pause', module: 'feeds/feed-form', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/remove', module: 'feeds/feed-form', access: 'feed.edit' },
  { method: 'GET', path: '/feeds/:name/upload', module: 'feeds/feed-upload', access: 'feed.run' },
  { method: 'POST', path: '/feeds/:name/upload', module: 'feeds/feed-upload', access: 'feed.run', streamsFile: true },
  { method: 'POST', path: '/feeds/:name/pull', module: 'feeds/feeds', access: 'feed.run' },
  { method: 'GET', path: '/feeds/:name/mapping', module: 'feeds/feed-mapping', access: 'feed.edit' },
  { method: 'POST', path: '/feeds/:name/mapping', module: 'feeds/feed-mapping', access: 'feed.edit' },
  { method: 'POST', path: '/feed-runs/:id/trial', module: 'feeds/feed-run', access: 'feed.run' },
  { method: 'GET', path: '/feed-runs/:id', module: 'feeds/feed-run', access: 'stock.read' },
  { method: 'POST', path: '/feed-runs/:id', module: 'feeds/feed-run', access: 'feed.run' },
  { method: 'POST', path: '/feed-runs/:id/undo', module: 'feeds/feed-run', access: 'feed.run' },
] as const satisfies readonly ConsoleRoute[]
