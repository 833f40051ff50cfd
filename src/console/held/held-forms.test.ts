import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { codeOf, unusedCode } from '#operations/staff/testing/authenticator-app.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import { sealHeld } from './held-request.ts'
import { createVisit, formOf, type Visit } from './testing.ts'

const PASSWORD = 'tram lantern quokka'
const OTHER_SITE = 'rival'
let platform: TestPlatform
let app: ReturnType<typeof createConsole>
let talk: string

beforeAll(async () => {
  const sites = [sampleSite(), sampleSite({ slug: OTHER_SITE, id: 'site-2', name: 'Rival Motors' })]
  platform = await createTestPlatform({ sites, now: new Date() })
  app = createConsole({
    platform: { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) },
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  await member('kim', 'sales')
  await member('lou', 'sales')
  await member('lou', 'sales', OTHER_SITE)
  await member('mia', 'sales')
  await member('ned', 'sales')
  await member('pat', 'sales')
  await member('ola', 'owner')
  talk = (await enquire(requestOn(platform, platform.site('yard')))).conversationId
})
afterAll(() => platform.close())

const people = new Map<string, string>()

async function member(name: string, role: Role, slug = 'yard'): Promise<void> {
  const email = `${name}@yard.example`
  const personId =
    people.get(name) ?? (await platform.accounts.addPerson({ email, name: `Name of ${name}`, password: PASSWORD }))
  people.set(name, personId)
  const { members, transaction } = platform.storage.forSite({ slug })
  await transaction((within) => members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, new Date()))
}

const signIn = (visit: Visit, html: string, name: string, password = PASSWORD) => {
  const form = formOf(html, '/sign-in', { email: `${name}@yard.example`, password })
  return visit.send('/sign-in', form.fields)
}

async function signedIn(name: string): Promise<Visit> {
  const visit = createVisit(app)
  await signIn(visit, (await visit.open('/sign-in')).html, name)
  return visit
}

/** The owner, with an authenticator app. */
async function ownerWithApp() {
  const visit = await signedIn('ola')
  const started = await visit.send('/second-factor', [
    ['way', 'app'],
    ['password', PASSWORD],
  ])
  const secret = /<code>([A-Z2-7]+)<\/code>/.exec(started.html)?.[1] ?? ''
  await visit.send('/second-factor', [['code', await codeOf(secret)]])
  return { visit, code: () => unusedCode(secret, platform.storage) }
}

const endSessions = (name: string) =>
  platform.storage.rawDatabase().executeSql('delete from staff_sessions where "userId" = $1', [people.get(name)])
async function factorIsOld(): Promise<void> {
  const database = platform.storage.rawDatabase()
  await database.executeSql(`update staff_sessions set "secondFactorAt" = now() - interval '20 minutes'`, [])
}
const mailsTo = () => platform.storage.forSite({ slug: 'yard' }).inbox.mails.of(talk)

