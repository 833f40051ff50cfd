/** What a site says of its pictures, by their address on its pages (STUDIO-18). */
export type DescribedPictures = Readonly<Record<string, DescribedPicture>>

export interface DescribedPicture {
  readonly alt: string | null
  /** It says nothing that the words beside it do not say. */
  readonly decoration: boolean
  /** In percent from the left and the top; null: the middle. */
  readonly focus: { readonly x: number; readonly y: number } | null
}

/** The alt text of a picture that its place has no words for; empty: decoration, or nobody has said. */
export function altAt(pictures: DescribedPictures, address: string): string {
  const said = Object.hasOwn(pictures, address) ? pictures[address] : undefined
  return said === undefined || said.decoration ? '' : (said.alt ?? '')
}
