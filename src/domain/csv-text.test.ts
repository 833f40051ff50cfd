import { expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

it.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\u00a0＝1',
  '\u200b=1',
  '﹦1',
  '⁼1',
  '﹢1',
  '﹣1',
  '−1',
  '⁻1',
  '﹫x',
  '\t1',
  '\r1',
  '\n1',
])('L7 L9 FORM-8 no spreadsheet computes %j', (text) => {
  expect(
    csvText([[text]])
      .replace(/^"/, '')
      .startsWith("'"),
  ).toBe(true)
})

it.each(['-12.5', '+61412345678', 'a=b', '1+1', ''])('L7 %j is left unchanged', (text) => {
  expect(csvText([[text]])).toBe(`${text}\r\n`)
})
