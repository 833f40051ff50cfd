import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { createFakePayments } from './fake.ts'
import { type PaymentsUnderTest, paymentsContract, sampleOrder } from './payments.contract.ts'
import { createSandboxPayments, type SandboxPayments } from './sandbox.ts'
import { createSandboxObjects } from './sandbox-objects.ts'

const GOOD_CARD = '4242 4242 4242 4242'
const clock = { now: () => new Date('2026-11-21T00:05:00Z') }
const made: string[] = []
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-payments-'))
  made.push(path)
  return path
}

function underTest(gateway: SandboxPayments, refunded: () => number): PaymentsUnderTest {
  return {
    gateway,
    async pay(paymentId) {
      const tried = await gateway.pay(paymentId, GOOD_CARD)
      if (tried.kind !== 'paid') throw new Error(tried.kind)
      return tried.notice
    },
    refunds: refunded,
    now: clock.now,
  }
}

paymentsContract('The sandbox', async () => {
  const store = createSandboxObjects(createFolderObjects(await folder()))
  let refunds = 0
  const counting = {
    ...store,
    write: async (id: string, text: string) => {
      if (!text.includes('"refundedBy":null')) refunds += 1
      await store.write(id, text)
    },
  }
  return underTest(createSandboxPayments({ store: counting, secret: 'a secret', clock }), () => refunds)
})

paymentsContract('The fake', async () => {
  const fake = createFakePayments(clock)
  return underTest(fake, () => new Set(fake.refundsAsked).size)
})

it('RESERVE-2 stores payments across a restart, readable by this user only, and never a card number', async () => {
  const path = await folder()
  const store = createSandboxObjects(createFolderObjects(path))
  const opened = await createSandboxPayments({ store, secret: 's', clock }).open(sampleOrder)
  const again = createSandboxPayments({ store, secret: 's', clock })
  expect(await again.pay(opened.paymentId, '4000 0000 0000 0002')).toMatchObject({ kind: 'declined' })
  expect((await again.pay(opened.paymentId, GOOD_CARD)).kind).toBe('paid')
  const [file = ''] = await readdir(join(path, 'payments'))
  expect((await stat(join(path, 'payments', file))).mode & 0o077).toBe(0)
  expect(await readFile(join(path, 'payments', file), 'utf8')).not.toMatch(/4242|0002/)
})

it('RESERVE-2 reads only its own files', async () => {
  const store = createSandboxObjects(createFolderObjects(await folder()))
  for (const id of ['../secret', 'sandbox_', '', 'sandbox_/../x']) expect(await store.read(id)).toBeNull()
})

it('RESERVE-3 does not take a closed payment', async () => {
  const sandbox = createFakePayments(clock)
  const { paymentId } = await sandbox.open(sampleOrder)
  await sandbox.close(paymentId)
  expect(await sandbox.pay(paymentId, GOOD_CARD)).toEqual({ kind: 'closed' })
})

it('H8 the sandbox stores no address of the buyer', async () => {
  const path = await folder()
  const objects = createFolderObjects(path)
  const sandbox = createSandboxPayments({ store: createSandboxObjects(objects), secret: 'secret', clock })
  const { paymentId } = await sandbox.open(sampleOrder)
  const stored = new TextDecoder().decode((await objects.read(`payments/${paymentId}.json`)) ?? new Uint8Array())
  expect(stored).toContain(sampleOrder.reservationId)
  expect(stored).not.toContain(sampleOrder.email)
})
