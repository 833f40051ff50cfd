import { type FormEvent, useState } from 'react'
import type { SuccessPhotos } from '#views/lead-page/success-view.ts'
import * as words from '#words/success.ts'
import { TextField } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useWords } from '../use-words.ts'
import styles from './add-photos.css?url'
import { withSmallerPhotos } from './smaller-photos.ts'

/** B14, B24: photos of the visitor's own car, after the form was sent: a phone offers its camera and its photos. */
export function AddPhotos({ photos }: { readonly photos: SuccessPhotos }) {
  const t = useWords()
  const [sending, setSending] = useState(false)
  const { heading, hint, answer, isFault, room } = photos
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    if (!form.reportValidity()) return
    setSending(true)
    await withSmallerPhotos(form)
    form.submit()
  }
  return (
    <section id="photos" aria-labelledby="photos-heading" className="add-photos">
      <link rel="stylesheet" href={styles} precedence="site" />
      <h2 id="photos-heading" className="text-xl">
        {heading}
      </h2>
      {answer ? (
        <p role="status" className={isFault ? 'font-medium text-bad' : 'font-medium text-good'}>
          {answer}
        </p>
      ) : null}
      {room > 0 ? (
        <form
          method="post"
          action="/api/lead-photos"
          encType="multipart/form-data"
          onSubmit={(event) => void send(event)}
        >
          <TextField
            label={t(words.photos)}
            hint={hint}
            type="file"
            name="photos"
            accept="image/jpeg,image/png,image/webp"
            multiple
            required
          />
          <SubmitButton sending={sending} busy={t(words.sending)} className="mt-4">
            {t(words.sendPhotos)}
          </SubmitButton>
        </form>
      ) : null}
    </section>
  )
}
