/** STUDIO-16: what a visitor would miss in a text. */
export interface WritingPrompt {
  /** The line of the text, from 1. */
  readonly line: number
  readonly text: string
}

/** STUDIO-16: pictures without words, links that say nothing by themselves, and headings out of order in Markdown. */
export function writingPrompts(markdown: string): readonly WritingPrompt[] {
  let before = 1
  return markdown.split('\n').flatMap((text, at): readonly WritingPrompt[] => {
    const line = at + 1
    const pictures = [...text.matchAll(/!\[\s*\]\(([^)\s[]*)(?:\s[^)[]*)?\)/g)].map(([, address]) => ({
      line,
      text: `Say what the picture ‘${address}’ shows, between its square brackets.`,
    }))
    const links = [...text.matchAll(/(?<!!)\[([^[\]]*)\]\([^)[]*\)/g)]
      .filter(([, words = '']) => isVagueLink(words))
      .map(([, words]) => ({ line, text: linkPrompt(words ?? '') }))
    const level = /^(#{1,6})\s/.exec(text)?.[1]?.length
    const headings = level === undefined ? [] : headingPrompts(level, before, line)
    before = level ?? before
    return [...pictures, ...links, ...headings]
  })
}

function headingPrompts(level: number, before: number, line: number): readonly WritingPrompt[] {
  if (level === 1) return [{ line, text: 'The page’s title is its first heading: begin this one with ##.' }]
  if (level <= before + 1) return []
  return [
    { line, text: `This heading skips a level: write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(level)}.` },
  ]
}

/** Whether words of a link say nothing of where it leads. */
export function isVagueLink(words: string): boolean {
  return ADDRESS.test(words.trim()) || VAGUE.test(words.replace(/[*_.…!»>→\s]+/g, ' ').trim())
}

const ADDRESS = /^(https?:\/\/|www\.)\S+$/i
const VAGUE =
  /^((please )?click( on)?( here| this| the link)?|(click |tap |press )?here|this( link| page)?|link|read( more)?|more|(find|learn|see|know) (out )?more|more info(rmation)?|details|go|continue)?$/i

export function linkPrompt(words: string): string {
  return words.trim() === ''
    ? 'This link has no words: say where it leads.'
    : `‘${words.trim()}’ does not say where the link leads, for people who hear links by themselves.`
}
