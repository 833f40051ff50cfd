import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of reservations. */
export const RESERVATION_ROUTES = [
  {
    method: 'GET',
    path: '/reservations',
    module: 'reservations/reservations',
    access: 'reservation.read',
    place: {
      in: 'rail',
      label: 'Reservations',
      icon: 'reservations',
      words: 'deposits holds held money refund payments',
    },
    acts: [{ label: 'Refund a deposit', access: 'reservation.refund', words: 'refund reservation money back return' }],
  },
  { method: 'GET', path: '/reservations/:id', module: 'reservations/reservation', access: 'reservation.read' },
  {
    method: 'POST',
    path: '/reservations/:id/extend',
    module: 'reservations/reservation',
    access: 'reservation.extend',
  },
  {
    method: 'POST',
    path: '/reservations/:id/complete',
    module: 'reservations/reservation',
    access: 'reservation.extend',
  },
  {
    method: 'POST',
    path: '/reservations/:id/cancel',
    module: 'reservations/reservation',
    access: 'reservation.extend',
  },
  {
    method: 'POST',
    path: '/reservations/:id/refund',
    module: 'reservations/reservation',
    access: 'reservation.refund',
  },
  {
    method: 'POST',
    path: '/reservations/:id/retry',
    module: 'reservations/reservation',
    access: 'reservation.refund',
  },
] as const satisfies readonly ConsoleRoute[]
