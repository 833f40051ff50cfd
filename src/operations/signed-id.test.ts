import { createHmac, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { idOfSigned, shortSignedId, signedId } from './signed-id.ts'
import { movableClock } from './testing/movable-clock.ts'

const hashUnder = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex')
const CONFIRM = { name: 'confirm', days: 3 }
const END = { name: 'end', days: 3 }

it('ALERT-1 H4-4 a link’s id is read from its long and its short form, and from none for another use, id or key', () => {
  const clock = movableClock(new Date('2026-11-21T00:00:00Z'))
  const hashes = { dataHash: hashUnder('one'), earlierHashes: [], clock }
  const others = { dataHash: hashUnder('two'), earlierHashes: [], clock }
  const [id, other] = [randomUUID(), randomUUID()]
  for (const sign of [signedId, shortSignedId]) {
    const token = sign(hashes, CONFIRM, id)
    expect(idOfSigned(hashes, CONFIRM, token)).toBe(id)
    expect(idOfSigned({ ...others, earlierHashes: [hashes.dataHash] }, CONFIRM, token)).toBe(id)
    expect(idOfSigned(hashes, END, token)).toBeNull()
    expect(idOfSigned(others, CONFIRM, token)).toBeNull()
    for (const wrong of [token.slice(0, -2), `${token}AA`, token.slice(0, 22), '', id, `${id}.`, `${id}..`])
      expect([wrong, idOfSigned(hashes, CONFIRM, wrong)]).toEqual([wrong, null])
  }
  const [mine, theirs] = [shortSignedId(hashes, CONFIRM, id), shortSignedId(hashes, CONFIRM, other)]
  expect(mine).toMatch(/^[\w-]{41}\w$/)
  expect(idOfSigned(hashes, CONFIRM, theirs.slice(0, 20) + mine.slice(20))).toBeNull()
})

it('H4-4 a link works until the end of its last day, and nobody moves that day', () => {
  const clock = movableClock(new Date('2026-11-21T12:00:00Z'))
  const hashes = { dataHash: hashUnder('one'), earlierHashes: [], clock }
  const id = randomUUID()
  const tokens = [signedId, shortSignedId].map((sign) => sign(hashes, CONFIRM, id))
  const read = () => tokens.map((token) => idOfSigned(hashes, CONFIRM, token))
  clock.pass(3.5 * 24 * 60 - 1)
  expect(read()).toEqual([id, id])
  clock.pass(1)
  expect(read()).toEqual([null, null])
  const [, day = '', signed] = signedId(hashes, CONFIRM, id).split('.')
  const moved = `${id}.${(Number.parseInt(day, 36) + 30).toString(36)}.${signed}`
  expect(idOfSigned(hashes, CONFIRM, moved)).toBeNull()
})
