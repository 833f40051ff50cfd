import { useId } from 'react'
import { Input } from '../../parts/form/controls.tsx'

/** STUDIO-18: what a picture shows, or that it is decoration: one of the two is required. */
export function PictureWords({ alt }: { readonly alt: string | null }) {
  const id = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={id}>What it shows (alt text)</label>
        <Input
          id={id}
          name="alt"
          defaultValue={alt ?? ''}
          maxLength={300}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
        />
        <small id={`${id}-hint`} className="quiet">
          For people who cannot see it. Example: Our yard in Moorooka from the street.
        </small>
      </div>
      <label className="tick">
        <Input type="checkbox" name="decoration" value="yes" defaultChecked={alt === ''} /> Decoration: it says nothing
        that the words beside it do not say
      </label>
    </>
  )
}
