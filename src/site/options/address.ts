import { z } from 'zod'

/** A path of the site itself; `//elsewhere` would be another site. */
export const sitePath = z.string().regex(/^\/(?!\/)/, 'a path of this site such as /search')

/** A page of another site. Only the web's own protocols: a `javascript:` address would run on the dealer's pages. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'a full address such as https://www.dealer.example' })

/** A page of a service that the site has bought; words in braces are filled in with the car's own. */
export const serviceAddress = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s"'<>]*$/i,
    'a full address with https: such as https://chat.example/dealer?car={id}',
  )

/** Where a menu leads. */
export const linkAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/|tel:|mailto:)/, 'a path of this site, or a full address with https:, tel: or mailto:')

/** A name in addresses. */
export const slugText = z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')

export const phoneNumber = z.string().regex(/^[0-9+() ]{6,20}$/, 'a phone number as it is dialled')

/** A picture: of this site, or of another server by https:. `picture-hosts.ts` lets pages show it, so it must know every option of this kind. */
export const pictureAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/, 'a path of this site such as /site-files/car.webp, or an address with https:')
