import type { PictureView } from '#domain/picture/picture-view.ts'
import { Picture } from '../elements/picture.tsx'

/** LOOK-7: a band above the heading of a form's page on a phone, and beside it on a desk. */
export function HeadPicture({ picture }: { readonly picture: PictureView | null }) {
  return picture ? (
    <Picture picture={picture} sizes="(width >= 64rem) 40rem, 100vw" className="head-picture" decoding="async" />
  ) : null
}
