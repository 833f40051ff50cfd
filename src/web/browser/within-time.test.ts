import { expect, it } from 'vitest'
import { withinTime } from './within-time.ts'

it('SEARCH-11 rejects if the answer takes too long, and resolves with it otherwise', async () => {
  await expect(withinTime(1, new Promise(() => {}))).rejects.toThrow('No answer within 1 ms')
  await expect(withinTime(60_000, Promise.resolve('cars'))).resolves.toBe('cars')
  await expect(withinTime(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
