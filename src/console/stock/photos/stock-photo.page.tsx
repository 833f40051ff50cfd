import { definePage } from '../../page-modules.ts'
import { Clashes, Shown } from '../../parts/form/clashes.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button, Fault, PageHeading, TextArea } from '../../parts/parts.tsx'
import { Notice } from '../stock-notice.tsx'
import { CropForm } from './crop-form.tsx'
import { PhotoNamed } from './photo-named.tsx'
import type { StockPhotoPage } from './photo-values.ts'

/** DESK-4: one photo: description, crop and turn, hide or delete. */
function StockPhotoView(page: StockPhotoPage) {
  const { carId, src, alt, stage } = page
  const form = { method: 'post', action: `/stock/${carId}/photos` } as const
  const photo = <PhotoNamed page={page} />
  return (
    <>
      <p className="photo-ways">
        <a href={page.back}>← All photos</a>
        {page.previous && <a href={page.previous}>Previous photo</a>}
        {page.next && <a href={page.next}>Next photo</a>}
      </p>
      <PageHeading title={page.title} note={page.note}>
        {page.isFirst && !page.isHidden && <Badge tone="info">First</Badge>}
        {page.isHidden && <Badge tone="warning">Hidden</Badge>}
        {page.isEdited && <Badge tone="plain">Edited</Badge>}
      </PageHeading>
      <Notice notice={page.notice} back={`/stock/${carId}`} at="photos" />
      <Fault text={page.fault} />
      <div className="desk">
        <div className="desk-main">
          <section className="card" aria-label="The photo">
            <h2>On the website</h2>
            {src ? (
              <img className="photo-large" src={src} alt={alt} />
            ) : (
              <span className="no-photo">Being fetched</span>
            )}
          </section>
          {stage ? (
            <section className="card" aria-label="Turn and crop">
              <h2>Turn and crop</h2>
              <Form {...form} className="buttons photo-buttons">
                {photo}
                <Button quiet name="do" value="left">
                  ↺ Turn left
                </Button>
                <Button quiet name="do" value="right">
                  ↻ Turn right
                </Button>
                {page.isEdited && (
                  <Button quiet name="do" value="reset">
                    Back to the original
                  </Button>
                )}
              </Form>
              <CropForm page={page} stage={stage} />
            </section>
          ) : (
            <p className="quiet">This photo cannot be cropped here: it is a drawing, or is still being fetched.</p>
          )}
        </div>
        <div className="desk-side">
          <Form {...form} about={page.photo} className="card">
            {photo}
            <Clashes clashes={page.clashes} />
            <Shown fields={[{ name: 'text', shown: page.text.shown }]} />
            <TextArea
              label="Description"
              name="text"
              value={page.text.input}
              fault={page.text.fault}
              hasFocus={page.text.hasFocus}
              rows={3}
              required={false}
              hint="What the photo shows, for people who cannot see it and for search engines: ‘Dashboard with the touch screen’. At most 200 characters."
            />
            <Button name="do" value="describe">
              Save description
            </Button>
          </Form>
          <section className="card" aria-label="More">
            <h2>More</h2>
            <Form {...form} className="buttons photo-buttons">
              {photo}
              {!page.isFirst && !page.isHidden && (
                <Button quiet name="do" value="first">
                  Make it the first
                </Button>
              )}
              <Button quiet name="do" value={page.isHidden ? 'show' : 'hide'}>
                {page.isHidden ? 'Show on the website' : 'Hide'}
              </Button>
              {page.isOwn && (
                <Button quiet name="do" value="remove">
                  Delete photo
                </Button>
              )}
            </Form>
            <p className="quiet">
              {page.isOwn
                ? 'A deleted photo can be brought back for 30 days, with Undo on the car’s page.'
                : 'The feed sends this photo, so it can be hidden, not deleted.'}
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

export default definePage<StockPhotoPage>({
  title: ({ title }) => title,
  View: StockPhotoView,
})
