import { textOn } from '#domain/colour/contrast.ts'
import type { Site } from './site.ts'

/** Icon of a site without one: the first letter of its name on its brand colour, as SVG. */
export function madeIcon({ name, branding }: Pick<Site, 'name' | 'branding'>): string {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  const { colour } = textOn(branding.primary)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="12" fill="${branding.primary}"/><text x="32" y="46" text-anchor="middle" font-family="'Helvetica Neue', Helvetica, Arial, sans-serif" font-weight="700" font-size="40" fill="${colour}">${letter.toUpperCase()}</text></svg>\n`
}
