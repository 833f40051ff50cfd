import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of the calendar and its appointments. */
export const CALENDAR_ROUTES = [
  {
    method: 'GET',
    path: '/calendar',
    module: 'calendar/calendar',
    access: 'appointment.read',
    place: {
      in: 'rail',
      label: 'Calendar',
      icon: 'calendar',
      words: 'appointments test drives bookings diary schedule opening hours',
    },
  },
  { method: 'POST', path: '/calendar', module: 'calendar/new-appointment', access: 'appointment.manage' },
  {
    method: 'GET',
    path: '/calendar/new',
    module: 'calendar/new-appointment',
    access: 'appointment.manage',
    acts: [{ label: 'New appointment', words: 'book a test drive booking add appointment' }],
  },
  { method: 'GET', path: '/calendar/:id', module: 'calendar/appointment', access: 'appointment.read' },
  { method: 'POST', path: '/calendar/:id/move', module: 'calendar/appointment', access: 'appointment.manage' },
  { method: 'POST', path: '/calendar/:id/cancel', module: 'calendar/appointment', access: 'appointment.manage' },
  { method: 'POST', path: '/calendar/:id/mark', module: 'calendar/appointment', access: 'appointment.manage' },
] as const satisfies readonly ConsoleRoute[]
