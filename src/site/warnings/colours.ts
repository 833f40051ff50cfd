import { contrast } from '../colour/contrast.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

const PAGE = '#ffffff'
/** Below this contrast the edge of a button is invisible on the page; a bright yellow has 1.4. */
const LEAST = 1.2

export function colourWarnings({ branding: { primary, accent } }: Pick<Site, 'branding'>): readonly SiteWarning[] {
  const colours = [['branding.primary', primary] as const, ['branding.accent', accent] as const]
  return colours.flatMap(([path, colour]) => {
    if (colour === null || contrast(colour, PAGE) >= LEAST) return []
    const reason = `${colour} cannot be seen on a white page, so buttons look like plain text: take a darker colour`
    return [{ path, reason }]
  })
}
