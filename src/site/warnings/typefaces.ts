import { open } from 'node:fs/promises'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** A typeface is preloaded, and on a slow line it delays the page's largest picture. */
const MOST_BYTES = 60_000
/** The first bytes of every WOFF2 file. */
const SIGNATURE = 'wOF2'

/** Warnings for typefaces of the site's own that a browser cannot load, or that slow its pages down. */
export async function typefaceWarnings(
  { branding: { ownTypefaces } }: Pick<Site, 'branding'>,
  pathOf: (file: string) => string,
  files: readonly string[],
): Promise<readonly SiteWarning[]> {
  const warnings: SiteWarning[] = []
  const { licence, headline, text } = ownTypefaces
  for (const [use, file] of Object.entries({ headline, text })) {
    if (file === null) continue
    const reason = files.includes(file) ? await reasonAgainst(file, pathOf(file)) : missing(file, files)
    if (reason !== null) warnings.push({ path: `branding.ownTypefaces.${use}`, reason })
  }
  const unlicensed = licence === null ? (headline ?? text) : null
  if (unlicensed !== null)
    warnings.push({
      path: 'branding.ownTypefaces.licence',
      reason: `write under which licence "${unlicensed}" may be on a website, and where the proof is: a typeface bought for print may not be on a website`,
    })
  return warnings
}

function missing(file: string, files: readonly string[]): string {
  const hint = didYouMean(file, files)
  return `there is no file "${file}" in the site's folder${hint === null ? '' : `; ${hint}`}`
}

async function reasonAgainst(file: string, path: string): Promise<string | null> {
  const opened = await open(path)
  try {
    const { buffer } = await opened.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length, 0)
    if (buffer.toString('latin1') !== SIGNATURE)
      return `"${file}" is not a WOFF2 file, whatever its name says: convert the typeface to WOFF2`
    const { size } = await opened.stat()
    if (size <= MOST_BYTES) return null
    return `"${file}" has ${Math.round(size / 1000)} kB, and every page waits for it: cut it to the letters of English, under ${MOST_BYTES / 1000} kB`
  } finally {
    await opened.close()
  }
}
