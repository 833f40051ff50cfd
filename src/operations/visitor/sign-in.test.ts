import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { askForCode } from './ask-for-code.ts'
import { findVisitor } from './find-visitor.ts'
import { signIn } from './sign-in.ts'

const PHONE = '0412345678'

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform({ sites: [sampleSite({ integrations: { garageEnabled: true } })] })
})
afterEach(() => platform.close())

async function attempt(session: string | null, wrong?: string) {
  const site = platform.site('yard')
  await askForCode(requestOn(platform, site), PHONE, 'cars.example')
  await platform.runDeferred()
  const code = /#(\d{6})/.exec(platform.sms.sent.at(-1)?.text ?? '')?.[1] ?? ''
  return signIn(requestOn(platform, site), { phone: PHONE, code: wrong ?? code, session })
}

it('GARAGE-2 a session’s token has at least 128 random bits', async () => {
  const answer = await attempt(null)
  // Each random id has 122 random bits among its 32 hexadecimal digits.
  expect(answer.ok && answer.token.replaceAll('-', '')).toMatch(/^[0-9a-f]{64}$/)
})

it('GARAGE-2 a new sign-in ends the browser’s session, and no other', async () => {
  const elsewhere = await attempt(null)
  const first = await attempt(null)
  const second = await attempt(first.ok ? first.token : null)
  const phones = await Promise.all(
    [elsewhere, first, second].map(async (answer) => {
      const visitor = await findVisitor(requestOn(platform, platform.site('yard')), answer.ok ? answer.token : null)
      return visitor?.phone ?? null
    }),
  )
  expect(phones).toEqual(['+61412345678', null, '+61412345678'])
})

it('GARAGE-2 H6 each sign-in and each refused one is logged, without number or code', async () => {
  await attempt(null)
  await attempt(null, '000000')
  const logged = platform.logged.filter(({ event }) => /sign-in refused|signed in/.test(event))
  expect(logged).toMatchObject([
    { level: 'info', event: 'signed in', facts: { site: 'yard' } },
    { level: 'warn', event: 'sign-in refused', facts: { site: 'yard', verdict: 'wrong' } },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/412345678|000000/)
})
