import { expect, it } from 'vitest'
import { isVagueLink, writingPrompts } from './writing-prompts.ts'

const lines = (text: string) => writingPrompts(text).map(({ line, text }) => `${line} ${text}`)

it('STUDIO-16 a picture without words, vague links and headings out of order are said with their line', () => {
  expect(
    lines('## Hours\n\n![](yard.jpg)\n\n[Click here](/search) or [our utes](/search/ute-cars).\n\n#### Easter'),
  ).toEqual([
    '3 Say what the picture ‘yard.jpg’ shows, between its square brackets.',
    '5 ‘Click here’ does not say where the link leads, for people who hear links by themselves.',
    '7 This heading skips a level: write ### instead of ####.',
  ])
  expect(lines('# Hours')).toEqual(['1 The page’s title is its first heading: begin this one with ##.'])
  expect(lines('### Hours')).toHaveLength(1)
  expect(lines('## Hours\n\n### Easter\n\n## Where\n\n![The yard](yard.jpg)\n\n[Book a service](/service)')).toEqual([])
})

it.each(['Click here', 'here', 'Read more …', 'More', 'find out more', 'this page', 'https://x.example', ''])(
  'STUDIO-16 ‘%s’ says nothing of where a link leads',
  (words) => expect(isVagueLink(words)).toBe(true),
)

it.each(['Book a service', 'More utes', 'Where we are', 'Read more about tow bars'])(
  'STUDIO-16 ‘%s’ says where a link leads',
  (words) => expect(isVagueLink(words)).toBe(false),
)
