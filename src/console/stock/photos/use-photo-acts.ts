import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { sendHere } from '../../browser/send-here.ts'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import type { PhotoSection } from './photo-values.ts'
import type { TakePhotos } from './take-photos.ts'

/** DESK-4: what a person does with the photos that are there, without loading the page. */
export interface PhotoActs {
  /** Said to people who listen to the page. */
  readonly said: string
  readonly say: (text: string) => void
  /** Sends a form of the section: a press on a photo, or an undo. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** Moves a photo to a place among the shown ones, 0 for the first. */
  readonly place: (key: string, to: number) => Promise<void>
}

/** `focus` puts the focus at a photo's control: its handle without an act. */
export function usePhotoActs(
  section: PhotoSection,
  take: TakePhotos,
  focus: (key: string, act: string | null) => void,
): PhotoActs {
  const { mark } = useContext(PageFormsContext)
  const [said, say] = useState('')
  const [done, setDone] = useState<Done | null>(null)
  const latest = useRef({ section, focus })
  useEffect(() => {
    latest.current = { section, focus }
  })
  useEffect(() => {
    if (done) latest.current.focus(done.key, done.act)
  }, [done])
  const send = async (action: string, values: URLSearchParams, act: string | null) => {
    const key = values.get('photo') ?? ''
    const before = labelOf(latest.current.section, key)
    const pageData = await sendHere(action, values)
    if (pageData === null) return say('That was not saved: the connection broke. Try again.')
    const photos = take(pageData)
    if (photos === null) return
    setDone({ key, act })
    say(sentence(photos, before, labelOf(photos, key)))
  }
  const action = `/stock/${section.carId}/photos`
  return {
    said,
    say,
    submit: (event) => {
      event.preventDefault()
      const form = event.currentTarget
      const { submitter } = event.nativeEvent as SubmitEvent
      const sent = [...new FormData(form, submitter)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      const act = submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : null
      void send(form.action, new URLSearchParams(sent), act)
    },
    place: (photo, to) => {
      const order = latest.current.section.orderMark
      const values = new URLSearchParams({ photo, do: 'place', to: String(to + 1), order })
      if (mark !== null) values.set('shown-to', mark)
      return send(action, values, null)
    },
  }
}

/** A change that came back; the focus goes to its photo. */
interface Done {
  readonly key: string
  readonly act: string | null
}

function labelOf({ tiles }: PhotoSection, key: string): string | null {
  return tiles.find((tile) => tile.key === key)?.label ?? null
}

function sentence({ notice, faults }: PhotoSection, before: string | null, after: string | null): string {
  if (faults.length > 0) return faults.join(' ')
  if (before === null || after === null || before === after) return notice?.text ?? 'Saved.'
  return `${before} is now ${after.toLowerCase()}`
}
