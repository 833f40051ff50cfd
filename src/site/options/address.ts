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

/**
 * A picture of this site, or of another server by https:. `picture-hosts.ts` adds its host to the policy, so it must
 * know every option of this type.
 */
export const pictureAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/, 'a path of this site such as /site-files/car.webp, or an address with https:')
