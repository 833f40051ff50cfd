import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveAppointment } from '../appointment/change-appointment.ts'
import { writeReply } from '../inbox/mail/write-reply.ts'
import { enquire, sampleActor } from '../inbox/testing.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'

const BUYER = 'jo@mail.example'
const CODE = 'AXAH52R'

describe('CARD-1 a car’s title in messages', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '17:00' }))
    const sites = [
      sampleSite({
        locations: [sampleLocation({ hours })],
        appointments: { booking: true, leadHours: 1, daysAhead: 60 },
        delivery: {
          confirmBuyer: true,
          destinations: [{ kind: 'webhook', url: 'https://crm.dealer.example/leads', account: 'crm' }],
        },
      }),
    ]
    platform = await createTestPlatform({ now: new Date('2026-11-20T00:00:00Z'), sites })
    const site = platform.site('yard')
    const [car] = await platform.addCars('yard', [
      { year: 2025, make: 'Toyota', model: 'RAV4', badge: 'GX', series: CODE },
    ])
    const drive = { category: 'Test Drive', location_id: 'l1', preferred_time: '2026-11-23T10:00' }
    const asked = await enquire(requestOn(platform, site), { email: BUYER, car_id: car?.id, ...drive })
    await platform.runDeferred()
    const staff = requestBy(platform, site, sampleActor('kim'))
    const reply = { mailId: 'once', subject: '', text: 'The {car} is here.', carIds: car ? [car.id] : [] }
    await writeReply(staff, asked.conversationId, reply)
    await moveAppointment(staff, asked.leadId, { locationId: 'l1', start: new Date('2026-11-24T11:00+10:00') })
    await platform.runDeferred()
  })
  afterAll(() => platform.close())

  it('CARD-1 no mail to the buyer has the factory code: confirmation, reply, moved visit', () => {
    const mails = platform.mailer.sent.filter(({ to }) => to === BUYER)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your test drive is booked: Mon, 23 Nov, 10:00 am',
      'Re: Your enquiry: 2025 Toyota RAV4 GX',
      'Test drive moved to Tue, 24 Nov, 11:00 am, 2025 Toyota RAV4 GX',
    ])
    for (const mail of mails) {
      expect(mail.text).toContain('2025 Toyota RAV4 GX')
      expect(JSON.stringify(mail)).not.toContain(CODE)
    }
  })

  it('CARD-1 the dealer’s mail and their system get the code too', () => {
    const mail = platform.mailer.sent.find(({ to }) => to === 'sales@dealer.example')
    expect(mail?.subject).toContain('2025 Toyota RAV4 GX AXAH52R')
    expect(JSON.parse(platform.webhooks.sent[0]?.body ?? '')).toMatchObject({
      vehicle: { title: '2025 Toyota RAV4 GX AXAH52R', shown_title: '2025 Toyota RAV4 GX' },
    })
  })
})
