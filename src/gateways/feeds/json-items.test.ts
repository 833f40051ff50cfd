import { expect, it } from 'vitest'
import { FeedFault } from './feed-fault.ts'
import { jsonItems } from './json-items.ts'

async function* inPieces(text: string, length: number) {
  const characters = [...text]
  for (let at = 0; at < characters.length; at += length) yield characters.slice(at, at + length).join('')
}

async function read(text: string, length = 1) {
  const items: unknown[] = []
  for await (const item of jsonItems(inPieces(text, length), null, () => {}))
    items.push(item.ok ? item.record.cells.get('id') : `line ${item.remark.line} ${item.remark.reason}`)
  return items
}

const WRONG: readonly (readonly [string, string])[] = [
  ['a word without quotes', '{"id":NaN}'],
  ['quotes of another kind', "{'id':'O\u2019Brien, [sold}'}"],
  ['a line end in a text', '{"id":"one,\n[two"}'],
  ['a wrong escape in a text', '{"id":"C:\\dealer\\[cars,"}'],
  ['half an escape in a text', '{"id":"\\u12"}'],
  ['a word that breaks off', '{"id":tru}'],
  ['a comma too many', '{"id":1,}'],
  ['a comment', '{"id":1 /* é */}'],
]

it.each(WRONG)('STOCK-1 %s refuses its row alone, however the file is cut into pieces', async (_, wrong) => {
  const text = `{"count":"]","list":[\n{"id":"😀 [é\\"]"},\n\n${wrong},\n{"id":"漢字"}]}`
  const expected = ['😀 [é"]', 'line 4 is not valid JSON', '漢字']
  for (const length of [1, 2, 7, 1000]) expect(await read(text, length)).toEqual(expected)
})

it('STOCK-1 gives up a file that is wrong all over', async () => {
  await expect(read(`["${'\t'.repeat(100_001)}"]`, 65_536)).rejects.toThrow(FeedFault)
})
