import { isPictureFile } from '../picture/site-picture.ts'
import type { DraftBase, DraftPath } from './draft-change.ts'
import { itemStep } from './draft-path.ts'
import { isJsonList, isJsonRecord, type JsonValue } from './json-value.ts'
import { listIds } from './list-ids.ts'
import { member } from './value-at.ts'

/** STUDIO-18: where each picture of a site's folder is used, by its file: paths of options, and files of pages and articles. */
export type PictureUses = ReadonlyMap<string, readonly DraftPath[]>

/** `texts`: the Markdown of pages and articles by file. */
export function pictureUses({ files, inherited }: DraftBase, texts: ReadonlyMap<string, string>): PictureUses {
  const uses = new Map<string, DraftPath[]>()
  const add = (picture: string, path: DraftPath) => {
    if (!isPictureFile(picture) || !Object.hasOwn(files, picture)) return
    const paths = uses.get(picture) ?? []
    if (!paths.some((each) => each.join('\n') === path.join('\n'))) uses.set(picture, [...paths, path])
  }
  for (const [file, content] of Object.entries(files)) {
    if (!('json' in content)) continue
    for (const [path, text] of namedIn(content.json, inherited[file], [file])) add(nameOf(text), path)
  }
  for (const [file, text] of texts)
    for (const address of addressesIn(text)) add(joined(file.split('/').slice(0, -1), address), [file])
  return uses
}

/** What is said of pictures names none. */
const WORDS_OF_PICTURES = 'pictures'

function* namedIn(
  value: JsonValue | undefined,
  standard: JsonValue | undefined,
  path: DraftPath,
): Generator<readonly [DraftPath, string]> {
  const held = value === undefined ? standard : value
  if (typeof held === 'string') yield [path, held]
  if (isJsonList(held)) {
    const ids = listIds(held)
    for (const [at, item] of held.entries()) yield* namedIn(item, undefined, [...path, itemStep(ids[at] ?? '')])
  }
  if (!isJsonRecord(held)) return
  for (const key of new Set([...Object.keys(held), ...Object.keys(isJsonRecord(standard) ? standard : {})]))
    if (path.length > 1 || key !== WORDS_OF_PICTURES)
      yield* namedIn(member(value, key), member(standard, key), [...path, key])
}

const ON_PAGES = '/site-files/'

function nameOf(text: string): string {
  return text.startsWith(ON_PAGES) ? text.slice(ON_PAGES.length) : text
}

function* addressesIn(markdown: string): Generator<string> {
  for (const [, address = ''] of markdown.matchAll(/\]\(\s*<?([^)\s>]+)/g)) yield address
  const [, picture] = /^picture:(.*)$/m.exec(markdown) ?? []
  if (picture?.trim()) yield picture.trim()
}

/** A path beside a file: 'pages', '../hero.jpg' is 'hero.jpg'. */
function joined(folder: readonly string[], address: string): string {
  const steps = [...folder]
  for (const step of address.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}
