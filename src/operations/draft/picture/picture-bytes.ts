import { CUT_WIDTHS, cutWidths, fetchedPictureAddress, fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { isClear } from '#domain/picture/picture-alpha.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { showDraft } from '../show-draft.ts'
import { readPicture } from './show-pictures.ts'

export interface ShownPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** STUDIO-18: a picture of a draft as the console shows it, about so wide. Null: the draft has none with this content. */
export async function pictureBytes(
  request: StaffRequest,
  draftId: string,
  { hash, width }: { readonly hash: string; readonly width: number },
): Promise<ShownPicture | null> {
  const shownDraft = await showDraft(request, draftId)
  const [file] =
    Object.entries(shownDraft?.files ?? {}).find(([, content]) => 'hash' in content && content.hash === hash) ?? []
  const type = TYPES[file?.split('.').at(-1)?.toLowerCase() ?? '']
  const facts = type === undefined ? null : await readPicture(request, { hash })
  if (type === undefined || facts === null) return null
  const whole = { bytes: facts.bytes, type }
  // A drawing, and what would be on white, are shown as they are.
  if (type === TYPES['svg'] || isClear(facts.bytes)) return whole
  const { pictures } = request.platform
  const storedPicture = await pictures.keep(facts.bytes)
  const size = storedPicture.ok ? fetchedPictureAt(fetchedPictureAddress(storedPicture.picture.name) ?? '') : null
  if (size === null) return whole
  const cutWidth = cutWidths(size.width).find((each) => each >= width) ?? Math.min(size.width, LARGEST)
  const cut = await pictures.read(size.name, `${cutWidth}.webp`)
  return cut === null ? whole : { bytes: cut.bytes, type: cut.contentType }
}

const LARGEST = CUT_WIDTHS[CUT_WIDTHS.length - 1] ?? 0

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
