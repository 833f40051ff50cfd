import { expect, it } from 'vitest'
import { type Piece, pageOfPieces } from './page-pieces.ts'

const shared = Buffer.from('<header>Čerpadlo & Söhne</header>')
const pieces: readonly Piece[] = [shared, '<main>‘Utes’ from $9,990</main>', shared, '']
const text = '<header>Čerpadlo & Söhne</header><main>‘Utes’ from $9,990</main><header>Čerpadlo & Söhne</header>'

it('puts a page together, and the same again after others in its place', () => {
  const { bytes, again } = pageOfPieces(pieces)
  expect(Buffer.from(bytes).toString()).toBe(text)
  pageOfPieces(['<main>', 'x'.repeat(2_000_000), '</main>'])
  expect(Buffer.from(bytes).toString()).toBe(text)
  expect(Buffer.from(again()).toString()).toBe(text)
  expect(again()).not.toBe(again())
})

it('sums up the same pieces as the same, and others as others', () => {
  const { sum } = pageOfPieces(pieces)
  expect(pageOfPieces([...pieces]).sum).toBe(sum)
  expect(pageOfPieces(pieces.toReversed()).sum).not.toBe(sum)
  expect(pageOfPieces(pieces.with(1, '<main>‘Utes’ from $9,991</main>')).sum).not.toBe(sum)
})
