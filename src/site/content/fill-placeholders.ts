import { counted } from '#domain/counted.ts'
import { CONTACT_PATH, COOKIE_SETTINGS_PATH } from '#domain/paths.ts'
import { telHref } from '#domain/phone/phone.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import { namedTags, tagsText } from '#domain/visitor/site-tags.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import { gapsText } from './accessibility-statement.ts'
import { decisionsText } from './decisions-text.ts'

export interface FilledText {
  readonly text: string
  /** A sentence for each unknown or empty placeholder, with the nearest known one. */
  readonly faults: readonly { readonly reason: string; readonly hint: string | null }[]
}

/** Replaces placeholders such as `{{legalName}}` with the dealer's facts, which are configured once. */
export function fillPlaceholders(markdown: string, site: Site): FilledText {
  return filled(markdown, site, escapeMarkdown)
}

/** The same in text that is not Markdown, such as a page's title and description. */
export function fillPlainText(text: string, site: Site): FilledText {
  return filled(text, site, (value) => value)
}

function filled(markdown: string, site: Site, written: (value: string) => string): FilledText {
  const faults = new Map<string, { readonly reason: string; readonly hint: string | null }>()
  const text = markdown.replace(/\{\{([^{}]*)\}\}/g, (whole, within: string) => {
    const name = within.trim()
    const read = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined
    if (read === undefined) {
      const names = Object.keys(PLACEHOLDERS)
      const reason = `there is no placeholder ${whole}; there are ${names.map((each) => `{{${each}}}`).join(', ')}`
      faults.set(whole, { reason, hint: didYouMean(name, names) })
      return whole
    }
    const value = read.value(site)
    if (value === null) faults.set(whole, { reason: `${whole} cannot be filled: ${read.from} is missing`, hint: null })
    return value === null ? whole : read.plain ? value : written(value)
  })
  return { text, faults: [...faults.values()] }
}

interface Placeholder {
  readonly value: (site: Site) => string | null
  /** The option that the value comes from. */
  readonly from: string
  /** Used in addresses: not escaped, since a backslash would become part of the address. */
  readonly plain?: boolean
}

const phoneOf = ({ contact, locations }: Site) => contact.salesPhone ?? locations[0]?.phone ?? null

/** The phone number as other pages show it: masked on a site that masks its numbers (PHONE-1). */
function shownPhoneOf(site: Site): string | null {
  const phone = phoneOf(site)
  return phone !== null && site.contact.maskPhones ? maskPhone(phone) : phone
}

const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  name: { value: ({ name }) => name, from: 'name' },
  legalName: { value: ({ identity, name }) => identity.legalName ?? name, from: 'identity.legalName' },
  abn: { value: ({ identity }) => identity.abn, from: 'identity.abn' },
  address: { value: ({ identity }) => identity.address, from: 'identity.address' },
  email: { value: ({ contact }) => contact.email, from: 'contact.email' },
  keepMonths: { value: ({ leads }) => monthsText(leads.keepMonths), from: 'leads.keepMonths', plain: true },
  cookies: { value: ({ integrations }) => cookiesText(integrations), from: 'integrations', plain: true },
  accessibilityGaps: { value: (site) => gapsText({ site, pageBlocks: [] }), from: 'the site', plain: true },
  decisions: { value: decisionsText, from: 'the site', plain: true },
  emailLink: { value: ({ contact }) => contact.email && `mailto:${contact.email}`, from: 'contact.email', plain: true },
  phone: { value: shownPhoneOf, from: 'contact.salesPhone' },
  phoneLink: {
    value: (site) => {
      const phone = phoneOf(site)
      if (phone === null) return null
      return site.contact.maskPhones ? CONTACT_PATH : telHref(phone, site.region)
    },
    from: 'contact.salesPhone',
    plain: true,
  },
}

/** D-62: the privacy policy's paragraph about the site's tags. */
function cookiesText(tags: Site['integrations']): string {
  if (namedTags(tags).length === 0)
    return 'This website sets no advertising cookies and loads nothing from social networks.'
  const services = tagsText(tags)
  return `If you accept them, this website loads ${services}, which set cookies of their own. They count visits and show us which pages and advertisements help people. They receive the pages you see and what you press, and they may keep it on computers in other countries, the United States among them. We do not send them what you type into a form. Until you accept, and if you decline, nothing of theirs loads. Your answer is stored in your own browser, and you can change it at any time under [Cookie settings](${COOKIE_SETTINGS_PATH}).`
}

/** '24 months', '1 month', '7 years' */
function monthsText(months: number): string {
  const [count, unit] = months > 24 && months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return counted(count, unit)
}

/** Escapes Markdown, so that a name with a star or a bracket shows unchanged. */
function escapeMarkdown(value: string): string {
  return value.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
