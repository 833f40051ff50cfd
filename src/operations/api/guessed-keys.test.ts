import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { makeApiKey } from './api-keys.ts'
import { keyActor } from './key-actor.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform()
})
afterEach(() => platform.close())

const call = async (token: string, address = '203.0.113.9') => {
  const found = await keyActor(platform, token, 'lead.read', address)
  return found.ok ? 'ok' : found.reason
}

async function newKey(): Promise<string> {
  const owner = sampleStaff(['owner'], { secondFactorAt: platform.clock.now() })
  const wanted = { name: 'DMS', rights: ['lead.read'], locations: null, days: null } as const
  const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner), wanted)
  if (!made.ok) throw new Error(made.reason)
  return made.token
}

it('S3-19 an address that guesses keys waits a minute, without a query; a key that worked from there goes on', async () => {
  const [good, unused] = [await newKey(), await newKey()]
  expect(await call(good)).toBe('ok')
  const answers: string[] = []
  let queries = 0
  const { storage } = platform
  const counting: TestPlatform = {
    ...platform,
    storage: {
      ...storage,
      findApiKey: (hashes) => {
        queries += 1
        return storage.findApiKey(hashes)
      },
    },
  }
  for (let guess = 0; guess < 60; guess += 1) {
    const found = await keyActor(counting, `forecourt_key_${guess}`, 'lead.read', '203.0.113.9')
    answers.push(found.ok ? 'ok' : found.reason)
  }
  expect([answers.filter((answer) => answer === 'unknown').length, queries, answers.at(-1)]).toEqual([
    31,
    31,
    'too-many',
  ])
  expect(await call(unused)).toBe('too-many')
  expect(await call(good)).toBe('ok')
  expect(await call(unused, '203.0.113.10'), 'from another address').toBe('ok')
  platform.clock.pass(2)
  expect(await call('forecourt_key_again')).toBe('unknown')
})
