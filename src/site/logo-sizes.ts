import type { PictureSize } from '#domain/picture/picture-size.ts'

/** Sizes of a site's logos, by file name: 'logo.svg'. Leaves out a file that states none. */
export type LogoSizes = Readonly<Record<string, PictureSize>>

export const NO_LOGO_SIZES: LogoSizes = {}
