import { expect } from 'vitest'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { addHook } from '#operations/hook/hook-endpoints.ts'
import { requestBy } from '#operations/staff-request.ts'
import { act, oneAfterTheOther, owner, type Sent } from './desk-acts.ts'
import type { TwoPeople } from './two-people.ts'

export const MAKES_KEYS = act(async (both) => {
  const sent = (name: string): Sent => ({ action: '/site/keys', fields: [['name', name]] })
  const [first, second] = await oneAfterTheOther(both, '/site/keys', {
    bens: sent('Key of Ben'),
    anns: sent('Key of Ann'),
  })
  expect([first.status, second.status]).toEqual([200, 200])
  const { html } = await both.ann.open('/site/keys')
  for (const name of ['Key of Ben', 'Key of Ann']) expect(html).toContain(name)
})

export const REVOKES = act(async (both) => {
  const wanted = { name: 'CRM', rights: ['lead.read'] as const, locations: null, days: null }
  const key = await makeApiKey(requestBy(both.platform, both.platform.site('yard'), owner(both)), wanted)
  const action = `/site/keys/${key.ok ? key.key.id : ''}/revoke`
  const [first, second] = await oneAfterTheOther(both, '/site/keys', { bens: { action }, anns: { action } })
  expect([first.status, second.status]).toEqual([303, 404])
})

export async function hook(both: TwoPeople): Promise<string> {
  const wanted = { url: 'https://crm.example/', events: ['lead.created'] as const }
  const made = await addHook(requestBy(both.platform, both.platform.site('yard'), owner(both)), wanted)
  return `/site/webhooks/${made.ok ? made.id : ''}`
}

export const ADDS_HOOKS = act(async (both) => {
  const sent = (name: string): Sent => ({ action: '/site/webhooks', fields: [['url', `https://${name}.example/`]] })
  const [first, second] = await oneAfterTheOther(both, '/site/webhooks', { bens: sent('bens'), anns: sent('anns') })
  expect([first.status, second.status]).toEqual([200, 200])
  const { html } = await both.ann.open('/site/webhooks')
  for (const name of ['bens', 'anns']) expect(html).toContain(`https://${name}.example/`)
})

export const REMOVES_HOOK = act(async (both) => {
  const action = `${await hook(both)}/remove`
  const [first, second] = await oneAfterTheOther(both, '/site/webhooks', { bens: { action }, anns: { action } })
  expect([first.status, second.status]).toEqual([303, 404])
})

export const REPLACES_SECRET = act(async (both) => {
  const at = await hook(both)
  const sent = { bens: { action: `${at}/remove` }, anns: { action: `${at}/secret` } }
  const [first, second] = await oneAfterTheOther(both, '/site/webhooks', sent)
  expect([first.status, second.status]).toEqual([303, 404])
})

export const PAUSES = act(async (both) => {
  const action = `${await hook(both)}/pause`
  const stop = { action, fields: [['pause', 'yes']] as const }
  // The button says what it does: two who stop it have stopped it.
  const [first, second] = await oneAfterTheOther(both, '/site/webhooks', { bens: stop, anns: stop })
  expect([first.to, second.to]).toEqual(['/site/webhooks?did=paused', '/site/webhooks?did=paused'])
})
