import type { WordsByPath } from './option-words.ts'

/** The blocks of a page. */
export const PAGE_WORDS: WordsByPath = {
  'page.introduction': ['Introduction'],
  'page.picture': ['Picture'],
  'page.pictureAlt': ['What the picture shows'],
  'page.button': ['Words of the button'],
  'page.href': ['Link of the button'],
  'page.blocks': ['Blocks', 'What the page shows under its title, in order.'],
}
