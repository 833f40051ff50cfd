import type { PhotoStage, StockPhotoPage } from '../pages/stock-photo-page.ts'
import { Clashes, Shown } from './form/clashes.tsx'
import { Badge, Button, Fault, PageHeading, TextArea } from './parts.tsx'
import { Notice } from './stock-notice.tsx'

/** DESK-4: one photo: description, crop and turn, hide or delete. */
export function StockPhotoView(page: StockPhotoPage) {
  const { carId, src, alt, stage } = page
  const form = { method: 'post', action: `/stock/${carId}/photos` } as const
  const photo = (
    <>
      <input type="hidden" name="photo" value={page.photo} />
      <input type="hidden" name="from" value="photo" />
      <input type="hidden" name="order" value={page.orderMark} />
      <input type="hidden" name="shape" value={page.shapeMark} />
    </>
  )
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
              <form {...form} className="buttons photo-buttons">
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
              </form>
              <form {...form} className="crop" data-crop>
                {photo}
                <div className={`crop-stage${isTall(stage) ? ' is-tall' : ''}`} data-crop-stage>
                  <Turned stage={stage} />
                </div>
                <Ratios />
                <CropFields crop={stage.crop} />
                <Button name="do" value="crop">
                  Crop
                </Button>
              </form>
            </section>
          ) : (
            <p className="quiet">This photo cannot be cropped here: it is a drawing, or is still being fetched.</p>
          )}
        </div>
        <div className="desk-side">
          <form {...form} className="card">
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
          </form>
          <section className="card" aria-label="More">
            <h2>More</h2>
            <form {...form} className="buttons photo-buttons">
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
            </form>
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

/** The photo turned, without its crop. An SVG, because no style may be written into a page. */
function Turned({ stage: { src, width, height, turn } }: { readonly stage: PhotoStage }) {
  const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width]
  const moved = {
    0: '',
    90: `translate(${height} 0)`,
    180: `translate(${width} ${height})`,
    270: `translate(0 ${width})`,
  }
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label="The photo before the crop">
      <image href={src} width={width} height={height} transform={`${moved[turn]} rotate(${turn})`} />
    </svg>
  )
}

function isTall({ width, height, turn }: PhotoStage): boolean {
  return turn % 180 === 0 ? height > width : width > height
}

function Ratios() {
  return (
    <fieldset className="crop-ratios">
      <legend>Shape</legend>
      {(['free', '4:3', '3:2'] as const).map((ratio) => (
        <label key={ratio} className="tick">
          <input type="radio" name="ratio" value={ratio} defaultChecked={ratio === 'free'} />
          {ratio === 'free' ? 'Free' : ratio}
        </label>
      ))}
    </fieldset>
  )
}

function CropFields({ crop }: { readonly crop: PhotoStage['crop'] }) {
  return (
    <fieldset className="crop-fields">
      <legend>Part of the photo, in percent</legend>
      {(['left', 'top', 'width', 'height'] as const).map((name) => (
        <label key={name}>
          <span>{LABELS[name]}</span>
          <input name={name} defaultValue={crop[name]} inputMode="decimal" autoComplete="off" required />
        </label>
      ))}
    </fieldset>
  )
}

const LABELS = { left: 'From the left', top: 'From the top', width: 'Width', height: 'Height' } as const
