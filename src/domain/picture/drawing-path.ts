/**
 * Digest of all drawings, part of their addresses, so that browsers keep a drawing for good and fetch it again when it
 * changes. A test compares it with the drawings and names the new one.
 */
export const DRAWINGS_VERSION = 'ed43'

/** Address of a drawing on pages, by its name: 'suv-blue-side-800.webp'. */
export function drawnPath(name: string): string {
  return `/drawn/${DRAWINGS_VERSION}/${name}`
}

/** The drawing's name without width and format, if an address of this platform is one; else null. */
export function drawingStem(address: string): string | null {
  return /^\/(?:pictures\/made|drawn\/[a-z0-9]+)\/([a-z0-9.-]+)-\d+\.(?:webp|avif)$/.exec(address)?.[1] ?? null
}