describe('STAFF-10 a form whose session has ended', () => {
  it('STAFF-10 ‘Forgotten your password?’ carries what waits along, and back to sign-in', async () => {
    const visit = await signedIn('pat')
    const { html } = await visit.open(`/leads/${talk}?view=all`)
    const text = 'It waits while the password is set.'
    const typed = formOf(html, `/leads/${talk}/reply`, { subject: 'Your HiLux', text })
    await endSessions('pat')
    const asked = await visit.send(typed.action, typed.fields)
    const forgotten = await visit.send('/forgotten', formOf(asked.html, '/forgotten').fields)
    expect(forgotten.html).toContain('We mail you a link that works once')
    const sent = await visit.send(
      '/forgotten',
      formOf(forgotten.html, '/forgotten', { email: 'pat@yard.example' }).fields,
    )
    expect(sent.html).toContain('What you were sending waits here.')
    // The link of the mail opens a tab of its own.
    await expect.poll(() => platform.mailer.sent.at(-1)?.to).toBe('pat@yard.example')
    const link = /\/reset\/\S+/.exec(platform.mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
    const password = 'quokka lantern tram'
    await createVisit(app).send(link, [['password', password]])
    const back = await visit.send('/sign-in', formOf(sent.html, '/sign-in').fields)
    expect(back.html).not.toContain('do not match')
    const again = await signIn(visit, back.html, 'pat', password)
    expect(formOf(again.html, typed.action).fields).toContainEqual(['text', text])
  })

  it('CR-A1 a reply is back in its form after sign-in, says so, and goes out once', async () => {
    const visit = await signedIn('kim')
    const { html } = await visit.open(`/leads/${talk}?view=all`)
    const text = 'Hi Jo,\n\n"yes" & <still> here.'
    const typed = formOf(html, `/leads/${talk}/reply`, { subject: 'Your HiLux', text })
    await endSessions('kim')
    const asked = await visit.send(typed.action, typed.fields)
    expect(asked.html).toContain('You were signed out before this was sent. Sign in, and it is here again.')
    const refused = await signIn(visit, asked.html, 'kim', 'wrong')
    expect(refused.html).toContain('Email and password do not match.')
    const back = await signIn(visit, refused.html, 'kim')
    const again = formOf(back.html, typed.action)
    expect(again.said).toBe(
      'You were signed out before this was sent. Nothing is lost: check it and press ‘Send the mail’.',
    )
    const value = (name: string) => again.fields.find(([each]) => each === name)?.[1]
    for (const name of ['text', 'subject', 'mailId', 'place'])
      expect(value(name), name).toBe(typed.fields.find(([each]) => each === name)?.[1])
    expect(back.html).toMatch(/<details name="composer"[^>]* open=""[^>]*><summary>Reply/)
    const sent = await visit.send(again.action, again.fields)
    expect(sent.html).toContain('The mail is on its way.')
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['Your HiLux'])
  })

  it('a folded note, a lost reason in own words and a tick are back too, and their folds are open', async () => {
    const visit = await signedIn('kim')
    const { html } = await visit.open(`/leads/${talk}`)
    for (const [path, values] of [
      ['note', { text: 'Prefers mornings' }],
      ['call', { text: 'Left a word', outcome: 'message-left' }],
      ['stage', { stage: 'lost', other: 'Bought a boat' }],
      ['next', { text: 'Call about the boat', on: '2026-12-01' }],
    ] as const) {
      const typed = formOf(html, `/leads/${talk}/${path}`, values)
      await endSessions('kim')
      const asked = await visit.send(typed.action, typed.fields)
      const back = await signIn(visit, asked.html, 'kim')
      const again = formOf(back.html, typed.action, {})
      const shown = back.html.split('<p class="done" role="status">')[0] ?? ''
      const folds = [...shown.matchAll(/<details[^>]*>|<\/details>/g)].map(([tag]) => tag)
      const around: string[] = []
      for (const tag of folds) tag === '</details>' ? around.pop() : around.push(tag)
      for (const tag of around) expect(tag, path).toContain('open=""')
      const found = back.html.slice(shown.length)
      for (const value of Object.values(values)) expect(found, path).toContain(value)
      expect(again.fields.length).toBeGreaterThan(0)
    }
  })

  it('is another person’s to no one: who signs in instead sees nothing of it, and its own person gets it back', async () => {
    const visit = await signedIn('kim')
    const typed = formOf((await visit.open(`/leads/${talk}`)).html, `/leads/${talk}/note`, { text: 'Kim only' })
    await endSessions('kim')
    const asked = await visit.send(typed.action, typed.fields)
    const other = await signIn(visit, asked.html, 'lou')
    expect([other.status, other.html.includes('Kim only')]).toEqual([409, false])
    expect(other.html).toContain('Sign in as that person to go on with it.')
    const back = await signIn(visit, other.html, 'kim')
    expect(back.html).toContain('>Kim only</textarea>')
    // A page that Kim opened, sent while Lou is signed in.
    const now = await signedIn('lou')
    const sent = await now.send(typed.action, typed.fields)
    expect([sent.status, sent.html.includes('Kim only')]).toEqual([409, false])
    expect((await now.open(`/leads/${talk}`)).html).not.toContain('Kim only')
  })

  it('goes to no other site: a person who is on another one by now is asked to go back', async () => {
    const visit = await signedIn('lou')
    await visit.send('/sites', [['site', 'yard']])
    const typed = formOf((await visit.open(`/leads/${talk}`)).html, `/leads/${talk}/note`, { text: 'Of the yard' })
    await visit.send('/sites', [['site', OTHER_SITE]])
    const asked = await visit.send(typed.action, typed.fields)
    expect([asked.status, asked.html.includes('You are on another site')]).toEqual([409, true])
    const again = formOf(asked.html, typed.action)
    const back = await visit.send(again.action, again.fields)
    expect(back.html).toContain('>Of the yard</textarea>')
    await endSessions('lou')
    await visit.send('/sites', [['site', OTHER_SITE]])
    const signedOut = await visit.send(typed.action, typed.fields)
    expect((await signIn(visit, signedOut.html, 'lou')).html).toContain('>Of the yard</textarea>')
  })

  it('is not held when it is too long or has a password, and files are named as missing', async () => {
    const visit = await signedIn('mia')
    const { html } = await visit.open(`/leads/${talk}`)
    const typed = formOf(html, `/leads/${talk}/note`, { text: 'long '.repeat(30_000) })
    await endSessions('mia')
    const asked = await visit.send(typed.action, typed.fields)
    expect(asked.html).toContain('it is too long to keep here. Press Back')
    expect(asked.html).not.toContain('name="held"')
    const secret = await visit.send('/account/password', [
      ...typed.fields.filter(([name]) => name === 'shown-to'),
      ['next', 'a new long password'],
    ])
    expect(secret.html).not.toContain('name="held"')
    const body = new FormData()
    const reply = formOf(html, `/leads/${talk}/reply`, { text: 'With a file' })
    for (const [name, value] of reply.fields) body.append(name, value)
    body.append('file', new File(['%PDF-1.4'], 'offer.pdf', { type: 'application/pdf' }))
    const answer = await app.request(`http://console.localhost${reply.action}`, { method: 'POST', body })
    const page = await answer.text()
    expect(page).toContain('Files cannot be kept: you choose them again.')
    const back = await signIn(visit, page, 'mia')
    expect(formOf(back.html, reply.action).said).toMatch(/Files cannot be kept: choose them again\.$/)
  })

  it('counts for a day, only as it was sealed, and only where its form goes', async () => {
    const visit = await signedIn('mia')
    const shownTo = { person: people.get('mia') ?? '', site: 'yard', page: `/leads/${talk}` }
    const path = `/leads/${talk}/note`
    const held = { shownTo, path, fields: [['text', 'Sealed']] as const, files: 0, why: 'signed-out' as const }
    const now = platform.clock.now().getTime()
    const send = async (to: string, sealed: string | null) =>
      (await visit.send(to, [['held', sealed ?? '']])).html.includes('>Sealed</textarea>')
    const sealed = sealHeld(platform, { ...held, at: now }) ?? ''
    expect(await send(path, sealed)).toBe(true)
    expect(await send(path, sealHeld(platform, { ...held, at: now - 25 * 3_600_000 }))).toBe(false)
    expect(await send(path, `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`)).toBe(false)
    expect(await send(`/leads/${talk}/call`, sealed)).toBe(false)
    const otherKey = { keyedHash: (text: string) => createHmac('sha256', 'another').update(text).digest('hex') }
    expect(await send(path, sealHeld(otherKey, { ...held, at: now }))).toBe(false)
    expect(sealed).not.toContain(Buffer.from('Sealed').toString('base64url').slice(0, 6))
  })
})

