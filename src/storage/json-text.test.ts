import { expect, it } from 'vitest'
import { jsonText } from './json-text.ts'

it.each([
  ['a\0b', 'a\ufffdb'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00\0', '\ufffd\ufffd'],
  ['😀', '😀'],
  ['\\u0000', '\\u0000'],
  ['\\\0', '\\\ufffd'],
  ['\\\\ud800', '\\\\ud800'],
])('S3-3 the text %j comes back from a JSON column as %j', (text, expected) => {
  expect(JSON.parse(jsonText({ text, list: [text] }))).toEqual({ text: expected, list: [expected] })
  expect(JSON.parse(jsonText({ [text]: 1 }))).toEqual({ [expected]: 1 })
})
