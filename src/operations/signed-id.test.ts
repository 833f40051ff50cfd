import { createHmac, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { idOfSigned, shortSignedId, signedId } from './signed-id.ts'

const hashUnder = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex')

it('ALERT-1 a link’s id is read from its long and its short form, and from none for another use, id or key', () => {
  const hashes = { dataHash: hashUnder('one'), earlierHashes: [] }
  const others = { dataHash: hashUnder('two'), earlierHashes: [] }
  const [id, other] = [randomUUID(), randomUUID()]
  for (const sign of [signedId, shortSignedId]) {
    const token = sign(hashes, 'confirm', id)
    expect(idOfSigned(hashes, 'confirm', token)).toBe(id)
    expect(idOfSigned({ ...others, earlierHashes: [hashes.dataHash] }, 'confirm', token)).toBe(id)
    expect(idOfSigned(hashes, 'end', token)).toBeNull()
    expect(idOfSigned(others, 'confirm', token)).toBeNull()
    for (const wrong of [token.slice(0, -2), `${token}AA`, token.slice(0, 22), '', id])
      expect([wrong, idOfSigned(hashes, 'confirm', wrong)]).toEqual([wrong, null])
  }
  const [mine, theirs] = [shortSignedId(hashes, 'confirm', id), shortSignedId(hashes, 'confirm', other)]
  expect(mine).toMatch(/^[\w-]{41}\w$/)
  expect(idOfSigned(hashes, 'confirm', theirs.slice(0, 20) + mine.slice(20))).toBeNull()
})
