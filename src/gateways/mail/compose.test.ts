import { expect, it } from 'vitest'
import { compose } from './compose.ts'
import { sampleMail } from './mail.contract.ts'

const sender = { name: 'Forecourt', address: 'mail@forecourt.example' }

it('INBOX-9 attaches an appointment’s calendar file, and nothing without one', () => {
  expect(compose(sampleMail, sender).attachments).toBeUndefined()
  expect(compose({ ...sampleMail, calendar: 'BEGIN:VCALENDAR\r\n' }, sender).attachments).toEqual([
    {
      filename: 'appointment.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR\r\n',
    },
  ])
})

it('B14 attaches files of ours after the calendar file', () => {
  const attachments = [{ name: 'photo-1.jpg', contentType: 'image/jpeg', bytes: new Uint8Array([255, 216]) }]
  const all = compose({ ...sampleMail, calendar: 'BEGIN:VCALENDAR\r\n', attachments }, sender).attachments
  expect(all?.map(({ filename }) => filename)).toEqual(['appointment.ics', 'photo-1.jpg'])
  expect(all?.at(-1)).toEqual({
    filename: 'photo-1.jpg',
    contentType: 'image/jpeg',
    content: Buffer.from([255, 216]),
  })
})
