import { cutText } from '#domain/cut-text.ts'
import { matchesName, SITE_PICTURE_LIMITS } from '#domain/picture/site-picture.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { addPicture } from '#operations/draft/picture/add-picture.ts'
import { choosePicture } from '#operations/draft/picture/change-picture.ts'
import { pictureBytes } from '#operations/draft/picture/picture-bytes.ts'
import { type DraftPictures, showPictures } from '#operations/draft/picture/show-pictures.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formFiles, formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { missing } from '../../refusal-pages.ts'
import { typedPage } from '../../shown.ts'
import { pictureSrc } from '../part/picture-note.ts'
import { draftBar, draftHref } from '../studio/draft-view.ts'
import { notChanged } from './not-changed.ts'
import { placeOfForm, placeView, viewsOfUses } from './picture-place.ts'
import type { PicturePlaceView, PictureRow, WebsitePicturesPage } from './pictures-values.ts'

const MOST_TYPED = 100
const WIDTHS = { small: 400, large: 1600 } as const

/** STUDIO-18: the pictures of a draft's site, to look at, to add to and to choose from. */
export const routes = {
  'GET /website/drafts/:draft/pictures': (call) => show(call, {}),
  'POST /website/drafts/:draft/pictures': async (call) => {
    const read = await open(call)
    if (read === null) return MISSING
    const [file] = await formFiles(call.form, 'picture')
    const { place } = read
    if (file === undefined) return show(call, { fault: 'Choose a picture first.' })
    const alt =
      place?.asksWords === false || formText(call.form, 'decoration') === 'yes' ? null : formText(call.form, 'alt')
    const result = await addPicture(staffRequest(call), idOf(call), {
      ...file,
      alt,
      place: placeOfForm(place, formText(call.form, 'before')),
      use: place?.path === ICON ? 'icon' : 'page',
      key: call.platform.randomId(),
    })
    if (result === null) return MISSING
    if (!result.ok) return show(call, { fault: notChanged(result) })
    if (place !== null) return { to: place.back }
    return { to: `${draftHref(idOf(call))}/picture?${new URLSearchParams({ file: result.file, added: 'yes' })}` }
  },
  'POST /website/drafts/:draft/pictures/use': async (call) => {
    const read = await open(call)
    const place = placeOfForm(read?.place ?? null, formText(call.form, 'before'))
    if (read?.place == null || place === null) return MISSING
    const [file, key] = [formText(call.form, 'file'), call.platform.randomId()]
    if (file !== '') {
      const alt = read.place.asksWords ? undefined : null
      const result = await choosePicture(staffRequest(call), { draftId: idOf(call), file, key }, { place, alt })
      if (result === null) return MISSING
      return result.ok ? { to: read.place.back } : show(call, { fault: notChanged(result) })
    }
    const { path, before } = place
    const changes = before === undefined ? [] : [{ kind: 'set' as const, path, before }]
    const result = await changeDraft(staffRequest(call), idOf(call), { key, seen: read.pictures.shown.last, changes })
    if (result === null) return MISSING
    return result.ok ? { to: read.place.back } : show(call, { fault: notChanged(result) })
  },
  'GET /website/drafts/:draft/pictures/:hash': async (call) => {
    const width = WIDTHS[call.query.get('size') === 'large' ? 'large' : 'small']
    const hash = call.params['hash'] ?? ''
    const picture = await pictureBytes(staffRequest(call), idOf(call), { hash, width })
    return picture === null ? MISSING : { photo: picture.bytes, type: picture.type }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const ICON = 'branding/icon'

interface OpenPictures {
  readonly pictures: DraftPictures
  readonly place: PicturePlaceView | null
}

async function open(call: ConsoleCall): Promise<OpenPictures | null> {
  const pictures = await showPictures(staffRequest(call), idOf(call))
  return pictures === null ? null : { pictures, place: placeView(pictures.shown, call.query.get('for') ?? '') }
}

async function show(call: ConsoleCall, { fault = null }: { readonly fault?: string | null }): Promise<ConsoleAnswer> {
  const read = await open(call)
  if (read === null) return MISSING
  const {
    pictures: { shown, pictures },
    place,
  } = read
  const at = draftHref(shown.draft.id)
  const words = cutText(call.query.get('q') ?? '', MOST_TYPED)
  const offered = pictures.filter(({ isForOptions }) => place === null || isForOptions)
  const query = new URLSearchParams(place === null ? {} : { for: place.path })
  return {
    page: typedPage<WebsitePicturesPage>({
      kind: 'website-pictures',
      bar: draftBar(shown, onSite(call).site),
      action: `${at}/pictures${place === null ? '' : `?${query}`}`,
      place,
      words,
      pictures: offered
        .filter(({ file, alt }) => matchesName(`${file} ${alt ?? ''}`, words))
        .map((picture): PictureRow => {
          const { file, hash, alt } = picture
          const of = new URLSearchParams({ ...Object.fromEntries(query), file })
          return {
            file,
            src: pictureSrc(at, hash),
            href: `${at}/picture?${of}`,
            alt,
            uses: viewsOfUses(shown, picture),
            isChosen:
              place !== null &&
              (JSON.stringify(file) === place.before || JSON.stringify(`/site-files/${file}`) === place.before),
            isReady: alt !== null || place?.asksWords === false,
          }
        }),
      count: pictures.length,
      mostMegabytes: SITE_PICTURE_LIMITS.bytes / 1024 / 1024,
      said:
        call.query.get('removed') === 'yes' && fault === null ? 'The picture is removed. ‘Undo’ brings it back.' : null,
      fault,
    }),
    ...(fault !== null && { status: 409 as const, keepsWords: true }),
  }
}

function idOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}

export const MISSING = missing('This draft or this picture is not there any more.')
