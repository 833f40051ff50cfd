import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import { appointment, lead, member, reservation } from '../testing/desk-acts.ts'
import { hook } from '../testing/site-acts.ts'
import { newDraft } from '../testing/studio-forms.ts'
import { type TwoPeople, twoPeople } from '../testing/two-people.ts'
import { createVisit, formOf, formsOf, type PageForm, typedForms, type Visit } from './testing.ts'

const PASSWORD = 'tram lantern quokka'
let both: TwoPeople
let visit: Visit
let stranger: Visit
let pages: readonly string[]

beforeAll(async () => {
  both = await twoPeople()
  const { platform } = both
  const app = createConsole({
    platform: { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) },
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  const talk = await lead(both)
  await both.ben.send(`${talk}/note`, new URLSearchParams({ text: 'One' }))
  await hook(both)
  await member(both, 'Dee')
  const booked = await appointment(both)
  await both.ben.send('/site/templates', new URLSearchParams({ id: 'own', name: 'Own', subject: '', body: 'Hi' }))
  const rule = { name: 'All', to: `person ${both.ben.id}` }
  await both.ben.send('/site/assignment', new URLSearchParams(rule))
  const [stored] = await platform.storage.forSite(platform.site('yard')).inbox.assignment.rules()
  pages = [
    talk,
    '/leads',
    '/site/templates',
    '/site/assignment',
    `/site/assignment/${stored?.id}`,
    '/account/notifications',
    '/staff',
    '/site/keys',
    '/site/webhooks',
    '/deliveries',
    booked.page,
    `/calendar/new?conversation=${booked.conversationId}`,
    await reservation(both),
    await reservation(both, false),
  ]
  visit = createVisit(app)
  stranger = createVisit(app)
  const form = formOf((await visit.open('/sign-in')).html, '/sign-in', {
    email: 'ann.ng@yard.example',
    password: PASSWORD,
  })
  await visit.send('/sign-in', form.fields)
  const at = platform.clock.now().toISOString()
  await platform.storage.rawDatabase().executeSql('update staff_sessions set "secondFactorAt" = $1', [at])
})
afterAll(() => both.close())

/** The addresses of the forms that the pages have. */
const FORMS = [
  '/account/notifications',
  '/account/notifications/phone',
  '/calendar',
  '/calendar/ID/cancel',
  '/calendar/ID/move',
  '/deliveries/test',
  '/leads/ID/assign',
  '/leads/ID/call',
  '/leads/ID/erase',
  '/leads/ID/next',
  '/leads/ID/note',
  '/leads/ID/reply',
  '/leads/ID/stage',
  '/leads/ID/text',
  '/leads/assign',
  '/reservations/ID/cancel',
  '/reservations/ID/complete',
  '/reservations/ID/extend',
  '/reservations/ID/refund',
  '/site/assignment',
  '/site/assignment/ID',
  '/site/assignment/ID/step',
  '/site/keys',
  '/site/templates',
  '/site/templates/own/remove',
  '/site/webhooks',
  '/site/webhooks/ID/pause',
  '/site/webhooks/ID/remove',
  '/site/webhooks/ID/secret',
  '/site/webhooks/ID/send',
  '/staff/invite',
  '/staff/members/ID/roles',
]

/** Forms whose values no page carries. */
const SECRETS = ['password', 'current', 'next', 'code']

describe('STAFF-10 every form of leads, settings and people, sent after its session ended', () => {
  it('is back as it was typed, says what to press, and has done nothing before that', async () => {
    const seen = new Set<string>()
    let values = 0
    for (const page of pages) {
      const { html, status } = await visit.open(page)
      expect([page, status]).toEqual([page, 200])
      for (const form of typedForms(html)) {
        if (form.action === '/sign-out' || form.fields.some(([name]) => SECRETS.includes(name))) continue
        seen.add(
          form.action
            .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
            .replace(/(members|assignment)\/[\w-]{20,}/, '$1/ID'),
        )
        const asked = await stranger.send(form.action, form.fields)
        const held = formOf(asked.html, '/sign-in').fields.find(([name]) => name === 'held')
        const back = await visit.send(form.action, [held ?? ['held', '']])
        values += sameForm(back.html, form)
      }
    }
    expect([...seen].toSorted()).toEqual(FORMS)
    expect(values).toBeGreaterThan(100)
  })
})

it('STAFF-10 an option of the studio that was sent after its session ended is typed in its field again, and nothing else changed', async () => {
  const page = `${await newDraft(both)}/parts/home`
  const before = formsOf((await visit.open(page)).html).find(({ action }) => action === page)
  const mark = before?.fields.find(([name]) => name === 'shown-to')?.[1] ?? ''
  const typed = [
    ['v:home/heading', 'Happy Easter'],
    ['b:home/heading', ''],
    ['shown-to', mark],
  ] as const
  const asked = await stranger.send(page, typed)
  const held = formOf(asked.html, '/sign-in').fields.find(([name]) => name === 'held')
  const back = await visit.send(page, [held ?? ['held', '']])
  const form = formsOf(back.html).find(({ action }) => action === page)
  expect(form?.said).toBe('You were signed out before this was sent. Nothing is lost: check it and press ‘Save’.')
  expect(form?.fields).toContainEqual(['v:home/heading', 'Happy Easter'])
  expect(back.html).toContain('Nothing changed yet')
})

/** The form that came back holds all that was sent; returns how many values. */
function sameForm(html: string, { action, fields }: PageForm): number {
  const back = formsOf(html).find((form) => form.action === action && form.said !== null)
  expect(back?.said, action).toMatch(
    /^You were signed out before this was (sent|done)\. (Nothing is lost: check it and p|P)ress ‘.+’/,
  )
  const sent = fields.filter(([name]) => name !== 'shown-to')
  for (const [name, value] of sent) expect(back?.fields, `${action} ${name}`).toContainEqual([name, value])
  return sent.length
}
