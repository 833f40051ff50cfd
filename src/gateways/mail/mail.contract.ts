import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { Mail, Mailer } from './mail.ts'

/** A mailer under test and the mails received at the other end. */
export interface MailerUnderTest {
  readonly mailer: Mailer
  received(): Promise<readonly ReceivedMail[]>
}

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly messageId: string
  readonly headerNames: readonly string[]
}

export const sampleMail: Mail = {
  fromName: 'Sample Motors',
  to: 'sales@dealer.example',
  replyTo: 'buyer@mail.example',
  subject: 'Vehicle Enquiry about 2021 Toyota HiLux from Zoë Müller',
  text: 'Name: Zoë Müller\n\nIs it still there? 🚗 = fine\n.\nA line with a lone dot stands above.\n',
  html: '<p>Is it still there? 🚗</p>',
  messageId: 'lead-1.delivery-1',
  date: new Date('2026-11-21T00:00:00Z'),
}

/** Parses a raw mail. */
export async function receivedMail(raw: string): Promise<ReceivedMail> {
  const { headers, subject = '', text = '', html = null } = await PostalMime.parse(raw)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? null
  // The parser ends each of several parts with a line end of its own.
  const isMultipart = header('content-type')?.startsWith('multipart/')
  const written = (part: string) => (isMultipart ? part.replace(/\n$/, '') : part)
  return {
    from: header('from') ?? '',
    to: header('to') ?? '',
    replyTo: header('reply-to'),
    subject,
    text: written(text),
    html: html && written(html),
    messageId: header('message-id') ?? '',
    headerNames: headers.map(({ key }) => key),
  }
}

/** Tests that every mailer must pass. */
export function mailerContract(name: string, create: () => Promise<MailerUnderTest>): void {
  describe(`${name} keeps the mailer contract`, () => {
    it('D-20 sends from the address that the mail names, with a message id of its domain', async () => {
      const { mailer, received } = await create()
      await mailer.send({ ...sampleMail, fromAddress: 'hello@sample.example' })
      const [mail] = await received()
      expect(mail?.from).toContain('<hello@sample.example>')
      expect(mail?.messageId).toContain('@sample.example>')
    })

    it('sends every part of a mail as it was written', async () => {
      const { mailer, received } = await create()
      await mailer.send(sampleMail)
      const [mail, ...others] = await received()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to: sampleMail.to,
        replyTo: sampleMail.replyTo,
        subject: sampleMail.subject,
        text: sampleMail.text,
      })
      expect(mail?.from).toContain('Sample Motors')
      expect(mail?.html).toBe(sampleMail.html)
      expect(mail?.messageId).toContain('lead-1.delivery-1')
    })

    it('sends plain text without HTML and without a reply address', async () => {
      const { mailer, received } = await create()
      await mailer.send({ ...sampleMail, html: null, replyTo: null })
      expect((await received())[0]).toMatchObject({ text: sampleMail.text, html: null, replyTo: null })
    })

    it('gives repeated attempts the same message id', async () => {
      const { mailer, received } = await create()
      await mailer.send(sampleMail)
      await mailer.send(sampleMail)
      expect(new Set((await received()).map(({ messageId }) => messageId)).size).toBe(1)
    })

    it('FORM-2 prevents header injection by line breaks in values', async () => {
      const { mailer, received } = await create()
      const attack = 'Jo\r\nBcc: spy@evil.example\r\n\r\nbody'
      await mailer.send({ ...sampleMail, fromName: attack, subject: attack })
      const [mail] = await received()
      expect(mail?.headerNames).not.toContain('bcc')
      expect(mail?.text).toBe(sampleMail.text)
    })

    it('sends many mails concurrently', async () => {
      const { mailer, received } = await create()
      const ids = Array.from({ length: 10 }, (_, index) => `lead-${index}`)
      await Promise.all(ids.map((messageId) => mailer.send({ ...sampleMail, messageId })))
      expect(await received()).toHaveLength(10)
    })
  })
}
