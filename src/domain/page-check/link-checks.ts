import { fault, isOwn, type PageCheck, type PageFault, pathOf, unique, warning } from './page-fault.ts'

/** Words that say nothing where they are read alone, as a screen reader's list of links does. */
const UNCLEAR = /^(click )?(here|this|link|more|read more|learn more|find out more|details|go)\.?$/i
/** From '000' to the longest number of the world. */
const PHONE_DIGITS = { least: 3, most: 15 } as const
const MAIL = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/

/** What is wrong with the links of a page (STUDIO-12). */
export const LINK_CHECKS: readonly PageCheck[] = [
  ({ links }) =>
    links
      .filter(({ name }) => name === '')
      .map(({ href }) =>
        fault(
          'words of a link',
          `The link to ${href} has no words. Nobody who listens to the page knows where it leads.`,
          href,
        ),
      ),
  ({ links }) =>
    links
      .filter(({ name }) => UNCLEAR.test(name))
      .map(({ name, href }) =>
        warning('unclear link', `The link ‘${name}’ to ${href} does not say where it leads.`, href),
      ),
  ({ links }) => {
    const targets = Map.groupBy(
      links.filter(({ name }) => name !== '' && !UNCLEAR.test(name)),
      ({ name }) => name.toLowerCase(),
    )
    return [...targets.values()].flatMap((same) => {
      const hrefs = unique(same.map(({ href }) => href))
      const [first] = same
      if (first === undefined || hrefs.length < 2) return []
      const sentence = `The words ‘${first.name}’ lead to different places: ${hrefs.join(', ')}. Say how they differ.`
      return [warning('same words', sentence, hrefs.at(-1))]
    })
  },
  ({ links }, { exists }) =>
    hrefsOf(links)
      .filter((href) => isOwn(href) && !exists(pathOf(href)))
      .map((href) => fault('dead link', `A link leads to ${href}, where this site has no page.`, href)),
  ({ links, anchors }, { exists, hasAnchor }) =>
    hrefsOf(links).flatMap((href): readonly PageFault[] => {
      const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/.exec(href) ?? []
      if (anchor === '' || (path !== '' && !isOwn(path)) || (path !== '' && !exists(path))) return []
      if (path === '' ? anchors.has(anchor) : hasAnchor(path, anchor)) return []
      return [
        warning('dead anchor', `A link leads to ${href}, and the page has no such place. It opens at its top.`, href),
      ]
    }),
  ({ links }) =>
    hrefsOf(links)
      .filter((href) => href.startsWith('http://'))
      .map((href) => warning('unsafe link', `The link to ${href} is not secure. Take the address with https.`, href)),
  ({ links }) =>
    hrefsOf(links).flatMap((href): readonly PageFault[] => {
      const number = /^tel:(.*)$/i.exec(href)?.[1]
      if (number === undefined || canBeRung(number)) return []
      return [fault('phone number', `The number ‘${number}’ cannot be rung.`, number)]
    }),
  ({ links }) =>
    hrefsOf(links).flatMap((href): readonly PageFault[] => {
      const address = /^mailto:([^?]*)/i.exec(href)?.[1]
      if (address === undefined || MAIL.test(address)) return []
      return [fault('mail address', `Nobody can write to ‘${address}’: it is no mail address.`, address)]
    }),
]

function hrefsOf(links: readonly { readonly href: string }[]): readonly string[] {
  return unique(links.map(({ href }) => href))
}

function canBeRung(number: string): boolean {
  const digits = decodeURIComponent(number).replace(/[\s().-]/g, '')
  return /^\+?\d+$/.test(digits) && digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most
}
