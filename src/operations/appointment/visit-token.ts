import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { idOfSigned, signedId } from '../signed-id.ts'

/** FORM-17: signs an appointment's id, so that only the buyer who got the link can move or cancel it. */
export function visitToken(
  platform: Pick<Platform, 'dataHash' | 'earlierHashes'>,
  { slug }: Pick<Site, 'slug'>,
  id: string,
): string {
  return signedId(platform, `visit ${slug}`, id)
}

/** The appointment's id of a link; null if the signature is wrong. */
export function idOfVisitToken(
  platform: Pick<Platform, 'dataHash' | 'earlierHashes'>,
  { slug }: Pick<Site, 'slug'>,
  token: string,
): string | null {
  return idOfSigned(platform, `visit ${slug}`, token)
}
