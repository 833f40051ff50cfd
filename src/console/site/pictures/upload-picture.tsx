import { useId } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import { FieldFault } from '../../parts/form/field-fault.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button } from '../../parts/parts.tsx'
import { PictureWords } from './picture-words.tsx'
import type { WebsitePicturesPage } from './pictures-values.ts'

/** Naming the types makes an iPhone convert its HEIC photos. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

/** STUDIO-18: adds a picture, with what it shows. A plain form: it works before the script is there. */
export function UploadPicture({ page }: { readonly page: WebsitePicturesPage }) {
  const id = useId()
  const { action, place, mostMegabytes, bar } = page
  if (!bar.isOpen) return null
  return (
    <Form method="post" action={action} encType="multipart/form-data" data-draft="none" className="card picture-upload">
      <h2>Add a picture</h2>
      {place !== null && <Input type="hidden" name="before" value={place.before} />}
      <div className="field">
        <label htmlFor={id}>File</label>
        <Input id={id} type="file" name="picture" accept={TYPES} required aria-describedby={`${id}-hint`} />
        <FieldFault id={id} />
        <small id={`${id}-hint`} className="quiet">
          JPEG, PNG, WebP, AVIF, GIF or SVG up to {mostMegabytes} MB. Its sizes are made for you, and location data is
          removed.
        </small>
      </div>
      {place?.asksWords !== false && <PictureWords alt={null} />}
      <Button>{place === null ? 'Add' : 'Add and use'}</Button>
    </Form>
  )
}
