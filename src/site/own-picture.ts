/** A picture file in a site's folder that a page or an article shows (FIELD-5). */
export interface OwnPicture {
  /** The name it is stored and served under, derived from its content and size (domain/picture/fetched-picture.ts). */
  readonly name: string
  /** Its path within the site's folder: 'blog/tow-bar.jpg'. */
  readonly file: string
}
