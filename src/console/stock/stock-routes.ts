import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of the stock and its cars. */
export const STOCK_ROUTES = [
  { method: 'GET', path: '/stock-events', module: 'stock/stock-events', access: 'stock.read', isStream: true },
  {
    method: 'GET',
    path: '/stock',
    module: 'stock/stock',
    access: 'stock.read',
    place: {
      in: 'rail',
      label: 'Stock',
      icon: 'stock',
      also: '/hand-cars',
      words: 'cars vehicles inventory prices photos yard sold hide',
    },
  },
  { method: 'POST', path: '/stock/bulk', module: 'stock/bulk/stock-bulk', access: 'stock.edit', showsItself: true },
  { method: 'POST', path: '/stock/undo/:id', module: 'stock/bulk/stock-bulk', access: 'stock.edit' },
  { method: 'POST', path: '/stock/views', module: 'stock/stock', access: 'stock.own' },
  { method: 'POST', path: '/stock/columns', module: 'stock/stock', access: 'stock.own' },
  { method: 'GET', path: '/stock/:id', module: 'stock/car/stock-car', access: 'stock.read' },
  { method: 'POST', path: '/stock/:id/fields', module: 'stock/car/stock-car', access: 'stock.edit' },
  { method: 'POST', path: '/stock/:id/act', module: 'stock/car/stock-car', access: 'stock.edit' },
  { method: 'POST', path: '/stock/:id/photos', module: 'stock/car/stock-photos', access: 'stock.edit' },
  {
    method: 'POST',
    path: '/stock/:id/photos/upload',
    module: 'stock/car/stock-photos',
    access: 'stock.edit',
    streamsFile: true,
  },
  { method: 'GET', path: '/stock/:id/photo', module: 'stock/car/stock-photos', access: 'stock.edit' },
] as const satisfies readonly ConsoleRoute[]
