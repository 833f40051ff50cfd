import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { keyActor } from '#operations/api/key-actor.ts'
import { addHook } from '#operations/hook/hook-endpoints.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { AT_FIRST, createStaffedConsole, type StaffedConsole } from './testing/staffed-console.ts'

let yard: StaffedConsole
beforeEach(async () => {
  yard = await createStaffedConsole()
  await yard.member('owner', ['owner'])
  await yard.member('manager', ['manager'])
})
afterEach(() => yard.close())

const site = () => yard.platform.site('yard')
async function actor(name: string) {
  const { visitor } = await consoleVisitor(yard.platform, new Headers({ cookie: yard.cookie(name) }))
  if (!visitor?.actor) throw new Error(`${name} is not signed in`)
  return visitor.actor
}
async function key(of: string, rights: Parameters<typeof makeApiKey>[1]['rights'] = ['lead.read']) {
  const made = await makeApiKey(requestBy(yard.platform, site(), await actor(of)), {
    name: `Key of ${of}`,
    rights,
    locations: null,
    days: null,
  })
  if (!made.ok) throw new Error(made.reason)
  return made
}
async function hook(of: string): Promise<string> {
  const made = await addHook(requestBy(yard.platform, site(), await actor(of)), {
    url: `https://${of}.example/`,
    events: ['lead.created'],
  })
  if (!made.ok) throw new Error(made.fault)
  return made.id
}
const call = async (token: string) => {
  const found = await keyActor(yard.platform, token, 'lead.read', '192.0.2.7')
  return found.ok ? 'works' : found.reason
}
const hooks = async () => (await yard.platform.storage.forSite(site()).hookEndpoints.all()).map(({ id }) => id)
const deactivate = (of: string, fields: string[][] = []) =>
  yard.post('owner', `/staff/members/${yard.id(of)}/deactivate`, fields)

