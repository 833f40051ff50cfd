import { contrast } from '#domain/colour/contrast.ts'
import { isDarkGround } from '#domain/colour/ground-tones.ts'
import { groundOf } from '../ground.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

const WHITE = '#ffffff'
/** Below this contrast the edge of a button is invisible on the page; a bright yellow has 1.4. */
const LEAST = 1.2

export function colourWarnings({ template, branding }: Pick<Site, 'template' | 'branding'>): readonly SiteWarning[] {
  const { primary, accent } = branding
  const ground = groundOf({ template, branding })
  const colours = [['branding.primary', primary] as const, ['branding.accent', accent] as const]
  const page = ground ?? WHITE
  return colours.flatMap(([path, colour]) => {
    if (colour === null || contrast(colour, page) >= LEAST) return []
    const seen = ground === null ? 'on a white page' : `on a page of ${ground}`
    const reason = `${colour} cannot be seen ${seen}, so buttons look like plain text: take a ${isDarkGround(ground) ? 'lighter' : 'darker'} colour`
    return [{ path, reason }]
  })
}
