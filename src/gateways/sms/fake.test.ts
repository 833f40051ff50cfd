import { createFakeSms } from './fake.ts'
import { smsContract } from './sms.contract.ts'

smsContract('The fake', async () => {
  const sender = createFakeSms()
  return { sender, received: async () => sender.sent.map(({ to, text }) => ({ to, text })) }
})
