import { expect, it } from 'vitest'
import { EDITS, type TextTool, withPicture } from './text-edits.ts'

/** The text with what is selected between bars, after a tool. */
function after(marked: string, tool: TextTool): string {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|') - 1
  const text = marked.replaceAll('|', '')
  return shown(text, EDITS[tool]({ text, start, end }))
}

function shown(text: string, { from, to, put, start, end }: ReturnType<(typeof EDITS)['bold']>): string {
  const now = text.slice(0, from) + put + text.slice(to)
  return `${now.slice(0, start)}|${now.slice(start, end)}|${now.slice(end)}`
}

it('STUDIO-2 a heading has the level of the one before it, then one below, then none', () => {
  expect(after('|Hours|', 'heading')).toBe('## |Hours|')
  expect(after('## Hours\n### Easter\n\n|Christmas|', 'heading')).toBe('## Hours\n### Easter\n\n### |Christmas|')
  expect(after('## Hours\n\n## |Easter|', 'heading')).toBe('## Hours\n\n### |Easter|')
  expect(after('## Hours\n\n### |Easter|', 'heading')).toBe('## Hours\n\n|Easter|')
  expect(after('||', 'heading')).toBe('## |Heading|')
})

it('STUDIO-2 bold, lists and links stand around what is selected, and the first two go again', () => {
  expect(after('We |never| close', 'bold')).toBe('We **|never|** close')
  expect(after('We **|never|** close', 'bold')).toBe('We |never| close')
  expect(after('|utes\nSUVs|', 'list')).toBe('|- utes\n- SUVs|')
  expect(after('|- utes\n- SUVs|', 'list')).toBe('|utes\nSUVs|')
  expect(after('See |our utes| now', 'link')).toBe('See [our utes](|/|) now')
})

it('STUDIO-2 a picture is a line of its own, with its words to be typed', () => {
  const text = 'Here.'
  const edit = withPicture({ text, start: 5, end: 5 }, 'yard.jpg')
  expect(shown(text, edit)).toBe('Here.\n\n![|What the picture shows|](yard.jpg)\n\n')
})
