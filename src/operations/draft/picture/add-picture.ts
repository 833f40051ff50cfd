import { createHash } from 'node:crypto'
import type { DraftPath } from '#domain/draft/draft-change.ts'
import { mayChange } from '#domain/draft/draft-state.ts'
import type { JsonRecord, JsonValue } from '#domain/draft/json-value.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { beginsAsSvg } from '#domain/picture/begins-as-svg.ts'
import {
  isPictureFile,
  SITE_PICTURE_LIMITS,
  type SitePictureUse,
  sitePictureName,
} from '#domain/picture/site-picture.ts'
import { svgFault } from '#domain/picture/svg-fault.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { type ChangedDraft, changeDraft } from '../change-draft.ts'
import { type ShownDraft, showDraft } from '../show-draft.ts'

/** An option that gets a picture, with the value that the person saw there. */
export interface PicturePlace {
  readonly path: DraftPath
  readonly before: JsonValue | undefined
}

/** What a picture shows; null: it is decoration. One of the two is required. */
export type PictureWords = string | null

export interface SentPicture {
  readonly name: string
  readonly bytes: Uint8Array
  readonly alt: PictureWords
  /** Null: it is added to the site's pictures alone. */
  readonly place: PicturePlace | null
  readonly use: SitePictureUse
  readonly key: string
}

export type PictureChanged =
  | { readonly ok: true; readonly file: string }
  /** A sentence. */
  | { readonly ok: false; readonly reason: 'fault'; readonly fault: string }
  | Extract<ChangedDraft, { readonly ok: false }>

/**
 * STUDIO-18: adds a picture to a draft, says what it shows and puts it where it is wanted, as one step. Its file is stored
 * before the step, so that the step never names a file that is not there. Null: there is no such draft.
 */
export async function addPicture(
  request: StaffRequest,
  draftId: string,
  { name, bytes, alt, place, use, key }: SentPicture,
): Promise<PictureChanged | null> {
  const shownDraft = await showDraft(request, draftId)
  if (shownDraft === null) return null
  const fault = wordsFault(alt)
  if (fault !== null && mayChange(shownDraft.draft)) return faultOf(fault)
  const picture = await madeReady(request, shownDraft, { name, bytes, use, folder: '' })
  if (!picture.ok) return picture
  const { file, hash } = picture
  const changedDraft = await changeDraft(request, draftId, {
    key,
    seen: shownDraft.last,
    changes: [
      { kind: 'put', path: [file], after: { hash } },
      { kind: 'set', path: ['site.json', 'pictures', file], after: saidAs(alt) },
      ...(place === null ? [] : [placed(place, file)]),
    ],
  })
  return changedDraft === null || !changedDraft.ok ? changedDraft : { ok: true, file }
}

/** STUDIO-18: adds a picture beside a page or an article, for its text: 'pages/'. The text says what it shows. */
export async function addTextPicture(
  request: StaffRequest,
  draftId: string,
  { name, bytes, folder, key }: Pick<SentPicture, 'name' | 'bytes' | 'key'> & { readonly folder: 'pages/' | 'blog/' },
): Promise<PictureChanged | null> {
  const shownDraft = await showDraft(request, draftId)
  if (shownDraft === null) return null
  if (isSvg(bytes)) return faultOf('A text shows photos: JPEG, PNG or WebP.')
  const picture = await madeReady(request, shownDraft, { name, bytes, use: 'page', folder })
  if (!picture.ok) return picture
  const changes = [{ kind: 'put' as const, path: [picture.file], after: { hash: picture.hash } }]
  const changedDraft = await changeDraft(request, draftId, { key, seen: shownDraft.last, changes })
  return changedDraft === null || !changedDraft.ok ? changedDraft : { ok: true, file: picture.file }
}

type Sent = Pick<SentPicture, 'name' | 'bytes' | 'use'> & { readonly folder: string }

/** A picture that a site can have: checked, written again, with a name of its own in the folder, and stored. */
async function madeReady(
  request: StaffRequest,
  shown: Pick<ShownDraft, 'draft' | 'files'>,
  { name, bytes, use, folder }: Sent,
): Promise<
  { readonly ok: true; readonly file: string; readonly hash: string } | Exclude<PictureChanged, { ok: true }>
> {
  if (!mayChange(shown.draft)) return { ok: false, reason: 'closed' }
  const files = Object.keys(shown.files).map((file) => file.toLowerCase())
  const fault = sizeFault(name, bytes)
  if (fault !== null) return faultOf(fault)
  if (files.filter(isPictureFile).length >= SITE_PICTURE_LIMITS.pictures)
    return faultOf(`A website has at most ${SITE_PICTURE_LIMITS.pictures} pictures. Remove some that are not used.`)
  const written = isSvg(bytes) ? writtenSvg(bytes) : await request.platform.pictures.addToSite(bytes, use)
  if (!written.ok) return faultOf(`‘${name}’ ${written.fault}.`)
  const taken = files.flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []))
  const file = folder + sitePictureName(name, written.format, new Set(taken))
  return { ok: true, file, hash: await storeDraftFile(request, written.picture) }
}

/** Stores the bytes of a file of a draft; a change of kind `put` names it by the hash. */
export async function storeDraftFile({ platform }: StaffRequest, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await platform.publications.files.write(hash, bytes)
  return hash
}

export function placed({ path, before }: PicturePlace, file: string): WantedChange {
  return { kind: 'set', path, ...(before !== undefined && { before }), after: file }
}

/** What is said of a picture, as the site's file has it. */
export function saidAs(alt: PictureWords): JsonRecord {
  return alt === null ? { decoration: true } : { alt }
}

/** Why these are no words for a picture; null: they are. */
export function wordsFault(alt: PictureWords): string | null {
  if (alt === '')
    return 'Say what the picture shows, for people who cannot see it, or choose ‘Decoration’ if it says nothing.'
  return alt !== null && alt.length > SITE_PICTURE_LIMITS.alt
    ? `The alt text has more than ${SITE_PICTURE_LIMITS.alt} characters: say it in a sentence.`
    : null
}

function faultOf(fault: string) {
  return { ok: false, reason: 'fault', fault } as const
}

function sizeFault(name: string, bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return 'Choose a picture first.'
  return bytes.byteLength > SITE_PICTURE_LIMITS.bytes
    ? `‘${name}’ is larger than ${SITE_PICTURE_LIMITS.bytes / 1024 / 1024} MB: send a smaller copy.`
    : null
}

function isSvg(bytes: Uint8Array): boolean {
  return beginsAsSvg(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))
}

function writtenSvg(bytes: Uint8Array) {
  const fault =
    bytes.byteLength > SITE_PICTURE_LIMITS.svgBytes
      ? `is larger than ${SITE_PICTURE_LIMITS.svgBytes / 1024} kB: save it as a PNG`
      : svgFault(Buffer.from(bytes).toString('utf8'))
  return fault === null ? ({ ok: true, picture: bytes, format: 'svg' } as const) : ({ ok: false, fault } as const)
}
