import { LINK_CHECKS } from './link-checks.ts'
import type { PageFacts } from './page-facts.ts'
import { fault, type PageCheck, type PageFault, type PageSurroundings, pathOf, unique, warning } from './page-fault.ts'

/** The listing's limit, which holds for all pages of the platform. */
const PAGE_BYTES = 110 * 1024
/** A picture of this size takes more than a second on a usual phone connection. */
const PICTURE_BYTES = 500 * 1024
const KB = 1024

const FILE_NAME = /^\S+\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|image|screenshot|photo)[-_ ]?\d+$/i

const CHECKS: readonly PageCheck[] = [
  ({ title }) => (title === '' ? [fault('title', 'The page has no title. Browsers and search engines show it.')] : []),
  ({ description }) =>
    description === ''
      ? [warning('description', 'The page has no description. Search engines take any words of it instead.')]
      : [],
  ({ language }) =>
    /^en\b/i.test(language)
      ? []
      : [fault('language', `The page says that it is in ‘${language}’, so screen readers read it wrongly.`)],
  ({ headings }) => {
    const mains = headings.filter(({ level }) => level === 1)
    if (mains.length === 1) return []
    return [
      fault(
        'main heading',
        mains.length === 0
          ? 'The page has no main heading.'
          : `The page has ${mains.length} main headings: ${listed(mains.map(({ text }) => text))}. Keep one.`,
      ),
    ]
  },
  ({ headings }) =>
    headings.some(({ text }) => text === '') ? [fault('empty heading', 'A heading has no words.')] : [],
  ({ headings }) =>
    headings.flatMap(({ level, text }, at) => {
      const before = headings[at - 1]
      if (!before || level <= before.level + 1) return []
      return [
        warning(
          'order of headings',
          `The heading ‘${text}’ is two levels below ‘${before.text}’. Take the level between, so that screen readers keep the order.`,
          text,
        ),
      ]
    }),
  ({ pictures }) =>
    pictures
      .filter(({ alt }) => alt === null)
      .map(({ src }) =>
        fault(
          'alt text',
          `The picture ‘${nameOf(src)}’ has no alt text. Say what it shows, or mark it as decoration.`,
          src,
        ),
      ),
  ({ pictures }) =>
    pictures.flatMap(({ alt, src }) =>
      alt !== null && FILE_NAME.test(alt.trim())
        ? [warning('file name as alt text', `‘${alt}’ is the name of a file. Say what the picture shows.`, src)]
        : [],
    ),
  ...LINK_CHECKS,
  ({ namelessControls }) =>
    unique(namelessControls).map((control) =>
      fault('control without a name', `A field or button has no name: ${control}.`),
    ),
  ({ doubledIds }) =>
    doubledIds.map((id) => fault('doubled id', `Two places of the page have the same name, ‘${id}’.`, id)),
  ({ headlessTables }) =>
    headlessTables.map((words) =>
      warning('table without headers', `The table ‘${words}’ has no headers that say what its columns are.`, words),
    ),
  ({ namelessFrames }) =>
    namelessFrames.map((src) => fault('frame without a title', `The frame of ${src} does not say what it shows.`, src)),
  ({ bytes }) =>
    bytes > PAGE_BYTES
      ? [
          warning(
            'heavy page',
            // Without its own size: a live page that is heavy already is not said again for one more line.
            `The page has more than ${PAGE_BYTES / KB} kB of text. It is slow on a phone.`,
          ),
        ]
      : [],
  ({ pictures }, { pictureBytes }) =>
    unique(pictures.map(({ src }) => src)).flatMap((src) => {
      const bytes = pictureBytes(src) ?? 0
      if (bytes <= PICTURE_BYTES) return []
      return [
        warning(
          'heavy picture',
          `The picture ‘${nameOf(src)}’ has ${Math.round(bytes / KB)} kB. Above ${PICTURE_BYTES / KB} kB it is slow on a phone.`,
          src,
        ),
      ]
    }),
]

/** All that is wrong with a page, faults first. */
export function pageFaults(page: PageFacts, around: PageSurroundings): readonly PageFault[] {
  return faultsFirst(CHECKS.flatMap((check) => check(page, around)))
}

export function faultsFirst(found: readonly PageFault[]): readonly PageFault[] {
  return [...found.filter(({ weight }) => weight === 'fault'), ...found.filter(({ weight }) => weight === 'warning')]
}

/** STUDIO-12: what a change brings: the faults of a page that its live version does not have. */
export function newFaults(live: readonly PageFault[], draft: readonly PageFault[]): readonly PageFault[] {
  const liveSentences = live.map(({ sentence }) => sentence)
  return draft.filter(({ sentence }) => {
    const at = liveSentences.indexOf(sentence)
    if (at >= 0) liveSentences.splice(at, 1)
    return at < 0
  })
}

/** A page whose address draws another one's: search engines and open tabs cannot tell them apart. */
export function doubledTitle(title: string, others: readonly string[]): readonly PageFault[] {
  const [other] = others
  if (title === '' || other === undefined) return []
  return [warning('doubled title', `The page ${other} has the same title, ‘${title}’. Give each its own.`, title)]
}

/** An address of the live site that leads nowhere any more. */
export function gonePage(path: string): PageFault {
  return warning('gone page', `Nothing is at ${path} any more, and links of others still lead there. Add a redirect.`)
}

/** A page that search engines are asked to leave out, and were not before. */
export function hiddenPage(): PageFault {
  return warning('hidden page', 'The page asks search engines to leave it out.')
}

function nameOf(src: string): string {
  return pathOf(src).split('/').at(-1) || src
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `‘${text}’`).join(', ')
}
