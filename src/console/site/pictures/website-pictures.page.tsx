import { counted } from '#domain/counted.ts'
import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Empty, Fault, PageHeading } from '../../parts/parts.tsx'
import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import type { PicturePlaceView, PictureRow, WebsitePicturesPage } from './pictures-values.ts'
import { UploadPicture } from './upload-picture.tsx'
import { UsedIn } from './used-in.tsx'

export default definePage<WebsitePicturesPage>({
  title: ({ place }) => (place === null ? 'Pictures' : 'Choose a picture'),
  View: WebsitePicturesView,
})

function WebsitePicturesView(page: WebsitePicturesPage) {
  const { bar, action, place, words, pictures, count, said, fault } = page
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={action} />
      <Crumbs
        links={[{ href: at, label: 'All parts' }, ...(place === null ? [] : [{ href: place.back, label: place.what }])]}
      />
      <PageHeading
        title={place === null ? 'Pictures' : 'Choose a picture'}
        note={place === null ? 'Every picture of the website, and where it is used.' : place.what}
      />
      <Fault text={fault} />
      <p className={said === null ? 'visually-hidden' : 'done'} role="status">
        {said}
      </p>
      <UploadPicture page={page} />
      <section className="picture-list" aria-label="Pictures of the website">
        <div className="heading">
          <h2>{counted(count, 'picture')}</h2>
          <search>
            <Form method="get" action={`${at}/pictures`} className="search">
              {place !== null && <input type="hidden" name="for" value={place.path} />}
              <label className="visually-hidden" htmlFor="picture-words">
                Find a picture by its name
              </label>
              <Input id="picture-words" name="q" type="search" defaultValue={words} placeholder="Yard, team …" />
              <Button quiet>Find</Button>
            </Form>
          </search>
        </div>
        {place?.isOptional && place.before !== '' && place.before !== 'null' && (
          <Form method="post" action={action.replace('/pictures', '/pictures/use')} data-draft="none">
            <Input type="hidden" name="before" value={place.before} />
            <Button quiet name="file" value="">
              Use no picture
            </Button>
          </Form>
        )}
        {pictures.length === 0 && (
          <Empty title={words === '' ? 'No pictures yet' : `No picture is called ‘${words}’`}>
            {words === '' ? 'Add the first one above.' : 'Try another word.'}
          </Empty>
        )}
        <ul className="picture-tiles">
          {pictures.map((picture) => (
            <Tile key={picture.file} picture={picture} place={place} action={action} />
          ))}
        </ul>
      </section>
    </>
  )
}

interface TileProps {
  readonly picture: PictureRow
  readonly place: PicturePlaceView | null
  readonly action: string
}

function Tile({ picture, place, action }: TileProps) {
  const { file, src, href, alt, uses, isChosen, isReady } = picture
  return (
    <li>
      <a href={href} className="picture-tile">
        <img src={src} alt="" width={240} height={160} loading="lazy" />
        <strong className="words">{file}</strong>
      </a>
      <p className="quiet words">{alt === null ? 'Nobody has said what it shows.' : alt === '' ? 'Decoration' : alt}</p>
      {place === null ? (
        <UsedIn uses={uses} isShort />
      ) : isChosen ? (
        <p>
          <strong>In use here</strong>
        </p>
      ) : isReady ? (
        <Form method="post" action={action.replace('/pictures', '/pictures/use')} data-draft="none">
          <Input type="hidden" name="before" value={place.before} />
          <Button quiet name="file" value={file}>
            Use<span className="visually-hidden"> {file}</span>
          </Button>
        </Form>
      ) : (
        <a className="button quiet-button" href={href}>
          Describe and use<span className="visually-hidden"> {file}</span>
        </a>
      )}
    </li>
  )
}
