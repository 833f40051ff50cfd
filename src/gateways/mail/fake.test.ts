import { expect, it } from 'vitest'
import { GatewayError } from '../gateway-error.ts'
import { createFakeMailer } from './fake.ts'
import { mailerContract, sampleMail } from './mail.contract.ts'

mailerContract('the fake', async () => {
  const mailer = createFakeMailer()
  return {
    mailer,
    received: async () =>
      mailer.sent.map((mail) => {
        const address = mail.fromAddress ?? 'website@forecourt.example'
        return {
          ...mail,
          from: `${mail.fromName} <${address}>`,
          messageId: `<${mail.messageId}@${address.split('@')[1]}>`,
          headerNames: ['from', 'to', 'subject'],
        }
      }),
  }
})

it('fails on request, and works again afterwards', async () => {
  const mailer = createFakeMailer()
  mailer.failWith(new GatewayError('mail', 'refused'))
  await expect(mailer.send(sampleMail)).rejects.toThrow('mail: refused')
  mailer.failWith(null)
  await mailer.send(sampleMail)
  expect(mailer.sent).toHaveLength(1)
})
