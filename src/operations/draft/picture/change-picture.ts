import { type Crop, cropPixels } from '#domain/desk/photo/photo-edit.ts'
import type { DraftPath } from '#domain/draft/draft-change.ts'
import { mayChange } from '#domain/draft/draft-state.ts'
import type { JsonValue } from '#domain/draft/json-value.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { LEAST_SITE_CROP } from '#domain/picture/site-picture.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { changeDraft } from '../change-draft.ts'
import {
  type PictureChanged,
  type PicturePlace,
  type PictureWords,
  placed,
  saidAs,
  storeDraftFile,
  wordsFault,
} from './add-picture.ts'
import { type DraftPicture, type DraftPictures, readPicture, showPictures } from './show-pictures.ts'

/** A picture of a draft that is to change. */
export interface PictureAt {
  readonly draftId: string
  readonly file: string
  readonly key: string
}

export type PictureRemoved =
  | PictureChanged
  | { readonly ok: false; readonly reason: 'used'; readonly uses: readonly DraftPath[] }

/** STUDIO-18: puts a picture of the site where it is wanted. `alt` says what it shows, where nobody has said so. */
export function choosePicture(
  request: StaffRequest,
  at: PictureAt,
  { place, alt }: { readonly place: PicturePlace; readonly alt: PictureWords | undefined },
): Promise<PictureChanged | null> {
  return changed(request, at, async ({ picture }) => {
    if (alt === undefined) return picture.alt === null ? (wordsFault('') ?? []) : [placed(place, picture.file)]
    return (
      wordsFault(alt) ?? [described(picture, picture.said, { alt, focus: picture.focus }), placed(place, picture.file)]
    )
  })
}

/** STUDIO-18: what a picture shows, or that it is decoration, and which point of it stays in view. */
export function describePicture(
  request: StaffRequest,
  at: PictureAt,
  { before, ...words }: DescribedAs & { readonly before: JsonValue | undefined },
): Promise<PictureChanged | null> {
  return changed(request, at, async ({ picture }) => {
    const { alt, focus } = words
    if (focus !== null && [focus.x, focus.y].some((part) => !(part >= 0 && part <= 100)))
      return 'The focal point is in percent, from 0 to 100.'
    return wordsFault(alt) ?? [described(picture, before, words)]
  })
}

/** STUDIO-18: keeps a part of a picture. Every place that uses it shows the part; undo brings the whole back. */
export function cropPicture(request: StaffRequest, at: PictureAt, crop: Crop): Promise<PictureChanged | null> {
  return changed(request, at, async ({ picture }) => {
    const facts = await readPicture(request, picture)
    if (facts?.size == null) return 'This picture cannot be cropped.'
    const { width, height } = cropPixels(crop, facts.size)
    if (width < LEAST_SITE_CROP.width || height < LEAST_SITE_CROP.height)
      return `${width} by ${height} pixels would remain. Choose a part of at least ${LEAST_SITE_CROP.width} by ${LEAST_SITE_CROP.height}.`
    const part = await request.platform.pictures.crop(facts.bytes, crop)
    if (!part.ok) return `The picture ${part.fault}.`
    const hash = await storeDraftFile(request, part.picture)
    // A point of the whole picture is another one of its part.
    const { alt, focus, said } = picture
    const middle = focus === null || alt === null ? [] : [described(picture, said, { alt: alt || null, focus: null })]
    return [{ kind: 'put', path: [picture.file], before: { hash: picture.hash }, after: { hash } }, ...middle]
  })
}

/** STUDIO-18: removes a picture that is used nowhere; else says where it is. Null: there is no such draft or picture. */
export async function removePicture(request: StaffRequest, at: PictureAt): Promise<PictureRemoved | null> {
  let uses: readonly DraftPath[] = []
  const removal = await changed(request, at, async ({ picture }) => {
    uses = picture.uses
    if (uses.length > 0) return 'used'
    const path = ['site.json', 'pictures', picture.file]
    const before = picture.said
    return [
      { kind: 'remove-file', path: [picture.file], before: { hash: picture.hash } },
      ...(before === undefined ? [] : [{ kind: 'set', path, before } as const]),
    ]
  })
  return uses.length > 0 ? { ok: false, reason: 'used', uses } : removal
}

interface Open {
  readonly shown: DraftPictures['shown']
  readonly picture: DraftPicture
}

/** `wanted`: the changes, or why there are none, as a sentence. */
async function changed(
  request: StaffRequest,
  { draftId, file, key }: PictureAt,
  wanted: (open: Open) => Promise<readonly WantedChange[] | string>,
): Promise<PictureChanged | null> {
  const read = await showPictures(request, draftId)
  const picture = read?.pictures.find((each) => each.file === file)
  if (read === null || picture === undefined) return null
  if (!mayChange(read.shown.draft)) return { ok: false, reason: 'closed' }
  const changes = await wanted({ shown: read.shown, picture })
  if (typeof changes === 'string') return { ok: false, reason: 'fault', fault: changes }
  const changedDraft = await changeDraft(request, draftId, { key, seen: read.shown.last, changes })
  return changedDraft === null || !changedDraft.ok ? changedDraft : { ok: true, file }
}

interface DescribedAs {
  readonly alt: PictureWords
  readonly focus: DraftPicture['focus']
}

function described(
  { file }: DraftPicture,
  before: JsonValue | undefined,
  { alt, focus }: DescribedAs,
): Extract<WantedChange, { readonly kind: 'set' }> {
  const after = { ...saidAs(alt), ...(focus !== null && { focus: { x: focus.x, y: focus.y } }) }
  return { kind: 'set', path: ['site.json', 'pictures', file], ...(before !== undefined && { before }), after }
}
