import { expect, it } from 'vitest'
import { byAiText, digitalSourceOf, sourceXmp } from './digital-source.ts'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const bytes = (text: string) => new TextEncoder().encode(text)

it('STUDIO-18 finds the statement between any other bytes, and none where there is none', () => {
  expect(digitalSourceOf(bytes(`h\0${VOCABULARY}trainedAlgorithmicMedia"/>http`))).toBe('trainedAlgorithmicMedia')
  expect(digitalSourceOf(bytes('http://cv.iptc.org/newscodes/scene/010100'))).toBeNull()
  expect(digitalSourceOf(bytes(`${VOCABULARY}"/>`))).toBeNull()
  expect(digitalSourceOf(new Uint8Array())).toBeNull()
})

it('STUDIO-18 of several statements that of AI counts, and one of a camera is kept too', () => {
  const both = `${VOCABULARY}digitalCapture ${VOCABULARY}compositeWithTrainedAlgorithmicMedia`
  expect(digitalSourceOf(bytes(both))).toBe('compositeWithTrainedAlgorithmicMedia')
  expect(digitalSourceOf(bytes(`${VOCABULARY}digitalCapture`))).toBe('digitalCapture')
  expect([byAiText('trainedAlgorithmicMedia'), byAiText('digitalCapture'), byAiText(null)]).toEqual([
    'made by AI',
    null,
    null,
  ])
})

it('STUDIO-18 what it writes is what it reads', () => {
  expect(digitalSourceOf(bytes(sourceXmp('algorithmicMedia')))).toBe('algorithmicMedia')
})
