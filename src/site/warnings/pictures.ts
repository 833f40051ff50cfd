import { open } from 'node:fs/promises'
import { beginsAsSvg } from '#domain/picture/begins-as-svg.ts'
import type { GoodSite } from '../folder/read-sites.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import { formatPath, type SitePath } from '../site-fault.ts'
import type { SiteWarning } from './site-warning.ts'

const OWN_FILES = '/site-files/'
/** Path of pictures that the platform itself serves. */
const OURS = '/pictures/'
const LOOKS_LIKE_PICTURE = /^\/[^?#]*\.(svg|png|jpe?g|webp|avif|gif)$/i

/** Warnings for pictures that options and blocks name by a path of this site but that are not in its folder. */
export function missingPictureWarnings(
  { site, pages }: Pick<GoodSite, 'site' | 'pages'>,
  files: readonly string[],
): readonly SiteWarning[] {
  const ofPages = pages.flatMap(({ name, blocks }) => texts(blocks, [`pages/${name}.json`]))
  return [...texts(site, []), ...ofPages].flatMap(({ at, text }) => {
    if (!LOOKS_LIKE_PICTURE.test(text) || text.startsWith(OURS)) return []
    const path = formatPath(at)
    if (!text.startsWith(OWN_FILES))
      return [
        { path, reason: `there is no picture at "${text}": put it in the site's folder and write "${OWN_FILES}…"` },
      ]
    const file = text.slice(OWN_FILES.length)
    if (files.includes(file)) return []
    const hint = didYouMean(file, files)
    return [{ path, reason: `there is no file "${file}" in the site's folder${hint === null ? '' : `; ${hint}`}` }]
  })
}

/** Warnings for logo files that no browser can show, whatever their names say. */
export async function logoWarnings(
  { branding, menus }: Pick<Site, 'branding' | 'menus'>,
  pathOf: (file: string) => string,
  files: readonly string[],
): Promise<readonly SiteWarning[]> {
  const named = [
    { path: 'branding.logo', file: branding.logo },
    { path: 'branding.logoOnDark', file: branding.logoOnDark },
    { path: 'menus.groupLogo.image', file: menus.groupLogo?.image ?? null },
    ...menus.brandLogos.map(({ image }, index) => ({ path: `menus.brandLogos[${index}].image`, file: image })),
  ]
  const warnings: SiteWarning[] = []
  for (const { path, file } of named) {
    if (file === null || !files.includes(file) || (await isPicture(pathOf(file)))) continue
    warnings.push({
      path,
      reason: `"${file}" is neither an SVG nor a PNG, JPEG, WebP or AVIF picture: save it again as one`,
    })
  }
  return warnings
}

const BEGINNING_BYTES = 4096

async function isPicture(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    return (
      beginsAsSvg(buffer.toString('utf8', 0, bytesRead)) ||
      /^(\u0089PNG|\u00ff\u00d8\u00ff|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavif|GIF8)/.test(text)
    )
  } finally {
    await file.close()
  }
}

/** Every text in the options, with its path. */
function texts(value: unknown, at: SitePath): readonly { readonly at: SitePath; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, index) => texts(each, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => texts(each, [...at, key]))
}
