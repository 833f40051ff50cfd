import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { BACK_OFF_MINUTES } from '#domain/lead/delivery/delivery-retry.ts'
import { GATHER_MINUTES } from '#domain/notify/gathering.ts'
import { standardChoices } from '#domain/notify/notification-choices.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { makeAppointment } from '../appointment/make-appointment.ts'
import { logCall } from '../inbox/add-note.ts'
import { assign } from '../inbox/assign.ts'
import { stepAssignmentRules } from '../inbox/assignment-rules.ts'
import { receivePosted } from '../inbox/mail/testing.ts'
import { reassignOverdue } from '../inbox/reassign-overdue.ts'
import { enquire, sampleActor, sampleColleagues } from '../inbox/testing.ts'
import { sweepDeliveries } from '../sending/sweep-deliveries.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { gatherNotifications } from './gather-notifications.ts'
import { saveNotificationSettings, showNotificationSettings } from './notification-settings.ts'
import { askPhoneCode, provePhone, removePhone } from './prove-phone.ts'
import { countUnread, findNotification, markRead, showNotifications } from './show-notifications.ts'
import { writeSummaries } from './write-summaries.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
/** Monday, 10:00 in Brisbane. */
const NOW = new Date('2026-11-23T00:00:00Z')

describe.each(TEST_DATABASES)('notifications on %s', (database) => {
  let platform: TestPlatform
  let people: Actor[]
  const staff = (id: string) => people.find((person) => person.id === id) ?? sampleActor('nobody')
  beforeEach(async () => {
    people = [
      sampleActor('sal', { roles: ['sales'], email: 'sal@yard.example' }),
      sampleActor('lee', { roles: ['sales'], email: 'lee@yard.example' }),
      sampleActor('boss', { roles: ['manager'], email: 'boss@yard.example' }),
    ]
    const colleagues = { ...sampleColleagues([]), of: async () => people }
    const site = sampleSite({
      locations: [sampleLocation({ hours })],
      appointments: { booking: true, leadHours: 0 },
      delivery: { confirmBuyer: false, textSender: { from: '+61491570006' } },
    })
    platform = await createTestPlatform({ sites: [site], now: NOW, database, colleagues })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const texts = async (id: string) =>
    (await showNotifications(requestBy(platform, site(), staff(id)))).map(({ text, isRead }) =>
      isRead ? `(${text})` : text,
    )
  const mailsTo = (id: string) => platform.mailer.sent.filter(({ to }) => to === `${id}@yard.example`)
  const sweep = async () => {
    await gatherNotifications(platform, ['yard'])
    await sweepOutbox(platform, ['yard'])
  }
  const goesTo = (person: string, whenOverdue: AssignmentRule['whenOverdue'] = { do: 'nothing' }) =>
    stepAssignmentRules(requestBy(platform, site(), sampleActor('owner')), {
      do: 'add',
      rule: { id: 'r', name: 'Rule', when: {}, to: { person }, whenOverdue },
    })
  const another = (number: number) => ({ email: `b${number}@mail.example`, phone: `0491 570 15${number}` })

  /** The digits of the last text message. */
  const codeOf = () => /^\d{6}/.exec(platform.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const choose = (wanted: object = {}) =>
    saveNotificationSettings(requestBy(platform, site(), staff('sal')), () => ({
      channels: { 'lead-new': ['text'] },
      quiet: null,
      summaryHour: null,
      ...wanted,
    }))

  it('INBOX-13 a new lead is in its owner’s console at once, and mailed to them once, by several processes too', async () => {
    await goesTo('sal')
    const { conversationId } = await enquire(requestOn(platform, site()))
    expect(await texts('sal')).toEqual(['New lead: Jo Nguyen, General Enquiry'])
    expect([await texts('lee'), await texts('boss')]).toEqual([[], []])
    expect(await countUnread(requestBy(platform, site(), staff('sal')))).toBe(1)
    await Promise.all([sweep(), sweep()])
    await platform.runDeferred()
    await sweep()
    expect(mailsTo('sal')).toMatchObject([
      {
        subject: 'New lead: Jo Nguyen, General Enquiry (Sample Motors)',
        text: expect.stringContaining('/notifications/'),
      },
    ])
    const [shown] = await showNotifications(requestBy(platform, site(), staff('sal')))
    expect(await findNotification(requestBy(platform, site(), staff('lee')), shown?.id ?? '')).toBeNull()
    expect(await findNotification(requestBy(platform, site(), staff('sal')), shown?.id ?? '')).toBe(
      `/leads/${conversationId}`,
    )
    await markRead(requestBy(platform, site(), staff('lee')), { id: shown?.id ?? '' })
    expect(await texts('sal')).toEqual(['New lead: Jo Nguyen, General Enquiry'])
    await markRead(requestBy(platform, site(), staff('sal')), { id: shown?.id ?? '' })
    expect(await texts('sal')).toEqual(['(New lead: Jo Nguyen, General Enquiry)'])
  })

  it('INBOX-13 a mail that the server refuses for a while leaves later, once, with the same id', async () => {
    await goesTo('sal')
    await enquire(requestOn(platform, site()))
    platform.mailer.failWith(new GatewayError('mail', 'away'))
    await sweep()
    platform.mailer.failWith(null)
    await sweep()
    expect(mailsTo('sal')).toEqual([])
    platform.clock.pass(BACK_OFF_MINUTES[0] ?? 0)
    await Promise.all([sweep(), sweep()])
    expect(mailsTo('sal')).toHaveLength(1)
    const { rows } = await platform.storage.rawDatabase().executeSql('select id, attempts from notification_messages')
    expect(rows).toMatchObject([{ attempts: 2 }])
    expect(mailsTo('sal')[0]?.messageId).toBe(`notification-${(rows as { id: string }[])[0]?.id}`)
  })

  it('INBOX-13 a mail whose process was killed while it sent leaves once its claim is over', async () => {
    await goesTo('sal')
    await enquire(requestOn(platform, site()))
    platform.mailer.failWith(new GatewayError('mail', 'away'))
    await sweep()
    platform.mailer.failWith(null)
    platform.clock.pass(BACK_OFF_MINUTES[0] ?? 0)
    const { rows } = await platform.storage.rawDatabase().executeSql('select id from notification_messages')
    const now = platform.clock.now()
    const until = new Date(now.getTime() + 2 * 60_000)
    const { notificationMessages } = platform.storage.forSite(site())
    // The process that claims it says nothing more.
    expect(await notificationMessages.claim((rows as { id: string }[])[0]?.id ?? '', now, until)).not.toBeNull()
    await sweep()
    expect(mailsTo('sal')).toEqual([])
    platform.clock.pass(2)
    await sweep()
    await sweep()
    expect(mailsTo('sal')).toHaveLength(1)
  })

  it('INBOX-13 a code works for ten minutes and five tries, also when they come at once', async () => {
    const ask = () => askPhoneCode(requestBy(platform, site(), staff('sal')), '0491 570 156')
    const type = (code: string) => provePhone(requestBy(platform, site(), staff('sal')), code)
    await ask()
    platform.clock.pass(10)
    expect(await type(codeOf())).toEqual({ kind: 'over' })
    await ask()
    const wrong = codeOf() === '000000' ? '000001' : '000000'
    expect(await type(wrong)).toEqual({ kind: 'wrong', triesLeft: 4 })
    await Promise.all([1, 2, 3, 4].map(() => type(wrong)))
    expect(await type(codeOf())).toEqual({ kind: 'over' })
    for (let more = 0; more < 3; more += 1) expect(await ask()).toEqual({ ok: true })
    expect(await ask()).toMatchObject({ ok: false, reason: 'wait' })
    expect(await askPhoneCode(requestBy(platform, site(), staff('lee')), '0491 570 156')).toMatchObject({
      reason: 'wait',
    })
    platform.clock.pass(61)
    platform.sms.failWith(new GatewayError('sms', 'away'))
    expect(await ask()).toEqual({ ok: false, reason: 'not sent' })
    expect(JSON.stringify(platform.logged)).not.toContain('570156')
  })

  it('INBOX-11 INBOX-13 a delivery that is given up is mailed to managers within five minutes, once', async () => {
    await goesTo('sal')
    // A mail of a minute ago makes the next one wait.
    const { conversationId } = await enquire(requestOn(platform, site()), another(1))
    await assign(requestBy(platform, site(), staff('sal')), conversationId, { person: 'boss' })
    await assign(requestBy(platform, site(), sampleActor('owner')), conversationId, { person: 'boss' })
    await sweep()
    expect(mailsTo('boss')).toHaveLength(1)
    platform.clock.pass(1)
    platform.mailer.failWith(new GatewayError('mail', 'no such mailbox', { permanent: true }))
    await sweepDeliveries(platform, ['yard'])
    platform.mailer.failWith(null)
    for (let half = 0; half < 10; half += 1) {
      platform.clock.pass(0.5)
      await sweep()
    }
    expect(mailsTo('boss').map(({ subject }) => subject)).toMatchObject([
      expect.stringContaining('You were given a lead'),
      'Not delivered: the lead of Jo Nguyen, General Enquiry (Sample Motors)',
    ])
    expect(mailsTo('sal').some(({ subject }) => subject.includes('Not delivered'))).toBe(false)
  })

  it('INBOX-13 the daily summary comes at seven on the site’s clock, once, and only where there is something to say', async () => {
    await goesTo('sal')
    const { conversationId } = await enquire(requestOn(platform, site()))
    const start = new Date('2026-11-24T01:00:00Z')
    const wish = { id: 'appointment-1', conversationId, locationId: 'l1', kind: 'drive', start } as const
    await makeAppointment(requestBy(platform, site(), staff('sal')), wish)
    await enquire(requestOn(platform, site()), { ...another(1), name: 'Max' })
    await markRead(requestBy(platform, site(), staff('sal')))
    people[2] = { ...staff('boss'), roles: ['stock'] }
    const summaries = async (time: string) => {
      platform.clock.moveTo(new Date(`2026-11-${time}:00+10:00`))
      await Promise.all([writeSummaries(platform, ['yard']), writeSummaries(platform, ['yard'])])
      await platform.runDeferred()
      await sweep()
      return platform.mailer.sent.filter(({ text }) => text.startsWith('Your day')).map(({ to }) => to)
    }
    people[1] = { ...staff('lee'), scope: { ...WHOLE_SITE, categories: ['Service Booking'] } }
    expect(await summaries('24T06:59')).toEqual([])
    expect(await summaries('24T07:00')).toEqual(['sal@yard.example'])
    expect(await summaries('24T07:05')).toHaveLength(1)
    const mail = mailsTo('sal').find(({ text }) => text.startsWith('Your day'))
    expect(mail?.subject).toBe('1 lead overdue, 1 appointment today (Sample Motors)')
    expect(mail?.text).toContain('You have 2 open leads. These are overdue:\n  Max Nguyen')
    expect(mail?.text).toContain('Tue, 24 Nov, 11:00 am: Jo Nguyen, test drive')
    expect(await summaries('25T07:00')).toHaveLength(2)
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('INBOX-13 what happens within minutes of a mail joins in the next one', async () => {
    await goesTo('sal')
    await enquire(requestOn(platform, site()), another(1))
    await sweep()
    platform.clock.pass(1)
    await enquire(requestOn(platform, site()), another(2))
    await sweep()
    platform.clock.pass(1)
    await enquire(requestOn(platform, site()), another(3))
    await sweep()
    expect(mailsTo('sal')).toHaveLength(1)
    platform.clock.pass(GATHER_MINUTES - 2)
    await sweep()
    expect(mailsTo('sal').map(({ subject }) => subject)[1]).toBe('2 new leads (Sample Motors)')
  })

  it('INBOX-13 what a person has read in the console is not mailed', async () => {
    await enquire(requestOn(platform, site()))
    await markRead(requestBy(platform, site(), staff('boss')))
    await sweep()
    expect(mailsTo('boss')).toEqual([])
    expect(await texts('boss')).toEqual(['(Unassigned: Jo Nguyen, General Enquiry)'])
  })

  it('INBOX-13 STAFF-5 a lead that a person’s scope hides, now or later, is neither in the console nor in a mail', async () => {
    people[0] = { ...staff('sal'), scope: { ...WHOLE_SITE, categories: ['Service Booking'] } }
    await enquire(requestOn(platform, site()))
    expect(await texts('sal')).toEqual([])
    expect(await texts('lee')).toHaveLength(1)
    people[1] = { ...staff('lee'), scope: { ...WHOLE_SITE, categories: ['Service Booking'] } }
    people[2] = { ...staff('boss'), roles: ['content'] }
    await sweep()
    expect([await texts('lee'), mailsTo('boss'), await countUnread(requestBy(platform, site(), staff('lee')))]).toEqual(
      [[], [], 0],
    )
  })

  it('INBOX-13 in quiet hours mails wait and the console does not', async () => {
    await goesTo('sal')
    const choices = { ...standardChoices(['sales']), quiet: { from: 18 * 60, to: 7 * 60 } }
    await saveNotificationSettings(requestBy(platform, site(), staff('sal')), () => choices)
    platform.clock.moveTo(new Date('2026-11-23T20:59:00+10:00'))
    await enquire(requestOn(platform, site()))
    platform.clock.moveTo(new Date('2026-11-24T06:59:00+10:00'))
    await sweep()
    expect([await texts('sal'), mailsTo('sal')]).toMatchObject([[expect.any(String)], []])
    platform.clock.pass(1)
    await sweep()
    expect(mailsTo('sal')).toHaveLength(1)
  })

  it('INBOX-13 no text message goes to a number before its code was typed; the audit log has no digit of it', async () => {
    await goesTo('sal')
    await choose()
    expect((await showNotificationSettings(requestBy(platform, site(), staff('sal')))).textFault).toContain(
      'mobile number',
    )
    for (const typed of ['12', '07 3000 0000'])
      expect(await askPhoneCode(requestBy(platform, site(), staff('sal')), typed)).toEqual({
        ok: false,
        reason: 'phone',
      })
    expect(await askPhoneCode(requestBy(platform, site(), staff('sal')), '0491 570 156')).toEqual({ ok: true })
    expect(platform.sms.sent).toMatchObject([{ to: '+61491570156', from: '+61491570006' }])
    await enquire(requestOn(platform, site()))
    await sweep()
    expect(platform.sms.sent).toHaveLength(1)
    expect(await provePhone(requestBy(platform, site(), staff('lee')), codeOf())).toEqual({ kind: 'over' })
    expect(await provePhone(requestBy(platform, site(), staff('sal')), codeOf())).toEqual({ kind: 'right' })
    expect(await provePhone(requestBy(platform, site(), staff('sal')), codeOf())).toEqual({ kind: 'over' })
    expect(await showNotificationSettings(requestBy(platform, site(), staff('sal')))).toMatchObject({
      choices: { phone: '+61491570156', channels: { 'lead-new': ['text'] } },
      textFault: null,
    })
    await choose({ summaryHour: 8 })
    await enquire(requestOn(platform, site()), another(1))
    await sweep()
    expect([await texts('sal'), mailsTo('sal')]).toEqual([[], []])
    expect(platform.sms.sent[1]).toMatchObject({
      to: '+61491570156',
      from: '+61491570006',
      text: expect.stringContaining('New lead: Jo Nguyen'),
    })
    expect(platform.sms.sent[1]?.text).toContain(platform.sms.sent[1]?.mark)
    const filter = { personId: 'sal', object: null, from: null, until: null }
    const audit = await platform.storage.forSite(site()).audit.list(filter, 5, null)
    expect(JSON.stringify([audit, platform.logged])).not.toContain('570156')
    expect(audit.map(({ after }) => after)).toMatchObject([{ summaryHour: 8 }, { phone: 'proven' }, {}])
  })

  it('INBOX-13 a changed number needs its own code, and a removed or never proven one gets nothing', async () => {
    await goesTo('sal')
    await choose()
    const phone = async () => (await showNotificationSettings(requestBy(platform, site(), staff('sal')))).choices.phone
    await askPhoneCode(requestBy(platform, site(), staff('sal')), '0491 570 156')
    await provePhone(requestBy(platform, site(), staff('sal')), codeOf())
    const first = codeOf()
    await askPhoneCode(requestBy(platform, site(), staff('sal')), '0491 570 157')
    expect(await phone()).toBe('+61491570156')
    expect(await provePhone(requestBy(platform, site(), staff('sal')), first)).toMatchObject({ kind: 'wrong' })
    expect(await provePhone(requestBy(platform, site(), staff('sal')), codeOf())).toEqual({ kind: 'right' })
    expect(await phone()).toBe('+61491570157')
    await removePhone(requestBy(platform, site(), staff('sal')))
    expect(await phone()).toBeNull()
    // A number of before codes: stored without the time of its proof.
    await platform.storage
      .rawDatabase()
      .executeSql("update notification_choices set phone = '+61491570158' where person_id = 'sal'")
    expect(await showNotificationSettings(requestBy(platform, site(), staff('sal')))).toMatchObject({
      choices: { phone: null },
      unprovenPhone: { phone: '+61491570158', isCodeOpen: false },
    })
    const sent = platform.sms.sent.length
    await enquire(requestOn(platform, site()))
    await sweep()
    expect(platform.sms.sent).toHaveLength(sent)
  })

  it('INBOX-4 INBOX-13 a manager hears of a lead that is escalated to them, and the person who had it too', async () => {
    await goesTo('sal', { do: 'escalate', to: 'boss' })
    await enquire(requestOn(platform, site()))
    await markRead(requestBy(platform, site(), staff('sal')))
    platform.clock.pass(121)
    await Promise.all([reassignOverdue(platform, ['yard']), reassignOverdue(platform, ['yard'])])
    await sweep()
    expect(await texts('boss')).toEqual(['Overdue, escalated to you: Jo Nguyen, General Enquiry'])
    expect((await texts('sal'))[0]).toBe('Overdue, given to a colleague: Jo Nguyen, General Enquiry')
    expect(mailsTo('boss').map(({ subject }) => subject)).toEqual([
      'Overdue, escalated to you: Jo Nguyen, General Enquiry (Sample Motors)',
    ])
  })

  it('INBOX-13 the owner hears of a buyer’s answer, of appointments and of a lead from a colleague, not of what they did', async () => {
    const { conversationId: id } = await enquire(requestOn(platform, site()))
    await markRead(requestBy(platform, site(), staff('sal')))
    await logCall(requestBy(platform, site(), staff('sal')), id, { outcome: 'reached', text: '' })
    const conversation = await platform.storage.forSite(site()).inbox.conversations.find(id)
    const mail = (number: number, headers: readonly object[] = []) => ({
      MessageID: `service-${number}`,
      FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
      ToFull: [{ Email: `yard.${conversation?.token}@reply.forecourt.example` }],
      Subject: 'Re: Your enquiry',
      TextBody: 'Friday?',
      Headers: [{ Name: 'Message-ID', Value: `<buyer-${number}@mail.example>` }, ...headers],
    })
    await receivePosted(platform, mail(1))
    await receivePosted(platform, mail(1))
    await receivePosted(platform, mail(2, [{ Name: 'Auto-Submitted', Value: 'auto-replied' }]))
    const start = new Date('2026-11-24T00:00:00Z')
    const wish = { conversationId: id, locationId: 'l1', kind: 'drive', start } as const
    platform.clock.pass(1)
    expect(
      await makeAppointment(requestBy(platform, site(), staff('boss')), { ...wish, id: 'appointment-1' }),
    ).toMatchObject({
      ok: true,
    })
    const next = { ...wish, id: 'appointment-2', start: new Date('2026-11-24T02:00:00Z') }
    expect(await makeAppointment(requestBy(platform, site(), staff('sal')), next)).toMatchObject({ ok: true })
    platform.clock.pass(1)
    await assign(requestBy(platform, site(), staff('boss')), id, { person: 'lee' })
    expect((await texts('sal')).filter((text) => !text.startsWith('('))).toEqual([
      'Appointment booked: Jo Nguyen, Tue, 24 Nov, 10:00 am',
      'Reply from Jo Nguyen, General Enquiry',
    ])
    expect((await texts('lee'))[0]).toBe('You were given a lead: Jo Nguyen, General Enquiry')
  })
})
