export const NONE =
  'Notifications are about leads, appointments, reservations and feeds. Your role on this site works with none of them.'
