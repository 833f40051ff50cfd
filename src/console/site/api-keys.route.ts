import { isApiRight, KEY_DAYS } from '#domain/api/api-right.ts'
import { listApiKeys, makeApiKey, revokeApiKey } from '#operations/api/api-keys.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { missing } from '../refusal-pages.ts'
import { keysPage } from './show-api-keys.ts'

/** Keys of the API: made, shown once, and revoked. */
export const routes = {
  'GET /site/keys': (call) => keysPage(call, {}),
  'POST /site/keys': async (call) => {
    const { site } = onSite(call)
    const { form } = call
    const ticked = form.getAll('location').map(String)
    const locations = site.locations.map(({ id }) => id).filter((id) => ticked.includes(id))
    const days = formText(form, 'days')
    const result = await makeApiKey(staffRequest(call), {
      name: formText(form, 'name'),
      rights: form.getAll('right').map(String).filter(isApiRight),
      locations: locations.length === 0 ? null : locations,
      days: days === 'never' ? null : Number(days || KEY_DAYS[0]),
    })
    return result.ok
      ? { ...(await keysPage(call, { made: { name: result.key.name, token: result.token } })), isStored: true }
      : { ...(await keysPage(call, FAULTS[result.reason])), keepsWords: true }
  },
  'POST /site/keys/:id/revoke': async (call) => {
    const key = (await listApiKeys(staffRequest(call))).find(({ id }) => id === call.params.id)
    if (key === undefined) return MISSING
    const question = askFirst(call, `/site/keys/${encodeURIComponent(key.id)}/revoke`, {
      title: `Revoke the key ‘${key.name}’?`,
      sentences: ['The program that uses it gets no answer any more. This cannot be undone; you can make another key.'],
      button: 'Revoke the key',
      back: '/site/keys',
    })
    if (question) return question
    const isRevoked = await revokeApiKey(staffRequest(call), call.params.id ?? '')
    return isRevoked ? { to: '/site/keys' } : MISSING
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  name: { fault: 'Give the key a name, such as the program that uses it.', field: 'name' },
  rights: { fault: 'You cannot give a key a right that you do not have.', field: 'right' },
  locations: { fault: 'You cannot give a key a location that you do not see.', field: 'location' },
  days: { fault: 'Choose how long the key works.', field: 'days' },
} as const

const MISSING = missing('There is no such key, or it was revoked before.')
