import { z } from 'zod'

/** A path of the site itself; `//elsewhere` would be another site. */
export const sitePath = z.string().regex(/^\/(?!\/)/, 'a path of this site such as /search')

/** A page of another site. Only http and https: a `javascript:` address would run on the dealer's pages. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'a full address such as https://www.dealer.example' })

/** A page of a service that the site has bought; names in braces are replaced with the car's values. */
export const serviceAddress = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s"'<>]*$/i,
    'a full address with https: such as https://chat.example/dealer?car={id}',
  )

/** Target of a menu link. */
export const linkAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/|tel:|mailto:)/, 'a path of this site, or a full address with https:, tel: or mailto:')

/** A name used in addresses. */
export const slugText = z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')

export const phoneNumber = z.string().regex(/^[0-9+() .-]{6,20}$/, 'a phone number as it is dialled')

/** Where the files of a site's folder are on its pages. */
export const FILES_PATH = '/site-files/'
/** The name of a picture in the site's folder, as the end of a pattern. */
export const FILE_NAME = String.raw`[^/:\s][^:]*\.(svg|png|jpe?g|webp|avif|gif)$`

/** P-7: a picture in the site's folder may be written by its name alone, 'team.webp', as in `pictureFile`. */
export const onPages = (text: string) => (/^(\/|https:\/\/)/.test(text) ? text : `${FILES_PATH}${text}`)

/**
 * A picture of this site, or of another server by https:. `picture-hosts.ts` adds its host to the policy, so it must
 * know every option of this type.
 */
export const pictureAddress = z
  .string()
  .regex(
    new RegExp(`^(/(?!/)|https://|${FILE_NAME})`),
    'a file of the site’s folder such as car.webp, a path of this site, or an address with https:',
  )
  .overwrite(onPages)

/** A picture of this site, so that a block asks no other server for anything. */
export const ownPicture = z
  .string()
  .regex(new RegExp(`^(/(?!/)|${FILE_NAME})`), 'a picture of this site, such as the file team.webp in its folder')
  .overwrite(onPages)

/** A file of the site's folder by its name; its path on the pages means the same (P-7). */
export const pictureFile = z
  .string()
  .min(1)
  .overwrite((text) => (text.startsWith(FILES_PATH) ? text.slice(FILES_PATH.length) : text))
