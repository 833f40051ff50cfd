import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** FORM-17: signs an appointment's id, so that only the buyer who got the link can move or cancel it. */
export function visitToken(platform: Pick<Platform, 'keyedHash'>, site: Pick<Site, 'slug'>, id: string): string {
  return `${id}.${signature(platform, site, id)}`
}

/** The appointment's id of a link; null if the signature is wrong. */
export function idOfVisitToken(
  platform: Pick<Platform, 'keyedHash'>,
  site: Pick<Site, 'slug'>,
  token: string,
): string | null {
  const [id = '', signed = ''] = token.split('.')
  return signed === signature(platform, site, id) ? id : null
}

/** 160 bits: it cannot be guessed. */
const SIGNATURE_CHARACTERS = 40

function signature({ keyedHash }: Pick<Platform, 'keyedHash'>, { slug }: Pick<Site, 'slug'>, id: string): string {
  return keyedHash(`visit ${slug} ${id}`).slice(0, SIGNATURE_CHARACTERS)
}
