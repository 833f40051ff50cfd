import type { PhotoSection, PhotoTile } from '../pages/stock-photo-page.ts'
import { Badge, Button } from './parts.tsx'
import { Notice } from './stock-notice.tsx'

/** DESK-4: the photos of a car: a grid with the first one large, and the form that adds more. Script adds dragging and progress. */
export function Photos(section: PhotoSection) {
  const { carId, orderMark, tiles, note, mayEdit, isOrdered, notice, faults, mostBytes } = section
  const action = `/stock/${carId}/photos`
  return (
    <section className="card photo-card" aria-labelledby="photos-title" id="photos" data-photos={action}>
      <div className="photo-grid" data-photo-grid={orderMark}>
        <header className="photo-head">
          <h2 id="photos-title">Photos</h2>
          {tiles.length > 0 && <span className="quiet">{note}</span>}
        </header>
        <Notice notice={notice} back={`/stock/${carId}`} at="photos" />
        {faults.length > 0 && (
          <ul className="fault photo-faults" role="alert" data-photo-faults>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {tiles.length === 0 && (
          <p className="quiet">This car has no photos yet. A car on the website without photos shows a drawing.</p>
        )}
        <ol className="photos">
          {tiles.map((tile) => (
            <Tile key={tile.key} tile={tile} action={action} orderMark={orderMark} mayEdit={mayEdit} />
          ))}
        </ol>
        {mayEdit && isOrdered && (
          <form method="post" action={action}>
            <input type="hidden" name="order" value={orderMark} />
            <Button quiet name="do" value="release">
              Back to the feed’s order
            </Button>
          </form>
        )}
      </div>
      {mayEdit && (
        <>
          <form
            method="post"
            action={`${action}/upload`}
            encType="multipart/form-data"
            className="photo-upload"
            data-photo-upload={mostBytes}
          >
            {/* Naming the types makes an iPhone convert its HEIC photos. */}
            <label className="photo-pick">
              <span>Add photos</span>
              <input type="file" name="photos" accept={PHOTO_TYPES} multiple />
            </label>
            <label className="photo-pick photo-camera">
              <span>Take a photo</span>
              <input type="file" name="photos" accept="image/*" capture="environment" />
            </label>
            <Button quiet>Upload</Button>
            <small className="quiet">
              JPEG, PNG, WebP, AVIF or GIF up to {mostBytes / 1024 / 1024} MB each. Location data is removed.
            </small>
          </form>
          <ul className="photo-uploads" data-photo-uploads aria-label="Photos being added" />
          <p className="visually-hidden" role="status" data-photo-said />
        </>
      )}
    </section>
  )
}

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

function Tile({
  tile,
  action,
  orderMark,
  mayEdit,
}: {
  readonly tile: PhotoTile
  readonly action: string
  readonly orderMark: string
  readonly mayEdit: boolean
}) {
  const { key, href, src, label, alt, isHidden, isFirst, isLast, isOwn, isEdited } = tile
  const image = src ? (
    <img src={src} alt={alt} width="240" height="160" loading="lazy" draggable="false" />
  ) : (
    <span className="no-photo">Being fetched</span>
  )
  return (
    <li className={isHidden ? 'is-hidden' : undefined} data-photo={key} data-label={label}>
      <div className="photo-frame">
        {mayEdit ? (
          <a href={href} aria-label={`Edit ${label}${alt === label ? '' : `: ${alt}`}`} draggable="false">
            {image}
          </a>
        ) : (
          image
        )}
        <span className="photo-marks">
          {isFirst && !isHidden && <Badge tone="info">First</Badge>}
          {isHidden && <Badge tone="warning">Hidden</Badge>}
          {isOwn && <Badge tone="plain">Added here</Badge>}
          {isEdited && <Badge tone="plain">Edited</Badge>}
        </span>
      </div>
      {mayEdit && (
        <form method="post" action={action} className="photo-acts">
          <input type="hidden" name="photo" value={key} />
          <input type="hidden" name="order" value={orderMark} />
          {isHidden ? (
            <PhotoButton act="show" label={`Show ${label}`} text="Show" />
          ) : (
            <>
              {!isFirst && <PhotoButton act="earlier" label={`Move ${label} earlier`} text="←" />}
              {!isLast && <PhotoButton act="later" label={`Move ${label} later`} text="→" />}
              {!isFirst && <PhotoButton act="first" label={`Make ${label} the first`} text="First" />}
              <PhotoButton act="hide" label={`Hide ${label}`} text="Hide" />
            </>
          )}
        </form>
      )}
    </li>
  )
}

function PhotoButton({ act, label, text }: { readonly act: string; readonly label: string; readonly text: string }) {
  return (
    <button type="submit" className="photo-button" name="do" value={act} aria-label={label}>
      {text}
    </button>
  )
}
