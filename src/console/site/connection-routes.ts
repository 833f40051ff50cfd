import { EVERYWHERE } from '#domain/staff/actor.ts'
import type { ConsoleRoute } from '../console-route.ts'

/** Addresses of what other programs connect by. */
export const CONNECTION_ROUTES = [
  {
    method: 'GET',
    path: '/site/keys',
    module: 'site/api-keys',
    access: 'key.manage',
    place: {
      in: 'Connections',
      label: 'API keys',
      note: 'Let another program read or change your data.',
      words: 'token integration developer crm secret',
    },
    acts: [{ label: 'Make an API key', access: 'key.make', words: 'new token api key create' }],
  },
  { method: 'POST', path: '/site/keys', module: 'site/api-keys', access: 'key.make' },
  { method: 'POST', path: '/site/keys/:id/revoke', module: 'site/api-keys', access: 'key.manage' },
  {
    method: 'GET',
    path: '/site/webhooks',
    module: 'site/hooks',
    access: 'key.manage',
    place: {
      in: 'Connections',
      label: 'Webhooks',
      note: 'Tell another program at once when something happens.',
      at: EVERYWHERE,
      words: 'integration developer crm zapier events',
    },
    acts: [{ label: 'Add a webhook', access: 'key.make', at: EVERYWHERE, words: 'new webhook create' }],
  },
  { method: 'POST', path: '/site/webhooks', module: 'site/hooks', access: 'key.make' },
  { method: 'POST', path: '/site/webhooks/:id/secret', module: 'site/hooks', access: 'key.make' },
  { method: 'POST', path: '/site/webhooks/:id/pause', module: 'site/hooks', access: 'key.manage' },
  { method: 'POST', path: '/site/webhooks/:id/remove', module: 'site/hooks', access: 'key.manage' },
  { method: 'POST', path: '/site/webhooks/:id/send', module: 'site/hooks', access: 'key.manage' },
] as const satisfies readonly ConsoleRoute[]
