import { expect, it } from 'vitest'
import { compose } from './compose.ts'
import { sampleMail } from './mail.contract.ts'

const sender = { name: 'Forecourt', address: 'mail@forecourt.example' }

it('INBOX-9 attaches an appointment’s calendar file, and nothing without one', () => {
  expect(compose(sampleMail, sender).attachments).toBeUndefined()
  expect(compose({ ...sampleMail, calendar: 'BEGIN:VCALENDAR\r\n' }, sender).attachments).toEqual([
    { filename: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\n' },
  ])
})
