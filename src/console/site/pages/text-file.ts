import { blogPath } from '#domain/blog/blog-paths.ts'
import { contentPath } from '#domain/content/content-path.ts'
import type { DraftFiles } from '#domain/draft/draft-change.ts'
import type { Choice } from '../../page-values.ts'
import { TEXT_FILE } from '../studio/draft-view.ts'
import type { LineField } from './texts-values.ts'

/** Whether a file is a page or an article; introductions of listings are neither. */
export function isTextFile(file: string): boolean {
  return TEXT_FILE.test(file)
}

export function isArticle(file: string): boolean {
  return isTextFile(file) && file.startsWith('blog/')
}

/** Where visitors find it: '/pages/home-drive', '/blog/tow-bars'. */
export function addressOf(file: string): string {
  const name = file.replace(/^(pages|blog)\/|\.md$/g, '')
  return isArticle(file) ? blogPath(name) : contentPath(name)
}

/** Names of the pictures beside the file, which its text can show. */
export function picturesBeside(files: DraftFiles, file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return Object.keys(files)
    .filter((name) => name.startsWith(folder) && /^[^/]+\.(jpe?g|png|webp)$/i.test(name.slice(folder.length)))
    .map((name) => name.slice(folder.length))
    .toSorted()
}

/** The lines above the text, as fields. What a file has besides stays as it is. */
export function lineFields(
  file: string,
  head: Readonly<Record<string, string>>,
  { pictures, categories }: { readonly pictures: readonly string[]; readonly categories: readonly Choice[] },
): readonly LineField[] {
  const field = (name: string, label: string, hint: string, more: Partial<LineField> = {}): LineField => ({
    name,
    label,
    hint,
    value: head[name] ?? '',
    type: 'text',
    choices: [],
    missing: null,
    ...more,
  })
  const first = [
    field('title', 'Title', 'The heading of the page.', { missing: 'Give it a title.' }),
    field('description', 'In one sentence', 'For search engines and links that people share.', {
      missing: 'Say in one sentence what it is about.',
    }),
  ]
  if (!isArticle(file))
    return [
      ...first,
      field('updated', 'Last changed', 'Shows under the title; empty: nothing shows.', { type: 'date' }),
    ]
  const named = (name: string): Choice => ({ value: name, label: name })
  const currentPicture = head['picture'] ?? ''
  const choices = [...new Set([...(currentPicture === '' ? [] : [currentPicture]), ...pictures])].map(named)
  return [
    ...first,
    field('date', 'Day', 'Nobody sees it before this day.', { type: 'date', missing: 'Choose the day.' }),
    ...(categories.length > 0 ? [field('category', 'Category', '', { type: 'choice', choices: categories })] : []),
    field('picture', 'Picture', 'Above the text and on the blog’s page.', {
      type: 'choice',
      choices,
      missing: 'Choose a picture.',
    }),
    field('pictureAlt', 'What the picture shows', 'For people who cannot see it.', {
      missing: 'Say what the picture shows.',
    }),
    field('featured', 'Show it first on the blog’s page', '', { type: 'tick' }),
  ]
}