describe('S3-13, STAFF-13 keys and webhooks of a member who leaves', () => {
  it('end with the membership', async () => {
    const made = await key('manager')
    await hook('manager')
    expect(await call(made.token)).toBe('works')
    expect((await deactivate('manager')).status).toBe(303)
    expect(await call(made.token)).toBe('revoked')
    expect(await hooks()).toEqual([])
  })

  it('are named before, with their end ticked, and pass to a named person where it is not', async () => {
    const [kept, ended] = [await key('manager'), await key('manager')]
    const hookId = await hook('manager')
    const page = await yard.get('owner', `/staff/members/${yard.id('manager')}/deactivate`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('https://manager.example/')
    expect(page.text.match(/<input type="checkbox"[^>]*checked/g)).toHaveLength(3)
    const shown = [kept.key.id, ended.key.id, hookId].map((id) => ['shown', id])
    const fields = [...shown, ['end', ended.key.id], ['heir', yard.id('owner')]]
    expect((await deactivate('manager', fields)).status).toBe(303)
    expect(await call(kept.token)).toBe('works')
    expect(await call(ended.token)).toBe('revoked')
    expect(await hooks()).toEqual([hookId])
    const keys = await yard.platform.storage.forSite(site()).apiKeys.all()
    expect(keys.find(({ id }) => id === kept.key.id)?.createdBy).toBe(yard.id('owner'))
  })

  it('pass to nobody who may not have them, and then nothing changes', async () => {
    const made = await key('manager')
    await yard.member('sales', ['sales'])
    await yard.member('robina', ['manager'], AT_FIRST)
    for (const heir of ['sales', 'robina', 'manager', 'nobody']) {
      const fields = [
        ['shown', made.key.id],
        ['heir', yard.id(heir)],
      ]
      expect((await deactivate('manager', fields)).status).toBe(409)
      expect((await yard.memberOf('manager'))?.deactivatedAt).toBeNull()
      expect(await call(made.token)).toBe('works')
    }
  })

  it('end too when a role or place that they need is taken away', async () => {
    const made = await key('manager')
    await hook('manager')
    await yard.post('owner', `/staff/members/${yard.id('manager')}/roles`, { role: 'manager', location: 'l1' })
    expect(await call(made.token)).toBe('revoked')
    expect(await hooks()).toEqual([])
    const second = await key('manager')
    await yard.post('owner', `/staff/members/${yard.id('manager')}/roles`, { role: 'sales', location: 'l1' })
    expect(await call(second.token)).toBe('revoked')
  })
})

it('CR-C11 deactivating asks first, and says how many leads will be unassigned', async () => {
  await yard.member('sales', ['sales'])
  const question = `/staff/members/${yard.id('sales')}/deactivate`
  expect((await yard.get('owner', '/staff')).text).toContain(`href="${question}"`)
  expect((await yard.get('owner', question)).text).not.toContain('will be unassigned')
  for (const [email, phone] of [
    ['one@mail.example', '0498 111 111'],
    ['two@mail.example', '0498 222 222'],
  ]) {
    const { conversationId } = await enquire(requestOn(yard.platform, site()), { email, phone, location_id: 'l1' })
    await yard.post('owner', `/leads/${conversationId}/assign`, { person: yard.id('sales') })
  }
  const asked = (await yard.get('owner', question)).text.replaceAll('<!-- -->', '')
  expect(asked).toContain('2 open leads will be unassigned.')
  expect(asked).toMatch(/<button[^>]*>Deactivate Name of sales</)
  expect((await yard.memberOf('sales'))?.deactivatedAt).toBeNull()
  expect((await deactivate('sales')).status).toBe(303)
  expect((await yard.memberOf('sales'))?.deactivatedAt).not.toBeNull()
})

describe('STAFF-13 a person of one location', () => {
  it('makes, sees and stops no webhook, which hears of the whole site', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    const id = await hook('manager')
    const fields = { url: 'https://robina.example/', event: 'lead.created', pause: 'yes' }
    expect((await yard.get('robina', '/site/webhooks')).status).toBe(404)
    for (const path of ['', `/${id}/secret`, `/${id}/pause`, `/${id}/remove`, `/${id}/send`])
      expect((await yard.post('robina', `/site/webhooks${path}`, fields)).status).toBe(404)
    expect(await hooks()).toEqual([id])
    expect((await yard.get('robina', '/settings')).text).not.toContain('/site/webhooks')
    expect((await yard.get('robina', '/find?q=webhook')).text).not.toContain('/site/webhooks')
  })

  it('sees and revokes no key of another place, and makes none', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    const whole = await key('manager')
    const own = await key('robina')
    expect(own.key.scope).toEqual(AT_FIRST)
    expect((await yard.get('robina', '/site/keys')).text).not.toContain('Key of manager')
    expect((await yard.post('robina', `/site/keys/${whole.key.id}/revoke`)).status).toBe(404)
    expect(await call(whole.token)).toBe('works')
    const revoked = await yard.post('robina', `/site/keys/${own.key.id}/revoke`, { sure: 'yes' })
    expect(revoked.status).toBe(303)
  })

  it('S3-12 neither exports nor erases a buyer, whose data may lie elsewhere', async () => {
    await yard.member('robina', ['manager'], AT_FIRST)
    const here = await enquire(requestOn(yard.platform, site()), { location_id: 'l1' })
    yard.platform.clock.pass(25 * 60)
    await yard.prove('manager')
    await yard.prove('robina')
    const there = await enquire(requestOn(yard.platform, site()), { location_id: 'l2' })
    expect(there.conversationId).not.toBe(here.conversationId)
    const path = `/leads/${here.conversationId}`
    const page = await yard.get('robina', path)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('person.json')
    expect(page.text).toContain('works on the whole site')
    expect((await yard.get('robina', `${path}/person.json`)).status).toBe(404)
    expect((await yard.post('robina', `${path}/erase`)).status).toBe(404)
    const { conversations } = yard.platform.storage.forSite(site()).inbox
    expect(await conversations.find(there.conversationId)).not.toBeNull()
    expect((await yard.get('manager', `${path}/person.json`)).status).toBe(200)
    expect((await yard.post('manager', `${path}/erase`, { sure: 'yes' })).to).toBe('/leads?erased')
  })
})

describe('S3-23 rules give leads to people and teams of this site', () => {
  it('refuses a person who does not exist, left, may not answer or works for another dealer', async () => {
    await yard.member('content', ['content'])
    await yard.member('rival', ['owner'], undefined, 'rival')
    await yard.member('left', ['sales'])
    await deactivate('left')
    for (const to of [
      'person nobody',
      'team nobody',
      ...['content', 'rival', 'left'].map((each) => `person ${yard.id(each)}`),
    ]) {
      const answer = await yard.post('manager', '/site/assignment', { name: 'All', to })
      expect([to, answer.status]).toEqual([to, 409])
      expect(answer.text).toContain('does not answer leads here')
    }
    const { assignment } = yard.platform.storage.forSite(site()).inbox
    expect(await assignment.rules()).toEqual([])
    await yard.member('sales', ['sales'])
    expect(
      (await yard.post('manager', '/site/assignment', { name: 'All', to: `person ${yard.id('sales')}` })).status,
    ).toBe(303)
    // A rule of before does not stop other changes once its person has left.
    await deactivate('sales')
    const next = { name: 'Second', to: `person ${yard.id('manager')}` }
    expect((await yard.post('manager', '/site/assignment', next)).status).toBe(303)
  })
})
