import { describe, expect, it } from 'vitest'
import type { SmsMessage, SmsSender } from './sms.ts'

/** A sender under test and the messages received at the other end. */
export interface SmsUnderTest {
  readonly sender: SmsSender
  received(): Promise<readonly { readonly to: string; readonly text: string }[]>
}

export const sampleSms: SmsMessage = {
  to: '+61412345678',
  text: 'Test Drive from Zoë 🚗. Call 0400 000 000. Ref 0F8FAD5B',
  mark: 'Ref 0F8FAD5B',
  again: false,
}

/** Tests that every SMS sender must pass. */
export function smsContract(name: string, create: () => Promise<SmsUnderTest>): void {
  describe(`${name} keeps the contract of text messages`, () => {
    it('FIELD-1 sends number and text as they were written', async () => {
      const { sender, received } = await create()
      await sender.send(sampleSms)
      expect(await received()).toEqual([{ to: sampleSms.to, text: sampleSms.text }])
    })

    it('FORM-13 does not resend a message that was accepted', async () => {
      const { sender, received } = await create()
      await sender.send(sampleSms)
      await sender.send({ ...sampleSms, again: true })
      expect(await received()).toHaveLength(1)
    })

    it('FORM-13 resends a message that was not accepted, and sends another lead to the same number', async () => {
      const { sender, received } = await create()
      await sender.send({ ...sampleSms, again: true })
      await sender.send({ ...sampleSms, text: 'Another. Ref 11111111', mark: 'Ref 11111111', again: true })
      expect(await received()).toHaveLength(2)
    })
  })
}
