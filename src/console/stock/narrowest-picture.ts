/** The narrowest address of a picture. */
export function smallest({ src, srcset }: { readonly src: string; readonly srcset: string | null }): string {
  return srcset?.split(' ')[0] ?? src
}
