import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Fault, PageHeading } from '../../parts/parts.tsx'
import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import { CropPart } from './crop-part.tsx'
import { FocusPoint } from './focus-point.tsx'
import { PictureWords } from './picture-words.tsx'
import type { WebsitePicturePage } from './pictures-values.ts'
import { UsedIn } from './used-in.tsx'

export default definePage<WebsitePicturePage>({ title: ({ file }) => file, View: WebsitePictureView })

function WebsitePictureView(page: WebsitePicturePage) {
  const { bar, file, action, back, place, src, alt, before, stage, size, byAi, uses, said, fault } = page
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  return (
    <>
      <DraftBar bar={bar} to={action} />
      <Crumbs
        links={[
          { href: at, label: 'All parts' },
          { href: back, label: place === null ? 'Pictures' : `Pictures for ‘${place.what}’` },
        ]}
      />
      <PageHeading title={file} {...(size !== null && { note: size })} />
      <Fault text={fault} />
      <p className={said === null ? 'visually-hidden' : 'done'} role="status">
        {said}
      </p>
      {byAi !== null && <p>The file says that it was {byAi}. Every size that visitors get says so too.</p>}
      <div className="picture-page" key={`${src} ${before}`}>
        <Form method="post" action={action} className="card picture-form">
          <h2>Words and focal point</h2>
          <Input type="hidden" name="before" value={before} />
          {place !== null && <Input type="hidden" name="place" value={place.before} />}
          <PictureWords alt={alt} />
          {stage === null ? (
            <img src={src} alt={file} className="picture-whole" />
          ) : (
            <FocusPoint src={src} stage={stage} />
          )}
          {bar.isOpen && (
            <div className="toolbar">
              {place !== null && (
                <Button name="do" value="use">
                  Use for ‘{place.what}’
                </Button>
              )}
              <Button name="do" value="describe" quiet={place !== null}>
                Save
              </Button>
            </div>
          )}
        </Form>
        {stage !== null && bar.isOpen && (
          <Form method="post" action={action} data-draft="none" className="card picture-form">
            <h2>Crop</h2>
            <CropPart src={src} stage={stage} />
            <Button name="do" value="crop" quiet>
              Crop
            </Button>
          </Form>
        )}
        <section className="card picture-form" aria-label="Where it is used">
          <h2>Where it is used</h2>
          <UsedIn uses={uses} />
          {bar.isOpen && (
            <Form method="post" action={action} data-draft="none">
              <Button name="do" value="remove" quiet>
                Remove this picture
              </Button>
            </Form>
          )}
        </section>
      </div>
    </>
  )
}
