import type { ConsoleRoute } from '../../console-route.ts'

/** Addresses of cars that are added by hand. */
export const HAND_CAR_ROUTES = [
  {
    method: 'GET',
    path: '/hand-cars',
    module: 'stock/by-hand/hand-car',
    access: 'stock.read',
    place: {
      in: 'Stock',
      label: 'Cars added by hand',
      note: 'Drafts, and cars that no feed brings.',
      words: 'drafts manual trade-in',
    },
  },
  {
    method: 'GET',
    path: '/hand-cars/new',
    module: 'stock/by-hand/hand-car',
    access: 'stock.edit',
    acts: [{ label: 'Add a car', words: 'new car create vehicle by hand trade-in' }],
  },
  { method: 'POST', path: '/hand-cars', module: 'stock/by-hand/hand-car', access: 'stock.edit' },
  { method: 'GET', path: '/hand-cars/:id', module: 'stock/by-hand/hand-car', access: 'stock.edit' },
  { method: 'POST', path: '/hand-cars/:id', module: 'stock/by-hand/hand-car', access: 'stock.edit' },
] as const satisfies readonly ConsoleRoute[]
