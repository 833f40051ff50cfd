import { expect, it } from 'vitest'
import { writeHealth } from './write-health.ts'

const DISK_FULL = Object.assign(new Error('could not extend file "base/5/16544": No space left on device'), {
  code: '53100',
})

it('M8 reports a full disk until a write succeeds, or for half a minute', async () => {
  let now = 0
  const health = writeHealth(() => now)
  expect(health.fault()).toBeNull()
  await expect(health.watch(() => Promise.reject(DISK_FULL))).rejects.toThrow(DISK_FULL)
  expect(health.fault()).toBe(
    'The database cannot store anything (could not extend file "base/5/16544": No space left on device): free disk space where its data is.',
  )
  await health.watch(async () => 'stored')
  expect(health.fault()).toBeNull()
  await expect(health.watch(() => Promise.reject(DISK_FULL))).rejects.toThrow()
  now = 30_001
  expect(health.fault()).toBeNull()
})

it('M8 ignores other errors', async () => {
  const health = writeHealth(() => 0)
  await expect(health.watch(() => Promise.reject(new Error('duplicate key')))).rejects.toThrow()
  expect(health.fault()).toBeNull()
})
