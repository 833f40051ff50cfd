import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of notifications, and of leads on their way. */
export const NOTIFICATION_ROUTES = [
  {
    method: 'GET',
    path: '/account/notifications',
    module: 'notifications/notification-settings',
    access: 'notification.own',
    place: {
      in: 'You',
      label: 'Notification settings',
      note: 'What reaches you, how, and your quiet hours.',
      words: 'alerts email text sms mobile phone quiet hours bell',
    },
  },
  {
    method: 'POST',
    path: '/account/notifications',
    module: 'notifications/notification-settings',
    access: 'notification.own',
  },
  {
    method: 'POST',
    path: '/account/notifications/phone',
    module: 'notifications/notification-settings',
    access: 'notification.own',
  },
  {
    method: 'POST',
    path: '/account/notifications/phone/code',
    module: 'notifications/notification-settings',
    access: 'notification.own',
  },
  {
    method: 'POST',
    path: '/account/notifications/phone/remove',
    module: 'notifications/notification-settings',
    access: 'notification.own',
  },
  { method: 'GET', path: '/notifications', module: 'notifications/notifications', access: 'notification.own' },
  { method: 'POST', path: '/notifications/read', module: 'notifications/notifications', access: 'notification.own' },
  {
    method: 'POST',
    path: '/notifications/:id/read',
    module: 'notifications/notifications',
    access: 'notification.own',
  },
  { method: 'GET', path: '/notifications/:id', module: 'notifications/notifications', access: 'notification.own' },
  {
    method: 'GET',
    path: '/deliveries',
    module: 'notifications/deliveries',
    access: 'delivery.retry',
    place: {
      in: 'Connections',
      label: 'Deliveries',
      note: 'Leads on their way to your mail or CRM, and those that did not arrive.',
      words: 'failed mail crm adf retry sending',
    },
  },
  { method: 'POST', path: '/deliveries/test', module: 'notifications/deliveries', access: 'delivery.test' },
] as const satisfies readonly ConsoleRoute[]
