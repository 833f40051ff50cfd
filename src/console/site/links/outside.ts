import { isMailAddress } from '#domain/person/mail-address.ts'
import type { LinkTarget } from './link-values.ts'

/** What was typed as an address outside the website: another website, a phone number or an email; null: none of these. */
export function outsideOf(typed: string): LinkTarget | null {
  if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(typed)) return { title: 'Another website', address: typed }
  if (/^(http:\/\/)?(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(typed) && !typed.includes('@'))
    return { title: 'Another website', address: `https://${typed.replace(/^http:\/\//, '')}` }
  const mail = typed.replace(/^mailto:/, '')
  if (isMailAddress(mail)) return { title: 'An email to', address: `mailto:${mail}` }
  if (/^(tel:)?\+?[\d ()-]{6,20}$/.test(typed))
    return { title: 'A call to', address: `tel:${typed.replace(/^tel:/, '').replace(/[^\d+]/g, '')}` }
  return null
}
