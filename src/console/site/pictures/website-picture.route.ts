import type { Crop } from '#domain/desk/photo/photo-edit.ts'
import { byAiText } from '#domain/picture/digital-source.ts'
import type { PictureChanged } from '#operations/draft/picture/add-picture.ts'
import { choosePicture, cropPicture, describePicture, removePicture } from '#operations/draft/picture/change-picture.ts'
import { readPicture, showPictures } from '#operations/draft/picture/show-pictures.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { pictureSrc } from '../part/picture-note.ts'
import { jsonOf, NO_JSON } from '../part/read-part-form.ts'
import { draftBar, draftHref } from '../studio/draft-view.ts'
import { notChanged } from './not-changed.ts'
import { placeOfForm, placeView, viewsOfUses } from './picture-place.ts'
import type { WebsitePicturePage } from './pictures-values.ts'
import { MISSING } from './website-pictures.route.ts'

/** STUDIO-18: one picture of a draft's site. */
export const routes = {
  'GET /website/drafts/:draft/picture': (call) => show(call, {}),
  'POST /website/drafts/:draft/picture': async (call) => {
    const deed = formText(call.form, 'do')
    const result = await ACTS[deed]?.(call)
    if (result === undefined || result === null) return MISSING
    if (typeof result === 'string') return show(call, { fault: result })
    if (!result.ok) return show(call, { fault: notChanged(result) })
    if (deed === 'remove') return { to: `${draftHref(idOf(call))}/pictures?removed=yes` }
    const read = await showPictures(staffRequest(call), idOf(call))
    const place = read && placeView(read.shown, call.query.get('for') ?? '')
    if (deed === 'use' && place) return { to: place.back }
    return {
      to: `${draftHref(idOf(call))}/picture?${new URLSearchParams({ ...Object.fromEntries(call.query), changed: deed })}`,
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** What the buttons of the page do: null where the picture is gone, a sentence where something is wrong. */
const ACTS: Readonly<Record<string, (call: ConsoleCall) => Promise<PictureChanged | string | null>>> = {
  describe: async (call) => {
    const before = jsonOf(formText(call.form, 'before'))
    const focus = focusOf(call.form)
    if (before === NO_JSON || focus === undefined) return 'Type the focal point in percent, from 0 to 100.'
    return describePicture(staffRequest(call), pictureAt(call), { alt: wordsOf(call.form), focus, before })
  },
  async use(call) {
    const read = await showPictures(staffRequest(call), idOf(call))
    const view = read && placeView(read.shown, call.query.get('for') ?? '')
    const place = placeOfForm(view, formText(call.form, 'place'))
    return place && choosePicture(staffRequest(call), pictureAt(call), { place, alt: wordsOf(call.form) })
  },
  crop: async (call) => {
    const crop = cropOf(call.form)
    return crop === null
      ? 'Crop: type left, top, width and height in percent, from 0 to 100.'
      : cropPicture(staffRequest(call), pictureAt(call), crop)
  },
  async remove(call) {
    const result = await removePicture(staffRequest(call), pictureAt(call))
    return result !== null && !result.ok && result.reason === 'used'
      ? 'Not removed: it is used. Choose another picture in the places below first.'
      : result
  },
}

async function show(call: ConsoleCall, { fault = null }: { readonly fault?: string | null }): Promise<ConsoleAnswer> {
  const read = await showPictures(staffRequest(call), idOf(call))
  const picture = read?.pictures.find(({ file }) => file === call.query.get('file'))
  const facts = picture && (await readPicture(staffRequest(call), picture))
  if (!read || !picture || !facts) return MISSING
  const { shown } = read
  const at = draftHref(shown.draft.id)
  const place = placeView(shown, call.query.get('for') ?? '')
  const { file, hash, alt, focus, said } = picture
  const query = new URLSearchParams({ file, ...(place && { for: place.path }) })
  return {
    page: typedPage<WebsitePicturePage>({
      kind: 'website-picture',
      bar: draftBar(shown, onSite(call).site),
      file,
      action: `${at}/picture?${query}`,
      back: `${at}/pictures${place === null ? '' : `?${new URLSearchParams({ for: place.path })}`}`,
      place,
      src: pictureSrc(at, hash, 'large'),
      alt,
      before: said === undefined ? '' : JSON.stringify(said),
      stage: facts.size && { ...facts.size, focus: focus ?? MIDDLE },
      size: facts.size && `${facts.size.width} × ${facts.size.height} pixels`,
      byAi: byAiText(facts.source),
      uses: viewsOfUses(shown, picture),
      said: fault === null ? saidOf(call.query) : null,
      fault,
    }),
    ...(fault !== null && { status: 409 as const, keepsWords: true }),
  }
}

const MIDDLE = { x: 50, y: 50 }

const SAID: Readonly<Record<string, string>> = {
  describe: 'Saved. Every place that uses the picture has it.',
  crop: 'The picture is cropped. ‘Undo’ brings the whole back.',
}

function saidOf(query: URLSearchParams): string | null {
  if (query.get('added') === 'yes') return 'The picture is added to the draft.'
  return SAID[query.get('changed') ?? ''] ?? null
}

function pictureAt(call: ConsoleCall) {
  return { draftId: idOf(call), file: call.query.get('file') ?? '', key: call.platform.randomId() }
}

/** Null: decoration. */
function wordsOf(form: FormData): string | null {
  return formText(form, 'decoration') === 'yes' ? null : formText(form, 'alt')
}

/** Null: the middle; undefined: no number. */
function focusOf(form: FormData): { readonly x: number; readonly y: number } | null | undefined {
  const [x, y] = [numberOf(form, 'x'), numberOf(form, 'y')]
  if (x === null && y === null) return null
  if (x === null || y === null || Number.isNaN(x) || Number.isNaN(y)) return undefined
  return x === MIDDLE.x && y === MIDDLE.y ? null : { x, y }
}

function cropOf(form: FormData): Crop | null {
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) => numberOf(form, name))
  const parts = [left, top, width, height]
  if (left == null || top == null || width == null || height == null) return null
  if (parts.some((part) => !(Number(part) >= 0 && Number(part) <= 100)) || width === 0 || height === 0) return null
  return {
    left: left / 100,
    top: top / 100,
    width: Math.min(width, 100 - left) / 100,
    height: Math.min(height, 100 - top) / 100,
  }
}

/** Null: nothing is typed; NaN: no number. */
function numberOf(form: FormData, name: string): number | null {
  const text = formText(form, name)
  if (text === '') return null
  return /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
}

function idOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}
