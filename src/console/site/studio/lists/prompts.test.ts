import { expect, it } from 'vitest'
import { draftSource } from '../../part/draft-source.ts'
import { promptsOf } from '../../part/prompts.ts'
import { controlOf } from '../../part/read-part-form.ts'

const SITE = {
  menus: { header: [{ id: '_a', label: 'Click here', href: '/search' }] },
  home: {
    blocks: [
      { id: '_b', kind: 'text', text: '## One\n\n#### Two\n\n![](yard.jpg)', picture: 'yard.jpg', button: 'Read more' },
      {
        id: '_c',
        kind: 'text',
        text: 'Plain words.',
        picture: 'yard.jpg',
        pictureAlt: 'Our yard',
        button: 'See the yard',
      },
    ],
  },
}

it.each([
  [['menus', 'header', '@_a', 'label'], [/‘Click here’ does not say where the link leads/]],
  [['home', 'blocks', '@_b', 'button'], [/‘Read more’ does not say/]],
  [['home', 'blocks', '@_b', 'pictureAlt'], [/People who cannot see the picture/]],
  [
    ['home', 'blocks', '@_b', 'text'],
    [/skips a level/, /Say what the picture ‘yard.jpg’ shows/],
  ],
  [['home', 'blocks', '@_c', 'button'], []],
  [['home', 'blocks', '@_c', 'pictureAlt'], []],
  [['home', 'blocks', '@_c', 'text'], []],
])('STUDIO-16 beside the option %j is said what a visitor would miss', (steps, said) => {
  const source = draftSource({ files: { 'site.json': { json: SITE } }, inherited: {} }, { timezone: 'UTC' })
  const control = controlOf(source, steps)
  expect(control && promptsOf(source, control, steps)).toEqual(said.map((words) => expect.stringMatching(words)))
})