describe('STAFF-10 a form that meets a fault of ours', () => {
  it('CR-B4 comes back with its words, and is sent by one press once the fault is over', async () => {
    const visit = await signedIn('ned')
    const typed = formOf((await visit.open(`/leads/${talk}`)).html, `/leads/${talk}/note`, {
      text: 'While it was away',
    })
    const rename = (from: string, to: string) =>
      platform.storage.rawDatabase().executeSql(`alter table ${from} rename to ${to}`, [])
    await rename('conversation_events', 'events_away')
    const failed = await visit.send(typed.action, typed.fields)
    await rename('events_away', 'conversation_events')
    expect([failed.status, failed.html]).toEqual([500, expect.stringContaining('Nothing that you typed is lost')])
    expect(failed.html).toContain('<p class="words">While it was away</p>')
    const again = formOf(failed.html, typed.action)
    const saved = await visit.send(again.action, again.fields)
    expect(saved.html).toMatch(/The note is saved[\s\S]*While it was away/)
  })
})

describe('STAFF-10 STAFF-6 a form that needs a second factor again', () => {
  it('CR-B3 CR-B10 CR-A4 goes on after the code: a page, a webhook and an erasure', async () => {
    const { visit, code } = await ownerWithApp()
    // The link of a notification, signed out, by password and code.
    await visit.send('/sign-out', [])
    const asked = await visit.open(`/leads/${talk}`)
    const second = await signIn(visit, asked.html, 'ola')
    expect(second.html).toContain('Confirm that it is you')
    await visit.send('/sign-in/code', formOf(second.html, '/sign-in/code', { code: await code() }).fields)
    expect(visit.at()).toBe(`/leads/${talk}`)

    // Words, an ended session, a password and a code.
    const note = formOf((await visit.open(`/leads/${talk}`)).html, `/leads/${talk}/note`, { text: 'Three steps' })
    await endSessions('ola')
    const first = await signIn(visit, (await visit.send(note.action, note.fields)).html, 'ola')
    expect(first.html).toContain('Confirm that it is you')
    const wrong = await visit.send('/sign-in/code', formOf(first.html, '/sign-in/code', { code: '000000' }).fields)
    const back = await visit.send('/sign-in/code', formOf(wrong.html, '/sign-in/code', { code: await code() }).fields)
    expect(back.html).toContain('>Three steps</textarea>')

    const hooks = await visit.open('/site/webhooks')
    const hook = formOf(hooks.html, '/site/webhooks', { url: 'https://crm.example/hook' })
    await factorIsOld()
    const again = await visit.send(hook.action, hook.fields)
    expect(again.html).toContain('what you asked for goes on')
    const made = await visit.send('/sign-in/code', formOf(again.html, '/sign-in/code', { code: await code() }).fields)
    expect(made.html).toMatch(/The secret for[\s\S]*crm\.example[\s\S]*whsec_/)

    const erase = formOf((await visit.open(`/leads/${talk}`)).html, `/leads/${talk}/erase`)
    await factorIsOld()
    const factor = await visit.send(erase.action, erase.fields)
    const question = await visit.send(
      '/sign-in/code',
      formOf(factor.html, '/sign-in/code', { code: await code() }).fields,
    )
    expect(question.html).toMatch(/Erase Jo Nguyen\?[\s\S]*1 enquiry/)
    const yes = formOf(question.html, erase.action)
    await factorIsOld()
    const last = await visit.send(yes.action, yes.fields)
    const done = await visit.send('/sign-in/code', formOf(last.html, '/sign-in/code', { code: await code() }).fields)
    expect(done.html).toContain('Erased')
    expect((await visit.open(`/leads/${talk}`)).html).not.toContain('Nguyen')
  })
})
