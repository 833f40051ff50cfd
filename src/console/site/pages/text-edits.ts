/** A text with what is selected in it. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What replaces a part of a text, and what is selected afterwards. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly put: string
  readonly start: number
  readonly end: number
}

export type TextTool = 'heading' | 'bold' | 'list' | 'link'

/** What a tool of the editor does with the selected words. */
export const EDITS: Readonly<Record<TextTool, (selected: Selected) => TextEdit>> = {
  heading: asHeading,
  bold: ({ text, start, end }) => around(text, { start, end }, ['**', '**'], 'bold words'),
  list: asList,
  link: ({ text, start, end }) => {
    const words = text.slice(start, end) || 'words of the link'
    const put = `[${words}](/)`
    // The address is typed next.
    const at = start + words.length + '[]('.length
    return { from: start, to: end, put, start: at, end: at + 1 }
  },
}

/** Puts a picture on a line of its own, with its words selected. */
export function withPicture({ text, start, end }: Selected, file: string): TextEdit {
  const words = 'What the picture shows'
  const before = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n'
  const put = `${before}![${words}](${file})\n\n`
  const at = start + before.length + '!['.length
  return { from: start, to: end, put, start: at, end: at + words.length }
}

/** STUDIO-2: a heading is of the level of the one before it; again, one below; once more, none. */
function asHeading({ text, start, end }: Selected): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = lineEnd(text, end)
  const line = text.slice(from, to)
  const [marks = '', level = ''] = /^(#{1,6})\s+/.exec(line) ?? []
  const words = line.slice(marks.length)
  const usual = levelBefore(text.slice(0, from))
  const next = level === '' ? usual : level.length === usual && usual < LOWEST ? usual + 1 : 0
  const put = next === 0 ? words : `${'#'.repeat(next)} ${words || 'Heading'}`
  return {
    from,
    to,
    put,
    start: from + put.length - (words || (next > 0 ? 'Heading' : '')).length,
    end: from + put.length,
  }
}

const FIRST = 2
const LOWEST = 4

function levelBefore(text: string): number {
  const [, marks] = [...text.matchAll(/^(#{2,4})\s/gm)].at(-1) ?? []
  return marks?.length ?? FIRST
}

function asList({ text, start, end }: Selected): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = lineEnd(text, end)
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const put = lines.map((line) => (isList ? line.slice('- '.length) : `- ${line}`)).join('\n')
  return { from, to, put, start: from, end: from + put.length }
}

function around(
  text: string,
  { start, end }: Pick<Selected, 'start' | 'end'>,
  [before, after]: readonly [string, string],
  empty: string,
): TextEdit {
  const words = text.slice(start, end)
  if (text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after))
    return {
      from: start - before.length,
      to: end + after.length,
      put: words,
      start: start - before.length,
      end: end - before.length,
    }
  const at = start + before.length
  const put = words || empty
  return { from: start, to: end, put: before + put + after, start: at, end: at + put.length }
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}
