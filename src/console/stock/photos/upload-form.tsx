import type { ChangeEvent } from 'react'
import { Input, PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import type { Upload, useUploads } from './use-uploads.ts'

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** DESK-4: adds photos: with script a choice is sent at once, so that its fields look like buttons. */
export function UploadForm({
  action,
  mostBytes,
  add,
}: {
  readonly action: string
  readonly mostBytes: number
  readonly add: (files: Iterable<File>) => void
}) {
  const isScripted = useScripted()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <Form
      method="post"
      action={`${action}/upload`}
      encType="multipart/form-data"
      className={`photo-upload${isScripted ? ' is-scripted' : ''}`}
    >
      {/* Naming the types makes an iPhone convert its HEIC photos. */}
      <label className="photo-pick">
        <span>Add photos</span>
        <Input type="file" name="photos" accept={PHOTO_TYPES} multiple onChange={choose} />
      </label>
      <label className="photo-pick photo-camera">
        <span>Take a photo</span>
        <Input type="file" name="photos" accept="image/*" capture="environment" onChange={choose} />
      </label>
      <Button quiet>Upload</Button>
      <small className="quiet">
        JPEG, PNG, WebP, AVIF or GIF up to {mostBytes / 1024 / 1024} MB each. Location data is removed.
      </small>
    </Form>
  )
}

/** The photos that are on their way, and those that were refused. */
export function UploadList({ uploads, again, dismiss }: Omit<ReturnType<typeof useUploads>, 'add'>) {
  if (uploads.length === 0) return null
  return (
    <ul className="photo-uploads" aria-label="Photos being added">
      {uploads.map(({ id, file, part, fault }) => (
        <li key={id}>
          {fault === null ? (
            <>
              <span>{file.name}</span>
              <span className="quiet">{partText(part)}</span>
              <progress max={1} value={part ?? 0} aria-label={`Sending ${file.name}`} />
            </>
          ) : (
            <>
              <span className="is-bad">{fault}</span>
              <span>
                <PlainButton type="button" className="link" onClick={() => again(id, file)}>
                  Try again
                </PlainButton>
                <PlainButton type="button" className="link" onClick={() => dismiss(id)}>
                  Dismiss
                </PlainButton>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function partText(part: Upload['part']): string {
  if (part === null) return 'Waiting'
  return part < 1 ? `${Math.round(part * 100)}%` : 'Making its sizes'
}
