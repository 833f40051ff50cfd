import { isJsonRecord, type JsonValue } from '#domain/draft/json-value.ts'
import { type PictureUses, pictureUses } from '#domain/draft/picture-uses.ts'
import { jsonOf, member } from '#domain/draft/value-at.ts'
import { type DigitalSource, digitalSourceOf } from '#domain/picture/digital-source.ts'
import type { PictureSize } from '#domain/picture/picture-size.ts'
import { pictureSize } from '#domain/picture/picture-size.ts'
import { isPictureFile, isSitePicture } from '#domain/picture/site-picture.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { type ShownDraft, showDraft } from '../show-draft.ts'

/** A picture of a draft's site (STUDIO-18). */
export interface DraftPicture {
  readonly file: string
  /** Of its content. */
  readonly hash: string
  /** What it shows; empty: decoration; null: nobody has said. */
  readonly alt: string | null
  /** What the site's file says of it, as it is written. */
  readonly said: JsonValue | undefined
  /** In percent. */
  readonly focus: { readonly x: number; readonly y: number } | null
  readonly uses: NonNullable<ReturnType<PictureUses['get']>>
  /** Whether an option can name it: pictures of articles are in folders of their own. */
  readonly isForOptions: boolean
}

export interface DraftPictures {
  readonly shown: ShownDraft
  /** By name. */
  readonly pictures: readonly DraftPicture[]
}

/** STUDIO-18: the pictures of a draft's site, each with where it is used. Null: there is no such draft. */
export async function showPictures(request: StaffRequest, draftId: string): Promise<DraftPictures | null> {
  const shownDraft = await showDraft(request, draftId)
  if (shownDraft === null) return null
  const uses = pictureUses(shownDraft, await markdownOf(request, shownDraft))
  const pictures = Object.entries(shownDraft.files)
    .flatMap(([file, content]) => ('hash' in content && isPictureFile(file) ? [{ file, hash: content.hash }] : []))
    .map((picture) => ({
      ...picture,
      ...saidOf(shownDraft, picture.file),
      uses: uses.get(picture.file) ?? [],
      isForOptions: isSitePicture(picture.file),
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
  return { shown: shownDraft, pictures }
}

export interface PictureFacts {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Null: a drawing, or another format without a size in its first bytes. */
  readonly size: PictureSize | null
  readonly source: DigitalSource | null
}

/** The bytes of a picture and what they say. Null: its file cannot be had. */
export async function readPicture(
  request: StaffRequest,
  { hash }: Pick<DraftPicture, 'hash'>,
): Promise<PictureFacts | null> {
  const read = await request.platform.publications.files.read(hash)
  if (read === null) return null
  const bytes = new Uint8Array(read)
  return { bytes, size: pictureSize(bytes), source: digitalSourceOf(bytes) }
}

function saidOf({ files }: ShownDraft, file: string): Pick<DraftPicture, 'alt' | 'focus' | 'said'> {
  const said = saidIn(jsonOf(files, 'site.json'), file)
  const [alt, focus] = [member(said, 'alt'), member(said, 'focus')]
  const [x, y] = [member(focus, 'x'), member(focus, 'y')]
  return {
    said,
    alt: member(said, 'decoration') === true ? '' : typeof alt === 'string' ? alt : null,
    focus: typeof x === 'number' && typeof y === 'number' ? { x, y } : null,
  }
}

function saidIn(site: JsonValue | undefined, file: string): JsonValue | undefined {
  const all = member(site, 'pictures')
  return isJsonRecord(all) ? member(all, file) : undefined
}

/** The Markdown of pages and articles. */
async function markdownOf({ platform }: StaffRequest, { files }: ShownDraft): Promise<ReadonlyMap<string, string>> {
  const read = Object.entries(files).map(async ([file, content]) => {
    if (!file.endsWith('.md') || !('hash' in content)) return []
    const bytes = await platform.publications.files.read(content.hash)
    return bytes === null ? [] : [[file, Buffer.from(bytes).toString('utf8')] as const]
  })
  return new Map((await Promise.all(read)).flat())
}
