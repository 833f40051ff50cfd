import { isVagueLink, linkPrompt, writingPrompts } from '#domain/content/writing-prompts.ts'
import type { Control } from '#site/controls/control.ts'
import type { PartSource, Steps } from './part-source.ts'

/** STUDIO-16: what a visitor would miss in an option, said beside it: words of a picture, of a link, order of headings. */
export function promptsOf(source: Pick<PartSource, 'value'>, { kind, path }: Control, steps: Steps): readonly string[] {
  const value = source.value(steps)
  const text = typeof value === 'string' ? value.trim() : ''
  if (path.endsWith('.pictureAlt'))
    return text === '' && source.value([...steps.slice(0, -1), 'picture']) ? [NO_WORDS] : []
  if (text === '') return []
  if (kind === 'long-text') return writingPrompts(text).map((prompt) => prompt.text)
  return WORDS_OF_LINKS.test(path) && isVagueLink(text) ? [linkPrompt(text)] : []
}

const NO_WORDS =
  'People who cannot see the picture hear nothing of it. Say what it shows, unless it is only decoration.'
const WORDS_OF_LINKS = /^(menus\..*\.label|(home|leads|page)\..*\.button|page\.button|offers\.list\[\]\.button)$/
