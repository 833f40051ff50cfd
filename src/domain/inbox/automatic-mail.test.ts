import { expect, it } from 'vitest'
import { isAutomaticMail, readBounce } from './automatic-mail.ts'

it.each([
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ 'auto-submitted': 'no' }, false],
  [{ 'auto-submitted': 'No; comment' }, false],
  [{ precedence: 'bulk', 'x-autoreply': 'yes' }, true],
  [{ precedence: 'bulk' }, true],
  [{ precedence: 'first-class' }, false],
  [{ 'x-autoreply': 'no' }, false],
  [{ 'x-autorespond': 'Re: Your enquiry' }, true],
  [{ 'content-type': 'multipart/report; report-type=disposition-notification; boundary=x' }, true],
  [{ 'content-type': 'multipart/mixed; boundary=x' }, false],
  [{ 'return-path': '<>' }, true],
  [{ 'return-path': '<jo@mail.example>' }, false],
  [{}, false],
])('K-6 a mail with the headers %j is automatic: %j', (headers: Readonly<Record<string, string>>, automatic) => {
  expect(isAutomaticMail((name) => headers[name] ?? null)).toBe(automatic)
})

const REPORT =
  'Reporting-MTA: dns; mx.mail.example\n\nFinal-Recipient: rfc822; jo@mail.example\nAction: failed\nStatus: 5.1.1\n'
const RETURNED = 'From: sales@yard.example\nMessage-ID: <lead-1.2@yard.example>\nSubject: Re: Your enquiry\n'

it('K-6 a report of a failure names the mail that came back and the reason', () => {
  expect(readBounce(REPORT, RETURNED)).toEqual({ messageId: 'lead-1.2@yard.example', status: '5.1.1' })
  expect(readBounce(REPORT.replace('failed', 'delayed'), RETURNED)).toBeNull()
  expect(readBounce(REPORT, 'Subject: none')).toBeNull()
})
